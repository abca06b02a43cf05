import { listedPartners } from '../listed-partners';
import { defineRoutes } from '../route-row';

/** Coupons, super membership and the free one (spec 2 §2.9, §2.20, §2.28, §2.29). */
export const membership = defineRoutes({
  'membership.memberTeamList': {
    path: '/my/member-team/list',
    requires: ['login'],
    title: 'membership:memberTeamList.title',
    disableShare: true,
  },
  'membership.coupons': {
    path: '/my/ticket/index',
    requires: ['login'],
    title: 'membership:coupons.title',
    disableShare: true,
  },
  'membership.orderCentreCoupons': {
    path: '/ordercentre/coupon/list',
    requires: ['login'],
    sameAs: 'membership.coupons',
    title: 'membership:coupons.title',
    noIndex: true,
    disableShare: true,
  },
  // Open: help.
  'membership.couponRules': {
    path: '/my/ticket/rule',
    title: 'membership:couponRules.title',
  },
  // Open: help.
  'membership.couponRuleDetail': {
    path: '/my/ticket/rule/detail/:id',
    title: 'membership:couponRuleDetail.title',
  },
  'membership.vipBenefitList': {
    path: '/vip/equity/list',
    partners: listedPartners,
    sameAs: 'membership.superRights',
    title: 'membership:superRights.title',
  },
  'membership.vipOrderDetail': {
    path: '/vip/order-detail/:id',
    requires: ['login'],
    sameAs: 'membership.superOrderDetail',
    title: 'membership:superOrderDetail.title',
    disableShare: true,
  },
  'membership.free': {
    path: '/member/free',
    requires: ['login', 'binding'],
    title: 'membership:free.title',
    disableShare: true,
  },
  'membership.freeLevel': {
    path: '/member/free/level',
    title: 'membership:freeLevel.title',
  },
  'membership.freeIntroduction': {
    path: '/member/free/introduce',
    sameAs: 'membership.freeLevel',
    title: 'membership:freeLevel.title',
  },
  'membership.freeRight': {
    path: '/member/free/rights/:id',
    requires: ['login'],
    title: 'membership:freeRight.title',
    disableShare: true,
  },
  'membership.super': {
    path: '/member/super/index',
    title: 'membership:super.title',
  },
  'membership.superBuy': {
    path: '/member/super/buy',
    requires: ['login', 'binding'],
    title: 'membership:superBuy.title',
    disableShare: true,
  },
  'membership.superActivate': {
    path: '/member/super/activate',
    requires: ['login', 'binding'],
    title: 'membership:superActivate.title',
    disableShare: true,
  },
  'membership.superActivateResult': {
    path: '/member/super/activate/result',
    requires: ['login'],
    title: 'membership:superActivateResult.title',
    disableShare: true,
  },
  'membership.superProduct': {
    path: '/member/super/product',
    query: ['goodsType'],
    title: 'membership:superProduct.title',
  },
  'membership.superProductDetail': {
    path: '/member/super/product/detail',
    query: ['goodsId'],
    title: 'membership:superProductDetail.title',
  },
  'membership.superIntroduction': {
    path: '/member/super/introduce',
    sameAs: 'membership.superRights',
    title: 'membership:superRights.title',
  },
  'membership.superExchange': {
    path: '/member/super/exchange',
    requires: ['login', 'binding'],
    title: 'membership:superExchange.title',
    disableShare: true,
  },
  'membership.superUpdateNotice': {
    path: '/member/super/update-notice',
    title: 'membership:superUpdateNotice.title',
  },
  'membership.superUnsupportedHospitals': {
    path: '/member/super/nonsupport-hospital',
    title: 'membership:superUnsupportedHospitals.title',
  },
  'membership.superRights': {
    path: '/member/super/rights',
    title: 'membership:superRights.title',
  },
  'membership.superOrderList': {
    path: '/member/super/order-list',
    requires: ['login'],
    title: 'membership:superOrderList.title',
    disableShare: true,
  },
  'membership.superOrderDetail': {
    path: '/member/super/order-detail',
    requires: ['login', 'binding'],
    title: 'membership:superOrderDetail.title',
    disableShare: true,
  },
  'membership.superPayment': {
    path: '/member/super/payment',
    requires: ['login', 'binding'],
    sameAs: 'membership.superOrderDetail',
    title: 'membership:superOrderDetail.title',
    disableShare: true,
  },
  'membership.superPaySuccess': {
    path: '/member/super/pay-success',
    requires: ['login'],
    title: 'membership:superPaySuccess.title',
    disableShare: true,
  },
  'membership.superConfirmOrder': {
    path: '/member/super/confirm-order',
    requires: ['login', 'binding'],
    title: 'membership:superConfirmOrder.title',
    disableShare: true,
  },
  'membership.superConfirmOrderGene': {
    path: '/member/super/confirm-order/gene',
    requires: ['login', 'binding'],
    sameAs: 'membership.superConfirmOrder',
    title: 'membership:superConfirmOrder.title',
    disableShare: true,
  },
  'membership.superConfirmOrderMedical': {
    path: '/member/super/confirm-order/medical',
    requires: ['login', 'binding'],
    sameAs: 'membership.superConfirmOrder',
    title: 'membership:superConfirmOrder.title',
    disableShare: true,
  },
  'membership.superDoctorService': {
    path: '/member/super/doctor-service',
    requires: ['login'],
    title: 'membership:superDoctorService.title',
    disableShare: true,
  },
  'membership.superDoctorList': {
    path: '/member/super/doctor-list',
    title: 'membership:superDoctorList.title',
  },
  'membership.superMySubscription': {
    path: '/member/super/my-subscription',
    requires: ['login'],
    title: 'membership:superMySubscription.title',
    disableShare: true,
  },
  'membership.superMySubscriptionChoose': {
    path: '/member/super/my-subscription/choose',
    requires: ['login'],
    title: 'membership:superMySubscriptionChoose.title',
    disableShare: true,
  },
  'membership.superChooseMember': {
    path: '/member/super/choose-member',
    requires: ['login', 'binding'],
    title: 'membership:superChooseMember.title',
    disableShare: true,
  },
});
