import type { orders as orderCalls, RequestOf, ResponseOf } from '@xinglin/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import type { Parts } from '../../platform/ports';
import { kindOf } from './order-kind';
import { summariesOf, type OrderReader, type Summary } from './order-summary';
import { withOwnRows } from './read-order';
import { orders, type OrderRow } from './tables';
import { behind, pageOf } from './newest-first';

type Page = ResponseOf<(typeof orderCalls)['listMergedOrders']>;

/** A page of an account's orders of all kinds, newest first: one query of the register, then one a kind. */
export async function listOrders(
  db: Queryable,
  parts: Pick<Parts<unknown>, 'all'>,
  { group, cursor, pageSize }: RequestOf<(typeof orderCalls)['listMergedOrders']>,
  reader: OrderReader,
): Promise<Page> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.ownerId, reader.ownerId),
        isNull(orders.hiddenAt),
        group === undefined ? undefined : eq(orders.stateGroup, group),
        behind(cursor),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    // One more than is shown tells whether there is a next page.
    .limit(pageSize + 1);
  const { shown, next } = pageOf(rows, pageSize, (row) => row);
  return {
    items: await summariesByKind(db, parts, shown, reader),
    next,
  };
}

async function summariesByKind(
  db: Queryable,
  parts: Pick<Parts<unknown>, 'all'>,
  rows: readonly OrderRow[],
  reader: OrderReader,
): Promise<Summary[]> {
  const byOrderNo = new Map<string, Summary>();
  for (const name of new Set(rows.map(({ kind }) => kind))) {
    const kind = kindOf(parts, name);
    const found = await withOwnRows(
      db,
      kind,
      rows.filter((row) => row.kind === name),
    );
    for (const summary of await summariesOf(db, kind, found, reader))
      byOrderNo.set(summary.orderNo, summary);
  }
  return rows.flatMap(({ orderNo }) => byOrderNo.get(orderNo) ?? []);
}
