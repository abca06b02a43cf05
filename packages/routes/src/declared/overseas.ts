import { defineRoutes } from '../route-row';

/** From abroad (spec 2 §2.30): the gift after a consultation, and signing in by way of others. */
export const overseas = defineRoutes({
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
