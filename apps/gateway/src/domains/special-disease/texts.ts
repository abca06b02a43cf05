import type { SpecialDiseaseState } from '@xinglin/contract';
import { formatCents, formatDay, formatInstant, hospitalTimeZone } from '@xinglin/rules';
import { moneyText } from '../../kernel/orders/money-text';
import type { OrderNews } from '../../kernel/orders/order-kind';
import type { Locale } from '../../platform/context';
import { textOf } from './locales';
import { payBeforeOf, type Booking } from './order-rules';

const reasons = [
  'notConfirmed',
  'notPaidInTime',
  'notThere',
  'rescheduled',
  'cancelledRefund',
  'paid',
  'paidTooLate',
  'refundArrived',
] as const;

/** The states that a person is told of when a booking comes into them. */
const told = [
  'awaitingPayment',
  'booked',
  'visited',
  'unpaid',
  'expired',
  'cancelled',
  'refused',
  'missed',
  'refunded',
] as const;

/** What an order is called, by the name of its disease. */
export const titleOf = (disease: string, locale: Locale): string =>
  textOf(locale, 'title', { disease });

/** What a fact of an order is called. */
export const factLabel = (fact: 'expert' | 'patient' | 'day', locale: Locale): string =>
  textOf(locale, `fact.${fact}`);

/** Name of a state as a person reads it. */
export const stateText = (state: SpecialDiseaseState, locale: Locale): string =>
  textOf(locale, `state.${state}`);

/** A reason of the gateway's own, in the reader's language; null for an unknown one. */
export function reasonText(reasonKey: string, locale: Locale): string | null {
  const key = reasons.find((known) => known === reasonKey);
  return key === undefined ? null : textOf(locale, `reason.${key}`);
}

/** What is said about a booking, in the language it was made in: nothing of the disease; null for nothing. */
export function messageOf(order: Booking, news: OrderNews): string | null {
  const { locale, orderNo, own, totalCents, refundedCents } = order;
  const values = {
    orderNo,
    day: formatDay(own.day, locale, { year: true }),
    price: formatCents(totalCents),
    refunded: formatCents(refundedCents),
  };
  if (news.type !== 'moved') return moneyText(textOf, locale, news, values);
  const state = told.find((one) => one === order.state);
  if (state === undefined) return null;
  const payBefore = formatInstant(payBeforeOf(order), locale, hospitalTimeZone);
  return textOf(locale, `sms.${state}`, { ...values, payBefore });
}
