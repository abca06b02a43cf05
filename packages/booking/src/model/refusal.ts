import { errorCodes } from '@xinglin/gateway-sdk';

/** Refusals that mean the chosen time is taken, while the person may stay on the same schedule. */
const goneCodes: readonly number[] = [
  errorCodes.slotTaken,
  errorCodes.shiftStopped,
  errorCodes.shiftClosed,
  errorCodes.shiftNotReleased,
];

/** Whether a refused submit means that another time has to be chosen. */
export function isTimeGone(code: number | undefined): boolean {
  return code !== undefined && goneCodes.includes(code);
}
