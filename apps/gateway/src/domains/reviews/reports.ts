import type { RequestOf, reviews as calls } from '@xinglin/contract';
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { mayReview, requireOwnOrder } from './reviewed-orders';
import { reviewReports, reviews, untreatedOrders } from './tables';

/** Puts a published review before the desk; said twice by one account, it counts once. */
export async function reportReview(
  { db, account, now }: CallContext,
  { commentKey, reason, detail }: RequestOf<(typeof calls)['submitReport']>,
): Promise<void> {
  const [review] = await db
    .select({ reviewId: reviews.reviewId })
    .from(reviews)
    .where(and(eq(reviews.reviewId, commentKey), eq(reviews.state, 'published')));
  if (!review) refuse('forbidden');
  await db
    .insert(reviewReports)
    .values({ reviewId: commentKey, ownerId: account, reason, detail, reportedAt: now })
    .onConflictDoUpdate({
      target: [reviewReports.reviewId, reviewReports.ownerId],
      set: { reason, detail, reportedAt: now, settledAt: null },
    });
}

/**
 * Says that a visit did not take place. Refuses with `reviewClosed` before it could have: as long as it is ahead there
 * is another way out of it.
 */
export async function reportUntreated(
  context: CallContext,
  { orderNo, reason, detail }: RequestOf<(typeof calls)['reportUntreated']>,
): Promise<void> {
  const { db, account, locale, now } = context;
  const found = await requireOwnOrder(context, orderNo);
  const { startsAt } = found.order;
  const isAhead = mayReview(found, now).may === 'notYet' && startsAt !== null && now < startsAt;
  if (isAhead || found.order.reviewedAt !== null) refuse('reviewClosed');
  const said = { reason, detail, locale, reportedAt: now, answeredAt: null };
  await db
    .insert(untreatedOrders)
    .values({ orderNo, ownerId: account, ...said })
    .onConflictDoUpdate({ target: untreatedOrders.orderNo, set: said });
}
