import { z } from 'zod';
import { AddressId } from '../account/ids';
import { CoinGoodsId, CoinOrderNo } from './ids';
import { defineCalls } from '../define-calls';
import { HealthCoinOrder, HealthCoinOrderCard } from './health-coin-shapes';
import { Instant, ListOf, PageFields, writtenText } from '../shapes';

/** An order as an answer's subject: what changes it leaves all others as they were. */
const OneOrder = { type: 'CoinExchangeOrder', by: 'orderNo' } as const;
const OwnOrder = z.object({ orderNo: CoinOrderNo });
const moved = ['HealthCoin', 'Wallet'] as const;

/** Goods that are exchanged for coins, and what happens to these orders (spec 3 §7.8). */
export const coinOrderCalls = defineCalls({
  /** Exchanges coins for goods that are sent to an address; `quoteChanged` where they cost something else now. */
  exchangeHealthCoinGoods: {
    path: '/modulemember/healthcoin/exchange',
    access: 'bound',
    kind: 'mutation',
    onFailure: 'result',
    request: z.object({
      goodsId: CoinGoodsId,
      count: z.int().min(1).max(5).default(1),
      addressId: AddressId,
      /** What was shown for all pieces together. */
      coins: z.int().min(1).max(10_000_000),
    }),
    response: z.object({ orderNo: CoinOrderNo, balance: z.int().min(0) }),
    refusals: [
      'balanceShort',
      'quoteChanged',
      'stockShort',
      'goodsOffSale',
      'coinShopFrozen',
      'coinShopBlocked',
    ],
    tags: [OneOrder, 'Order', ...moved],
  },
  /** The account's exchanges, newest first. */
  listHealthCoinOrders: {
    path: '/modulemember/healthcoin/order/list',
    access: 'session',
    kind: 'query',
    onFailure: 'result',
    request: z.object(PageFields),
    response: ListOf(HealthCoinOrderCard),
    tags: ['CoinExchangeOrder'],
  },
  /** One of the account's exchanges; refuses with `forbidden` what belongs to another. */
  getHealthCoinOrder: {
    path: '/modulemember/healthcoin/order/detail',
    access: 'session',
    kind: 'query',
    onFailure: 'result',
    request: OwnOrder,
    response: HealthCoinOrder,
    tags: [OneOrder],
  },
  /** Gives an exchange up before its parcel left: all coins come back. */
  cancelHealthCoinOrder: {
    path: '/modulemember/healthcoin/order/cancel',
    access: 'session',
    kind: 'mutation',
    request: OwnOrder.extend({ reason: writtenText({ max: 200 }).optional() }),
    response: z.object({ orderNo: CoinOrderNo, statusText: z.string(), coins: z.int().min(0) }),
    refusals: ['orderNotCancellable'],
    tags: [OneOrder, 'Order', ...moved],
  },
  /** Says that the parcel came. */
  receiveHealthCoinOrder: {
    path: '/modulemember/healthcoin/order/receive',
    access: 'session',
    kind: 'mutation',
    request: OwnOrder,
    response: z.object({ orderNo: CoinOrderNo, statusText: z.string(), receivedAt: Instant }),
    refusals: ['goodsOrderClosed'],
    tags: [OneOrder, 'Order'],
  },
});
