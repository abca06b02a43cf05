import { usePageTime } from '@xinglin/api';
import type { VipCard } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay, hospitalTimeZone, membershipTerms } from '@xinglin/rules';
import { RuleTimeline } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const dayMs = 86_400_000;

/** The term of an activated card as a line of time: now, the reminder where it is wanted, the end. */
export function CardTerm({
  card: { startsAt, endsAt, reminds },
}: {
  card: Pick<VipCard, 'startsAt' | 'endsAt' | 'reminds'>;
}): ReactElement | null {
  const { t } = useTranslation('membership');
  const locale = useLocale();
  const now = usePageTime();
  if (startsAt === null || endsAt === null) return null;
  const day = (at: Date) => formatDay(dayAt(at, hospitalTimeZone), locale);
  const end = new Date(endsAt);
  const remindAt = new Date(end.getTime() - membershipTerms.remindDaysBefore * dayMs);
  const last = { until: end.getTime(), note: t('term.end', { day: day(end) }) };
  return (
    <RuleTimeline
      label={t('card.valid')}
      from={Date.parse(startsAt)}
      now={now}
      nowText={t('term.now')}
      steps={
        reminds
          ? [
              {
                until: remindAt.getTime(),
                title: t('term.use'),
                note: t('term.from', { day: day(new Date(startsAt)) }),
                tone: 'all',
              },
              { ...last, title: t('term.remind', { day: day(remindAt) }), tone: 'some' },
            ]
          : [{ ...last, title: t('term.use'), tone: 'all' }]
      }
    />
  );
}
