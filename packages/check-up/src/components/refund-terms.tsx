import { useLocale } from '@xinglin/i18n';
import {
  dayRefundTerms,
  formatCents,
  formatInstant,
  hospitalTimeZone,
  type DayRefundStep,
} from '@xinglin/rules';
import { Card, Prose } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface RefundTermsProps {
  readonly steps: readonly DayRefundStep[];
  /** Empty until one is chosen. */
  readonly day: string;
  readonly cents: number;
}

/** What goes back, as moments and sums, before anything is paid. */
export function RefundTerms({ steps, day, cents }: RefundTermsProps): ReactElement | null {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  if (day === '' || cents === 0) return null;
  return (
    <Card title={t('package.refund')}>
      <Prose>
        <ul>
          {dayRefundTerms(steps, { day, cents }).map(({ before, refundCents }) => (
            <li key={before.getTime()}>
              {t('terms.before', {
                time: formatInstant(before, locale, hospitalTimeZone),
                amount: formatCents(refundCents),
              })}
            </li>
          ))}
          <li>{t('package.refundAfter')}</li>
        </ul>
      </Prose>
    </Card>
  );
}
