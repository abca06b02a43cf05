import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import type { DeskRefund } from '../desk/desk-action';
import { orders } from './tables';

interface Reader {
  readonly db: Queryable;
}

/** Whether an order is with a doctor, as the register says. */
export async function isOrderOfDoctor(
  doctorId: string,
  { orderNo }: { readonly orderNo: string },
  { db }: Reader,
): Promise<boolean> {
  const [order] = await db
    .select({ doctorId: orders.doctorId })
    .from(orders)
    .where(eq(orders.orderNo, orderNo));
  return order?.doctorId === doctorId;
}

/** All that is left of what was paid for an order, in cents; 0 for an unknown one, which its action refuses. */
export async function refundOfOrder(
  { orderNo }: { readonly orderNo: string },
  { db }: Reader,
): Promise<DeskRefund> {
  const [order] = await db
    .select({ paidCents: orders.paidCents, refundedCents: orders.refundedCents })
    .from(orders)
    .where(eq(orders.orderNo, orderNo));
  const cents = order === undefined ? 0 : order.paidCents - order.refundedCents;
  return { cents, orderNos: [orderNo] };
}
