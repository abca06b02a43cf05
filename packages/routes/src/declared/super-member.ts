import { defineRoutes } from '../route-row';

/** Super membership (spec 2 §2.29). */
export const superMember = defineRoutes({
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
    title: 'membership:superActivateResult.title',
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
    title: 'membership:superIntroduction.title',
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
    title: 'membership:superOrderList.title',
  },
  'membership.superOrderDetail': {
    path: '/member/super/order-detail',
    requires: ['login', 'binding'],
    title: 'membership:superOrderDetail.title',
    disableShare: true,
  },
  'membership.superPayment': {
    path: '/member/super/payment',
    title: 'membership:superPayment.title',
  },
  'membership.superPaySuccess': {
    path: '/member/super/pay-success',
    title: 'membership:superPaySuccess.title',
  },
  'membership.superConfirmOrder': {
    path: '/member/super/confirm-order',
    title: 'membership:superConfirmOrder.title',
  },
  'membership.superConfirmOrderGene': {
    path: '/member/super/confirm-order/gene',
    title: 'membership:superConfirmOrderGene.title',
  },
  'membership.superConfirmOrderMedical': {
    path: '/member/super/confirm-order/medical',
    title: 'membership:superConfirmOrderMedical.title',
  },
  'membership.superDoctorService': {
    path: '/member/super/doctor-service',
    title: 'membership:superDoctorService.title',
  },
  'membership.superDoctorList': {
    path: '/member/super/doctor-list',
    title: 'membership:superDoctorList.title',
  },
  'membership.superMySubscription': {
    path: '/member/super/my-subscription',
    title: 'membership:superMySubscription.title',
  },
  'membership.superMySubscriptionChoose': {
    path: '/member/super/my-subscription/choose',
    title: 'membership:superMySubscriptionChoose.title',
  },
  'membership.superChooseMember': {
    path: '/member/super/choose-member',
    requires: ['login', 'binding'],
    title: 'membership:superChooseMember.title',
    disableShare: true,
  },
});
