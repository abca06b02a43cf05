import { bookingApi } from '@xinglin/api';
import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { useState } from 'react';

/** How often, and at most how many times, a change that is under way is asked for. */
const pollingInterval = 1500;
const mostPolls = 20;

/**
 * One order, as fresh as a person expects it: asked for again when they come back to the page (the
 * hospital, or another tab, may have moved it), and for a while as long as `isMoving` says that a
 * change is under way. Attempts are counted, not answers, so that it ends without a network as well.
 */
export function useOrder(orderNo: string, isMoving: (order: RegistrationOrder) => boolean) {
  const [watch, setWatch] = useState({ startedAt: 0, polls: 0, moving: false });
  const isWatching = watch.moving && watch.polls < mostPolls;
  const order = bookingApi.useGetRegistrationOrderQuery(
    { orderNo },
    {
      skip: orderNo === '',
      // Seconds: what the server has just fetched for this page is not asked for again.
      refetchOnMountOrArgChange: 10,
      refetchOnFocus: true,
      pollingInterval: isWatching ? pollingInterval : 0,
    },
  );
  const moving = order.currentData !== undefined && isMoving(order.currentData);
  const startedAt = order.startedTimeStamp ?? 0;
  // Counting belongs to the render that shows a new attempt; an effect would poll once more.
  if (startedAt !== watch.startedAt || moving !== watch.moving) {
    setWatch({ startedAt, moving, polls: moving && watch.moving ? watch.polls + 1 : 0 });
  }
  return { order, isWatching };
}

/** Whether the time to pay has expired and the order waits to be closed, which takes the gateway a moment. */
export function isBeingClosed({ status, actions }: RegistrationOrder): boolean {
  return status === 'awaitingPayment' && !actions.includes('pay');
}
