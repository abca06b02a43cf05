import { sql, type SQL } from 'drizzle-orm';
import { cursorAt, placeOf } from '../../platform/list-cursor';
import { orders, type OrderRow } from './tables';

/** What stands behind a cursor in a list of orders, newest first; undefined for a list from its beginning. */
export function behind(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const { at, id } = placeOf(cursor);
  return sql`(${orders.createdAt}, ${orders.orderNo}) < (${at}::timestamptz, ${id})`;
}

/** The page that rows begin, which were asked for with one more than a page shows, and the cursor behind it. */
export function pageOf<Row>(
  rows: readonly Row[],
  pageSize: number,
  orderOf: (row: Row) => Pick<OrderRow, 'createdAt' | 'orderNo'>,
): { readonly shown: readonly Row[]; readonly next: string | null } {
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  if (rows.length <= pageSize || last === undefined) return { shown, next: null };
  const { createdAt, orderNo } = orderOf(last);
  return { shown, next: cursorAt(createdAt, orderNo) };
}
