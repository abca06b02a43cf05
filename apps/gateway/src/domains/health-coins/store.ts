import {
  healthCoinCategories,
  type healthCoins as calls,
  type RequestOf,
  type ResponseOf,
} from '@xinglin/contract';
import { coinTerms, hospitalTimeZone, textIn } from '@xinglin/rules';
import { and, asc, count as countOf, desc, eq, gt, gte, min, sql, type SQL } from 'drizzle-orm';
import { balanceOf, spend } from '../../kernel/ledger/ledger';
import { registerOrder } from '../../kernel/orders/new-order';
import { newOrderNo } from '../../kernel/orders/order-number';
import { keepAddress, type OwnAddress, ownAddress } from '../../kernel/parcels/parcels';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { coinExchangeKind, spentKeyOf } from './order-kind';
import { requireSpending } from './stops';
import { coinExchangeOrders, healthCoinGoods } from './tables';

type Calls = typeof calls;
type Row = typeof healthCoinGoods.$inferSelect;
const kind = 'healthCoin' as const;

const shown = ({ goodsId, title, subtitle, category, coins, stock }: Row, locale: Locale) => ({
  goodsId,
  title: textIn(title, locale),
  subtitle: textIn(subtitle, locale),
  category,
  coins,
  stock,
});

async function page(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
  where: SQL | undefined,
  order: readonly SQL[],
) {
  const offered = and(eq(healthCoinGoods.isOffered, true), where);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(healthCoinGoods)
      .where(offered)
      .orderBy(...order)
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.$count(healthCoinGoods, offered),
  ]);
  return { items: rows.map((row) => shown(row, locale)), total, pageNo, pageSize };
}

/** The goods of the store, the cheapest first. */
export const listGoods = (
  { category, ...part }: RequestOf<Calls['listHealthCoinGoods']>,
  context: CallContext,
) =>
  page(context, part, category === undefined ? undefined : eq(healthCoinGoods.category, category), [
    asc(healthCoinGoods.coins),
    asc(healthCoinGoods.goodsId),
  ]);

/** What is exchanged most and still there. */
export const listHot = (
  part: RequestOf<Calls['listHealthCoinHotExchange']>,
  context: CallContext,
) =>
  page(context, part, gt(healthCoinGoods.stock, 0), [
    desc(healthCoinGoods.exchangedCount),
    asc(healthCoinGoods.goodsId),
  ]);

/** Goods as of now; refuses what is not offered. */
export async function findGoods(
  { id }: RequestOf<Calls['getHealthCoinGoods']>,
  { db, locale, session, now }: CallContext,
): Promise<ResponseOf<Calls['getHealthCoinGoods']>> {
  const row = await offeredGoods(db, id);
  if (!row) return refuse('forbidden');
  const ownerId = session?.userId;
  return {
    ...shown(row, locale),
    description: row.description.map((one) => textIn(one, locale)),
    most: coinTerms.mostPieces,
    balance: ownerId === undefined ? null : (await balanceOf(db, { ownerId, kind, now })).balance,
  };
}

async function offeredGoods(db: Queryable, goodsId: string): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(healthCoinGoods)
    .where(and(eq(healthCoinGoods.goodsId, goodsId), eq(healthCoinGoods.isOffered, true)));
  return row;
}

/** Exchanges coins for goods at what was shown, or refuses with what hinders it; all in the call's transaction. */
export async function exchange(
  { goodsId, count, addressId, coins }: RequestOf<Calls['exchangeHealthCoinGoods']>,
  { db, account: ownerId, now, locale }: CallContext,
): Promise<ResponseOf<Calls['exchangeHealthCoinGoods']>> {
  const goods = (await offeredGoods(db, goodsId)) ?? refuse('goodsOffSale');
  const address = (await ownAddress(db, ownerId, addressId)) ?? refuse('forbidden');
  await requireSpending(db, ownerId, now);
  if (goods.coins * count !== coins) refuse('quoteChanged');
  const orderNo = newOrderNo(now, hospitalTimeZone);
  // The wallet is always locked before the goods.
  const { balanceAfter: balance } = await spend(db, {
    ownerId,
    kind,
    amount: coins,
    reason: 'healthCoins.exchange',
    key: spentKeyOf(orderNo),
    now,
  });
  const taken = await db
    .update(healthCoinGoods)
    .set({
      stock: sql`${healthCoinGoods.stock} - ${count}`,
      exchangedCount: sql`${healthCoinGoods.exchangedCount} + ${count}`,
    })
    .where(and(eq(healthCoinGoods.goodsId, goodsId), gte(healthCoinGoods.stock, count)))
    .returning({ goodsId: healthCoinGoods.goodsId });
  if (taken.length === 0) refuse('stockShort');
  await orderGoods(db, { orderNo, ownerId, locale, now }, { goods, count, coins, address });
  return { orderNo, balance };
}

/** Writes an order of goods that are paid for, or won: 0 coins. */
export async function orderGoods(
  db: Queryable,
  {
    orderNo,
    ownerId,
    locale,
    now,
  }: {
    readonly orderNo: string;
    readonly ownerId: string;
    readonly locale: Locale;
    readonly now: Date;
  },
  {
    goods: { goodsId, title },
    count,
    coins,
    address,
  }: {
    readonly goods: Pick<Row, 'goodsId' | 'title'>;
    readonly count: number;
    readonly coins: number;
    readonly address: OwnAddress;
  },
): Promise<void> {
  await registerOrder(db, coinExchangeKind, {
    ownerId,
    locale,
    orderNo,
    state: 'ordered',
    totalCents: 0,
    dueAt: null,
    createdAt: now,
    event: 'submit',
    actor: 'patient',
  });
  await db.insert(coinExchangeOrders).values({ orderNo, goodsId, title, count, coins });
  await keepAddress(db, orderNo, address);
}

/** What the store has, kind by kind. */
export async function shopConfig({
  db,
}: Pick<CallContext, 'db'>): Promise<ResponseOf<Calls['getHealthCoinShopConfig']>> {
  const rows = await db
    .select({
      category: healthCoinGoods.category,
      goodsCount: countOf(),
      fromCoins: min(healthCoinGoods.coins),
    })
    .from(healthCoinGoods)
    .where(and(eq(healthCoinGoods.isOffered, true), gt(healthCoinGoods.stock, 0)))
    .groupBy(healthCoinGoods.category);
  return {
    kinds: healthCoinCategories.map(
      (category) =>
        rows.find((row) => row.category === category) ?? {
          category,
          goodsCount: 0,
          fromCoins: null,
        },
    ),
    mostPieces: coinTerms.mostPieces,
  };
}
