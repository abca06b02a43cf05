import type { RegistrationOrderCard } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatDay, formatTimeRange, formatWeekday } from '@xinglin/rules';
import { DottedFacts, ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The next visit, else the newest appointment, at a glance. Its times are the hospital's. */
export function LatestOrder({ order }: { order: RegistrationOrderCard }): ReactElement {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const day = `${formatDay(order.date, locale)} ${formatWeekday(order.date, locale)}`;
  return (
    <ListGroup label={t('profile.latestOrder')} showLabel>
      <ListLink
        label={t('profile.latestWhen', {
          day,
          time: formatTimeRange(order.startTime, order.endTime),
        })}
        description={
          <DottedFacts>
            {t('profile.latestWhere', {
              status: order.statusText,
              doctor: order.doctorName,
              hospital: order.hospitalName,
              patient: order.patientName,
            })}
          </DottedFacts>
        }
        to={href('booking.orderDetail', { orderNo: order.orderNo })}
      />
    </ListGroup>
  );
}
