import type { ServicePackageOrderState } from '@xinglin/contract';
import { dayAt, formatCents, formatDay, textIn } from '@xinglin/rules';
import { moneyText } from '../../kernel/orders/money-text';
import type { Order, OrderNews } from '../../kernel/orders/order-kind';
import type { Locale } from '../../platform/context';
import { textOf } from './locales';
import type { servicePackageOrders, UseRow } from './tables';

const reasons = [
  'paid',
  'notPaidInTime',
  'daysOver',
  'pauseOver',
  'unusedRefund',
  'cancelledRefund',
  'paidTooLate',
  'refundArrived',
] as const;

/** The states that a person is told of when an order comes into them. */
const told = [
  'active',
  'paused',
  'completed',
  'ended',
  'expired',
  'cancelled',
  'refunded',
] as const;

/** The day of the hospital's calendar in which a moment lies. */
export const dayText = (at: Date, locale: Locale): string =>
  formatDay(dayAt(at), locale, { year: true });

/** What a fact of an order is called. */
export const factLabel = (
  fact: 'doctor' | 'patient' | 'resumes' | 'until',
  locale: Locale,
): string => textOf(locale, `fact.${fact}`);

/** How far a use has come, as a person reads it. */
export const useStateText = (state: UseRow['state'], locale: Locale): string =>
  textOf(locale, `use.${state}`);

/** Name of a state as a person reads it. */
export const stateText = (state: ServicePackageOrderState, locale: Locale): string =>
  textOf(locale, `state.${state}`);

/** A reason of the gateway's own, in the reader's language; null for an unknown one. */
export function reasonText(reasonKey: string, locale: Locale): string | null {
  const key = reasons.find((known) => known === reasonKey);
  return key === undefined ? null : textOf(locale, `reason.${key}`);
}

/** What is said about an order, in the language it was made in; null for nothing. */
export function messageOf(
  order: Order<ServicePackageOrderState, typeof servicePackageOrders.$inferSelect>,
  news: OrderNews,
): string | null {
  const { locale, orderNo, own, totalCents, refundedCents } = order;
  const values = {
    orderNo,
    title: textIn(own.title, locale),
    price: formatCents(totalCents),
    refunded: formatCents(refundedCents),
  };
  if (news.type !== 'moved') return moneyText(textOf, locale, news, values);
  const state = told.find((one) => one === order.state);
  if (state === undefined) return null;
  // It becomes active by a payment once, and afterwards by the end of a pause.
  const key = state === 'active' && own.pausedUntil !== null ? 'resumed' : state;
  return textOf(locale, `sms.${key}`, {
    ...values,
    resumes: own.pausedUntil === null ? '' : dayText(own.pausedUntil, locale),
    until: own.endsAt === null ? '' : dayText(new Date(own.endsAt.getTime() - 1), locale),
  });
}
