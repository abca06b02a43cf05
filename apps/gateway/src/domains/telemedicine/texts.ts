import type { TelemedicineState } from '@xinglin/contract';
import { formatCents, formatInstant, hospitalTimeZone } from '@xinglin/rules';
import { moneyText } from '../../kernel/orders/money-text';
import type { Order, OrderNews } from '../../kernel/orders/order-kind';
import type { Locale } from '../../platform/context';
import { textOf } from './locales';
import type { Summary, TelemedicineRow } from './tables';

const reasons = [
  'paid',
  'notPaidInTime',
  'noLocalDoctor',
  'notBegun',
  'noSummary',
  'cancelledRefund',
  'paidTooLate',
  'refundArrived',
] as const;

/** What the kind is called. */
export const title = (locale: Locale): string => textOf(locale, 'title');

/** What a fact of an order is called. */
export const factLabel = (fact: 'expert' | 'patient' | 'time', locale: Locale): string =>
  textOf(locale, `fact.${fact}`);

/** Name of a state as a person reads it. */
export const stateText = (state: TelemedicineState, locale: Locale): string =>
  textOf(locale, `state.${state}`);

/** A reason of the gateway's own, in the reader's language; null for an unknown one. */
export function reasonText(reasonKey: string, locale: Locale): string | null {
  const key = reasons.find((known) => known === reasonKey);
  return key === undefined ? null : textOf(locale, `reason.${key}`);
}

/** What the sandbox's colleague writes of every session. */
export const colleagueSummary = (locale: Locale): Summary => ({
  diagnosis: textOf(locale, 'colleague.diagnosis'),
  advice: textOf(locale, 'colleague.advice'),
  followUp: textOf(locale, 'colleague.followUp'),
});

/** What is said about a session, in the language it was ordered in: nothing of what is wrong with anybody. */
export function messageOf(
  order: Order<TelemedicineState, TelemedicineRow>,
  news: OrderNews,
): string | null {
  const { locale, orderNo, own, state, totalCents, refundedCents } = order;
  const values = {
    orderNo,
    time: formatInstant(own.startsAt, locale, hospitalTimeZone),
    price: formatCents(totalCents),
    refunded: formatCents(refundedCents),
  };
  if (news.type !== 'moved') return moneyText(textOf, locale, news, values);
  // The machine tells of the others only; a refund that has begun is told with the state before it.
  return state === 'awaitingPayment' || state === 'inProgress' || state === 'refunding'
    ? null
    : textOf(locale, `sms.${state}`, values);
}
