import { and, eq, gt, or, sql } from 'drizzle-orm';
import { refuse } from '../../platform/refusal';
import type { MoveContext } from './move-context';
import { moveOrder, refundIfPaid } from './move-order';
import { cancelRefusal } from './order-rules';
import { registrationOrders, type RegistrationOrderRow } from './tables';

/**
 * Cancels an order for the account it belongs to and begins the refund of what was paid. Refuses
 * with `forbidden`, `orderNotCancellable` or `cancelDeadlinePassed`.
 */
export async function cancelOrder(
  context: MoveContext,
  request: {
    readonly ownerId: string;
    readonly orderNo: string;
    readonly reason?: string | undefined;
  },
): Promise<RegistrationOrderRow> {
  const mine = and(
    eq(registrationOrders.orderNo, request.orderNo),
    eq(registrationOrders.ownerId, request.ownerId),
  );
  const [found] = await context.db.select().from(registrationOrders).where(mine);
  if (!found) refuse('forbidden');
  const refusal = cancelRefusal(found, context.now);
  if (refusal) refuse(refusal);

  const moved = await moveOrder(context, request.orderNo, 'cancel', 'patient', {
    reason: request.reason === '' ? undefined : request.reason,
    // The same rule as cancelRefusal, held at the moment of the move: a payment may have come meanwhile.
    where: and(
      mine,
      or(
        eq(registrationOrders.status, 'awaitingPayment'),
        and(gt(registrationOrders.paidCents, 0), gt(registrationOrders.cancelBefore, context.now)),
        and(sql`${registrationOrders.paidCents} = 0`, gt(registrationOrders.startsAt, context.now)),
      ),
    ),
  });
  if (moved) return refundIfPaid(context, moved, 'cancelledRefund');

  const [changed] = await context.db.select().from(registrationOrders).where(mine);
  refuse((changed && cancelRefusal(changed, context.now)) ?? 'orderNotCancellable');
}
