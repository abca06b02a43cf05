import type { orders as orderCalls, RequestOf, ResponseOf } from '@xinglin/contract';
import { and, desc, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { cursorAt } from '../../platform/list-cursor';
import type { Parts } from '../../platform/ports';
import { holdsTyped } from '../../platform/search-form';
import { orderCountsOf } from './account-orders';
import { listedOf, type Listed } from './listed-orders';
import { kindOf, type Order, type OrderKind } from './order-kind';
import type { OrderReader } from './order-reader';
import { summariesOf, type Summary } from './order-summary';
import { withOwnRows } from './read-order';
import { toReview } from './reviewable';
import { orders, type OrderRow } from './tables';
import { unreadByOrder, unreadCounts } from './unread';
import { behind, pageOf } from './newest-first';

type Page = ResponseOf<(typeof orderCalls)['listMergedOrders']>;

type Asked = RequestOf<(typeof orderCalls)['listMergedOrders']>;

/** Days that count as recent. */
const recentDays = 90;

/** Orders that are read at once where words are looked for: what an order is called stands with its kind. */
const searchedAtOnce = 200;

/** A page of an account's orders of all kinds, newest first: one query of the register, then one a kind. */
export async function listOrders(
  db: Queryable,
  parts: Pick<Parts<unknown>, 'all'>,
  asked: Asked,
  reader: OrderReader,
): Promise<Page> {
  const { q, cursor, pageSize } = asked;
  const counts = cursor === undefined ? await orderCountsOf(db, parts, reader) : null;
  if (q) return { ...(await searchOrders(db, parts, { ...asked, q }, reader)), counts };
  // One more than is shown tells whether there is a next page.
  const rows = await readOrders(db, parts, asked, { reader, cursor, limit: pageSize + 1 });
  const { shown, next } = pageOf(rows, pageSize, (row) => row);
  return { items: await listedByKind(db, parts, shown, reader), next, counts };
}

/** The newest of an account's orders of all kinds that are on its lists; null where there is none. */
export async function newestOrder(
  db: Queryable,
  parts: Pick<Parts<unknown>, 'all'>,
  reader: OrderReader,
): Promise<Summary | null> {
  const rows = await readOrders(db, parts, {}, { reader, cursor: undefined, limit: 1 });
  const [newest = null] = await summariesByKind(db, parts, rows, reader);
  return newest;
}

/** These of an account's orders by their numbers, without those it took off its lists. */
export async function ordersByNumber(
  db: Queryable,
  parts: Pick<Parts<unknown>, 'all'>,
  orderNos: readonly string[],
  reader: OrderReader,
): Promise<ReadonlyMap<string, Summary>> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.ownerId, reader.ownerId),
        isNull(orders.hiddenAt),
        inArray(orders.orderNo, [...orderNos]),
      ),
    );
  const summaries = await summariesByKind(db, parts, rows, reader);
  return new Map(summaries.map((summary) => [summary.orderNo, summary]));
}

/** What is read of the register. */
interface Part {
  readonly reader: OrderReader;
  readonly cursor: string | undefined;
  readonly limit: number;
}

function readOrders(
  db: Queryable,
  parts: Pick<Parts<unknown>, 'all'>,
  { group, kind, recent }: Pick<Asked, 'group' | 'kind' | 'recent'>,
  { reader, cursor, limit }: Part,
): Promise<OrderRow[]> {
  const since = new Date(reader.now.getTime() - recentDays * 24 * 60 * 60_000);
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.ownerId, reader.ownerId),
        isNull(orders.hiddenAt),
        group === undefined
          ? undefined
          : group === 'toReview'
            ? toReview(parts, reader.now)
            : eq(orders.stateGroup, group),
        kind === undefined ? undefined : eq(orders.kind, kind),
        recent === true ? gte(orders.createdAt, since) : undefined,
        behind(cursor),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(limit);
}

/** The same where words stand in an order's number, its title or its facts: part by part, until a page is full. */
async function searchOrders(
  db: Queryable,
  parts: Pick<Parts<unknown>, 'all'>,
  asked: Asked & { readonly q: string },
  reader: OrderReader,
): Promise<Omit<Page, 'counts'>> {
  const isMeant = ({ orderNo, title, facts }: Summary) =>
    holdsTyped([orderNo, title, ...facts.map(({ text }) => text)].join('\n'), asked.q);
  const found: Listed[] = [];
  let { cursor } = asked;
  for (;;) {
    const rows = await readOrders(db, parts, asked, { reader, cursor, limit: searchedAtOnce });
    const listed = await listedByKind(db, parts, rows, reader);
    found.push(...listed.filter(isMeant));
    const last = rows.at(-1);
    if (found.length > asked.pageSize || !last || rows.length < searchedAtOnce) break;
    cursor = cursorAt(last.createdAt, last.orderNo);
  }
  const items = found.slice(0, asked.pageSize);
  const last = items.at(-1);
  const isMore = found.length > items.length && last !== undefined;
  return { items, next: isMore ? cursorAt(new Date(last.createdAt), last.orderNo) : null };
}

function summariesByKind(
  db: Queryable,
  parts: Pick<Parts<unknown>, 'all'>,
  rows: readonly OrderRow[],
  reader: OrderReader,
): Promise<Summary[]> {
  return byKind(db, parts, rows, (kind, found) => summariesOf(db, kind, found, reader));
}

async function listedByKind(
  db: Queryable,
  parts: Pick<Parts<unknown>, 'all'>,
  rows: readonly OrderRow[],
  reader: OrderReader,
): Promise<Listed[]> {
  const unread = await unreadByOrder(
    parts.all(unreadCounts),
    db,
    reader.ownerId,
    rows.map(({ orderNo }) => orderNo),
  );
  return byKind(db, parts, rows, (kind, found) => listedOf(db, kind, found, { reader, unread }));
}

/** What `show` makes of the orders of each kind, in the order of the rows. */
async function byKind<Shown extends { readonly orderNo: string }>(
  db: Queryable,
  parts: Pick<Parts<unknown>, 'all'>,
  rows: readonly OrderRow[],
  show: (kind: OrderKind, found: readonly Order[]) => Promise<readonly Shown[]>,
): Promise<Shown[]> {
  const byOrderNo = new Map<string, Shown>();
  for (const name of new Set(rows.map(({ kind }) => kind))) {
    const kind = kindOf(parts, name);
    const ofKind = rows.filter((row) => row.kind === name);
    for (const shown of await show(kind, await withOwnRows(db, kind, ofKind)))
      byOrderNo.set(shown.orderNo, shown);
  }
  return rows.flatMap(({ orderNo }) => byOrderNo.get(orderNo) ?? []);
}
