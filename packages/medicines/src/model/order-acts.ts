import type { DrugOrder } from '@xinglin/gateway-sdk';

/** Whether something of an order is in its patient's hands that was not compared with the prescription yet. */
export const maySayReceived = (order: DrugOrder): boolean =>
  order.checkedAt === null &&
  (order.state === 'readyToCollect' ||
    order.parcels.some(({ deliveredAt }) => deliveredAt !== null));

/** How an order can be cancelled now: at once, by asking the pharmacy that has it, or not at all. */
export function cancelling({ state }: Pick<DrugOrder, 'state'>): 'now' | 'ask' | null {
  if (state === 'awaitingPayment' || state === 'sent' || state === 'unconfirmed') return 'now';
  return state === 'confirmed' ? 'ask' : null;
}
