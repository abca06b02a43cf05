import { usePageTime, useServerClock } from '@xinglin/api';
import type { ListedOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, daysBetween, formatCents, formatDay, hospitalTimeZone } from '@xinglin/rules';
import { Countdown, RichText } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { listedDay } from '../model/order-line';

/** Up to so many days are counted; what is longer has a date. */
const countedDays = 60;
const countedMs = 3 * 24 * 60 * 60_000;

/** Shows the time left to pay, answer or use an order; otherwise its refund or its price. */
export function OrderLeft({
  order,
  onEnd,
}: {
  order: ListedOrder;
  /** The time to pay is over. */
  onEnd: () => void;
}): ReactElement | null {
  const { t } = useTranslation('mall');
  const reader = { locale: useLocale(), now: usePageTime() };
  const clock = useServerClock();
  const { kind, payBefore, waits, refundCents, amountCents, movedAt } = order;
  const until = payBefore ?? waits?.until ?? null;
  const amountOf = (cents: number) => formatCents(cents, { decimals: 'auto' });
  const bold = (words: string) => <b>{words}</b>;
  if (payBefore !== null) {
    const time = <Countdown until={payBefore} {...clock} onEnd={onEnd} />;
    const text = kind === 'registration' ? t('left.release') : t('left.close');
    return <RichText text={text} parts={{ time: () => time }} />;
  }
  if (refundCents > 0) {
    const day = formatDay(dayAt(movedAt, hospitalTimeZone), reader.locale);
    const text = t('left.refund', { amount: amountOf(refundCents), day });
    return <RichText text={text} parts={{ b: bold }} />;
  }
  if (until !== null && waits?.what === 'use') {
    // The end is midnight: the last day is the one before it.
    const lastDay = dayAt(Date.parse(until) - 1, hospitalTimeZone);
    const days = daysBetween(dayAt(reader.now, hospitalTimeZone), lastDay);
    const text =
      days > countedDays
        ? t('left.validUntil', { day: listedDay(lastDay, reader) })
        : t('left.days', { count: days });
    return <RichText text={text} parts={{ b: bold }} />;
  }
  // A visit says its hour above.
  if (until !== null && waits?.what !== 'go') {
    if (Date.parse(until) - reader.now > countedMs) {
      const text = t('left.until', { day: listedDay(dayAt(until, hospitalTimeZone), reader) });
      return <RichText text={text} parts={{ b: bold }} />;
    }
    const time = <Countdown until={until} {...clock} />;
    return <RichText text={t('left.time')} parts={{ time: () => time }} />;
  }
  return amountCents === 0 ? null : <>{amountOf(amountCents)}</>;
}
