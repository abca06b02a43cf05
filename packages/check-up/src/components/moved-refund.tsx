import { useLocale } from '@xinglin/i18n';
import {
  dayRefundTerms,
  formatCents,
  formatDay,
  formatInstant,
  hospitalTimeZone,
  refundDayAfterMove,
  type DayRefundStep,
} from '@xinglin/rules';
import { Prose } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface MovedRefundProps {
  readonly order: {
    readonly refundRule: readonly DayRefundStep[];
    readonly refundDay: string;
    readonly amountCents: number;
  };
  /** Where it would be moved to; empty until a day is chosen. */
  readonly day: string;
}

/** What is refunded once an order is moved, before it is: a later day never brings back what is refunded no more. */
export function MovedRefund({ order, day }: MovedRefundProps): ReactElement | null {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const { refundRule, refundDay, amountCents: cents } = order;
  if (day === '' || cents === 0) return null;
  const from = refundDayAfterMove(refundDay, day);
  const ahead = dayRefundTerms(refundRule, { day: from, cents }).filter(
    ({ before, refundCents }) => before.getTime() > now && refundCents > 0,
  );
  const when = { day: formatDay(from, locale) };
  return (
    <Prose>
      <p>{ahead.length === 0 ? t('move.noRefund', when) : t('move.refund', when)}</p>
      {ahead.length > 0 && (
        <ul>
          {ahead.map(({ before, refundCents }) => (
            <li key={before.getTime()}>
              {t('terms.before', {
                time: formatInstant(before, locale, hospitalTimeZone),
                amount: formatCents(refundCents),
              })}
            </li>
          ))}
        </ul>
      )}
    </Prose>
  );
}
