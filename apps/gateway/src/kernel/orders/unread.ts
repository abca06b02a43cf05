import type { Queryable } from '../../platform/database';
import { collection } from '../../platform/ports';

/** How many messages an account has not read, by order number; orders without any are left out. */
type CountUnread = (
  db: Queryable,
  ownerId: string,
  orderNos: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

/** Counts of what is written about orders elsewhere, such as in their conversations. */
export const unreadCounts = collection<CountUnread>('unread counts');

/** The sum of all counts, by order number. */
export async function unreadByOrder(
  counts: readonly CountUnread[],
  db: Queryable,
  ownerId: string,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>();
  if (orderNos.length === 0) return sums;
  for (const found of await Promise.all(counts.map((count) => count(db, ownerId, orderNos))))
    for (const [orderNo, count] of found) sums.set(orderNo, (sums.get(orderNo) ?? 0) + count);
  return sums;
}
