import { defineRoutes } from '../route-row';

/** Health coins (spec 2 §2.29). */
export const healthCoin = defineRoutes({
  'membership.healthCoinPlay': {
    path: '/member/healthcoin/play-coin',
    title: 'membership:healthCoinPlay.title',
  },
});
