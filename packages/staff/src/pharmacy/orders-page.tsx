import type { DeskResponse } from '@xinglin/contract';
import { EmptyState, SegmentLinks, StatusChip } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useDesk } from '../api/staff-api';
import marks from '../consults/marks.module.css';
import { moveThroughRows } from '../consults/move-through-rows';
import { PromiseMark } from '../consults/promise-mark';
import { queuePollMs } from '../consults/queue-item';
import { useMoment } from '../parts/moments';
import { PageBody } from '../parts/page-body';
import { ReadState } from '../parts/read-state';
import rows from '../parts/work-rows.module.css';
import { orderChips } from './order-states';

const tabs = ['waiting', 'running', 'over'] as const;

/** Orders of medicines for the pharmacy: those to confirm, those under way, those that are over. */
export default function OrdersPage(): ReactElement {
  const { t } = useTranslation('staff');
  const [query] = useSearchParams();
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'waiting';
  const read = useDesk('list-drug-orders', { tab }, { pollingInterval: queuePollMs });
  // The counts stay while another tab is on its way.
  const [counts, setCounts] = useState(read.data?.counts);
  if (read.data !== undefined && read.data.counts !== counts) setCounts(read.data.counts);
  return (
    <PageBody
      title={t('frame.page.orders')}
      aside={
        <SegmentLinks
          label={t('pharmacy.tabs')}
          items={tabs.map((one) => ({
            // i18n-keys: staff:pharmacy.tab.*
            to: one === 'waiting' ? '/orders' : `/orders?tab=${one}`,
            label: t(`pharmacy.tab.${one}`),
            ...(one !== 'over' && { count: counts?.[one] ?? 0 }),
            active: one === tab,
          }))}
        />
      }
    >
      <ReadState read={read}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              kind={tab === 'waiting' ? 'waiting' : 'parcels'}
              // i18n-keys: staff:pharmacy.empty.*
              title={t(`pharmacy.empty.${tab}`)}
            />
          ) : (
            // oxlint-disable-next-line jsx_a11y/no-noninteractive-element-interactions -- the arrow keys only move the focus through the links inside
            <ul role="list" className={rows['rows']} onKeyDown={moveThroughRows}>
              {items.map((order) => (
                <OrderRow key={order.orderNo} order={order} />
              ))}
            </ul>
          )
        }
      </ReadState>
    </PageBody>
  );
}

function OrderRow({
  order,
}: {
  readonly order: DeskResponse<'list-drug-orders'>['items'][number];
}): ReactElement {
  const { t } = useTranslation('staff');
  const moment = useMoment();
  const { orderNo, state, patientName, itemNames, pharmacyName, method, isOverdue, lastHeardAt } =
    order;
  // Its promise says that it is late.
  const isPromised = state === 'sent' || state === 'unconfirmed';
  return (
    <li className={rows['row']} data-level={isOverdue ? 'over' : undefined}>
      <span className={rows['who']}>
        <Link to={`/orders/${orderNo}`} className={rows['link']} data-queue-link>
          {patientName}
        </Link>
        {/* i18n-keys: staff:pharmacy.method.* */}
        <small>{t(`pharmacy.method.${method}`)}</small>
      </span>
      <span className={rows['words']}>
        <span>{itemNames.join(t('common.comma'))}</span>
        <small>
          {pharmacyName} ·{' '}
          {lastHeardAt === null
            ? t('pharmacy.nothingHeard')
            : t('pharmacy.lastHeard', { at: moment(lastHeardAt) })}
        </small>
      </span>
      <span className={rows['states']}>
        {/* i18n-keys: staff:pharmacy.state.* */}
        <StatusChip state={orderChips[state]}>{t(`pharmacy.state.${state}`)}</StatusChip>
        {isOverdue && !isPromised && (
          <b className={marks['mark']} data-tone="danger">
            {t('pharmacy.overdue')}
          </b>
        )}
      </span>
      <span className={rows['end']}>
        {isPromised ? (
          <PromiseMark
            askedAt={order.sentAt}
            answerBefore={order.confirmBefore}
            promised="confirmation"
          />
        ) : (
          <small>{t('pharmacy.sentAt', { at: moment(order.sentAt) })}</small>
        )}
      </span>
    </li>
  );
}
