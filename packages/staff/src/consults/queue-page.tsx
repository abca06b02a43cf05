import {
  ButtonLink,
  EmptyState,
  ErrorState,
  NoticeBar,
  SegmentLinks,
  SkeletonList,
  VisuallyHidden,
  type EmptyStateProps,
} from '@xinglin/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { staffApi, useDesk } from '../api/staff-api';
import { failureText } from '../parts/failure-text';
import { moveThroughRows } from './move-through-rows';
import styles from './queue.module.css';
import { callingFirst, queuePollMs, queueTabs, type QueueTab } from './queue-item';
import { QueueRow } from './queue-row';
import { useArrivals } from './use-arrivals';
import { useTake } from './use-take';
import { useTitleSignal } from './use-title-signal';

const drawings: Readonly<Record<QueueTab, EmptyStateProps['kind']>> = {
  waiting: 'waiting',
  running: 'consults',
  ended: 'list',
};

/** The consults of the reader: those that wait, those that are open, those that are over. */
export default function QueuePage(): ReactElement {
  const { t } = useTranslation('staff');
  const [query] = useSearchParams();
  const tab = queueTabs.find((one) => one === query.get('tab')) ?? 'waiting';
  const { data: me } = staffApi.useMeQuery();
  const { data, error, isLoading, isFetching, refetch } = useDesk(
    'list-consult-queue',
    { tab },
    { pollingInterval: queuePollMs },
  );
  const { take, taking, problemOf } = useTake();
  // The counts stay while another tab is on its way.
  const [counts, setCounts] = useState(data?.counts);
  if (data !== undefined && data.counts !== counts) setCounts(data.counts);
  const items = useMemo(() => data && callingFirst(data.items), [data]);
  // Those of a tab that was just chosen have not arrived.
  const arrived = useArrivals(
    tab === 'waiting' ? items?.map(({ orderKey }) => orderKey) : undefined,
  );
  const calling = items?.find(({ isCalling }) => isCalling);
  useTitleSignal(
    calling === undefined ? null : t('queue.callingTitle', { name: calling.patient.name }),
  );
  const doctorId = me?.doctor?.doctorId ?? null;
  const mayTake = me?.actions.includes('take-consult') ?? false;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('queue.title')}</h1>
        <SegmentLinks
          label={t('queue.tabs')}
          items={queueTabs.map((one) => ({
            // i18n-keys: staff:queue.tab.*
            to: one === 'waiting' ? '/' : `/?tab=${one}`,
            label: t(`queue.tab.${one}`),
            ...(one !== 'ended' && { count: counts?.[one] ?? 0 }),
            active: one === tab,
          }))}
        />
      </header>
      <VisuallyHidden live>
        {arrived > 0 ? t('queue.arrived', { count: arrived }) : ''}
      </VisuallyHidden>
      {error !== undefined && items !== undefined && (
        <NoticeBar tone="warning" live>
          {t('queue.stale')}
        </NoticeBar>
      )}
      {isLoading && <SkeletonList count={5} label={t('queue.loading')} />}
      {items === undefined && error !== undefined && (
        <ErrorState message={failureText(error, t)} onRetry={refetch} pending={isFetching} />
      )}
      {items?.length === 0 && (
        <EmptyState
          kind={drawings[tab]}
          // i18n-keys: staff:queue.empty.*, staff:queue.emptyNext.*
          title={t(`queue.empty.${tab}`)}
          message={t(`queue.emptyNext.${tab}`)}
          action={
            tab === 'waiting' && (data?.counts.running ?? 0) > 0 ? (
              <ButtonLink to="/?tab=running" variant="outline">
                {t('queue.seeRunning', { count: data?.counts.running })}
              </ButtonLink>
            ) : undefined
          }
        />
      )}
      {items !== undefined && items.length > 0 && (
        // oxlint-disable-next-line jsx_a11y/no-noninteractive-element-interactions -- the arrow keys only move the focus through the links inside
        <ul role="list" className={styles['rows']} onKeyDown={moveThroughRows}>
          {items.map((item) => (
            <QueueRow
              key={item.orderKey}
              item={item}
              readerDoctorId={doctorId}
              isTaking={taking === item.orderKey}
              problem={problemOf(item.orderKey)}
              onTake={
                mayTake &&
                item.state === 'waiting' &&
                // One that was asked of another doctor by name is theirs to take.
                (doctorId === null || item.doctorId === null || item.doctorId === doctorId)
                  ? () => void take(item.orderKey, doctorId === null ? item.doctorId : null)
                  : undefined
              }
            />
          ))}
        </ul>
      )}
    </div>
  );
}
