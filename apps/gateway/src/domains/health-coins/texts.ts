import type { CoinExchangeOrderState } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import type { Order, OrderNews } from '../../kernel/orders/order-kind';
import type { Locale } from '../../platform/context';
import { textOf } from './locales';
import type { coinExchangeOrders } from './tables';

const reasons = ['receivedByItself'] as const;

/** The states that a person is told of when an order comes into them. */
const told = ['sent', 'cancelled'] as const;

/** What coins came and went for. */
const purposes = ['signIn', 'task', 'exchange', 'returned', 'draw', 'prize'] as const;

/** The sentences beside what was exchanged. */
export const facts = (
  { count, coins }: Pick<typeof coinExchangeOrders.$inferSelect, 'count' | 'coins'>,
  locale: Locale,
) => [
  { label: textOf(locale, 'fact.count'), text: String(count) },
  {
    label: textOf(locale, 'fact.price'),
    text: coins === 0 ? textOf(locale, 'fact.prize') : textOf(locale, 'coins', { coins }),
  },
];

/** Name of a state as a person reads it. */
export const stateText = (state: CoinExchangeOrderState, locale: Locale): string =>
  textOf(locale, `state.${state}`);

/** Who sends the parcels. */
export const senderText = (locale: Locale): string => textOf(locale, 'sender');

/** What the history of a parcel begins with. */
export const sentText = (carrier: string, trackingNo: string, locale: Locale): string =>
  textOf(locale, 'parcelSent', { carrier, trackingNo });

/** A reason of the gateway's own, in the reader's language; null for an unknown one. */
export function reasonText(reasonKey: string, locale: Locale): string | null {
  const key = reasons.find((known) => known === reasonKey);
  return key === undefined ? null : textOf(locale, `reason.${key}`);
}

/** What a movement of coins was for; the same words for whatever other domains move. */
export function purposeText(reason: string, locale: Locale): string {
  if (reason === 'ledger.expired') return textOf(locale, 'record.expired');
  const [domain, event] = reason.split('.');
  const known = domain === 'healthCoins' ? purposes.find((one) => one === event) : undefined;
  return textOf(locale, `record.${known ?? 'other'}`);
}

/** What is said about an order, in the language it was made in; null for nothing. */
export function messageOf(
  order: Order<CoinExchangeOrderState, typeof coinExchangeOrders.$inferSelect>,
  news: OrderNews,
): string | null {
  const state = news.type === 'moved' ? told.find((one) => one === order.state) : undefined;
  if (state === undefined) return null;
  const { locale, orderNo, own } = order;
  return textOf(locale, `sms.${state}`, {
    orderNo,
    title: textIn(own.title, locale),
    coins: own.coins,
  });
}
