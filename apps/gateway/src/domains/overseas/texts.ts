import type { OverseasState } from '@xinglin/contract';
import type { Order, OrderNews } from '../../kernel/orders/order-kind';
import type { Locale } from '../../platform/context';
import { textOf } from './locales';
import type { OverseasRow } from './tables';

const reasons = ['noDoctorInTime', 'notAnsweredInTime', 'timeOver'] as const;

/** What the kind is called. */
export const kindTitle = (locale: Locale): string => textOf(locale, 'title');

/** What a fact of an order is called. */
export const factLabel = (fact: 'doctor' | 'asker', locale: Locale): string =>
  textOf(locale, `fact.${fact}`);

/** Name of a state as a person reads it. */
export const stateText = (state: OverseasState, locale: Locale): string =>
  textOf(locale, `state.${state}`);

/** A reason of the gateway's own, in the reader's language; null for an unknown one. */
export function reasonText(reasonKey: string, locale: Locale): string | null {
  const key = reasons.find((known) => known === reasonKey);
  return key === undefined ? null : textOf(locale, `reason.${key}`);
}

/** What is said about a consultation, in the language it was made in: nothing of what is wrong with anybody. */
export function messageOf(
  { locale, orderNo, state }: Order<OverseasState, OverseasRow>,
  news: OrderNews,
): string | null {
  // No money moves.
  if (news.type !== 'moved') return null;
  return textOf(locale, `sms.${state}`, { orderNo, title: kindTitle(locale) });
}
