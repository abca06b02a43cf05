import type { mall, PagesOf } from '@xinglin/routes';

/** A page for each route of the mall table; the file of a page is its path. */
export const pages = {
  'mall.mergedOrderList': () => import('./pages/my/order/merge-list.page'),
  'mall.recentMergedOrderList': () => import('./pages/my/order/recent-merge-list.page'),
  'mall.payResult': () => import('./pages/ordercentre/pay/result.page'),
  'mall.orderCentreCashierCode': () => import('./pages/ordercentre/qrcode.page'),
} satisfies PagesOf<typeof mall>;
