import { returnCoupons } from './coupons';
import { returnRight } from './member-rights';

/**
 * Returns what an order held of its owner's besides money, once it ended unpaid or is refunded whole: its coupons, and the
 * use of a member's right.
 */
export async function returnSpent(...asked: Parameters<typeof returnCoupons>): Promise<void> {
  const [{ db }, { orderNo }] = asked;
  await returnRight(db, orderNo);
  await returnCoupons(...asked);
}
