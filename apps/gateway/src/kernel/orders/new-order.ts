import type { OrderActor } from '@xinglin/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { requireFewHolds } from './holds';
import type { OrderKind } from './order-kind';
import type { OrderRow } from './tables';

/** An order as it is made. */
export interface NewOrder extends Pick<
  OrderRow,
  'orderNo' | 'ownerId' | 'state' | 'locale' | 'totalCents' | 'dueAt' | 'createdAt'
> {
  readonly patientId?: string;
  readonly doctorId?: string;
  readonly day?: string;
  readonly startsAt?: Date;
  /** What made it, and who. */
  readonly event: string;
  readonly actor: OrderActor;
  readonly reasonKey?: string | null;
}

const instant = (moment: Date | null | undefined) =>
  sql`${moment?.toISOString() ?? null}::timestamptz`;

/**
 * The parts of a `WITH` that write an order and its first step once for each row of the part named `source`: for a
 * kind that makes its order in one statement with what only it knows.
 */
export function newOrderParts({ kind, machine }: OrderKind, order: NewOrder, source: SQL): SQL {
  return sql`registered AS (
      INSERT INTO orders (order_no, kind, owner_id, patient_id, doctor_id, day, starts_at, state, state_group, locale,
        total_cents, due_at, created_at, moved_at)
      SELECT ${order.orderNo}, ${kind}, ${order.ownerId}, ${order.patientId ?? null}, ${order.doctorId ?? null},
        ${order.day ?? null}::date, ${instant(order.startsAt)}, ${order.state},
        ${machine.groups[order.state]}, ${order.locale}, ${order.totalCents}::int, ${instant(order.dueAt)},
        ${instant(order.createdAt)}, ${instant(order.createdAt)}
      FROM ${source}
      RETURNING order_no, state, created_at
    ),
    step AS (
      INSERT INTO order_steps (order_no, state, event, actor, reason_key, at)
      SELECT order_no, state, ${order.event}, ${order.actor}, ${order.reasonKey ?? null}, created_at FROM registered
    )`;
}

/** What the bounds of unpaid orders need besides the order. */
interface Holding {
  /** All people it is for, where they are several. */
  readonly patientIds?: readonly string[];
  /** False for an order that is paid at once, or is of those of its kind that hold nothing. */
  readonly holds?: boolean;
}

/**
 * Writes an order and its first step, in the caller's transaction; its kind writes its own row. Refuses an order that
 * would hold more stock or slots unpaid than its kind allows.
 */
export async function registerOrder(
  db: Queryable,
  kind: OrderKind,
  { holds = true, patientIds, ...order }: NewOrder & Holding,
): Promise<void> {
  const { ownerId, patientId, createdAt: now, locale } = order;
  if (holds && !('exempt' in kind.holds) && kind.holds.states.includes(order.state)) {
    const holders = patientIds ?? (patientId === undefined ? [] : [patientId]);
    await requireFewHolds(db, kind, { ownerId, patientIds: holders, now, locale });
  }
  await db.execute(
    sql`WITH made AS (SELECT 1), ${newOrderParts(kind, order, sql`made`)} SELECT FROM registered`,
  );
}
