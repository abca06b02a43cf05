import { z } from 'zod';
import { CoinGoodsId } from './ids';
import { coinOrderCalls } from './coin-order-calls';
import { defineCalls } from '../define-calls';
import {
  HealthCoinBalance,
  healthCoinCategories,
  HealthCoinGoods,
  HealthCoinGoodsDetail,
  HealthCoinRecord,
  HealthCoinSignIn,
  HealthCoinTask,
} from './health-coin-shapes';
import { Instant, ListOf, Nothing, PageFields } from '../shapes';

/** An order as an answer's subject: what changes it leaves all others as they were. */
const moved = ['HealthCoin', 'Wallet'] as const;
/** What a task is judged by changes elsewhere as well. */
const earned = ['Session', ...moved, 'Address', 'Patient', 'Review', 'RealName'] as const;

const ShopConfig = z
  .object({
    kinds: z.array(
      z.object({
        category: z.enum(healthCoinCategories),
        /** Goods that can be exchanged now. */
        goodsCount: z.int().min(0),
        /** What the cheapest of them costs; null where there are none. */
        fromCoins: z.int().min(1).nullable(),
      }),
    ),
    mostPieces: z.int().min(1),
  })
  .meta({ id: 'HealthCoinShopConfig' });

/**
 * Health coins: what earns them, what they are exchanged for, and where each of them went (spec 2 §2.29, spec 3 §7.9).
 * Several of the specification's calls answer with their failure, and it does not say which: all of them do.
 */
