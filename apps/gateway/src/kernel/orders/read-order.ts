import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import type { Parts } from '../../platform/ports';
import { kindOf, type Order, type OrderKind, type OwnTable } from './order-kind';
import { orders, type OrderRow } from './tables';

/** The rows of a kind's own table, by order number. */
async function ownRows(db: Queryable, { table }: OrderKind, orderNos: readonly string[]) {
  const rows = await db
    .select({ orderNo: table.orderNo, own: table })
    .from(table)
    .where(inArray(table.orderNo, [...orderNos]));
  return new Map(rows.map(({ orderNo, own }) => [orderNo, own]));
}

/** Rows of the register with those of their kind's own table, in the order given. */
export async function withOwnRows(
  db: Queryable,
  kind: OrderKind,
  rows: readonly OrderRow[],
): Promise<Order[]> {
  const found = await ownRows(
    db,
    kind,
    rows.map(({ orderNo }) => orderNo),
  );
  return rows.map((row) => {
    const own = found.get(row.orderNo);
    if (own === undefined) throw new Error(`Order ${row.orderNo} has no row of its own`);
    return { ...row, own };
  });
}

/**
 * Locks an order until the transaction ends and reads it as it is then; null when there is none, or none of that kind.
 * Every change of an order, its payments or its own row locks it first.
 */
export async function lockOrder<
  State extends string,
  Event extends string,
  Effect extends string,
  Table extends OwnTable,
>(
  db: Queryable,
  kind: OrderKind<State, Event, Effect, Table>,
  orderNo: string,
): Promise<Order<State, Table['$inferSelect']> | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), eq(orders.kind, kind.kind)))
    .for('no key update');
  if (!row) return null;
  const [order] = await withOwnRows(db, kind, [row]);
  // The row of the register says the kind, and only that kind's moves write its state and its own row.
  return order as Order<State, Table['$inferSelect']>;
}

/** The same for an order of whatever kind. */
export async function lockAnyOrder(
  db: Queryable,
  parts: Pick<Parts<unknown>, 'all'>,
  orderNo: string,
): Promise<{ readonly kind: OrderKind; readonly order: Order } | null> {
  const [row] = await db
    .select({ kind: orders.kind })
    .from(orders)
    .where(eq(orders.orderNo, orderNo))
    .for('no key update');
  if (!row) return null;
  const kind = kindOf(parts, row.kind);
  const order = await lockOrder(db, kind, orderNo);
  return order && { kind, order };
}

/** An order of whatever kind as it is now, not locked. */
export async function findAnyOrder(
  db: Queryable,
  parts: Pick<Parts<unknown>, 'all'>,
  orderNo: string,
): Promise<{ readonly kind: OrderKind; readonly order: Order } | null> {
  const [row] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
  if (!row) return null;
  const kind = kindOf(parts, row.kind);
  const [order] = await withOwnRows(db, kind, [row]);
  return order ? { kind, order } : null;
}
