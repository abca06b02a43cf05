import type { TipOrderState } from '@xinglin/contract';
import { formatCents, textIn } from '@xinglin/rules';
import { moneyText } from '../../kernel/orders/money-text';
import type { Order, OrderNews } from '../../kernel/orders/order-kind';
import type { Locale } from '../../platform/context';
import { textOf } from './locales';
import type { tipOrders } from './tables';

const reasons = [
  'paid',
  'notPaidInTime',
  'cancelledRefund',
  'paidTooLate',
  'refundArrived',
] as const;

/** The states that a person is told of when an order comes into them. */
const told = ['given', 'expired', 'cancelled', 'refunding', 'refunded'] as const;

/** What a fact of an order is called. */
export const factLabel = (fact: 'gift' | 'doctor', locale: Locale): string =>
  textOf(locale, `fact.${fact}`);

/** Name of a state as a person reads it. */
export const stateText = (state: TipOrderState, locale: Locale): string =>
  textOf(locale, `state.${state}`);

/** A reason of the gateway's own, in the reader's language; null for an unknown one. */
export function reasonText(reasonKey: string, locale: Locale): string | null {
  const key = reasons.find((known) => known === reasonKey);
  return key === undefined ? null : textOf(locale, `reason.${key}`);
}

/** What is said about an order, in the language it was made in; null for nothing. */
export function messageOf(
  order: Order<TipOrderState, typeof tipOrders.$inferSelect>,
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
  return state === undefined ? null : textOf(locale, `sms.${state}`, values);
}
