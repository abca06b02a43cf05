import {
  coinExchangeOrderStates,
  type activities as calls,
  type RequestOf,
  type ResponseOf,
} from '@xinglin/contract';
import { meanOfDraw, textIn } from '@xinglin/rules';
import { and, asc, desc, eq, gt, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { balanceOf } from '../../../kernel/ledger/ledger';
import { orders } from '../../../kernel/orders/tables';
import type { CallContext, Locale } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';
import { refuse } from '../../../platform/refusal';
import { healthCoinGoods } from '../tables';
import { activities, activityEntries, activityPrizes } from './tables';

type Calls = typeof calls;
type Activity = typeof activities.$inferSelect;
type Card = ResponseOf<Calls['getHealthCoinMemberHome']>['activities'][number];
type Record = ResponseOf<Calls['getActivityPrizeDetail']>;

const kind = 'healthCoin' as const;

/** Where an activity stands for everybody. */
export function stateOf({ beginsAt, endsAt, entries, places }: Activity, now: Date): Card['state'] {
  if (now >= endsAt) return 'over';
  if (now < beginsAt) return 'coming';
  return entries < places ? 'open' : 'full';
}

const card = (row: Activity, { locale, now }: Pick<CallContext, 'locale' | 'now'>): Card => ({
  activityId: row.activityId,
  kind: row.kind,
  title: textIn(row.title, locale),
  subtitle: textIn(row.subtitle, locale),
  coins: row.coins,
  state: stateOf(row, now),
  beginsAt: row.beginsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  placesLeft: row.places - row.entries,
});

/** An activity; refuses with `forbidden` where there is none. */
export async function activityOf(db: Queryable, activityId: string): Promise<Activity> {
  const [row] = await db.select().from(activities).where(eq(activities.activityId, activityId));
  return row ?? refuse('forbidden');
}

/** The prizes of an activity, as they lie side by side. */
export const prizesOf = (db: Queryable, activityId: string) =>
  db
    .select()
    .from(activityPrizes)
    .where(eq(activityPrizes.activityId, activityId))
    .orderBy(asc(activityPrizes.position));

/** What goods of the store cost: in coins what a prize of them is worth. */
type GoodsCoins = ReadonlyMap<string, number>;

async function coinsOfGoods(
  db: Queryable,
  prizes: readonly Pick<typeof activityPrizes.$inferSelect, 'goodsId'>[],
): Promise<GoodsCoins> {
  const ids = prizes.flatMap(({ goodsId }) => goodsId ?? []);
  if (ids.length === 0) return new Map();
  const { goodsId, coins } = healthCoinGoods;
  const rows = await db
    .select({ goodsId, coins })
    .from(healthCoinGoods)
    .where(inArray(goodsId, ids));
  return new Map(rows.map((row) => [row.goodsId, row.coins]));
}

const shownPrize = (
  {
    prizeId,
    kind: what,
    title,
    coins,
    goodsId,
    odds,
    stock,
    left,
  }: typeof activityPrizes.$inferSelect,
  locale: Locale,
  worths: GoodsCoins,
) => ({
  prizeId,
  kind: what,
  title: textIn(title, locale),
  worth: coins ?? (goodsId === null ? 0 : (worths.get(goodsId) ?? 0)),
  odds,
  stock,
  left,
});

/** All activities with what the person can spend. */
export async function home(
  context: CallContext,
): Promise<ResponseOf<Calls['getHealthCoinMemberHome']>> {
  const { db, session, now } = context;
  const ownerId = session?.userId;
  const [rows, held] = await Promise.all([
    db.select().from(activities).orderBy(asc(activities.position), asc(activities.activityId)),
    ownerId === undefined ? null : balanceOf(db, { ownerId, kind, now }),
  ]);
  const wheel = rows.find((row) => row.kind === 'coins' && stateOf(row, now) === 'open');
  return {
    balance: held?.balance ?? null,
    activities: rows.map((row) => card(row, context)),
    wheel: wheel === undefined ? null : await tipOf(wheel, context),
  };
}

/** What an activity is; its seed once it is over. */
export const tip = async (
  { activityId }: RequestOf<Calls['getActivityTip']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getActivityTip']>> =>
  tipOf(await activityOf(context.db, activityId), context);

async function tipOf(
  row: Activity,
  context: Pick<CallContext, 'db' | 'locale' | 'now'>,
): Promise<ResponseOf<Calls['getActivityTip']>> {
  const { db, locale, now } = context;
  const rows = await prizesOf(db, row.activityId);
  const worths = await coinsOfGoods(db, rows);
  const prizes = rows.map((one) => shownPrize(one, locale, worths));
  return {
    ...card(row, context),
    rules: row.rules.map((one) => textIn(one, locale)),
    prizes,
    meanCoins: meanOfDraw(prizes),
    mostPerPerson: row.mostPerPerson,
    entries: row.entries,
    seedHash: row.seedHash,
    seed: now >= row.endsAt ? row.seed : null,
  };
}

/** The entries of everybody in the order of the draws. */
export async function history(
  { activityId, after, pageSize }: RequestOf<Calls['listActivityHistory']>,
  { db }: CallContext,
): Promise<ResponseOf<Calls['listActivityHistory']>> {
  const rows = await db
    .select()
    .from(activityEntries)
    .where(and(eq(activityEntries.activityId, activityId), gt(activityEntries.sequence, after)))
    .orderBy(asc(activityEntries.sequence))
    .limit(pageSize + 1);
  const items = rows.slice(0, pageSize);
  return {
    items: items.map(({ sequence, prizeId, at }) => ({ sequence, prizeId, at: at.toISOString() })),
    next: rows.length > pageSize ? (items.at(-1)?.sequence ?? null) : null,
  };
}

const joined = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      entry: activityEntries,
      activityTitle: activities.title,
      prize: activityPrizes,
      orderState: orders.state,
    })
    .from(activityEntries)
    .innerJoin(activities, eq(activities.activityId, activityEntries.activityId))
    .innerJoin(activityPrizes, eq(activityPrizes.prizeId, activityEntries.prizeId))
    .leftJoin(orders, eq(orders.orderNo, activityEntries.orderNo))
    .where(where)
    .$dynamic();

