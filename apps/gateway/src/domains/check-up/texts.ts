import type { CheckUpState } from '@xinglin/contract';
import { formatCents, formatDay, textIn } from '@xinglin/rules';
import { moneyText } from '../../kernel/orders/money-text';
import type { Order, OrderNews } from '../../kernel/orders/order-kind';
import type { Locale } from '../../platform/context';
import { textOf } from './locales';
import type { CheckUpRow } from './tables';

const reasons = [
  'paid',
  'notPaidInTime',
  'notThere',
  'rescheduled',
  'cancelledRefund',
  'paidTooLate',
  'paidByCode',
  'refundArrived',
] as const;

/** The states that a person is told of when an order comes into them. */
const told = [
  'booked',
  'completed',
  'unpaid',
  'cancelled',
  'refused',
  'missed',
  'refunded',
] as const;

/** What a fact of an order is called. */
export const factLabel = (fact: 'store' | 'day' | 'people', locale: Locale): string =>
  textOf(locale, `fact.${fact}`);

/** What stands first on the way of a printed report. */
export const paperSentText = (carrier: string, trackingNo: string, locale: Locale): string =>
  textOf(locale, 'paper.sent', { carrier, trackingNo });

/** Name of a state as a person reads it. */
export const stateText = (state: CheckUpState, locale: Locale): string =>
  textOf(locale, `state.${state}`);

/** A reason of the gateway's own, in the reader's language; null for an unknown one. */
export function reasonText(reasonKey: string, locale: Locale): string | null {
  const key = reasons.find((known) => known === reasonKey);
  return key === undefined ? null : textOf(locale, `reason.${key}`);
}

/** What is said about an order, in the language it was made in: nothing of what was found; null for nothing. */
export function messageOf(order: Order<CheckUpState, CheckUpRow>, news: OrderNews): string | null {
  const { locale, orderNo, own, totalCents, refundedCents } = order;
  const values = {
    orderNo,
    title: textIn(own.title, locale),
    day: formatDay(own.day, locale, { year: true }),
    price: formatCents(totalCents),
    refunded: formatCents(refundedCents),
  };
  if (news.type !== 'moved') return moneyText(textOf, locale, news, values);
  const state = told.find((one) => one === order.state);
  return state === undefined ? null : textOf(locale, `sms.${state}`, values);
}
