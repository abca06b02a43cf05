import {
  errorCodes,
  type JoinWaitListRefusal,
  type RescheduleRegistrationOrderRefusal,
  type SubmitOfflineBookingRefusal,
  type SubmitRegistrationOrderRefusal,
} from '@xinglin/gateway-sdk';

/** Where a person whose order was refused can go on. */
export type WayOut =
  | 'otherTime'
  | 'otherDay'
  | 'otherDoctor'
  | 'otherPatient'
  | 'orderInTheWay'
  | 'unclearOrder'
  | 'orders'
  | 'hospital'
  | 'patients'
  | 'waits'
  | 'thisOrder';

interface SubmitRefusal {
  readonly code: number;
  /** The main one first. */
  readonly waysOut: readonly [WayOut, ...WayOut[]];
}

/** Every refusal of a submit; the contract tells which there are, and one without a way out does not compile. */
export const submitRefusals = {
  consentRequired: { code: errorCodes.consentRequired, waysOut: ['patients', 'otherPatient'] },
  shiftStopped: { code: errorCodes.shiftStopped, waysOut: ['otherTime', 'otherDoctor'] },
  shiftClosed: { code: errorCodes.shiftClosed, waysOut: ['otherTime'] },
  shiftNotReleased: { code: errorCodes.shiftNotReleased, waysOut: ['otherTime'] },
  slotTaken: { code: errorCodes.slotTaken, waysOut: ['otherTime', 'otherDoctor'] },
  suspendedForNoShows: { code: errorCodes.suspendedForNoShows, waysOut: ['otherPatient'] },
  firstVisitClinic: {
    code: errorCodes.firstVisitClinic,
    waysOut: ['otherDoctor', 'otherPatient', 'hospital'],
  },
  drawnAtOpening: { code: errorCodes.drawnAtOpening, waysOut: ['otherTime'] },
  overlappingVisit: {
    code: errorCodes.overlappingVisit,
    waysOut: ['otherTime', 'orderInTheWay'],
  },
  sameDoctorSameDay: {
    code: errorCodes.sameDoctorSameDay,
    waysOut: ['otherDay', 'orderInTheWay', 'otherPatient'],
  },
  bookedElsewhere: {
    code: errorCodes.bookedElsewhere,
    waysOut: ['otherDay', 'otherDoctor', 'otherPatient'],
  },
  openOrderLimitReached: {
    code: errorCodes.openOrderLimitReached,
    waysOut: ['orders', 'otherPatient'],
  },
  accountOrderLimitReached: {
    code: errorCodes.accountOrderLimitReached,
    waysOut: ['orders', 'hospital'],
  },
  hospitalUnanswered: {
    code: errorCodes.hospitalUnanswered,
    waysOut: ['unclearOrder', 'hospital'],
  },
  dayLimitReached: { code: errorCodes.dayLimitReached, waysOut: ['hospital', 'orders'] },
} as const satisfies Record<
  SubmitRegistrationOrderRefusal | SubmitOfflineBookingRefusal,
  SubmitRefusal
>;

/** Every refusal of a list, or of moving an appointment, that is not one of {@link submitRefusals}. */
const furtherRefusals = {
  placesLeft: { code: errorCodes.placesLeft, waysOut: ['otherTime'] },
  waitListFull: { code: errorCodes.waitListFull, waysOut: ['otherTime', 'otherDoctor'] },
  waitListClosed: { code: errorCodes.waitListClosed, waysOut: ['otherTime', 'otherDoctor'] },
  waitingAlready: { code: errorCodes.waitingAlready, waysOut: ['waits', 'otherTime'] },
  waitLimitReached: { code: errorCodes.waitLimitReached, waysOut: ['waits'] },
  orderNotReschedulable: { code: errorCodes.orderNotReschedulable, waysOut: ['thisOrder'] },
  cancelDeadlinePassed: { code: errorCodes.cancelDeadlinePassed, waysOut: ['thisOrder'] },
  rescheduleElsewhere: { code: errorCodes.rescheduleElsewhere, waysOut: ['otherTime'] },
} as const satisfies Record<
  Exclude<JoinWaitListRefusal | RescheduleRegistrationOrderRefusal, keyof typeof submitRefusals>,
  SubmitRefusal
>;

/** The ways out of a refusal, the main one first; none for a failure that a second try may mend. */
export function waysOutOf(code: number | undefined): readonly WayOut[] {
  const known: readonly SubmitRefusal[] = [
    ...Object.values(submitRefusals),
    ...Object.values(furtherRefusals),
  ];
  return known.find((refusal) => refusal.code === code)?.waysOut ?? [];
}

/** The order that stands in the way or is not clear yet, where a refusal's data tells it. */
export function orderInTheWay(data: unknown): string | null {
  const told = typeof data === 'object' && data !== null && 'orderNo' in data ? data.orderNo : null;
  return typeof told === 'string' && told !== '' ? told : null;
}

/** Whether what stands in the way is an appointment in a clinic: a refusal that names no kind speaks of one. */
export function isAppointment(data: unknown): boolean {
  return (
    typeof data !== 'object' || data === null || !('kind' in data) || data.kind === 'registration'
  );
}

/** When the places are drawn, where a refusal's data tells it. */
export function drawMomentIn(data: unknown): string | null {
  const told = typeof data === 'object' && data !== null && 'drawsAt' in data ? data.drawsAt : null;
  return typeof told === 'string' && told !== '' ? told : null;
}

/** Whether a refusal means that the place can only be had through the list of the shift. */
export function leadsToList(code: number | undefined): boolean {
  return code === errorCodes.slotTaken || code === errorCodes.drawnAtOpening;
}
