import type { membership, RequestOf } from '@xinglin/contract';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import { refuse } from '../../platform/refusal';
import { pullCardsForward } from './card-queue';
import { lockCards } from './cards';
import { membershipKind } from './order-kind';
import { can, type MembershipOrder } from './order-rules';
import { refundOf } from './refund';

/**
 * Cancels an order for the account that owns it, and refunds it. Refuses with `vipPriceChanged` and the new sum where the
 * refund has become less than the person saw. Cards that follow the cancelled one begin earlier.
 */
export async function cancelOrder(
  context: MoveContext,
  ownerId: string,
  { orderNo, reason, refundCents }: RequestOf<(typeof membership)['cancelHealthVipOrder']>,
): Promise<MembershipOrder> {
  const { db, now } = context;
  // Cards are locked before orders, as activating does.
  await lockCards(db, ownerId);
  const order = await lockOrder(db, membershipKind, orderNo);
  if (order?.ownerId !== ownerId) refuse('forbidden');
  if (!can('cancel', order.state)) refuse('orderNotCancellable');
  const { cents } = await refundOf(db, order, now);
  if (cents < refundCents) refuse('vipPriceChanged', { data: { totalCents: cents } });
  const words = { reason: reason === '' ? undefined : reason };
  const moved = await moveOrder(context, membershipKind, orderNo, 'cancel', 'patient', words);
  if (!moved) return refuse('orderNotCancellable');
  await pullCardsForward(db, ownerId, now);
  if (cents === 0) return moved;
  const event = cents === order.paidCents - order.refundedCents ? 'requestRefund' : 'requestShare';
  const refunding = await moveOrder(context, membershipKind, orderNo, event, 'system', {
    reasonKey: 'cancelledRefund',
  });
  return (await lockOrder(db, membershipKind, orderNo)) ?? refunding ?? moved;
}
