import { bookingApi } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatDay, formatTimeRange, formatWeekday } from '@xinglin/rules';
import { EmptyState, ListGroup, ListLink, Loaded, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The visits ahead, the next one first. */
export const followUps = { group: 'confirmed', pageSize: 3 } as const;

/** The person's visits ahead. */
export function FollowUps(): ReactElement {
  const { t } = useTranslation('sanming');
  const locale = useLocale();
  const orders = bookingApi.useListRegistrationOrdersQuery(followUps, {
    // Seconds: what the server has just fetched for this page is not asked for again.
    refetchOnMountOrArgChange: 10,
  });
  return (
    <Loaded query={orders} skeleton={<SkeletonList count={1} lines={2} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            kind="visits"
            title={t('chronicHome.noVisits')}
            message={t('chronicHome.noVisitsHint')}
          />
        ) : (
          <ListGroup label={t('chronicHome.visits')} showLabel>
            {items.map((order) => (
              <ListLink
                key={order.orderNo}
                to={href('booking.orderDetail', { orderNo: order.orderNo })}
                label={`${formatDay(order.date, locale)} ${formatWeekday(order.date, locale)} ${formatTimeRange(order.startTime, order.endTime)}`}
                description={`${order.doctorName} · ${order.hospitalName} ${order.hospDeptName}`}
                value={order.statusText}
              />
            ))}
          </ListGroup>
        )
      }
    </Loaded>
  );
}
