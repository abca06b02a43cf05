import { conversationRules } from '@xinglin/rules';
import { asc, eq, inArray, lt } from 'drizzle-orm';
import { orders } from '../../../kernel/orders/tables';
import type { Queryable } from '../../../platform/database';
import type { Purge } from '../../../platform/purge';
import { consultReferrals, consultRefundRequests } from './tables';

const ownOrders = (db: Queryable, ownerId: string) =>
  db.select({ orderNo: orders.orderNo }).from(orders).where(eq(orders.ownerId, ownerId));

/** Forgets why an account asked for money; what its doctors proposed stays with the record. */
export async function eraseRefundRequests(db: Queryable, ownerId: string): Promise<void> {
  await db
    .delete(consultRefundRequests)
    .where(inArray(consultRefundRequests.orderNo, ownOrders(db, ownerId)));
}

/** What doctors proposed to an account, and what it asked money back for. */
export async function exportedChanges(db: Queryable, ownerId: string) {
  const referrals = await db
    .select()
    .from(consultReferrals)
    .where(inArray(consultReferrals.orderNo, ownOrders(db, ownerId)))
    .orderBy(asc(consultReferrals.referredAt));
  const requests = await db
    .select()
    .from(consultRefundRequests)
    .where(inArray(consultRefundRequests.orderNo, ownOrders(db, ownerId)))
    .orderBy(asc(consultRefundRequests.askedAt));
  return {
    consultReferrals: referrals.map(({ referralId: _, orderNo, newOrderNo, ...rest }) => ({
      orderKey: orderNo,
      ...rest,
      newOrderKey: newOrderNo,
    })),
    consultRefundRequests: requests.map(({ orderNo, ...rest }) => ({ orderKey: orderNo, ...rest })),
  };
}

/** Removes proposals that need not be kept any longer, as conversations are. */
export const purgeReferrals: Purge = async (db, now) => {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - conversationRules.keptYears);
  await db.delete(consultReferrals).where(lt(consultReferrals.referredAt, oldest));
};
