import type { mall, PagesOf } from '@xinglin/routes';

/** A page for each route of the mall table; the file of a page is its path. */
export const pages = {
  'mall.mergedOrderList': () => import('./pages/my/order/merge-list.page'),
  'mall.recentMergedOrderList': () => import('./pages/my/order/recent-merge-list.page'),
  'mall.payResult': () => import('./pages/ordercentre/pay/result.page'),
  'mall.orderCentreCashierCode': () => import('./pages/ordercentre/qrcode.page'),
  'mall.store': () => import('./pages/mall/store/index.page'),
  'mall.goods': () => import('./pages/mall/store/details/$shopId/$goodsNo.page'),
  'mall.confirmOrder': () => import('./pages/mall/store/confirm-order.page'),
  'mall.orderDetail': () => import('./pages/mall/store/order-detail/$orderId.page'),
  'mall.orderList': () => import('./pages/mall/store/order-list.page'),
  'mall.goodsManage': () => import('./pages/my/goods/manage.page'),
  'mall.deductionList': () => import('./pages/ordercentre/deduct/list.page'),
  'mall.optionalDeductions': () => import('./pages/ordercentre/deduct/optional.page'),
  'mall.couponRule': () => import('./pages/ordercentre/deduct/coupon-rule.page'),
  'mall.mergedCouponList': () => import('./pages/ordercentre/coupon/merge-list.page'),
  'mall.orderCentreGoods': () => import('./pages/ordercentre/goodsdetail.page'),
  'directory.searchGoods': () => import('./pages/search/goods.page'),
  'directory.searchSelectedGoods': () => import('./pages/search/yanxuan/goods.page'),
  'directory.searchMedicine': () => import('./pages/search/more/medicine.page'),
} satisfies PagesOf<typeof mall>;
