import { refuse } from '../../platform/refusal';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder, refundIfPaid } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import { factsOf, registrationKind, type RegistrationOrder } from './order-kind';
import { cancelRefusal } from './order-rules';

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
): Promise<RegistrationOrder> {
  const { orderNo, ownerId } = request;
  const order = await lockOrder(context.db, registrationKind, orderNo);
  if (order?.ownerId !== ownerId) refuse('forbidden');
  const refusal = cancelRefusal(factsOf(order), context.now);
  if (refusal) refuse(refusal);
  const reason = request.reason === '' ? undefined : request.reason;
  const moved = await moveOrder(context, registrationKind, orderNo, 'cancel', 'patient', {
    reason,
  });
  if (!moved) return refuse('orderNotCancellable');
  return refundIfPaid(context, registrationKind, moved, 'cancelledRefund');
}
