import { bookingApi, useServerTimeOffset, useSession, type QueryThunk } from '@xinglin/api';
import type { RegistrationOrderCard } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatDay, formatTimeRange, formatWeekday } from '@xinglin/rules';
import { ButtonLink, Card, Cluster, Countdown, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const unpaid = { group: 'awaitingPayment', pageSize: 1 } as const;
const confirmed = { group: 'confirmed', pageSize: 1 } as const;

/** The calls of {@link NextAppointment}, made only with a session: a visitor's home stays a shared page. */
export const loadNextAppointment: readonly QueryThunk[] = [unpaid, confirmed].map(
  (request): QueryThunk =>
    (dispatch, getState) =>
      getState().session.user?.login === true
        ? dispatch(bookingApi.endpoints.listRegistrationOrders.initiate(request))
        : Promise.resolve(),
);

/** What waits for the person: an order to pay, else the next visit. Nothing for a visitor. */
export function NextAppointment(): ReactElement | null {
  const skip = useSession()?.login !== true;
  const toPay = bookingApi.useListRegistrationOrdersQuery(unpaid, { skip });
  const ahead = bookingApi.useListRegistrationOrdersQuery(confirmed, { skip });
  const order = toPay.currentData?.items[0] ?? ahead.currentData?.items[0];
  if (skip || order === undefined) return null;
  return <Appointment order={order} onExpire={() => void toPay.refetch()} />;
}

function Appointment({
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
    <Card title={t(payBefore === null ? 'home.nextVisit' : 'home.toPay')} aside={order.statusText}>
      <p>
        <b>
          {day} {formatTimeRange(order.startTime, order.endTime)}
        </b>
      </p>
      <Note>
        {order.doctorName} {order.titleText} · {order.hospitalName} {order.hospDeptName}
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
