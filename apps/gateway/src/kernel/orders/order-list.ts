import type { orders as orderCalls, RequestOf, ResponseOf } from '@xinglin/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import type { Parts } from '../../platform/ports';
import { refuse } from '../../platform/refusal';
import { kindOf, type Order, type OrderKind } from './order-kind';
import { withOwnRows } from './read-order';
import { orders, type OrderRow } from './tables';

type Page = ResponseOf<(typeof orderCalls)['listMergedOrders']>;
type Summary = Page['items'][number];

/** Who reads, in which language, and when. */
export interface OrderReader {
  readonly ownerId: string;
  readonly locale: Locale;
  readonly now: Date;
}

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
    items: await summariesOf(db, parts, shown, reader),
    next: rows.length > pageSize && last ? cursorOf(last) : null,
  };
}

async function summariesOf(
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
    const subjects = await kind.subjects(db, found, reader.locale);
    for (const [index, order] of found.entries()) {
      const subject = subjects[index];
      if (!subject) throw new Error(`No subject of ${name} order ${order.orderNo}`);
      byOrderNo.set(order.orderNo, { ...subject, ...summaryOf(kind, order, reader) });
    }
  }
  return rows.flatMap(({ orderNo }) => byOrderNo.get(orderNo) ?? []);
}

function summaryOf(
  kind: OrderKind,
  order: Order,
  { locale, now }: OrderReader,
): Omit<Summary, 'title' | 'facts'> {
  return {
    orderNo: order.orderNo,
    kind: kind.kind,
    group: order.stateGroup,
    statusText: kind.stateText(order.state, locale),
    amountCents: order.totalCents,
    refundCents: order.refundedCents,
    actions: [...kind.actions(order, now)],
    payBefore: kind.payable?.due(order, now)?.before.toISOString() ?? null,
    createdAt: order.createdAt.toISOString(),
  };
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
