import { defineRoutes } from '../route-row';
import { listedPartners } from '../listed-partners';

/** Coupons, teams, free membership and VIP benefits (spec 2 §2.9, §2.20, §2.28, §2.29). */
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
    title: 'membership:vipBenefitList.title',
  },
  'membership.vipOrderDetail': {
    path: '/vip/order-detail/:id',
    requires: ['login'],
    title: 'membership:vipOrderDetail.title',
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
    title: 'membership:freeIntroduction.title',
  },
  'membership.freeRight': {
    path: '/member/free/rights/:id',
    requires: ['login'],
    title: 'membership:freeRight.title',
    disableShare: true,
  },
});
