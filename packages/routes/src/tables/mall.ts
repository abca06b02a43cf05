import { defineRoutes } from '../route-row';

/**
 * The order centre and the mall (spec 2 §2.8, §2.10, §2.17, §2.20, §2.25). Pages of `/ordercentre` open without signing
 * in: a visitor finds what they are for.
 */
export const mall = defineRoutes({
  'mall.mergedOrderList': {
    path: '/my/order/merge-list',
    requires: ['login'],
    title: 'mall:orders.title',
    disableShare: true,
  },
  'mall.recentMergedOrderList': {
    path: '/my/order/recent-merge-list',
    requires: ['login'],
    title: 'mall:recentOrders.title',
    disableShare: true,
  },
  'mall.payResult': {
    path: '/ordercentre/pay/result',
    query: ['orderNo'],
    greets: true,
    title: 'mall:payResult.title',
    noIndex: true,
    disableShare: true,
  },
  'mall.orderCentreCashierCode': {
    path: '/ordercentre/qrcode',
    query: ['orderNo'],
    greets: true,
    title: 'mall:cashierCode.title',
    noIndex: true,
    disableShare: true,
  },
  'mall.cashierCode': {
    path: '/my/qrcode',
    query: ['orderNo'],
    sameAs: 'mall.orderCentreCashierCode',
    greets: true,
    title: 'mall:cashierCode.title',
    noIndex: true,
    disableShare: true,
  },
});
