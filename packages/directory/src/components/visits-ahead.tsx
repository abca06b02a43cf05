import { bookingApi } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatDay, formatTimeRange, formatWeekday } from '@xinglin/rules';
import { ListGroup, ListLink, Loaded, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const visits = pageCall(bookingApi.endpoints.listRegistrationOrders, () => ({
  group: 'confirmed' as const,
  pageSize: 3,
}));

/** What pages with {@link VisitsAhead} load. */
export const { load: loadVisitsAhead } = visits;

/** The person's next visits, the first one first. */
export function VisitsAhead(): ReactElement {
  const { t } = useTranslation('introductions');
  const locale = useLocale();
  return (
    <Loaded query={visits.useAnswer().answer} skeleton={<SkeletonList count={1} lines={2} />}>
      {({ items }) => (
        <ListGroup label={t('chronic.visits')} showLabel>
          {items.length === 0 ? (
            <ListLink
              to={href('booking.hospitalList')}
              label={t('chronic.book')}
              description={t('chronic.noVisits')}
            />
          ) : (
            items.map((visit) => (
              <ListLink
                key={visit.orderNo}
                to={href('booking.orderDetail', { orderNo: visit.orderNo })}
                label={`${formatDay(visit.date, locale)} ${formatWeekday(visit.date, locale)} ${formatTimeRange(visit.startTime, visit.endTime)}`}
                description={`${visit.doctorName} · ${visit.hospitalName} ${visit.hospDeptName}`}
                value={visit.statusText}
              />
            ))
          )}
        </ListGroup>
      )}
    </Loaded>
  );
}
