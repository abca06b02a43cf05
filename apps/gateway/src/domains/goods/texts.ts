import type { GoodsOrderState, GoodsReturnState } from '@xinglin/contract';
import { formatCents } from '@xinglin/rules';
import { moneyText } from '../../kernel/orders/money-text';
import type { OrderNews } from '../../kernel/orders/order-kind';
import type { Locale } from '../../platform/context';
import { textOf } from './locales';
import type { GoodsOrderOf } from './order-rules';

const reasons = [
  'paid',
  'notPaidInTime',
  'receivedByItself',
  'returnTimeOver',
  'allReturned',
  'cancelledRefund',
  'paidTooLate',
  'refundArrived',
] as const;

/** What an order is called by what stands first in it. */
export const titleText = (first: string, count: number, locale: Locale): string =>
  count === 1 ? first : textOf(locale, 'title', { first, count: String(count) });

/** How many pieces an order has. */
export const piecesText = (count: number, locale: Locale): string =>
  textOf(locale, 'pieces', { count: String(count) });

/** What a fact of an order is called. */
export const factLabel = (fact: 'shop' | 'count', locale: Locale): string =>
  textOf(locale, `fact.${fact}`);

/** Name of a state as a person reads it. */
export const stateText = (state: GoodsOrderState, locale: Locale): string =>
  textOf(locale, `state.${state}`);

/** Name of the state of a return or an exchange. */
export const returnStateText = (state: GoodsReturnState, locale: Locale): string =>
  textOf(locale, `return.${state}`);

/** Where an order stands of which something is to come back: 退货中 · 等店铺答复. */
export const openReturnText = (
  { type, state }: { readonly type: 'return' | 'exchange'; readonly state: GoodsReturnState },
  locale: Locale,
): string =>
  `${textOf(locale, `returning.${type}`)} · ${textOf(
    locale,
    state === 'asked' ? 'returning.asked' : 'returning.agreed',
  )}`;

/** A reason of the gateway's own, in the reader's language; null for an unknown one. */
export function reasonText(reasonKey: string, locale: Locale): string | null {
  const key = reasons.find((known) => known === reasonKey);
  return key === undefined ? null : textOf(locale, `reason.${key}`);
}

/** What the history of a parcel begins with. */
export const sentText = (carrier: string, trackingNo: string, locale: Locale): string =>
  textOf(locale, 'parcel.sent', { carrier, trackingNo });

/** What the sandbox's colleague says on a parcel's way. */
export const colleagueText = (
  event: 'carrier' | 'onItsWay' | 'delivered' | 'agreed',
  locale: Locale,
): string => textOf(locale, `colleague.${event}`);

/** States without a message: a refund that has begun is told with the state before it. */
const silent = ['awaitingPayment', 'packed', 'finished', 'refunding'] as const;

/** What is said about an order, in the language it was made in: never what was bought. */
export function messageOf(order: GoodsOrderOf, news: OrderNews): string | null {
  const { locale, orderNo, state, totalCents, refundedCents } = order;
  const values = {
    orderNo,
    price: formatCents(totalCents),
    refunded: formatCents(refundedCents),
  };
  if (news.type !== 'moved') return moneyText(textOf, locale, news, values);
  return isSilent(state) ? null : textOf(locale, `sms.${state}`, values);
}

const isSilent = (state: GoodsOrderState): state is (typeof silent)[number] =>
  silent.some((one) => one === state);
