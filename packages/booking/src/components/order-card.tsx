import type { RegistrationOrderCard } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatCents, formatTimeRange } from '@xinglin/rules';
import { AppointmentCard } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { dateBadge, statusLook } from '../model/visit';
import { OrderActions, PayWithin } from './order-actions';

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
  const look = statusLook(order.status);
  const lines = [
    t('card.place', { hospital: order.hospitalName, department: order.hospDeptName }),
    t('card.timeAndPatient', {
      time: formatTimeRange(order.startTime, order.endTime),
      patient: order.patientName,
    }),
    ...(order.refundCents > 0
      ? [t('card.refunded', { amount: formatCents(order.refundCents) })]
      : []),
  ];
  return (
    <AppointmentCard
      to={href('booking.orderDetail', { orderNo: order.orderNo })}
      date={{ ...dateBadge(order.date, locale), tone: look.tone }}
      title={t('visit.doctorAndTitle', { doctor: order.doctorName, title: order.titleText })}
      state={look.state}
      stateText={order.statusText}
      titleLevel={2}
      lines={lines}
      footnote={
        order.payBefore === null ? undefined : (
          <PayWithin until={order.payBefore} onEnd={onExpire} />
        )
      }
      actions={order.actions.length > 0 ? <OrderActions order={order} /> : undefined}
    />
  );
}
