import { usePageTime } from '@xinglin/api';
import type { TelemedicineOrder } from '@xinglin/gateway-sdk';
import { useShortMoments } from '@xinglin/orders';
import { formatCents, timeAt } from '@xinglin/rules';
import { Card, RuleTimeline } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Until when a session can be cancelled for a full refund, as a timeline with now; null once it cannot. */
export function RefundLine({ session }: { session: TelemedicineOrder }): ReactElement | null {
  const { t } = useTranslation('telemedicine');
  const now = usePageTime();
  const { timeZone, createdAt, startsAt, cancelBefore, amountCents, mayCancel, payment } = session;
  const { moment } = useShortMoments(timeZone);
  if (!mayCancel || payment !== 'paid') return null;
  return (
    <Card title={t('rule.title')}>
      <RuleTimeline
        label={t('rule.title')}
        from={Date.parse(createdAt)}
        now={now}
        nowText={t('rule.now', { time: timeAt(now, timeZone) })}
        steps={[
          {
            until: Date.parse(cancelBefore),
            title: t('rule.all', { amount: formatCents(amountCents, { decimals: 'auto' }) }),
            note: t('rule.until', { moment: moment(cancelBefore) }),
            tone: 'all',
          },
          {
            until: Date.parse(startsAt),
            title: t('rule.none'),
            note: t('rule.after'),
            tone: 'none',
          },
        ]}
      />
    </Card>
  );
}
