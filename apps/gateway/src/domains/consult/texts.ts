import type { ConsultState } from '@xinglin/contract';
import { formatCents, type ConsultKind } from '@xinglin/rules';
import { moneyText } from '../../kernel/orders/money-text';
import type { Order, OrderNews } from '../../kernel/orders/order-kind';
import type { Locale } from '../../platform/context';
import type { Localised } from '../../platform/localised';
import { textOf } from './locales';
import type { ConsultRow } from './tables';

const reasons = [
  'paid',
  'notPaidInTime',
  'notAnsweredInTime',
  'timeOver',
  'picturesNotSent',
  'cancelledRefund',
  'paidTooLate',
  'refundArrived',
  'upgraded',
  'upgradeOvertaken',
  'turnedToText',
] as const;

/** What a fact of an order is called. */
export const factLabel = (fact: 'doctor' | 'patient' | 'call', locale: Locale): string =>
  textOf(locale, `fact.${fact}`);

/** What a kind of consult is called. */
export const kindTitle = (kind: ConsultKind, locale: Locale): string =>
  textOf(locale, `kind.${kind}`);

/** The same in every language, for what is kept and read later. */
export const kindLabel = (kind: ConsultKind): Localised => ({
  'zh-Hans': kindTitle(kind, 'zh-Hans'),
  'zh-Hant': kindTitle(kind, 'zh-Hant'),
  en: kindTitle(kind, 'en'),
});

/** Name of a state as a person reads it. */
export const stateText = (state: ConsultState, locale: Locale): string =>
  textOf(locale, `state.${state}`);

/** A reason of the gateway's own, in the reader's language; null for an unknown one. */
export function reasonText(reasonKey: string, locale: Locale): string | null {
  const key = reasons.find((known) => known === reasonKey);
  return key === undefined ? null : textOf(locale, `reason.${key}`);
}

/** What is said about a consult, in the language it was made in: nothing of what is wrong with anybody. */
export function messageOf(order: Order<ConsultState, ConsultRow>, news: OrderNews): string | null {
  const { locale, orderNo, own, state, totalCents, refundedCents } = order;
  const values = {
    orderNo,
    title: kindTitle(own.consultKind, locale),
    price: formatCents(totalCents),
    refunded: formatCents(refundedCents),
  };
  if (news.type !== 'moved') return moneyText(textOf, locale, news, values);
  // The machine tells of these only; a refund that has begun is told with the state before it.
  return state === 'awaitingPayment' || state === 'refunding' || state === 'upgraded'
    ? null
    : textOf(locale, `sms.${state}`, values);
}
