import type { checkUp, RequestOf, ResponseOf } from '@xinglin/contract';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { checkUpKind } from './order-kind';
import { allowedOf, refundNow, type CheckUpOrder } from './order-rules';

/**
 * Gives an order up for the account it belongs to: what the rule of its organisation says goes back. Where that has
 * become less than the person saw, it is told first and nothing happens.
 */
export async function cancelOrder(
  context: MoveContext,
  ownerId: string,
  input: RequestOf<(typeof checkUp)['cancelPhysicalOrder']>,
): Promise<CheckUpOrder> {
  const { db, now } = context;
  const { orderNo } = input;
  const order = await lockOrder(db, checkUpKind, orderNo);
  if (order?.ownerId !== ownerId) refuse('forbidden');
  if (!allowedOf(order, now, 0).mayCancel) refuse('orderNotCancellable');
  const cents = refundNow(order, now);
  if (cents < input.refundCents) refuse('checkUpPriceChanged', { data: { totalCents: cents } });
  const { reason } = input;
  const words = { reason: reason === '' ? undefined : reason };
  const moved = await moveOrder(context, checkUpKind, orderNo, 'cancel', 'patient', words);
  if (!moved) return refuse('orderNotCancellable');
  if (cents === 0) return moved;
  const event = cents === order.paidCents - order.refundedCents ? 'requestRefund' : 'requestShare';
  const refunding = await moveOrder(context, checkUpKind, orderNo, event, 'system', {
    reasonKey: 'cancelledRefund',
  });
  return (await lockOrder(db, checkUpKind, orderNo)) ?? refunding ?? moved;
}

/** The same as a call, with what is told of it. */
export async function cancelFor(
  services: Services,
  input: RequestOf<(typeof checkUp)['cancelPhysicalOrder']>,
  context: CallContext,
): Promise<ResponseOf<(typeof checkUp)['cancelPhysicalOrder']>> {
  const { db, now, account, locale } = context;
  const { orderNo, state, refundedCents } = await cancelOrder(
    { db, now, services },
    account,
    input,
  );
  context.afterCommit(() => services.outbox.poke());
  const statusText = checkUpKind.stateText(state, locale);
  return { orderNo, statusText, refundCents: refundedCents };
}
