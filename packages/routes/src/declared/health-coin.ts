import { defineRoutes } from '../route-row';

/** Health coins (spec 2 §2.29). */
export const healthCoin = defineRoutes({
  'membership.healthCoin': {
    path: '/member/healthcoin/index',
    title: 'membership:healthCoin.title',
  },
  'membership.healthCoinGain': {
    path: '/member/healthcoin/gain-coin',
    title: 'membership:healthCoinGain.title',
  },
  'membership.healthCoinStore': {
    path: '/member/healthcoin/coin-store',
    title: 'membership:healthCoinStore.title',
  },
  'membership.healthCoinPlay': {
    path: '/member/healthcoin/play-coin',
    title: 'membership:healthCoinPlay.title',
  },
  'membership.healthCoinRecord': {
    path: '/member/healthcoin/coin-record',
    requires: ['login'],
    title: 'membership:healthCoinRecord.title',
    disableShare: true,
  },
  'membership.healthCoinRule': {
    path: '/member/healthcoin/rule',
    title: 'membership:healthCoinRule.title',
  },
  'membership.healthCoinTransfer': {
    path: '/member/healthcoin/transferPage',
    title: 'membership:healthCoinTransfer.title',
  },
  'membership.healthCoinGoods': {
    path: '/member/healthcoin/detail/:id',
    title: 'membership:healthCoinGoods.title',
  },
  'membership.healthCoinMyPrizes': {
    path: '/member/healthcoin/my-prize',
    requires: ['login', 'binding'],
    title: 'membership:healthCoinMyPrizes.title',
    disableShare: true,
  },
  'membership.healthCoinInformation': {
    path: '/member/healthcoin/information',
    requires: ['login', 'binding'],
    title: 'membership:healthCoinInformation.title',
    disableShare: true,
  },
  'membership.healthCoinOrderDetail': {
    path: '/member/healthcoin/order-detail/:id',
    requires: ['login', 'binding'],
    title: 'membership:healthCoinOrderDetail.title',
    disableShare: true,
  },
  'membership.healthCoinExchangeResult': {
    path: '/member/healthcoin/exchange-result/:id',
    requires: ['login', 'binding'],
    title: 'membership:healthCoinExchangeResult.title',
    disableShare: true,
  },
});
