import {
  healthCoinCategories,
  healthCoinTaskKinds,
  type healthCoins,
  type ResponseOf,
} from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { orders } from '../../kernel/orders/tables';
import { moment } from '../../platform/columns';
import type { Localised } from '../../platform/localised';

/** What earns health coins; whether it is done is judged from the gateway's records. */
export const healthCoinTasks = pgTable(
  'health_coin_tasks',
  {
    taskId: text('task_id').primaryKey(),
    kind: text('kind', { enum: healthCoinTaskKinds }).notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    hint: jsonb('hint').$type<Localised>().notNull(),
    /** Of the check-in what the first day in a row gives; the rule says what the others do. */
    coins: integer('coins').notNull(),
    /** Once a day, or once for all. */
    isDaily: boolean('is_daily').notNull(),
    position: integer('position').notNull(),
  },
  () => [check('health_coin_tasks_coins', sql`coins > 0`)],
);

/** What health coins are exchanged for, with how much of it is left. */
export const healthCoinGoods = pgTable(
  'health_coin_goods',
  {
    goodsId: text('goods_id').primaryKey(),
    title: jsonb('title').$type<Localised>().notNull(),
    subtitle: jsonb('subtitle').$type<Localised>().notNull(),
    /** In paragraphs. */
    description: jsonb('description').$type<Localised[]>().notNull(),
    category: text('category', { enum: healthCoinCategories }).notNull(),
    /** A carton for goods that came before the pictures. */
    picture: jsonb('picture')
      .$type<ResponseOf<(typeof healthCoins)['getHealthCoinGoods']>['picture']>()
      .notNull()
      .default({ pictogram: 'carton', tone: 'brand' }),
    coins: integer('coins').notNull(),
    /** Not yet exchanged. */
    stock: integer('stock').notNull(),
    isOffered: boolean('is_offered').notNull().default(true),
    /** Pieces that were exchanged and not given up. */
    exchangedCount: integer('exchanged_count').notNull().default(0),
  },
  (table) => [
    index('health_coin_goods_coins').on(table.coins, table.goodsId),
    check('health_coin_goods_coins_positive', sql`coins > 0`),
    check('health_coin_goods_stock', sql`stock >= 0`),
  ],
);

/** What only this kind knows of an order, as it was when it was made. */
export const coinExchangeOrders = pgTable(
  'coin_exchange_orders',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => orders.orderNo),
    goodsId: text('goods_id')
      .notNull()
      .references(() => healthCoinGoods.goodsId),
    title: jsonb('title').$type<Localised>().notNull(),
    count: integer('count').notNull(),
    /** What all pieces cost together; 0 for a prize. */
    coins: integer('coins').notNull(),
    returnedCoins: integer('returned_coins').notNull().default(0),
  },
  () => [
    check('coin_exchange_orders_count', sql`count > 0`),
    check('coin_exchange_orders_coins', sql`coins >= 0 AND returned_coins BETWEEN 0 AND coins`),
  ],
);

/** What keeps coins from being spent: by one account, or by all. */
export const healthCoinStops = pgTable(
  'health_coin_stops',
  {
    stopId: text('stop_id').primaryKey(),
    /** Null for all. */
    ownerId: text('owner_id'),
    /** As staff wrote it, for who is kept from spending. */
    reason: text('reason').notNull(),
    /** Null until staff end it. */
    until: moment('until'),
  },
  (table) => [unique('health_coin_stops_one').on(table.ownerId).nullsNotDistinct()],
);
