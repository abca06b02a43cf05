import { defineRoutes } from '../route-row';

/** From abroad (spec 2 §2.30): the gift after a consultation. */
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
