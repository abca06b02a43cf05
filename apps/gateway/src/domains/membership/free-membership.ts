import type { membership as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { levelReached, membershipTerms, textIn } from '@xinglin/rules';
import { and, asc, count, eq, gt, isNotNull } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import { shownRight } from './products';
import { membershipLevels, membershipRights } from './tables';

type Calls = typeof calls;

const dayMs = 24 * 60 * 60_000;

const levelRows = (db: Queryable) =>
  db.select().from(membershipLevels).orderBy(asc(membershipLevels.level));

const freeRights = (db: Queryable) =>
  db
    .select()
    .from(membershipRights)
    .where(isNotNull(membershipRights.fromLevel))
    .orderBy(asc(membershipRights.position));

type LevelRow = Awaited<ReturnType<typeof levelRows>>[number];

/** A level with all its rights, those of the lower ones among them. */
async function shownLevels(db: Queryable, rows: readonly LevelRow[], locale: Locale) {
  const rights = await freeRights(db);
  return rows.map(({ level, title, fromOrders }) => ({
    level,
    title: textIn(title, locale),
    fromOrders,
    rights: rights
      .filter(({ fromLevel }) => (fromLevel ?? 0) <= level)
      .map((right) => shownRight(right, locale)),
  }));
}

/** Orders of an account that were completed within a year. */
async function completedOrders(db: Queryable, ownerId: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - membershipTerms.levelDays * dayMs);
  const [row] = await db
    .select({ orders: count() })
    .from(orders)
    .where(
      and(
        eq(orders.ownerId, ownerId),
        eq(orders.stateGroup, 'completed'),
        gt(orders.movedAt, since),
      ),
    );
  return row?.orders ?? 0;
}

/** Every level, the lowest first. */
export const listLevels = async (_: object, { db, locale }: Pick<CallContext, 'db' | 'locale'>) =>
  wholeList(await shownLevels(db, await levelRows(db), locale));

/** The account's level, and what the next one asks for. */
export async function findLevel(
  _: object,
  { db, account, locale, now }: CallContext,
): Promise<ResponseOf<Calls['getHealthVipMemberInfo']>> {
  const orderCount = await completedOrders(db, account, now);
  const { level, next } = levelReached(await levelRows(db), orderCount);
  const [shown = refuse('forbidden')] = await shownLevels(db, level ? [level] : [], locale);
  return {
    level: shown,
    orders: orderCount,
    next: next
      ? { title: textIn(next.title, locale), missingOrders: next.fromOrders - orderCount }
      : null,
  };
}

/** One right of the free membership, and whether the account has it. */
export async function findFreeRight(
  { rightId }: RequestOf<Calls['getVipFreeRight']>,
  { db, account, locale, now }: CallContext,
): Promise<ResponseOf<Calls['getVipFreeRight']>> {
  const rights = await freeRights(db);
  const right = rights.find((one) => one.rightId === rightId) ?? refuse('forbidden');
  const rows = await levelRows(db);
  const { level } = levelReached(rows, await completedOrders(db, account, now));
  const from = rows.find((row) => row.level === right.fromLevel) ?? refuse('forbidden');
  return {
    right: shownRight(right, locale),
    isOpen: (level?.level ?? 0) >= from.level,
    fromLevel: textIn(from.title, locale),
  };
}
