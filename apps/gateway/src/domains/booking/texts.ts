import type { RegistrationState } from '@xinglin/contract';
import type { Locale } from '../../platform/context';
import { textOf } from '../../platform/texts';

/** Reasons that the gateway itself gives in an order's history. */
export const reasonKeys = [
  'free',
  'paid',
  'notPaidInTime',
  'cancelledRefund',
  'stoppedRefund',
  'paidTooLate',
  'refundArrived',
  'notCheckedIn',
  'dayOver',
] as const;

export type ReasonKey = (typeof reasonKeys)[number];

/** Name of a state as a patient reads it. */
export function stateText(locale: Locale, state: RegistrationState): string {
  return textOf(locale, `booking.state.${state}`);
}

/** A step's reason: a person's own words, or the gateway's in the reader's language. */
export function reasonText(
  locale: Locale,
  step: { readonly reason: string | null; readonly reasonKey: string | null },
): string | null {
  if (step.reason !== null) return step.reason;
  const key = reasonKeys.find((known) => known === step.reasonKey);
  return key === undefined ? null : textOf(locale, `booking.reason.${key}`);
}

/** `¥38.00`, for messages and the cashier's page. */
export function moneyText(cents: number): string {
  return `¥${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** 普通门诊, 专家门诊, 特需门诊. */
export function clinicTypeText(
  locale: Locale,
  clinicType: 'general' | 'expert' | 'special',
): string {
  return textOf(locale, `booking.clinicType.${clinicType}`);
}
