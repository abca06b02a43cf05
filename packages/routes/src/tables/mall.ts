import { defineRoutes } from '../route-row';

/**
 * The order centre and the mall (spec 2 §2.7, §2.8, §2.10, §2.17, §2.20, §2.25). Pages of `/ordercentre` open without signing
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
    greets: true,
    title: 'mall:payResult.title',
    noIndex: true,
    disableShare: true,
  },
  'mall.orderCentreCashierCode': {
    path: '/ordercentre/qrcode',
    greets: true,
    title: 'mall:cashierCode.title',
    noIndex: true,
    disableShare: true,
  },
  'mall.cashierCode': {
    path: '/my/qrcode',
    sameAs: 'mall.orderCentreCashierCode',
    greets: true,
    title: 'mall:cashierCode.title',
    noIndex: true,
    disableShare: true,
  },
  'mall.store': {
    path: '/mall/store/index',
    title: 'mall:store.title',
    description: 'mall:store.description',
    tabBar: 'mall',
  },
  'mall.goods': {
    path: '/mall/store/details/:shopId/:goodsNo',
    title: 'mall:goods.title',
    description: 'mall:store.description',
  },
  'mall.confirmOrder': {
    path: '/mall/store/confirm-order',
    requires: ['login', 'binding'],
    title: 'mall:confirmOrder.title',
    disableShare: true,
  },
  'mall.orderDetail': {
    path: '/mall/store/order-detail/:orderId',
    requires: ['login', 'binding'],
    title: 'mall:goodsOrder.title',
    disableShare: true,
  },
  'mall.orderList': {
    path: '/mall/store/order-list',
    requires: ['login', 'binding'],
    title: 'mall:goodsOrders.title',
    disableShare: true,
  },
  'mall.goodsOrderList': {
    path: '/my/goodsorder/list',
    sameAs: 'mall.orderList',
    requires: ['login'],
    title: 'mall:goodsOrders.title',
    disableShare: true,
  },
  // Open: a visitor has a cart as well, on the device.
  'mall.goodsManage': {
    path: '/my/goods/manage',
    greets: true,
    title: 'mall:cart.title',
    noIndex: true,
    disableShare: true,
  },
  'mall.deductionList': {
    path: '/ordercentre/deduct/list',
    greets: true,
    title: 'mall:deductions.title',
    noIndex: true,
    disableShare: true,
  },
  'mall.optionalDeductions': {
    path: '/ordercentre/deduct/optional',
    greets: true,
    title: 'mall:optional.title',
    noIndex: true,
    disableShare: true,
  },
  'mall.couponRule': {
    path: '/ordercentre/deduct/coupon-rule',
    title: 'mall:couponRule.title',
    noIndex: true,
  },
  'mall.mergedCouponList': {
    path: '/ordercentre/coupon/merge-list',
    greets: true,
    title: 'mall:mergedCoupons.title',
    noIndex: true,
    disableShare: true,
  },
  // What a person bought; without an order, what a deal is about.
  'mall.orderCentreGoods': {
    path: '/ordercentre/goodsdetail',
    query: ['itemId', 'orderNo', 'dealAmount'],
    greets: true,
    title: 'mall:centreGoods.title',
    noIndex: true,
    disableShare: true,
  },
  'directory.searchGoods': {
    path: '/search/goods',
    title: 'mall:searchGoods.title',
    noIndex: true,
  },
  'directory.searchSelectedGoods': {
    path: '/search/yanxuan/goods',
    title: 'mall:searchSelectedGoods.title',
    noIndex: true,
  },
  'directory.searchMedicine': {
    path: '/search/more/medicine',
    title: 'mall:searchMedicine.title',
    noIndex: true,
  },
});
