import { bookingApi, type QueryThunk } from '@xinglin/api';

/** The first order to pay. */
export const unpaid = { group: 'awaitingPayment', pageSize: 1 } as const;

/** The next visit. */
export const confirmed = { group: 'confirmed', pageSize: 1 } as const;

/** Asks for both; the part that shows them subscribes to them. */
export function appointmentCalls(): readonly QueryThunk[] {
  return [unpaid, confirmed].map((request) =>
    bookingApi.endpoints.listRegistrationOrders.initiate(request, { subscribe: false }),
  );
}
