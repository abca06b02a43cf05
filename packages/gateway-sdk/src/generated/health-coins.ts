// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { GatewayFailure } from '../failure';
import type { HealthCoinGoodsDetail, HealthCoinOrder } from './types/health-coin-shapes';
import type { CancelHealthCoinOrderRequest, CancelHealthCoinOrderResponse, CheckFrozenShopStateResponse, ExchangeHealthCoinGoodsRequest, ExchangeHealthCoinGoodsResponse, GetHealthCoinEarnConfigResponse, GetHealthCoinGoodsRequest, GetHealthCoinHomeConfigResponse, GetHealthCoinHomeResponse, GetHealthCoinOrderRequest, GetHealthCoinUserCoinRequest, GetHealthCoinUserCoinResponse, HealthCoinShopConfig, IsHealthCoinBlacklistedResponse, ListHealthCoinGoodsRequest, ListHealthCoinGoodsResponse, ListHealthCoinHotExchangeRequest, ListHealthCoinHotExchangeResponse, ListHealthCoinOrdersRequest, ListHealthCoinOrdersResponse, ListHealthCoinReceiveTasksResponse, ListHealthCoinTasksResponse, ReceiveAllHealthCoinsResponse, ReceiveHealthCoinOrderRequest, ReceiveHealthCoinOrderResponse } from './types/health-coins';

/** The calls of the healthCoins domain. */
export const healthCoinsCalls: {
  getHealthCoinHome: CallRow<void, GetHealthCoinHomeResponse | GatewayFailure, 'query'>;
  listHealthCoinHotExchange: ListRow<ListHealthCoinHotExchangeRequest, ListHealthCoinHotExchangeResponse | GatewayFailure>;
  getHealthCoinHomeConfig: CallRow<void, GetHealthCoinHomeConfigResponse | GatewayFailure, 'query'>;
  listHealthCoinTasks: CallRow<void, ListHealthCoinTasksResponse | GatewayFailure, 'query'>;
  listHealthCoinReceiveTasks: CallRow<void, ListHealthCoinReceiveTasksResponse | GatewayFailure, 'query'>;
  receiveAllHealthCoins: CallRow<void, ReceiveAllHealthCoinsResponse | GatewayFailure, 'mutation'>;
  getHealthCoinUserCoin: ListRow<GetHealthCoinUserCoinRequest, GetHealthCoinUserCoinResponse | GatewayFailure>;
  listHealthCoinGoods: ListRow<ListHealthCoinGoodsRequest, ListHealthCoinGoodsResponse | GatewayFailure>;
  getHealthCoinGoods: CallRow<GetHealthCoinGoodsRequest, HealthCoinGoodsDetail | GatewayFailure, 'query'>;
  exchangeHealthCoinGoods: CallRow<ExchangeHealthCoinGoodsRequest, ExchangeHealthCoinGoodsResponse | GatewayFailure, 'mutation'>;
  listHealthCoinOrders: ListRow<ListHealthCoinOrdersRequest, ListHealthCoinOrdersResponse | GatewayFailure>;
  getHealthCoinOrder: CallRow<GetHealthCoinOrderRequest, HealthCoinOrder | GatewayFailure, 'query'>;
  cancelHealthCoinOrder: CallRow<CancelHealthCoinOrderRequest, CancelHealthCoinOrderResponse, 'mutation'>;
  receiveHealthCoinOrder: CallRow<ReceiveHealthCoinOrderRequest, ReceiveHealthCoinOrderResponse, 'mutation'>;
  getHealthCoinEarnConfig: CallRow<void, GetHealthCoinEarnConfigResponse | GatewayFailure, 'query'>;
  getHealthCoinShopConfig: CallRow<void, HealthCoinShopConfig | GatewayFailure, 'query'>;
  postHealthCoinShopConfig: CallRow<void, HealthCoinShopConfig | GatewayFailure, 'query'>;
  isHealthCoinBlacklisted: CallRow<void, IsHealthCoinBlacklistedResponse | GatewayFailure, 'query'>;
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
    ],
    onFailure: 'result'
  },
  listHealthCoinHotExchange: {
    path: '/healthcoin/json/hotexchange',
    kind: 'query',
    encoding: 'query',
    open: true,
    tags: [
      'HealthCoin'
    ],
    onFailure: 'result',
    listed: 'page'
  },
  getHealthCoinHomeConfig: {
    path: '/healthcoin/json/home/config',
    kind: 'query',
    open: true,
    onFailure: 'result'
  },
  listHealthCoinTasks: {
    path: '/healthcoin/json/tasks',
    kind: 'query',
    open: true,
    tags: [
      'Session',
      'HealthCoin'
    ],
    onFailure: 'result'
  },
  listHealthCoinReceiveTasks: {
    path: '/modulemember/healthcoin/receivetasklist',
    kind: 'query',
    tags: [
      'Session',
      'HealthCoin'
    ],
    onFailure: 'result'
  },
  receiveAllHealthCoins: {
    path: '/modulemember/healthcoin/receiveall',
    kind: 'mutation',
    tags: [
      'HealthCoin',
      'Wallet'
    ],
    onFailure: 'result'
  },
  getHealthCoinUserCoin: {
    path: '/healthcoin/json/user/coin',
    kind: 'query',
    tags: [
      'Session',
      'HealthCoin',
      'Wallet'
    ],
    onFailure: 'result',
    listed: 'cursor'
  },
  listHealthCoinGoods: {
    path: '/modulemember/healthcoin/goods/list',
    kind: 'query',
    open: true,
    tags: [
      'HealthCoin'
    ],
    onFailure: 'result',
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
    ],
    onFailure: 'result'
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
    ],
    onFailure: 'result'
  },
  listHealthCoinOrders: {
    path: '/modulemember/healthcoin/order/list',
    kind: 'query',
    tags: [
      'CoinExchangeOrder'
    ],
    onFailure: 'result',
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
    ],
    onFailure: 'result'
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
    ],
    onFailure: 'result'
  },
  getHealthCoinShopConfig: {
    path: '/healthcoin/json/shopconfig',
    kind: 'query',
    method: 'GET',
    open: true,
    tags: [
      'HealthCoin'
    ],
    onFailure: 'result'
  },
  postHealthCoinShopConfig: {
    path: '/healthcoin/json/shopconfig',
    kind: 'query',
    open: true,
    tags: [
      'HealthCoin'
    ],
    onFailure: 'result'
  },
  isHealthCoinBlacklisted: {
    path: '/modulemember/healthcoin/isBlacklist',
    kind: 'query',
    tags: [
      'Session',
      'HealthCoin'
    ],
    onFailure: 'result'
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
