import { defineRoutes } from '../route-row';

/** Health coins: earning them, their store, and what is exchanged (spec 2 §2.29). */
export const coins = defineRoutes({
  'membership.healthCoin': {
    path: '/member/healthcoin/index',
    greets: true,
    title: 'coins:home.title',
  },
  'membership.healthCoinGain': {
    path: '/member/healthcoin/gain-coin',
    greets: true,
    title: 'coins:gain.title',
  },
  'membership.healthCoinStore': {
    path: '/member/healthcoin/coin-store',
    title: 'coins:store.title',
  },
  'membership.healthCoinPlay': {
    path: '/member/healthcoin/play-coin',
    title: 'coins:play.title',
  },
  'membership.healthCoinRecord': {
    path: '/member/healthcoin/coin-record',
    requires: ['login'],
    title: 'coins:record.title',
    disableShare: true,
  },
  'membership.healthCoinRule': {
    path: '/member/healthcoin/rule',
    title: 'coins:rule.title',
  },
  // What apps and channels open: it has nothing of its own to show.
  'membership.healthCoinTransfer': {
    path: '/member/healthcoin/transferPage',
    kind: 'redirect',
    redirectTo: '/member/healthcoin/index',
    title: 'coins:home.title',
    noIndex: true,
  },
  'membership.healthCoinGoods': {
    path: '/member/healthcoin/detail/:id',
    greets: true,
    title: 'coins:goods.title',
  },
  'membership.healthCoinMyPrizes': {
    path: '/member/healthcoin/my-prize',
    requires: ['login', 'binding'],
    title: 'coins:orders.title',
    disableShare: true,
  },
  'membership.healthCoinInformation': {
    path: '/member/healthcoin/information',
    requires: ['login', 'binding'],
    title: 'coins:exchange.title',
    disableShare: true,
  },
  'membership.healthCoinOrderDetail': {
    path: '/member/healthcoin/order-detail/:id',
    requires: ['login', 'binding'],
    title: 'coins:order.title',
    disableShare: true,
  },
  'membership.healthCoinExchangeResult': {
    path: '/member/healthcoin/exchange-result/:id',
    requires: ['login', 'binding'],
    title: 'coins:result.title',
    disableShare: true,
  },
});
