import { usePageTime } from '@xinglin/api';
import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { useShortMoments } from '@xinglin/orders';
import { formatCents, timeAt, visitMoments } from '@xinglin/rules';
import { Card, Cluster, lazyPart, RichText, RuleTimeline, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { changeAnchor } from '../model/visit';
import { CancelAction } from './cancel-action';

// The page is whole without it, also where it cannot be loaded.
const MoveLink = lazyPart(() =>
  import('./move-link').catch(() => ({ default: (): ReactElement | null => null })),
);

/** How a visit that is ahead is changed or cancelled, and what is refunded until when. */
export function ChangeVisit({ order }: { order: RegistrationOrder }): ReactElement {
  const { t } = useTranslation('booking');
  const now = usePageTime();
  const { moment } = useShortMoments(order.timeZone);
  const { feeCents, hospitalPhone: phone } = order;
  const start = visitMoments(order, order.timeZone).start.getTime();
  const from = new Date(order.createdAt).getTime();
  const free = new Date(order.cancelBefore).getTime();
  const amount = formatCents(feeCents, { decimals: 'auto' });
  const call = <a href={`tel:${phone}`}>{phone}</a>;
  const mayCancel = order.actions.includes('cancel');
  return (
    <Card
      id={changeAnchor}
      title={t('order.change')}
      {...(feeCents > 0 && { aside: t('order.rule.paid', { amount }) })}
    >
      <Stack>
        <RuleTimeline
          label={t('order.rule.label')}
          from={from}
          now={now}
          nowText={t('order.rule.now', { time: timeAt(now, order.timeZone) })}
          steps={
            feeCents === 0
              ? [
                  {
                    until: start,
                    title: t('order.rule.free'),
                    note: t('order.rule.until', { moment: moment(new Date(start).toISOString()) }),
                    tone: 'all',
                  },
                ]
              : [
                  ...(free > from
                    ? [
                        {
                          until: free,
                          title: t('order.rule.all', { amount }),
                          note: t('order.rule.until', { moment: moment(order.cancelBefore) }),
                          tone: 'all' as const,
                        },
                      ]
                    : []),
                  {
                    until: start,
                    title: t('order.rule.none'),
                    note: t('order.rule.missed'),
                    tone: 'none',
                  },
                ]
          }
        />
        {mayCancel ? (
          <Cluster align="end">
            {order.mayReschedule && <MoveLink order={order} />}
            <CancelAction order={order} />
          </Cluster>
        ) : (
          <p>
            <RichText text={t('order.rule.over')} parts={{ phone: () => call }} />
          </p>
        )}
      </Stack>
    </Card>
  );
}
