// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { HealthCoinGoodsDetail, HealthCoinOrder } from './types/health-coin-shapes';
import type { CancelHealthCoinOrderRequest, CancelHealthCoinOrderResponse, CheckFrozenShopStateResponse, ExchangeHealthCoinGoodsRequest, ExchangeHealthCoinGoodsResponse, GetHealthCoinEarnConfigResponse, GetHealthCoinGoodsRequest, GetHealthCoinHomeConfigResponse, GetHealthCoinHomeResponse, GetHealthCoinOrderRequest, GetHealthCoinUserCoinRequest, GetHealthCoinUserCoinResponse, HealthCoinShopConfig, IsHealthCoinBlacklistedResponse, ListHealthCoinGoodsRequest, ListHealthCoinGoodsResponse, ListHealthCoinHotExchangeRequest, ListHealthCoinHotExchangeResponse, ListHealthCoinOrdersRequest, ListHealthCoinOrdersResponse, ListHealthCoinReceiveTasksResponse, ListHealthCoinTasksResponse, ReceiveAllHealthCoinsResponse, ReceiveHealthCoinOrderRequest, ReceiveHealthCoinOrderResponse } from './types/health-coins';

/** The calls of the healthCoins domain. */
export const healthCoinsCalls: {
  getHealthCoinHome: CallRow<void, GetHealthCoinHomeResponse, 'query'>;
  listHealthCoinHotExchange: ListRow<ListHealthCoinHotExchangeRequest, ListHealthCoinHotExchangeResponse>;
  getHealthCoinHomeConfig: CallRow<void, GetHealthCoinHomeConfigResponse, 'query'>;
  listHealthCoinTasks: CallRow<void, ListHealthCoinTasksResponse, 'query'>;
  listHealthCoinReceiveTasks: CallRow<void, ListHealthCoinReceiveTasksResponse, 'query'>;
  receiveAllHealthCoins: CallRow<void, ReceiveAllHealthCoinsResponse, 'mutation'>;
  getHealthCoinUserCoin: ListRow<GetHealthCoinUserCoinRequest, GetHealthCoinUserCoinResponse>;
  listHealthCoinGoods: ListRow<ListHealthCoinGoodsRequest, ListHealthCoinGoodsResponse>;
  getHealthCoinGoods: CallRow<GetHealthCoinGoodsRequest, HealthCoinGoodsDetail, 'query'>;
  exchangeHealthCoinGoods: CallRow<ExchangeHealthCoinGoodsRequest, ExchangeHealthCoinGoodsResponse, 'mutation'>;
  listHealthCoinOrders: ListRow<ListHealthCoinOrdersRequest, ListHealthCoinOrdersResponse>;
  getHealthCoinOrder: CallRow<GetHealthCoinOrderRequest, HealthCoinOrder, 'query'>;
  cancelHealthCoinOrder: CallRow<CancelHealthCoinOrderRequest, CancelHealthCoinOrderResponse, 'mutation'>;
  receiveHealthCoinOrder: CallRow<ReceiveHealthCoinOrderRequest, ReceiveHealthCoinOrderResponse, 'mutation'>;
  getHealthCoinEarnConfig: CallRow<void, GetHealthCoinEarnConfigResponse, 'query'>;
  getHealthCoinShopConfig: CallRow<void, HealthCoinShopConfig, 'query'>;
  postHealthCoinShopConfig: CallRow<void, HealthCoinShopConfig, 'query'>;
  isHealthCoinBlacklisted: CallRow<void, IsHealthCoinBlacklistedResponse, 'query'>;
  checkFrozenShopState: CallRow<void, CheckFrozenShopStateResponse, 'query'>;
} = {
  getHealthCoinHome: {
    path: '/healthcoin/json/home',
    kind: 'query',
    open: true,
    tags: [
      'Session',
      'HealthCoin',
      'Wallet'
    ]
  },
  listHealthCoinHotExchange: {
    path: '/healthcoin/json/hotexchange',
    kind: 'query',
    encoding: 'query',
    open: true,
    tags: [
      'HealthCoin'
    ],
    listed: 'page'
  },
  getHealthCoinHomeConfig: {
    path: '/healthcoin/json/home/config',
    kind: 'query',
    open: true
  },
  listHealthCoinTasks: {
    path: '/healthcoin/json/tasks',
    kind: 'query',
    open: true,
    tags: [
      'Session',
      'HealthCoin'
    ]
  },
  listHealthCoinReceiveTasks: {
    path: '/modulemember/healthcoin/receivetasklist',
    kind: 'query',
    tags: [
      'Session',
      'HealthCoin'
    ]
  },
  receiveAllHealthCoins: {
    path: '/modulemember/healthcoin/receiveall',
    kind: 'mutation',
    tags: [
      'HealthCoin',
      'Wallet'
    ]
  },
  getHealthCoinUserCoin: {
    path: '/healthcoin/json/user/coin',
    kind: 'query',
    tags: [
      'Session',
      'HealthCoin',
      'Wallet'
    ],
    listed: 'cursor'
  },
  listHealthCoinGoods: {
    path: '/modulemember/healthcoin/goods/list',
    kind: 'query',
    open: true,
    tags: [
      'HealthCoin'
    ],
    listed: 'page'
  },
  getHealthCoinGoods: {
    path: '/modulemember/healthcoin/goods/detail/{id}',
    kind: 'query',
    open: true,
    tags: [
      'Session',
      'HealthCoin',
      'Wallet'
    ]
  },
  exchangeHealthCoinGoods: {
    path: '/modulemember/healthcoin/exchange',
    kind: 'mutation',
    tags: [
      {
        type: 'CoinExchangeOrder',
        by: 'orderNo'
      },
      'Order',
      'HealthCoin',
      'Wallet'
    ]
  },
  listHealthCoinOrders: {
    path: '/modulemember/healthcoin/order/list',
    kind: 'query',
    tags: [
      'CoinExchangeOrder'
    ],
    listed: 'page'
  },
  getHealthCoinOrder: {
    path: '/modulemember/healthcoin/order/detail',
    kind: 'query',
    tags: [
      {
        type: 'CoinExchangeOrder',
        by: 'orderNo'
      }
    ]
  },
  cancelHealthCoinOrder: {
    path: '/modulemember/healthcoin/order/cancel',
    kind: 'mutation',
    tags: [
      {
        type: 'CoinExchangeOrder',
        by: 'orderNo'
      },
      'Order',
      'HealthCoin',
      'Wallet'
    ]
  },
  receiveHealthCoinOrder: {
    path: '/modulemember/healthcoin/order/receive',
    kind: 'mutation',
    tags: [
      {
        type: 'CoinExchangeOrder',
        by: 'orderNo'
      },
      'Order'
    ]
  },
  getHealthCoinEarnConfig: {
    path: '/healthcoin/json/earnconfig',
    kind: 'query',
    open: true,
    tags: [
      'HealthCoin'
    ]
  },
  getHealthCoinShopConfig: {
    path: '/healthcoin/json/shopconfig',
    kind: 'query',
    method: 'GET',
    open: true,
    tags: [
      'HealthCoin'
    ]
  },
  postHealthCoinShopConfig: {
    path: '/healthcoin/json/shopconfig',
    kind: 'query',
    open: true,
    tags: [
      'HealthCoin'
    ]
  },
  isHealthCoinBlacklisted: {
    path: '/modulemember/healthcoin/isBlacklist',
    kind: 'query',
    tags: [
      'Session',
      'HealthCoin'
    ]
  },
  checkFrozenShopState: {
    path: '/healthcoin/json/checkfrozenshopstate',
    kind: 'query',
    open: true,
    tags: [
      'HealthCoin'
    ]
  }
};
