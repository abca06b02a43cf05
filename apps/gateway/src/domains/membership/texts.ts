import type { MembershipState } from '@xinglin/contract';
import { dayAt, formatCents, formatDay, hospitalTimeZone, textIn } from '@xinglin/rules';
import { moneyText } from '../../kernel/orders/money-text';
import type { OrderNews } from '../../kernel/orders/order-kind';
import type { Locale } from '../../platform/context';
import { textOf } from './locales';
import type { MembershipOrder } from './order-rules';

const reasons = [
  'paid',
  'notPaidInTime',
  'cardEnded',
  'activated',
  'cancelledRefund',
  'paidTooLate',
  'refundArrived',
] as const;

/** The states that a person is told of when an order comes into them. */
const told = ['paid', 'active', 'completed', 'unpaid', 'cancelled', 'refunded'] as const;

const kinds = { 1: 'card', 2: 'gene', 3: 'medical' } as const;

/** What a fact of an order is called. */
export const factLabel = (fact: 'kind' | 'patient' | 'days', locale: Locale): string =>
  textOf(locale, `fact.${fact}`);

export const kindText = (goodsType: 1 | 2 | 3, locale: Locale): string =>
  textOf(locale, `kind.${kinds[goodsType]}`);

export const daysText = (days: number, locale: Locale): string => textOf(locale, 'days', { days });

/** Name of a state as a person reads it. */
export const stateText = (state: MembershipState, locale: Locale): string =>
  textOf(locale, `state.${state}`);

/** A reason of the gateway's own, in the reader's language; null for an unknown one. */
export function reasonText(reasonKey: string, locale: Locale): string | null {
  const key = reasons.find((known) => known === reasonKey);
  return key === undefined ? null : textOf(locale, `reason.${key}`);
}

/** That a card ends soon, for who wants to be reminded. */
export const reminderText = (
  locale: Locale,
  values: { readonly title: string; readonly day: string; readonly next: string | null },
): string =>
  values.next === null
    ? textOf(locale, 'sms.ending', { title: values.title, day: values.day })
    : textOf(locale, 'sms.endingWithNext', { ...values, next: values.next });

/** What is said about an order, in the language it was made in; null for nothing. */
export function messageOf(order: MembershipOrder, news: OrderNews): string | null {
  const { locale, orderNo, own, movedAt, totalCents, refundedCents } = order;
  const values = {
    orderNo,
    title: textIn(own.title, locale),
    price: formatCents(totalCents),
    refunded: formatCents(refundedCents),
  };
  if (news.type !== 'moved') return moneyText(textOf, locale, news, values);
  const state = told.find((one) => one === order.state);
  if (state === undefined) return null;
  if (state === 'paid' && own.goodsType !== 1) return textOf(locale, 'sms.paidService', values);
  // A card that follows another one gives its rights later.
  if (state === 'active' && own.startsAt !== null && own.startsAt > movedAt) {
    const day = formatDay(dayAt(own.startsAt, hospitalTimeZone), locale, { year: true });
    return textOf(locale, 'sms.activeLater', { ...values, day });
  }
  return textOf(locale, `sms.${state}`, values);
}
