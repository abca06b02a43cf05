import type { coins, PagesOf } from '@xinglin/routes';

/** A page for each route of health coins; the file of a page is its path. */
export const coinsPages = {
  'membership.healthCoin': () => import('./pages/member/healthcoin/index.page'),
  'membership.healthCoinGain': () => import('./pages/member/healthcoin/gain-coin.page'),
  'membership.healthCoinStore': () => import('./pages/member/healthcoin/coin-store.page'),
  'membership.healthCoinPlay': () => import('./pages/member/healthcoin/play-coin.page'),
  'membership.healthCoinRecord': () => import('./pages/member/healthcoin/coin-record.page'),
  'membership.healthCoinRule': () => import('./pages/member/healthcoin/rule.page'),
  'membership.healthCoinGoods': () => import('./pages/member/healthcoin/detail/$id.page'),
  'membership.healthCoinMyPrizes': () => import('./pages/member/healthcoin/my-prize.page'),
  'membership.healthCoinInformation': () => import('./pages/member/healthcoin/information.page'),
  'membership.healthCoinOrderDetail': () =>
    import('./pages/member/healthcoin/order-detail/$id.page'),
  'membership.healthCoinExchangeResult': () =>
    import('./pages/member/healthcoin/exchange-result/$id.page'),
} satisfies PagesOf<typeof coins>;
