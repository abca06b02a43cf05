import { z } from 'zod';
import { ActivityRecordId, CoinGoodsId, CoinOrderNo } from './ids';
import { coinExchangeOrderStates } from './coin-exchange-order';
import { GoodsPicture } from '../mall/goods-shapes';
import { OrderDetail, Parcel } from '../orders/orders';
import { Id, Instant, LocalDate } from '../shapes';

/** Kinds of goods in the store of health coins. */
export const healthCoinCategories = ['care', 'food', 'sport', 'home', 'family'] as const;

/** What earns health coins; the gateway judges each from its own records. */
export const healthCoinTaskKinds = [
  'signIn',
  'realName',
  'profile',
  'address',
  'firstVisit',
  'familyNames',
  'review',
] as const;

const Coins = z.int().min(0);

export const HealthCoinGoods = z
  .object({
    goodsId: CoinGoodsId,
    title: z.string(),
    subtitle: z.string(),
    category: z.enum(healthCoinCategories),
    picture: GoodsPicture,
    coins: z.int().min(1),
    /** How many coins the person lacks for one piece; 0 where there are enough, null without a session. */
    missing: z.int().min(0).nullable(),
    /** How many can be exchanged now. */
    stock: z.int().min(0),
  })
  .meta({ id: 'HealthCoinGoods' });

export const HealthCoinGoodsDetail = HealthCoinGoods.extend({
  /** In paragraphs. */
  description: z.array(z.string()),
  /** Most pieces of one exchange. */
  most: z.int().min(1),
  /** What the person can spend; null without a session. */
  balance: Coins.nullable(),
}).meta({ id: 'HealthCoinGoodsDetail' });

export const HealthCoinTask = z
  .object({
    taskId: Id,
    kind: z.enum(healthCoinTaskKinds),
    title: z.string(),
    hint: z.string(),
    coins: z.int().min(1),
    isDaily: z.boolean(),
    /** It can be done once each calendar month. */
    isMonthly: z.boolean(),
    /** How far it is done by the gateway's records. */
    progress: z.object({ done: z.int().min(0), total: z.int().min(1) }),
    /** `ready`: done by the gateway's records, its coins wait to be taken. */
    state: z.enum(['open', 'ready', 'received']),
  })
  .meta({ id: 'HealthCoinTask' });

/** The seven days of check-ins of which today is one. */
export const HealthCoinSignIn = z
  .object({
    /** Days in a row up to the last check-in; 0 where yesterday was missed and today's was not made. */
    run: z.int().min(0),
    days: z
      .array(
        z.object({
          day: LocalDate,
          coins: z.int().min(1),
          /** `ready`: today, not received yet. */
          state: z.enum(['received', 'ready', 'coming']),
        }),
      )
      .length(7),
  })
  .meta({ id: 'HealthCoinSignIn' });

/** What can be spent, and what of it is gone next. */
export const HealthCoinBalance = z
  .object({
    coins: Coins,
    /** Null where nothing expires. */
    nextExpiry: z.object({ coins: z.int().min(1), at: Instant }).nullable(),
  })
  .meta({ id: 'HealthCoinBalance' });

export const HealthCoinRecord = z
  .object({
    recordId: ActivityRecordId,
    /** What it was for, in the reader's language. */
    text: z.string(),
    /** Positive came, negative went. */
    coins: z.int(),
    balanceAfter: Coins,
    at: Instant,
  })
  .meta({ id: 'HealthCoinRecord' });

export const HealthCoinOrderCard = z
  .object({
    orderNo: CoinOrderNo,
    title: z.string(),
    picture: GoodsPicture,
    count: z.int().min(1),
    /** 0 for a prize. */
    coins: Coins,
    state: z.enum(coinExchangeOrderStates),
    statusText: z.string(),
    createdAt: Instant,
  })
  .meta({ id: 'HealthCoinOrderCard' });

export const HealthCoinOrder = OrderDetail.extend({
  state: z.enum(coinExchangeOrderStates),
  goodsId: CoinGoodsId,
  picture: GoodsPicture,
  count: z.int().min(1),
  /** 0 for a prize. */
  coins: Coins,
  /** What was spent and came back; 0 while nothing did. */
  returnedCoins: Coins,
  address: z.object({ name: z.string(), mobile: z.string(), text: z.string() }),
  parcels: z.array(Parcel),
}).meta({ id: 'HealthCoinOrder' });
