import { defineRoutes } from '../route-row';

/** Thanks to the doctor of a consultation from abroad that is done (spec 2 §2.30). */
export const overseasThanks = defineRoutes({
  'overseas.rewardPay': {
    path: '/overseas/reward/pay/:doctorId',
    requires: ['login'],
    title: 'overseas-thanks:pay.title',
    disableShare: true,
  },
  'overseas.rewardResult': {
    path: '/overseas/reward/result',
    requires: ['login'],
    title: 'overseas-thanks:result.title',
    disableShare: true,
  },
});
