import { mostUnpaidPieces } from '@xinglin/rules';
import { and, eq, inArray } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import type { Queryable } from '../../platform/database';
import type { Wanted } from './skus';
import { goodsOrderLines, goodsSkus } from './tables';

/** Of what an account would hold more pieces unpaid than it may, and by which of its orders it holds some already. */
interface OverShare {
  readonly lines: readonly {
    readonly skuId: string;
    /** How many pieces more it may take now. */
    readonly most: number;
  }[];
  readonly orderNos: readonly string[];
}

/**
 * Whether an account holds more of a variant unpaid than its share, with what was just taken; null where it does not.
 * Called under the locks of the variants' rows, which orders of the same variant wait for: the numbers are exact.
 */
export async function piecesOverShare(
  db: Queryable,
  ownerId: string,
  taken: readonly Wanted[],
): Promise<OverShare | null> {
  const skuIds = taken.map(({ skuId }) => skuId);
  const left = await db
    .select({ skuId: goodsSkus.skuId, stock: goodsSkus.stock })
    .from(goodsSkus)
    .where(inArray(goodsSkus.skuId, skuIds));
  const held = await db
    .select({
      orderNo: orders.orderNo,
      skuId: goodsOrderLines.skuId,
      count: goodsOrderLines.count,
    })
    .from(orders)
    .innerJoin(goodsOrderLines, eq(goodsOrderLines.orderNo, orders.orderNo))
    .where(
      and(
        eq(orders.ownerId, ownerId),
        eq(orders.state, 'awaitingPayment'),
        inArray(goodsOrderLines.skuId, skuIds),
      ),
    );
  const lines = taken.flatMap(({ skuId, count }) => {
    const before = held
      .filter((one) => one.skuId === skuId)
      .reduce((sum, one) => sum + one.count, 0);
    const stock = left.find((one) => one.skuId === skuId)?.stock ?? 0;
    const most = mostUnpaidPieces(stock + count + before);
    return before + count > most ? [{ skuId, most: Math.max(0, most - before) }] : [];
  });
  if (lines.length === 0) return null;
  const over = new Set(lines.map(({ skuId }) => skuId));
  const orderNos = held.filter(({ skuId }) => over.has(skuId)).map(({ orderNo }) => orderNo);
  return { lines, orderNos: [...new Set(orderNos)] };
}
