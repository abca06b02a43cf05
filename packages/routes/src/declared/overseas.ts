import { defineRoutes } from '../route-row';

/** From abroad (spec 2 §2.30): what asks and answers, the gift after it, and signing in by way of others. */
export const overseas = defineRoutes({
  'overseas.consultWizard': {
    path: '/overseas/consult/fast-imagetxt',
    requires: ['login'],
    title: 'overseas:consultWizard.title',
    disableShare: true,
  },
  'overseas.questionnaire': {
    path: '/overseas/consult/questionnaire',
    requires: ['login'],
    title: 'overseas:questionnaire.title',
    disableShare: true,
  },
  'overseas.consultList': {
    path: '/overseas/consult/listall',
    requires: ['login'],
    title: 'overseas:consultList.title',
    disableShare: true,
  },
  'overseas.orderDetail': {
    path: '/overseas/consult/order-detail/:orderKey',
    requires: ['login'],
    title: 'overseas:orderDetail.title',
    disableShare: true,
  },
  'overseas.dpchat': {
    path: '/overseas/consult/dpchat',
    requires: ['login'],
    title: 'overseas:dpchat.title',
    disableShare: true,
    disableFab: true,
  },
  'overseas.dpchatChinese': {
    path: '/overseas/consult/dpchat-cn',
    requires: ['login'],
    title: 'overseas:dpchatChinese.title',
    disableShare: true,
    disableFab: true,
  },
  'overseas.rewardPay': {
    path: '/overseas/reward/pay/:doctorId',
    requires: ['login'],
    title: 'overseas:rewardPay.title',
    disableShare: true,
  },
  'overseas.rewardResult': {
    path: '/overseas/reward/result',
    requires: ['login'],
    title: 'overseas:rewardResult.title',
    disableShare: true,
  },
  'overseas.dispatchLogin': {
    path: '/overseas/dispatch-login',
    kind: 'middle',
    query: ['target'],
    title: 'overseas:dispatchLogin.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'overseas.loginMiddle': {
    path: '/overseas/login/middle',
    kind: 'middle',
    query: ['target'],
    title: 'overseas:loginMiddle.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'overseas.combinedLogin': {
    path: '/overseas/login/combined',
    query: ['target'],
    title: 'overseas:combinedLogin.title',
  },
  'overseas.combinedLoginBind': {
    path: '/overseas/login/combined/bind',
    title: 'overseas:combinedLoginBind.title',
  },
  'overseas.updateMobile': {
    path: '/overseas/updatemobile',
    requires: ['login'],
    title: 'overseas:updateMobile.title',
    disableShare: true,
  },
  // Open: visitors come here from the overseas pages.
  'overseas.assistant': {
    path: '/aiassistant',
    query: ['mode', 'doctorDetail'],
    title: 'overseas:assistant.title',
  },
});