export const healthCoins = defineCalls({
  /** The home of health coins: the balance of who is signed in, and how many tasks have coins to be taken. */
  getHealthCoinHome: {
    path: '/healthcoin/json/home',
    access: 'open',
    kind: 'query',
    onFailure: 'result',
    request: Nothing,
    response: z.object({
      /** Null without a session. */
      balance: HealthCoinBalance.nullable(),
      /** What {@link healthCoins.receiveAllHealthCoins} gives now, the check-in of today included. */
      readyCoins: z.int().min(0),
      /** Null without a session. */
      signIn: HealthCoinSignIn.nullable(),
      /** Goods that can be exchanged now, and those of them that the balance is enough for; null without a session. */
      goods: z.object({ total: z.int().min(0), inReach: z.int().min(0).nullable() }),
    }),
    tags: earned,
  },
  /** What is exchanged most and still there. */
  listHealthCoinHotExchange: {
    path: '/healthcoin/json/hotexchange',
    access: 'open',
    kind: 'query',
    onFailure: 'result',
    encoding: 'query',
    request: z.object(PageFields),
    response: ListOf(HealthCoinGoods),
    tags: ['Session', ...moved],
  },
  /** What the coins of an account are bound by, in numbers. */
  getHealthCoinHomeConfig: {
    path: '/healthcoin/json/home/config',
    access: 'open',
    kind: 'query',
    onFailure: 'result',
    request: Nothing,
    response: z.object({
      /** Days from earning until coins expire. */
      expiresAfterDays: z.int().min(1),
      /** Days that coins which came back can be spent at least. */
      returnedForDays: z.int().min(1),
      /** Days after sending until a parcel counts as received. */
      receivedAfterDays: z.int().min(1),
      /** Most pieces of one exchange. */
      mostPieces: z.int().min(1),
    }),
  },
  /** What earns coins, and what of it the person has done. */
  listHealthCoinTasks: {
    path: '/healthcoin/json/tasks',
    access: 'open',
    kind: 'query',
    onFailure: 'result',
    request: Nothing,
    response: ListOf(HealthCoinTask),
    tags: earned,
  },
  /** The tasks that are done and whose coins wait to be taken. */
  listHealthCoinReceiveTasks: {
    path: '/modulemember/healthcoin/receivetasklist',
    access: 'session',
    kind: 'query',
    onFailure: 'result',
    request: Nothing,
    response: ListOf(HealthCoinTask),
    tags: earned,
  },
  /** Takes the coins of all tasks that are done by the gateway's records; 0 where nothing waits. */
  receiveAllHealthCoins: {
    path: '/modulemember/healthcoin/receiveall',
    access: 'session',
    kind: 'mutation',
    onFailure: 'result',
    request: Nothing,
    response: z.object({ coins: z.int().min(0), balance: z.int().min(0) }),
    tags: moved,
  },
  /** The balance and what came and went, newest first. */
  getHealthCoinUserCoin: {
    path: '/healthcoin/json/user/coin',
    access: 'session',
    kind: 'query',
    onFailure: 'result',
    request: z.object({
      /** The `next` of the page before. */
      cursor: z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .optional(),
      pageSize: z.int().min(1).max(50).default(20),
    }),
    response: z.object({
      balance: HealthCoinBalance,
      items: z.array(HealthCoinRecord),
      /** Where the next page begins; null at the end. */
      next: z.string().nullable(),
    }),
    tags: ['Session', ...moved],
  },
  /** The goods of the store, by kind: the cheapest first, or what the balance is enough for before the rest. */
  listHealthCoinGoods: {
    path: '/modulemember/healthcoin/goods/list',
    access: 'open',
    kind: 'query',
    onFailure: 'result',
    request: z.object({
      category: z.enum(healthCoinCategories).optional(),
      /** Only what is there and the balance is enough for; all without a session. */
      inReach: z.boolean().optional(),
      /** `reach`: what is there before what is gone, what is in reach before the rest, the most valuable of it first. */
      sort: z.enum(['cheapest', 'reach']).default('cheapest'),
      ...PageFields,
    }),
    response: ListOf(HealthCoinGoods),
    tags: ['Session', ...moved],
  },
  /** Goods of the store as of now. */
  getHealthCoinGoods: {
    path: '/modulemember/healthcoin/goods/detail/{id}',
    access: 'open',
    kind: 'query',
    onFailure: 'result',
    request: z.object({ id: CoinGoodsId }),
    response: HealthCoinGoodsDetail,
    tags: ['Session', ...moved],
  },
  /** What can be earned, in numbers. */
  getHealthCoinEarnConfig: {
    path: '/healthcoin/json/earnconfig',
    access: 'open',
    kind: 'query',
    onFailure: 'result',
    request: Nothing,
    response: z.object({
      /** What the tasks of a day give together, at least: more days in a row give more. */
      dailyCoins: z.int().min(0),
      /** What the tasks that count once give together. */
      onceCoins: z.int().min(0),
      taskCount: z.int().min(0),
      expiresAfterDays: z.int().min(1),
    }),
    tags: ['HealthCoin'],
  },
  /** What the store has, kind by kind. */
  getHealthCoinShopConfig: {
    path: '/healthcoin/json/shopconfig',
    method: 'GET',
    access: 'open',
    kind: 'query',
    onFailure: 'result',
    request: Nothing,
    response: ShopConfig,
    tags: ['HealthCoin'],
  },
  /** The same, asked by a body. */
  postHealthCoinShopConfig: {
    path: '/healthcoin/json/shopconfig',
    access: 'open',
    kind: 'query',
    onFailure: 'result',
    request: Nothing,
    response: ShopConfig,
    tags: ['HealthCoin'],
  },
  /** Whether the account is kept from spending coins, and until when. */
  isHealthCoinBlacklisted: {
    path: '/modulemember/healthcoin/isBlacklist',
    access: 'session',
    kind: 'query',
    onFailure: 'result',
    request: Nothing,
    response: z.object({
      isBlacklist: z.boolean(),
      /** Why, in the words of the store. */
      reason: z.string().nullable(),
      until: Instant.nullable(),
    }),
    tags: ['Session', 'HealthCoin'],
  },
  /** Whether nobody can spend coins now, and until when. */
  checkFrozenShopState: {
    path: '/healthcoin/json/checkfrozenshopstate',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: z.object({
      isFrozen: z.boolean(),
      reason: z.string().nullable(),
      until: Instant.nullable(),
    }),
    tags: ['HealthCoin'],
  },
  ...coinOrderCalls,
});
