import type { orders } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { listNextMatters } from './next-matters';
import { listOrders, newestOrder } from './order-list';

/** The handlers of what is asked about orders of every kind (spec 1 §7). */
export function orderHandlers(services: Services): HandlersOf<typeof orders> {
  return {
    listMergedOrders: (input, { db, account, locale, now }) =>
      listOrders(db, services, input, { ownerId: account, locale, now }),
    getLatestOrder: async (_input, { db, account, locale, now }) => ({
      order: await newestOrder(db, services, { ownerId: account, locale, now }),
    }),
    listNextMatters: (_input, { db, account, locale, now }) =>
      listNextMatters(db, services, { ownerId: account, locale, now }),
  };
}
