import {
  servicePackageOrderMachine,
  type ServicePackageOrderEvent,
  type ServicePackageOrderState,
} from '@xinglin/contract';
import { allowedIn } from '../../kernel/orders/allowed-in';
import { hospitalTimeZone, packageEndsAt, servicePackageTerms } from '@xinglin/rules';
import type { Due, DueMove, Order } from '../../kernel/orders/order-kind';
import type { ServicePackageRow } from './tables';

export type ServicePackageOrder = Order<ServicePackageOrderState, ServicePackageRow>;

/** Whether an event may happen to an order in a state. */
const can = allowedIn(servicePackageOrderMachine);

/** Until when an order that was made at `createdAt` can be paid. */
export const payBeforeOf = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + servicePackageTerms.payWithinMinutes * 60_000);

/** What is to be paid of an order now. */
export function dueOf(
  { state, createdAt, totalCents }: ServicePackageOrder,
  now: Date,
): Due | null {
  const before = payBeforeOf(createdAt);
  if (!can('pay', state) || now >= before) return null;
  return { cents: totalCents, before, timeZone: hospitalTimeZone };
}

/** When a paid order ends: it has not moved since it was paid. */
export const endOf = ({ own, movedAt }: Pick<ServicePackageOrder, 'own' | 'movedAt'>): Date =>
  own.endsAt ?? packageEndsAt(movedAt, own.days);

/** What ends the state an order is in. */
export function deadlineOf(order: ServicePackageOrder): DueMove<ServicePackageOrderEvent> | null {
  switch (order.state) {
    case 'awaitingPayment':
      return { at: payBeforeOf(order.createdAt), event: 'expire', reasonKey: 'notPaidInTime' };
    case 'active':
      return { at: endOf(order), event: 'end', reasonKey: 'daysOver' };
    case 'paused':
      return order.own.pausedUntil === null
        ? null
        : { at: order.own.pausedUntil, event: 'endPause', reasonKey: 'pauseOver' };
    default:
      return null;
  }
}

/** Whether an order is paid and not over, paused or not. */
export const isRunning = (order: ServicePackageOrder, now: Date): boolean =>
  (order.state === 'active' || order.state === 'paused') && now < endOf(order);

/** Whether something of an order can be used now: it runs and is not paused. */
export const isUsable = (order: ServicePackageOrder, now: Date): boolean =>
  order.state === 'active' && isRunning(order, now);

/** What keeps an order from being used now; null where nothing does. */
export function useRefusal(
  order: ServicePackageOrder,
  now: Date,
): 'packagePaused' | 'packageNotUsable' | null {
  if (isUsable(order, now)) return null;
  return isRunning(order, now) ? 'packagePaused' : 'packageNotUsable';
}

/** Whether an order that is not paid can be cancelled. */
export const isUnpaid = ({ state }: ServicePackageOrder): boolean => state === 'awaitingPayment';