type Joined = Awaited<ReturnType<typeof joined>>[number];

/** Where a prize stands. */
function orderStateOf({ prize, orderState }: Joined): Record['orderState'] {
  if (prize.kind !== 'goods') return 'none';
  return coinExchangeOrderStates.find((one) => one === orderState) ?? 'addressWanted';
}

const shownRecord = (row: Joined, locale: Locale) => ({
  recordId: row.entry.entryId,
  activityId: row.entry.activityId,
  activityTitle: textIn(row.activityTitle, locale),
  sequence: row.entry.sequence,
  prizeId: row.prize.prizeId,
  prizeTitle: textIn(row.prize.title, locale),
  prizeKind: row.prize.kind,
  coins: row.entry.coins,
  at: row.entry.at.toISOString(),
  orderState: orderStateOf(row),
});

/** One of the account's entries; refuses with `forbidden` any other. */
export async function recordOf(
  { recordId }: { readonly recordId: string },
  { db, account, locale }: Pick<CallContext, 'db' | 'account' | 'locale'>,
) {
  const [row = refuse('forbidden')] = await joined(
    db,
    and(eq(activityEntries.entryId, recordId), eq(activityEntries.ownerId, account)),
  );
  return {
    orderNo: row.entry.orderNo,
    record: {
      ...shownRecord(row, locale),
      prize: shownPrize(row.prize, locale, await coinsOfGoods(db, [row.prize])),
    },
  };
}

/** The account's entries, newest first. */
export async function records(
  { winningState, pageIndex: pageNo, pageSize }: RequestOf<Calls['listActivityAttendRecords']>,
  { db, account, locale }: CallContext,
): Promise<ResponseOf<Calls['listActivityAttendRecords']>> {
  const won = {
    won: ne(activityPrizes.kind, 'none'),
    nothing: eq(activityPrizes.kind, 'none'),
  };
  const where = and(
    eq(activityEntries.ownerId, account),
    winningState === undefined ? undefined : won[winningState],
  );
  const [rows, [counted]] = await Promise.all([
    joined(db, where)
      .orderBy(desc(activityEntries.at), desc(activityEntries.entryId))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(activityEntries)
      .innerJoin(activityPrizes, eq(activityPrizes.prizeId, activityEntries.prizeId))
      .where(where),
  ]);
  const items = rows.map((row) => shownRecord(row, locale));
  return { items, total: counted?.total ?? 0, pageNo, pageSize };
}

/** What a copy of an account's data says of its entries. */
export async function exportedEntries(db: Queryable, ownerId: string, locale: Locale) {
  const rows = await joined(db, eq(activityEntries.ownerId, ownerId)).orderBy(
    asc(activityEntries.at),
  );
  return rows.map((row) => shownRecord(row, locale));
}
