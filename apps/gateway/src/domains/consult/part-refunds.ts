import { eq } from 'drizzle-orm';
import { moneyOf, type MoveContext } from '../../kernel/orders/move-context';
import { orders } from '../../kernel/orders/tables';
import { returnSpent } from '../../kernel/pricing/return-spent';

/**
 * Refunds a part of what was paid for a consult that its patient changed, under its lock; returns the cents. Where nothing
 * is left of what was paid, its coupon took something off a consult that costs nothing: it can be used again.
 */
export async function giveBackPart(
  context: MoveContext,
  orderNo: string,
  cents: number,
): Promise<number> {
  const begun = await moneyOf(context.services).refund(context, orderNo, cents);
  const [left] = await context.db.select().from(orders).where(eq(orders.orderNo, orderNo));
  if (left && left.paidCents <= left.refundedCents)
    await returnSpent(context, left, { event: 'convert', actor: 'patient' });
  return begun;
}
