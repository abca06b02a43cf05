import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { refuseBlocked } from '../../../kernel/moderation/refuse-blocked';
import type { Queryable } from '../../../platform/database';
import { refuse } from '../../../platform/refusal';
import { cancelConsult, lockOwn, type OwnAct } from '../acts';
import { allowedOf } from '../consult-rules';
import { notifyOfRefundRequest } from '../staff-notices';
import { consultRefundRequests } from './tables';

type Calls = typeof consult;

/**
 * Asks for the money of a consult: until its doctor has answered the consult is given up and all goes back; of one that
 * is over the request is kept for the service, one a consult.
 */
export async function askRefund(
  context: OwnAct,
  { orderKey, reason }: RequestOf<Calls['refundConsultOrder']>,
): Promise<ResponseOf<Calls['refundConsultOrder']>> {
  const { db, now } = context;
  const order = await lockOwn(context, orderKey);
  const { paidCents, refundedCents, own } = order;
  const { mayCancel, mayAskRefund } = allowedOf(order, now);
  refuseBlocked(reason);
  if (mayCancel && paidCents + own.creditCents > refundedCents && order.stateGroup === 'active') {
    const { refundCents } = await cancelConsult(context, { orderKey, reason });
    return { outcome: 'paidBack', refundCents };
  }
  const earlier = await db.$count(
    consultRefundRequests,
    eq(consultRefundRequests.orderNo, orderKey),
  );
  if (earlier > 0) refuse('consultRefundAsked');
  if (!mayAskRefund) refuse('consultNotOpen');
  await db.insert(consultRefundRequests).values({ orderNo: orderKey, reason, askedAt: now });
  await notifyOfRefundRequest(context, order);
  return { outcome: 'asked', refundCents: 0 };
}

/** Where the request for a consult's money stands; null for none. */
export async function findRefundRequest(
  db: Queryable,
  orderNo: string,
): Promise<ResponseOf<Calls['getConsultOrder']>['refundRequest']> {
  const [found] = await db
    .select()
    .from(consultRefundRequests)
    .where(eq(consultRefundRequests.orderNo, orderNo));
  if (found === undefined) return null;
  const { reason, askedAt, isGranted, answer } = found;
  return {
    reason,
    askedAt: askedAt.toISOString(),
    state: isGranted === null ? 'open' : isGranted ? 'granted' : 'declined',
    answer,
  };
}
