import type { PanelState } from '@xinglin/contract';
import { formatCents } from '@xinglin/rules';
import { moneyText } from '../../kernel/orders/money-text';
import type { Order, OrderNews } from '../../kernel/orders/order-kind';
import type { Locale } from '../../platform/context';
import { textOf } from './locales';
import type { PanelRow } from './tables';

const reasons = [
  'paid',
  'notPaidInTime',
  'notAnsweredInTime',
  'allDeclined',
  'allSettled',
  'timeOver',
  'cancelledRefund',
  'paidTooLate',
  'refundArrived',
] as const;

/** What the kind is called. */
export const kindTitle = (locale: Locale): string => textOf(locale, 'title');

/** What a fact of an order is called. */
export const factLabel = (fact: 'patient' | 'answers', locale: Locale): string =>
  textOf(locale, `fact.${fact}`);

/** How many of the experts have answered. */
export const answersText = (answered: number, asked: number, locale: Locale): string =>
  textOf(locale, 'answers', { answered: String(answered), asked: String(asked) });

/** Name of a state as a person reads it. */
export const stateText = (state: PanelState, locale: Locale): string =>
  textOf(locale, `state.${state}`);

/** A reason of the gateway's own, in the reader's language; null for an unknown one. */
export function reasonText(reasonKey: string, locale: Locale): string | null {
  const key = reasons.find((known) => known === reasonKey);
  return key === undefined ? null : textOf(locale, `reason.${key}`);
}

/** What the experts did so far. */
export interface Given {
  readonly asked: number;
  readonly answered: number;
  /** Shares that go back: of those who declined or gave no answer in time. */
  readonly backCents: number;
}

/** What is said about a question, in the language it was made in: nothing of what it is about. */
export function messageOf(
  order: Order<PanelState, PanelRow>,
  news: OrderNews,
  { asked, answered, backCents }: Given,
): string | null {
  const { locale, orderNo, state, totalCents, refundedCents } = order;
  const values = {
    orderNo,
    title: kindTitle(locale),
    answers: answersText(answered, asked, locale),
    price: formatCents(totalCents),
    refunded: formatCents(refundedCents),
    back: formatCents(backCents),
  };
  if (news.type !== 'moved') return moneyText(textOf, locale, news, values);
  // A refund that has begun is told with the state before it.
  if (state === 'awaitingPayment' || state === 'refunding') return null;
  return state === 'finished' && backCents > 0
    ? textOf(locale, 'sms.finishedInPart', values)
    : textOf(locale, `sms.${state}`, values);
}
