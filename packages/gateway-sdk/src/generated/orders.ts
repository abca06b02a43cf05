// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { GetLatestOrderResponse, ListMergedOrdersRequest, ListMergedOrdersResponse } from './types/orders';

/** The calls of the orders domain. */
export const ordersCalls: {
  listMergedOrders: ListRow<ListMergedOrdersRequest, ListMergedOrdersResponse>;
  getLatestOrder: CallRow<void, GetLatestOrderResponse, 'query'>;
} = {
  listMergedOrders: {
    path: '/moduleoverlap/mergeorder/list',
    kind: 'query',
    tags: [
      'Order'
    ],
    listed: 'cursor'
  },
  getLatestOrder: {
    path: '/moduleoverlap/mergeorder/latest',
    kind: 'query',
    tags: [
      'Order'
    ]
  }
};
