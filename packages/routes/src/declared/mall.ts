import { defineRoutes } from '../route-row';

/**
 * The mall, merged order lists and the order centre (spec 2 §2.8, §2.10, §2.17, §2.20, §2.25).
 */
export const mall = defineRoutes({
  'mall.store': {
    path: '/mall/store/index',
    title: 'mall:store.title',
  },
  'mall.goods': {
    path: '/mall/store/details/:shopId/:goodsNo',
    title: 'mall:goods.title',
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
    title: 'mall:orderDetail.title',
    disableShare: true,
  },
  'mall.orderList': {
    path: '/mall/store/order-list',
    requires: ['login', 'binding'],
    title: 'mall:orderList.title',
    disableShare: true,
  },
  'mall.goodsOrderList': {
    path: '/my/goodsorder/list',
    requires: ['login'],
    title: 'mall:goodsOrderList.title',
    disableShare: true,
  },
  'mall.goodsManage': {
    path: '/my/goods/manage',
    requires: ['login'],
    title: 'mall:goodsManage.title',
    disableShare: true,
  },
  'mall.deductionList': {
    path: '/ordercentre/deduct/list',
    title: 'mall:deductionList.title',
  },
  'mall.optionalDeductions': {
    path: '/ordercentre/deduct/optional',
    title: 'mall:optionalDeductions.title',
  },
  'mall.couponRule': {
    path: '/ordercentre/deduct/coupon-rule',
    title: 'mall:couponRule.title',
  },
  'mall.couponList': {
    path: '/ordercentre/coupon/list',
    title: 'mall:couponList.title',
  },
  'mall.mergedCouponList': {
    path: '/ordercentre/coupon/merge-list',
    title: 'mall:mergedCouponList.title',
  },
  'mall.orderCentreGoods': {
    path: '/ordercentre/goodsdetail',
    query: ['itemId', 'orderNo', 'dealAmount'],
    title: 'mall:orderCentreGoods.title',
  },
});
