import type { orders as orderCalls, RequestOf, ResponseOf } from '@xinglin/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import type { Parts } from '../../platform/ports';
import { refuse } from '../../platform/refusal';
import { kindOf } from './order-kind';
import { summariesOf, type OrderReader, type Summary } from './order-summary';
import { withOwnRows } from './read-order';
import { orders, type OrderRow } from './tables';

type Page = ResponseOf<(typeof orderCalls)['listMergedOrders']>;

/** A page of an account's orders of all kinds, newest first: one query of the register, then one a kind. */
export async function listOrders(
  db: Queryable,
  parts: Pick<Parts<unknown>, 'all'>,
  { group, cursor, pageSize }: RequestOf<(typeof orderCalls)['listMergedOrders']>,
  reader: OrderReader,
): Promise<Page> {
  const after = cursor === undefined ? null : placeOf(cursor);
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.ownerId, reader.ownerId),
        group === undefined ? undefined : eq(orders.stateGroup, group),
        after === null
          ? undefined
          : sql`(${orders.createdAt}, ${orders.orderNo}) < (${after.createdAt}::timestamptz, ${after.orderNo})`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    // One more than is shown tells whether there is a next page.
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: await summariesByKind(db, parts, shown, reader),
    next: rows.length > pageSize && last ? cursorOf(last) : null,
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

const cursorOf = ({ createdAt, orderNo }: OrderRow) => `${createdAt.toISOString()} ${orderNo}`;

const cursorPattern = /^([1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z) (\w+)$/;

/** Where a page before ended; refuses what this list never gave out. */
function placeOf(cursor: string): { readonly createdAt: string; readonly orderNo: string } {
  const [, createdAt = '', orderNo = ''] = cursorPattern.exec(cursor) ?? [];
  if (Number.isNaN(Date.parse(createdAt))) {
    refuse('invalidFields', { data: { fields: [{ path: 'cursor', message: 'unknown' }] } });
  }
  return { createdAt, orderNo };
}
