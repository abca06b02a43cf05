import { visitsApi } from '@xinglin/api';
import { formatTimeRange } from '@xinglin/rules';
import { ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlow } from './use-flow';

/** The other visits of the patient to the hospital on that day; nothing where there are none. */
export function SameDayVisits({ orderNo }: { orderNo: string }): ReactElement | null {
  const { t } = useTranslation('booking');
  const flow = useFlow();
  const { currentData } = visitsApi.useGetMergedOrderQuery({ orderNo });
  const others =
    currentData?.orders.filter(
      (order) => order.orderNo !== orderNo && order.actions.some((act) => ahead.includes(act)),
    ) ?? [];
  if (others.length === 0) return null;
  return (
    <ListGroup label={t('sameDay.title')} showLabel>
      {others.map((order) => (
        <ListLink
          key={order.orderNo}
          to={flow.order(order.orderNo)}
          label={t('sameDay.visit', {
            time: formatTimeRange(order.startTime, order.endTime),
            doctor: order.doctorName,
          })}
          description={[order.hospDeptName, order.clinicAddress].filter(Boolean).join(' · ')}
          value={order.statusText}
        />
      ))}
    </ListGroup>
  );
}

/** What may be done with a visit that is still to come. */
const ahead: readonly string[] = ['pay', 'showVoucher'];
