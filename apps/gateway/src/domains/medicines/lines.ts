import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import type { Packs } from './stock';
import { drugOrderLines, type DrugOrderLineRow } from './tables';
import { isOpenLine } from './order-rules';

/** The lines of orders, each in its order. */
export const linesOfOrders = async (
  db: Queryable,
  orderNos: readonly string[],
): Promise<DrugOrderLineRow[]> =>
  orderNos.length === 0
    ? []
    : db
        .select()
        .from(drugOrderLines)
        .where(inArray(drugOrderLines.orderNo, [...orderNos]))
        .orderBy(asc(drugOrderLines.orderNo), asc(drugOrderLines.lineId));

/** The lines of an order. */
export const linesOfOrder = (db: Queryable, orderNo: string): Promise<DrugOrderLineRow[]> =>
  linesOfOrders(db, [orderNo]);

/** Changes a line; its order is locked by the caller. */
export async function changeLine(
  db: Queryable,
  { orderNo, lineId }: Pick<DrugOrderLineRow, 'orderNo' | 'lineId'>,
  changed: Partial<DrugOrderLineRow>,
): Promise<void> {
  await db
    .update(drugOrderLines)
    .set(changed)
    .where(and(eq(drugOrderLines.orderNo, orderNo), eq(drugOrderLines.lineId, lineId)));
}

/** What lines hold of the stock of their pharmacy. */
export const packsOf = (lines: readonly DrugOrderLineRow[]): Packs[] =>
  lines
    .filter((line) => line.isReserved && isOpenLine(line))
    .map(({ drugId, line }) => ({ drugId, count: line.quantity }));

/** An offer ends, with its line or with its order. */
export const endedOffer = ({ offerState }: DrugOrderLineRow): Partial<DrugOrderLineRow> =>
  offerState === 'askedDoctor' || offerState === 'offered' ? { offerState: 'withdrawn' } : {};
