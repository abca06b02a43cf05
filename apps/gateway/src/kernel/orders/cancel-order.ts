import type { BusinessErrorName } from '@xinglin/contract';
import { refuse } from '../../platform/refusal';
import type { MoveContext } from './move-context';
import { moveOrder, refundIfPaid } from './move-order';
import type { Order, OrderKind, OwnTable } from './order-kind';
import { lockOrder } from './read-order';

/** What a person asks for who cancels. */
export interface Cancelling {
  readonly ownerId: string;
  readonly orderNo: string;
  /** In their own words. */
  readonly reason?: string | undefined;
}

/**
 * Cancels an order by the event `cancel` for the account it belongs to and begins the refund of what was paid. Refuses
 * with `forbidden`, with what `refusalOf` says of the order, or with `orderNotCancellable`.
 */
export async function cancelOwnOrder<
  State extends string,
  Event extends string,
  Effect extends string,
  Table extends OwnTable,
>(
  context: MoveContext,
  kind: OrderKind<State, Event | 'cancel', Effect, Table>,
  { orderNo, ownerId, reason }: Cancelling,
  refusalOf: (order: Order<State, Table['$inferSelect']>) => BusinessErrorName | null = () => null,
): Promise<Order<State, Table['$inferSelect']>> {
  const order = await lockOrder(context.db, kind, orderNo);
  if (order?.ownerId !== ownerId) refuse('forbidden');
  const refusal = refusalOf(order);
  if (refusal) refuse(refusal);
  const words = { reason: reason === '' ? undefined : reason };
  const moved = await moveOrder(context, kind, orderNo, 'cancel', 'patient', words);
  if (!moved) return refuse('orderNotCancellable');
  return refundIfPaid(context, kind, moved, 'cancelledRefund');
}
