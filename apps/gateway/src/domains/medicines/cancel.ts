import type { medicines as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { refuseBlocked } from '../../kernel/moderation/refuse-blocked';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder, refundIfPaid } from '../../kernel/orders/move-order';
import { refuse } from '../../platform/refusal';
import { refuseField } from './dispensing';
import { drugKind } from './order-kind';
import { record } from './record';
import { requireOwnOrder, type OwnerContext } from './receive';
import { requireOrder, settle } from './settle';
import { drugOrders } from './tables';
import { wordsText } from './texts';

type Calls = typeof calls;

/** Cancels an order that no pharmacy confirmed; one that a pharmacy has is asked to cancel it, once at a time. */
export async function cancelDrugOrder(
  { orderNo, reason }: RequestOf<Calls['cancelDrugOrder']>,
  context: OwnerContext,
): Promise<ResponseOf<Calls['cancelDrugOrder']>> {
  const { db } = context;
  refuseBlocked(reason);
  const order = await requireOwnOrder(context, orderNo);
  if (order.state === 'cancellationAsked') return { orderNo, isCancelled: false };
  if (order.state === 'confirmed') {
    await db
      .update(drugOrders)
      .set({ cancellationReason: reason ?? null })
      .where(eq(drugOrders.orderNo, orderNo));
    await moveOrder(context, drugKind, orderNo, 'askCancellation', 'patient', { reason });
    const words = wordsText('cancellationAsked', order.locale);
    await record(context, { orderNo, event: 'cancellationAsked', words, by: 'patient' });
    await settle(context, orderNo);
    return { orderNo, isCancelled: false };
  }
  const moved = await moveOrder(context, drugKind, orderNo, 'cancel', 'patient', { reason });
  if (!moved) return refuse('drugOrderClosed');
  await refundIfPaid(context, drugKind, moved, 'cancelledRefund');
  return { orderNo, isCancelled: true };
}

/** The pharmacy agrees, and all that was paid is refunded; or says why it does not. Answered once. */
export async function answerCancellation(
  context: MoveContext,
  answer: { readonly orderNo: string; readonly isAgreed: boolean; readonly reason?: string },
): Promise<void> {
  const { db } = context;
  const { orderNo, isAgreed, reason } = answer;
  const order = await requireOrder(db, orderNo);
  if (order.state !== 'cancellationAsked') refuse('drugOrderClosed');
  if (isAgreed) {
    const words = reason === undefined ? {} : { reason };
    const moved = await moveOrder(
      context,
      drugKind,
      orderNo,
      'agreeCancellation',
      'hospital',
      words,
    );
    if (moved) await refundIfPaid(context, drugKind, moved, 'cancelledRefund');
    return;
  }
  if (reason === undefined) return refuseField('reason', 'required');
  await db
    .update(drugOrders)
    .set({ cancellationAnswer: reason })
    .where(eq(drugOrders.orderNo, orderNo));
  await moveOrder(context, drugKind, orderNo, 'refuseCancellation', 'hospital', { reason });
  const words = wordsText('cancellationRefused', order.locale, { reason });
  await record(context, { orderNo, event: 'cancellationRefused', words, by: 'pharmacy' });
  await settle(context, orderNo);
}
