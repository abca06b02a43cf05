import type { RegistrationOrderCard } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { OrderCard as Card } from '@xinglin/orders';
import { formatTimeRange } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { dateBadge, statusLook } from '../model/visit';
import { hasNextAction, NextActions } from './next-actions';
import { useFlow } from './use-flow';

/** One appointment in a list. */
export function OrderCard({
  order,
  onExpire,
}: {
  order: RegistrationOrderCard;
  onExpire: () => void;
}): ReactElement {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const flow = useFlow();
  const look = statusLook(order.status);
  const lines = [
    t('card.place', { hospital: order.hospitalName, department: order.hospDeptName }),
    t('card.timeAndPatient', {
      time: formatTimeRange(order.startTime, order.endTime),
      patient: order.patientName,
    }),
  ];
  return (
    <Card
      order={order}
      to={flow.order(order.orderNo)}
      date={{ ...dateBadge(order.date, locale), tone: look.tone }}
      title={t('visit.doctorAndTitle', { doctor: order.doctorName, title: order.titleText })}
      state={look.state}
      lines={lines}
      actions={hasNextAction(order) ? <NextActions order={order} /> : undefined}
      onExpire={onExpire}
    />
  );
}
