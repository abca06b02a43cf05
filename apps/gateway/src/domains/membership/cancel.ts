import type { membership, RequestOf } from '@xinglin/contract';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import { refuse } from '../../platform/refusal';
import { membershipKind } from './order-kind';
import { can, refundNow, type MembershipOrder } from './order-rules';

/**
 * Gives an order up for the account it belongs to: all goes back, or the share of the days that are left of a card.
 * Where that has become less than the person saw, it is told first and nothing happens.
 */
export async function cancelOrder(
  context: MoveContext,
  ownerId: string,
  { orderNo, reason, refundCents }: RequestOf<(typeof membership)['cancelHealthVipOrder']>,
): Promise<MembershipOrder> {
  const { db, now } = context;
  const order = await lockOrder(db, membershipKind, orderNo);
  if (order?.ownerId !== ownerId) refuse('forbidden');
  if (!can('cancel', order.state)) refuse('orderNotCancellable');
  const cents = refundNow(order, now);
  if (cents < refundCents) refuse('vipPriceChanged', { data: { totalCents: cents } });
  const words = { reason: reason === '' ? undefined : reason };
  const moved = await moveOrder(context, membershipKind, orderNo, 'cancel', 'patient', words);
  if (!moved) return refuse('orderNotCancellable');
  if (cents === 0) return moved;
  const event = cents === order.paidCents - order.refundedCents ? 'requestRefund' : 'requestShare';
  const refunding = await moveOrder(context, membershipKind, orderNo, event, 'system', {
    reasonKey: 'cancelledRefund',
  });
  return (await lockOrder(db, membershipKind, orderNo)) ?? refunding ?? moved;
}
