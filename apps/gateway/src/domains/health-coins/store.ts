import {
  healthCoinCategories,
  type healthCoins as calls,
  type RequestOf,
  type ResponseOf,
} from '@xinglin/contract';
import { coinTerms, hospitalTimeZone, textIn } from '@xinglin/rules';
import {
  and,
  asc,
  count as countOf,
  desc,
  eq,
  gt,
  gte,
  lte,
  min,
  sql,
  type SQL,
} from 'drizzle-orm';
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

const shown = (
  { goodsId, title, subtitle, category, picture, coins, stock }: Row,
  locale: Locale,
  balance: number | null,
) => ({
  goodsId,
  title: textIn(title, locale),
  subtitle: textIn(subtitle, locale),
  category,
  picture,
  coins,
  missing: balance === null ? null : Math.max(0, coins - balance),
  stock,
});

/** What the reader can spend; null without a session. */
async function readerBalance({
  db,
  session,
  now,
}: Pick<CallContext, 'db' | 'session' | 'now'>): Promise<number | null> {
  const ownerId = session?.userId;
  return ownerId === undefined ? null : (await balanceOf(db, { ownerId, kind, now })).balance;
}

async function page(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
  balance: number | null,
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
  return { items: rows.map((row) => shown(row, locale, balance)), total, pageNo, pageSize };
}

const isThere = gt(healthCoinGoods.stock, 0);

/** What is there and costs no more than a balance. */
const inReachOf = (balance: number): SQL | undefined =>
  and(isThere, lte(healthCoinGoods.coins, balance));

/** The goods of the store, the cheapest first, or what is in reach of the reader before the rest. */
export async function listGoods(
  { category, inReach, sort, ...part }: RequestOf<Calls['listHealthCoinGoods']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listHealthCoinGoods']>> {
  const balance = await readerBalance(context);
  const where = and(
    category === undefined ? undefined : eq(healthCoinGoods.category, category),
    inReach === true && balance !== null ? inReachOf(balance) : undefined,
  );
  const { coins, goodsId } = healthCoinGoods;
  const cheapest = [asc(coins), asc(goodsId)];
  const reach = [
    desc(isThere),
    sql`CASE WHEN ${coins} <= ${balance ?? 0} THEN ${coins} END DESC NULLS LAST`,
  ];
  return page(context, part, balance, where, sort === 'reach' ? [...reach, ...cheapest] : cheapest);
}

/** How many goods can be exchanged now, and how many of them a balance is enough for. */
export async function goodsCounted(
  db: Queryable,
  balance: number | null,
): Promise<ResponseOf<Calls['getHealthCoinHome']>['goods']> {
  const offered = and(eq(healthCoinGoods.isOffered, true), isThere);
  const [total, inReach] = await Promise.all([
    db.$count(healthCoinGoods, offered),
    balance === null ? null : db.$count(healthCoinGoods, and(offered, inReachOf(balance))),
  ]);
  return { total, inReach };
}

/** What is exchanged most and still there. */
export const listHot = async (
  part: RequestOf<Calls['listHealthCoinHotExchange']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listHealthCoinHotExchange']>> =>
  page(context, part, await readerBalance(context), isThere, [
    desc(healthCoinGoods.exchangedCount),
    asc(healthCoinGoods.goodsId),
  ]);

/** Goods as of now; refuses what is not offered. */
export async function findGoods(
  { id }: RequestOf<Calls['getHealthCoinGoods']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getHealthCoinGoods']>> {
  const { db, locale } = context;
  const row = await offeredGoods(db, id);
  if (!row) return refuse('forbidden');
  const balance = await readerBalance(context);
  return {
    ...shown(row, locale, balance),
    description: row.description.map((one) => textIn(one, locale)),
    most: coinTerms.mostPieces,
    balance,
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
    .where(and(eq(healthCoinGoods.isOffered, true), isThere))
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
