import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import { setDeadline } from '../../../kernel/orders/deadlines';
import { moveOrder } from '../../../kernel/orders/move-order';
import { lockOrder } from '../../../kernel/orders/read-order';
import type { Queryable } from '../../../platform/database';
import { refuse } from '../../../platform/refusal';
import { lockOwn, type OwnAct } from '../acts';
import { allowedOf, can } from '../consult-rules';
import { priceOf } from '../offers';
import { consultKind } from '../order-kind';
import { giveBackPart } from '../part-refunds';
import type { ConsultRow } from '../tables';

type Calls = typeof consult;

/**
 * What goes back of a call that becomes a consult in writing: what was paid above the price of writing; nothing is asked
 * for where writing costs more. Null where the doctor answers nothing in writing.
 */
export async function convertBack(
  db: Queryable,
  {
    own: { doctorId, creditCents },
    paidCents,
    refundedCents,
  }: {
    readonly own: Pick<ConsultRow, 'doctorId' | 'creditCents'>;
    readonly paidCents: number;
    readonly refundedCents: number;
  },
): Promise<number | null> {
  if (doctorId === null) return null;
  const priceCents = await priceOf(db, { kind: 'imageText', doctorId });
  if (priceCents === null) return null;
  return Math.max(0, paidCents + creditCents - refundedCents - priceCents);
}

/** A call that did not come about becomes a consult in writing, which waits for its answer anew. */
export async function convertToText(
  context: OwnAct,
  { orderKey }: RequestOf<Calls['convertUpgradeToImageText']>,
): Promise<ResponseOf<Calls['convertUpgradeToImageText']>> {
  const { db, now } = context;
  const order = await lockOwn(context, orderKey);
  if (!can('convert', order.state)) refuse('consultNotOpen');
  if (order.own.answeredAt !== null) refuse('consultAnswered');
  if (!allowedOf(order, now).mayConvert) refuse('consultChangeUnavailable');
  const backCents = (await convertBack(db, order)) ?? refuse('consultClosed');
  const moved =
    (await moveOrder(context, consultKind, orderKey, 'convert', 'patient', {
      reasonKey: 'turnedToText',
    })) ?? refuse('consultNotOpen');
  // The move itself was timed by what the call had promised.
  await setDeadline(db, consultKind, moved);
  const ownCents = Math.min(backCents, order.paidCents - order.refundedCents);
  if (ownCents > 0) await giveBackPart(context, orderKey, ownCents);
  const { upgradedFrom } = order.own;
  if (backCents > ownCents && upgradedFrom !== null) {
    await lockOrder(db, consultKind, upgradedFrom);
    await giveBackPart(context, upgradedFrom, backCents - ownCents);
  }
  return { orderKey, state: moved.state, refundCents: backCents };
}
