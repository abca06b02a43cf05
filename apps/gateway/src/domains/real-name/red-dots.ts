import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { realNameReviews } from './tables';

/** Whether staff decided about an account after a moment. */
export async function hasDecision(db: Queryable, userId: string, since: Date): Promise<boolean> {
  const [review] = await db
    .select({ at: realNameReviews.decidedAt })
    .from(realNameReviews)
    .where(
      and(
        eq(realNameReviews.userId, userId),
        inArray(realNameReviews.outcome, ['approved', 'refused']),
        gt(realNameReviews.decidedAt, since),
      ),
    )
    .limit(1);
  return review !== undefined;
}
