import {
  coinExchangeOrderStates,
  type healthCoins as calls,
  type RequestOf,
  type ResponseOf,
} from '@xinglin/contract';
import { coinTerms, textIn } from '@xinglin/rules';
import { and, desc, eq } from 'drizzle-orm';
import { balanceOf, entriesOf } from '../../kernel/ledger/ledger';
import { lotsLeft } from '../../kernel/ledger/lots';
import { orders } from '../../kernel/orders/tables';
import { addressOfOrder, parcelsOf } from '../../kernel/parcels/parcels';
import { orderDetail } from '../../kernel/payment/order-detail';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { coinExchangeKind } from './order-kind';
import { coinExchangeOrders, healthCoinGoods } from './tables';
import { purposeText, senderText, sentText, stateText } from './texts';

type Calls = typeof calls;
const kind = 'healthCoin' as const;

/** What an account can spend, and what of it is gone next. */
export async function balanceShown(
  db: Queryable,
  { ownerId, now }: { readonly ownerId: string; readonly now: Date },
): Promise<ResponseOf<Calls['getHealthCoinUserCoin']>['balance']> {
  const [{ balance }, lots] = await Promise.all([
    balanceOf(db, { ownerId, kind, now }),
    lotsLeft(db, { ownerId, kind }),
  ]);
  const next = lots.find(({ expiresAt }) => expiresAt !== null && expiresAt > now)?.expiresAt;
  if (!next) return { coins: balance, nextExpiry: null };
  const coins = lots
    .filter(({ expiresAt }) => expiresAt?.getTime() === next.getTime())
    .reduce((all, { remaining }) => all + remaining, 0);
  return { coins: balance, nextExpiry: { coins, at: next.toISOString() } };
}

/** The balance of an account and what came and went, newest first. */
export async function recordsOf(
  { cursor, pageSize }: RequestOf<Calls['getHealthCoinUserCoin']>,
  { db, account: ownerId, now, locale }: CallContext,
): Promise<ResponseOf<Calls['getHealthCoinUserCoin']>> {
  const before = cursor === undefined ? null : Number(cursor);
  const [balance, rows] = await Promise.all([
    balanceShown(db, { ownerId, now }),
    entriesOf(db, { ownerId, kind }, { before, limit: pageSize + 1 }),
  ]);
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  return {
    balance,
    items: items.map(({ entryId, reason, amount, balanceAfter, at }) => ({
      recordId: entryId,
      text: purposeText(reason, locale),
      coins: amount,
      balanceAfter,
      at: at.toISOString(),
    })),
    next: rows.length > pageSize && last ? String(last.version) : null,
  };
}

const stateOf = (state: string) =>
  coinExchangeOrderStates.find((one) => one === state) ?? refuse('forbidden');

/** The exchanges of an account, newest first. */
export async function listOrders(
  { pageNo, pageSize }: RequestOf<Calls['listHealthCoinOrders']>,
  { db, account, locale }: CallContext,
): Promise<ResponseOf<Calls['listHealthCoinOrders']>> {
  const own = and(eq(orders.ownerId, account), eq(orders.kind, coinExchangeKind.kind));
  const [rows, total] = await Promise.all([
    db
      .select({ order: orders, own: coinExchangeOrders, picture: healthCoinGoods.picture })
      .from(orders)
      .innerJoin(coinExchangeOrders, eq(coinExchangeOrders.orderNo, orders.orderNo))
      .innerJoin(healthCoinGoods, eq(healthCoinGoods.goodsId, coinExchangeOrders.goodsId))
      .where(own)
      .orderBy(desc(orders.createdAt), desc(orders.orderNo))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.$count(orders, own),
  ]);
  const items = rows.map(({ order, own: { title, count, coins }, picture }) => ({
    orderNo: order.orderNo,
    title: textIn(title, locale),
    picture,
    count,
    coins,
    state: stateOf(order.state),
    statusText: stateText(stateOf(order.state), locale),
    createdAt: order.createdAt.toISOString(),
  }));
  return { items, total, pageNo, pageSize };
}

/** One of the account's exchanges; refuses any other. */
export async function findOrder(
  services: Pick<Services, 'all'>,
  { orderNo }: RequestOf<Calls['getHealthCoinOrder']>,
  { db, account: ownerId, locale, now }: CallContext,
): Promise<ResponseOf<Calls['getHealthCoinOrder']>> {
  const [row = refuse('forbidden')] = await db
    .select({ state: orders.state, own: coinExchangeOrders, picture: healthCoinGoods.picture })
    .from(orders)
    .innerJoin(coinExchangeOrders, eq(coinExchangeOrders.orderNo, orders.orderNo))
    .innerJoin(healthCoinGoods, eq(healthCoinGoods.goodsId, coinExchangeOrders.goodsId))
    .where(and(eq(orders.orderNo, orderNo), eq(orders.ownerId, ownerId)));
  const [detail, address, parcels] = await Promise.all([
    orderDetail(db, services, { kind: coinExchangeKind.kind, orderNo }, { ownerId, locale, now }),
    addressOfOrder(db, orderNo, locale),
    parcelsOf(db, orderNo, locale, { nameOf: () => senderText(locale), sentText }),
  ]);
  const { goodsId, count, coins, returnedCoins } = row.own;
  return {
    ...detail,
    state: stateOf(row.state),
    goodsId,
    picture: row.picture,
    count,
    coins,
    returnedCoins,
    address: address ?? refuse('forbidden'),
    parcels,
  };
}

/** What all coins are bound by. */
export const terms = (): ResponseOf<Calls['getHealthCoinHomeConfig']> => coinTerms;
