import { bookingApi, useServerTimeOffset } from '@xinglin/api';
import type { RegistrationOrderCard } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatDay, formatTimeRange, formatWeekday } from '@xinglin/rules';
import { ButtonLink, Card, Cluster, Countdown, DottedFacts, Note } from '@xinglin/ui';
import { useCallback, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmed, unpaid } from '../model/appointment-calls';

/** An order to pay, else the next visit; nothing where there is neither. */
export default function Appointment(): ReactElement | null {
  const toPay = bookingApi.useListRegistrationOrdersQuery(unpaid);
  const ahead = bookingApi.useListRegistrationOrdersQuery(confirmed);
  const order = toPay.currentData?.items[0] ?? ahead.currentData?.items[0];
  const { refetch } = toPay;
  const onExpire = useCallback(() => void refetch(), [refetch]);
  return order === undefined ? null : <OrderAhead order={order} onExpire={onExpire} />;
}

/** An order to pay, or the next visit, with the one thing to do about it. */
function OrderAhead({
  order,
  onExpire,
}: {
  order: RegistrationOrderCard;
  onExpire: () => void;
}): ReactElement {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  const offset = useServerTimeOffset();
  const { orderNo, payBefore } = order;
  const day = `${formatDay(order.date, locale)} ${formatWeekday(order.date, locale)}`;
  return (
    <Card
      title={t(payBefore === null ? 'home.nextVisit' : 'home.toPay')}
      // The title of what is to be paid says it already.
      aside={payBefore === null ? order.statusText : undefined}
    >
      <p>
        <b>
          {order.patientName} · {day} {formatTimeRange(order.startTime, order.endTime)}
        </b>
      </p>
      <Note>
        <DottedFacts>
          {`${order.doctorName} ${order.titleText} · ${order.hospitalName} ${order.hospDeptName}`}
        </DottedFacts>
      </Note>
      <Cluster align={payBefore === null ? 'end' : 'between'}>
        {payBefore !== null && (
          <Note as="span">
            {t('home.payWithin')}{' '}
            <Countdown until={payBefore} serverOffsetMs={offset} onEnd={onExpire} />
          </Note>
        )}
        {payBefore === null ? (
          <ButtonLink size="small" variant="outline" to={href('booking.orderDetail', { orderNo })}>
            {t('home.seeVisit')}
          </ButtonLink>
        ) : (
          <ButtonLink size="small" to={href('booking.reservationPay', { orderNo })}>
            {t('home.pay')}
          </ButtonLink>
        )}
      </Cluster>
    </Card>
  );
}
