import type { DrugOrderState } from '@xinglin/contract';
import { formatCents, formatInstant } from '@xinglin/rules';
import { moneyText } from '../../kernel/orders/money-text';
import type { OrderNews } from '../../kernel/orders/order-kind';
import type { Locale } from '../../platform/context';
import type { KeyOf } from '../../platform/define-texts';
import { textOf } from './locales';
import type { DrugOrderOf } from './order-rules';

type Key = KeyOf<typeof textOf>;

const reasons = [
  'notPaidInTime',
  'unconfirmed',
  'heldTooLong',
  'notMoved',
  'receivedAfterDays',
  'allDeclined',
  'cancelledRefund',
  'paidTooLate',
  'refundArrived',
] as const;

/** What an order is called by its medicines. */
export function titleText(names: readonly string[], locale: Locale): string {
  const [first = ''] = names;
  return names.length < 2 ? first : textOf(locale, 'title', { first, count: names.length });
}

export const factLabel = (fact: 'pharmacy' | 'method', locale: Locale): string =>
  textOf(locale, `fact.${fact}`);

export const methodText = (method: 'delivery' | 'pickup', locale: Locale): string =>
  textOf(locale, `method.${method}`);

/** Name of a state as a person reads it. */
export const stateText = (state: DrugOrderState, locale: Locale): string =>
  textOf(locale, `state.${state}`);

/** A reason of the gateway's own, in the reader's language; null for an unknown one. */
export function reasonText(reasonKey: string, locale: Locale): string | null {
  const key = reasons.find((known) => known === reasonKey);
  return key === undefined ? null : textOf(locale, `reason.${key}`);
}

type Words = Extract<Key, `words.${string}`> extends `words.${infer Name}` ? Name : never;

/** What happened to an order, as its owner reads it. */
export const wordsText = (
  words: Words,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string => textOf(locale, `words.${words}`, values);

/** What the history of a parcel begins with. */
export const sentText = (carrier: string, trackingNo: string, locale: Locale): string =>
  wordsText('parcelSent', locale, { carrier, trackingNo });

export type { Words };

type Notice = 'overdue' | 'heldDeclined' | 'offered';

/** A message about an order that did not move. */
export const noticeText = (
  notice: Notice,
  { orderNo, locale }: Pick<DrugOrderOf, 'orderNo' | 'locale'>,
  cents = 0,
): string => textOf(locale, `sms.${notice}`, { orderNo, refunded: formatCents(cents) });

/** States without a message: the refund that has begun is said with the state before it. */
const silent = ['awaitingPayment', 'cancellationAsked', 'refunding'] as const;

const isSilent = (state: DrugOrderState): state is (typeof silent)[number] =>
  silent.some((one) => one === state);

/** What is said about an order, in the language it was made in: never which medicines. */
export function messageOf(order: DrugOrderOf, news: OrderNews): string | null {
  const { locale, orderNo, state, totalCents, refundedCents, own } = order;
  const values = {
    orderNo,
    price: formatCents(totalCents),
    refunded: formatCents(refundedCents),
    before: own.confirmBefore === null ? '' : formatInstant(own.confirmBefore, locale),
  };
  if (news.type !== 'moved') return moneyText(textOf, locale, news, values);
  if (state === 'confirmed' && own.cancellationAnswer !== null)
    return textOf(locale, 'sms.cancellationRefused', values);
  return isSilent(state) ? null : textOf(locale, `sms.${state}`, values);
}
