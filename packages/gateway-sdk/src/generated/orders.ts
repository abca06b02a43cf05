// Generated from packages/contract by `npm run generate`; change it there.
import type { ListRow } from '../call-row';
import type { ListMergedOrdersRequest, ListMergedOrdersResponse } from './types/orders';

/** The calls of the orders domain. */
export const ordersCalls: {
  listMergedOrders: ListRow<ListMergedOrdersRequest, ListMergedOrdersResponse>;
} = {
  listMergedOrders: {
    path: '/moduleoverlap/mergeorder/list',
    kind: 'query',
    tags: [
      'Order'
    ],
    listed: 'cursor'
  }
};
