import { usePageTime } from '@xinglin/api';
import { useShortMoments } from '@xinglin/orders';
import { formatCents, hospitalTimeZone, momentOf, timeAt } from '@xinglin/rules';
import { RuleTimeline } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface RefundLineProps {
  /** What is refunded until when, the earliest first. */
  readonly terms: readonly { readonly before: string | Date; readonly refundCents: number }[];
  /** YYYY-MM-DD; the line ends with it. */
  readonly day: string;
  readonly cents: number;
  /** Milliseconds since 1970 at which the line begins; now by default. */
  readonly from?: number;
}

/** What is refunded of a check-up until when, as a line with now on it. Steps that are over are left out. */
export function RefundLine({ terms, day, cents, from }: RefundLineProps): ReactElement {
  const { t } = useTranslation('check-up');
  const now = usePageTime();
  const { moment } = useShortMoments(hospitalTimeZone);
  const start = from ?? now;
  const end = momentOf(day, '23:59', hospitalTimeZone).getTime();
  const ahead = terms
    .map(({ before, refundCents }) => ({ until: new Date(before).getTime(), refundCents }))
    .filter(({ until, refundCents }) => until > start && refundCents > 0);
  return (
    <RuleTimeline
      label={t('package.refund')}
      from={start}
      now={now}
      nowText={t('rule.now', { time: timeAt(now, hospitalTimeZone) })}
      steps={[
        ...ahead.map(({ until, refundCents }) => ({
          until,
          title: t(refundCents === cents ? 'rule.all' : 'rule.some', {
            amount: formatCents(refundCents, { decimals: 'auto' }),
          }),
          note: t('rule.until', { moment: moment(new Date(until).toISOString()) }),
          tone: refundCents === cents ? ('all' as const) : ('some' as const),
        })),
        { until: end, title: t('rule.none'), note: t('rule.after'), tone: 'none' as const },
      ]}
    />
  );
}
