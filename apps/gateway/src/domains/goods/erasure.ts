import { eq } from 'drizzle-orm';
import { coupons } from '../../kernel/pricing/tables';
import type { Transaction } from '../../platform/database';
import { goodsComments } from './comments/tables';
import { cartLines } from './tables';

/** Erases what an account said of goods, put aside and could still have taken off. Bears being run again. */
export async function eraseGoods(db: Transaction, ownerId: string): Promise<void> {
  await db.delete(goodsComments).where(eq(goodsComments.ownerId, ownerId));
  await db.delete(cartLines).where(eq(cartLines.ownerId, ownerId));
  await db.delete(coupons).where(eq(coupons.ownerId, ownerId));
}
