import { pulledForward } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { setDeadline } from '../../kernel/orders/deadlines';
import { lockOrder } from '../../kernel/orders/read-order';
import type { Queryable } from '../../platform/database';
import { ownActivated } from './cards';
import { membershipKind } from './order-kind';
import { membershipCards, membershipOrders } from './tables';

/**
 * After a card of an account ended early: those that follow begin earlier, so that its owner neither is a member without
 * a card in service nor loses days. In the caller's transaction, under the lock of all cards of the account.
 */
export async function pullCardsForward(db: Queryable, ownerId: string, now: Date): Promise<void> {
  const rows = await db.select().from(membershipCards).where(ownActivated(ownerId, now));
  const cards = rows.flatMap(({ cardId, orderNo, startsAt, endsAt }) =>
    startsAt === null || endsAt === null ? [] : [{ cardId, orderNo, startsAt, endsAt }],
  );
  for (const { card, startsAt, endsAt } of pulledForward(cards, now)) {
    const term = { startsAt, endsAt };
    await db.update(membershipCards).set(term).where(eq(membershipCards.cardId, card.cardId));
    if (card.orderNo === null) continue;
    const order = await lockOrder(db, membershipKind, card.orderNo);
    if (!order) continue;
    await db.update(membershipOrders).set(term).where(eq(membershipOrders.orderNo, card.orderNo));
    await setDeadline(db, membershipKind, { ...order, own: { ...order.own, ...term } });
  }
}
