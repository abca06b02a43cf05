import type { RegistrationState } from '@xinglin/contract';
import type { Locale } from '../../platform/context';
import { textOf } from './locales';

/** Reasons that the gateway itself gives in an order's history. */
export const reasonKeys = [
  'free',
  'fromWaitList',
  'rescheduled',
  'paid',
  'notPaidInTime',
  'cancelledRefund',
  'stoppedRefund',
  'paidTooLate',
  'refundArrived',
  'notCheckedIn',
  'dayOver',
  'hospitalTook',
  'hospitalRefused',
  'hospitalSilent',
] as const;

export type ReasonKey = (typeof reasonKeys)[number];

/** Name of a state as a patient reads it. */
export function stateText(locale: Locale, state: RegistrationState): string {
  return textOf(locale, `state.${state}`);
}

/** A reason of the gateway's own, in the reader's language; null for an unknown one. */
export function reasonTextOf(locale: Locale, reasonKey: string): string | null {
  const key = reasonKeys.find((known) => known === reasonKey);
  return key === undefined ? null : textOf(locale, `reason.${key}`);
}
