import type { membership, PagesOf } from '@xinglin/routes';

/** A page for each route of the membership table; the file of a page is its path. */
export const pages = {
  'membership.memberTeamList': () => import('./pages/my/member-team/list.page'),
  'membership.coupons': () => import('./pages/my/ticket/index.page'),
  'membership.couponRules': () => import('./pages/my/ticket/rule.page'),
  'membership.couponRuleDetail': () => import('./pages/my/ticket/rule/detail/$id.page'),
  'membership.free': () => import('./pages/member/free.page'),
  'membership.freeLevel': () => import('./pages/member/free/level.page'),
  'membership.freeRight': () => import('./pages/member/free/rights/$id.page'),
  'membership.super': () => import('./pages/member/super/index.page'),
  'membership.superBuy': () => import('./pages/member/super/buy.page'),
  'membership.superActivate': () => import('./pages/member/super/activate.page'),
  'membership.superActivateResult': () => import('./pages/member/super/activate/result.page'),
  'membership.superProduct': () => import('./pages/member/super/product.page'),
  'membership.superProductDetail': () => import('./pages/member/super/product/detail.page'),
  'membership.superExchange': () => import('./pages/member/super/exchange.page'),
  'membership.superUpdateNotice': () => import('./pages/member/super/update-notice.page'),
  'membership.superUnsupportedHospitals': () =>
    import('./pages/member/super/nonsupport-hospital.page'),
  'membership.superRights': () => import('./pages/member/super/rights.page'),
  'membership.superOrderList': () => import('./pages/member/super/order-list.page'),
  'membership.superOrderDetail': () => import('./pages/member/super/order-detail.page'),
  'membership.superPaySuccess': () => import('./pages/member/super/pay-success.page'),
  'membership.superConfirmOrder': () => import('./pages/member/super/confirm-order.page'),
  'membership.superDoctorService': () => import('./pages/member/super/doctor-service.page'),
  'membership.superDoctorList': () => import('./pages/member/super/doctor-list.page'),
  'membership.superMySubscription': () => import('./pages/member/super/my-subscription.page'),
  'membership.superMySubscriptionChoose': () =>
    import('./pages/member/super/my-subscription/choose.page'),
  'membership.superChooseMember': () => import('./pages/member/super/choose-member.page'),
} satisfies PagesOf<typeof membership>;
