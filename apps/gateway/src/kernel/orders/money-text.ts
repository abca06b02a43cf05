import { formatCents, formatInstant } from '@xinglin/rules';
import type { Locale } from '../../platform/context';
import { textOf, type TextKey } from '../../platform/texts';
import type { OrderNews } from './order-kind';

type KindIn<Key> = Key extends `${infer Kind}.sms.wrongAmountPayAgain` ? Kind : never;

/**
 * What is said of money that was not the price of an order: that it came and goes back, or that it is back.
 * @param kind whose texts say it: `goods` for `goods.sms.wrongAmount` and the others.
 */
export function moneyText(
  kind: KindIn<TextKey>,
  locale: Locale,
  news: Exclude<OrderNews, { readonly type: 'moved' }>,
  order: Record<string, string | number>,
): string {
  if (news.type === 'wrongAmountReturned') {
    const values = { ...order, money: formatCents(news.refundCents) };
    return textOf(locale, `${kind}.sms.wrongAmountReturned`, values);
  }
  const values = { ...order, money: formatCents(news.receivedCents) };
  if (!news.due) return textOf(locale, `${kind}.sms.wrongAmount`, values);
  const payBefore = formatInstant(news.due.before, locale, news.due.timeZone);
  return textOf(locale, `${kind}.sms.wrongAmountPayAgain`, { ...values, payBefore });
}
