import { formatCents, formatInstant } from '@xinglin/rules';
import type { Locale } from '../../platform/context';
import type { TextOf } from '../../platform/define-texts';
import type { OrderNews } from './order-kind';

type MoneyKey = `sms.${'wrongAmount' | 'wrongAmountPayAgain' | 'wrongAmountReturned'}`;

/**
 * What is said of money that was not the price of an order: that it came and goes back, or that it is back.
 * @param textOf reads the texts of the kind.
 */
export function moneyText(
  textOf: TextOf<MoneyKey>,
  locale: Locale,
  news: Exclude<OrderNews, { readonly type: 'moved' }>,
  order: Record<string, string | number>,
): string {
  if (news.type === 'wrongAmountReturned') {
    const values = { ...order, money: formatCents(news.refundCents) };
    return textOf(locale, 'sms.wrongAmountReturned', values);
  }
  const values = { ...order, money: formatCents(news.receivedCents) };
  if (!news.due) return textOf(locale, 'sms.wrongAmount', values);
  const payBefore = formatInstant(news.due.before, locale, news.due.timeZone);
  return textOf(locale, 'sms.wrongAmountPayAgain', { ...values, payBefore });
}
