import { and, eq, gt, inArray, sum } from 'drizzle-orm';
import type { RefundSum } from '../desk/approvals/refund-sums';
import { paymentRefunds } from './tables';

/** Cents that were refunded of orders since a moment. */
export const refundedSince: RefundSum = async (db, { orderNos, since }) => {
  const [found] = await db
    .select({ cents: sum(paymentRefunds.amountCents) })
    .from(paymentRefunds)
    .where(
      and(
        inArray(paymentRefunds.orderNo, [...orderNos]),
        eq(paymentRefunds.cause, 'order'),
        gt(paymentRefunds.createdAt, since),
      ),
    );
  return Number(found?.cents ?? 0);
};
