import { bookingApi, usePageModules, useSession, type QueryThunk } from '@xinglin/api';
import { lazyPart } from '@xinglin/ui';
import { useCallback, type ReactElement } from 'react';

// Visitors have none, and home is where most of them come in.
const Appointment = lazyPart(() => import('./appointment'));

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
  const isShown = usePageModules('directory.home')('nextAppointment') !== null;
  const skip = useSession()?.login !== true || !isShown;
  const toPay = bookingApi.useListRegistrationOrdersQuery(unpaid, { skip });
  const ahead = bookingApi.useListRegistrationOrdersQuery(confirmed, { skip });
  const order = toPay.currentData?.items[0] ?? ahead.currentData?.items[0];
  const { refetch } = toPay;
  const onExpire = useCallback(() => void refetch(), [refetch]);
  if (skip || order === undefined) return null;
  return <Appointment order={order} onExpire={onExpire} />;
}
