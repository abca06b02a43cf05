import { asc, inArray } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import type { OrderKind } from './order-kind';
import { withOwnRows } from './read-order';
import { orders } from './tables';

/** So many orders are named at most in a refusal. */
const mostNamed = 5;

/**
 * What a refusal says of the account's orders that are in the way, the oldest first: what they are called, and by which
 * kind and number a page links to them.
 */
export async function ordersInTheWay(
  db: Queryable,
  kind: OrderKind,
  orderNos: readonly string[],
  locale: Locale,
) {
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.orderNo, [...orderNos]))
    .orderBy(asc(orders.createdAt), asc(orders.orderNo))
    .limit(mostNamed);
  const subjects = await kind.subjects(db, await withOwnRows(db, kind, rows), locale);
  const named = rows.map(({ orderNo }, place) => ({
    orderNo,
    kind: kind.kind,
    title: subjects[place]?.title ?? '',
  }));
  return { orderNo: named[0]?.orderNo, orders: named };
}
