import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { lastCheckOf } from './face-checks';
import { lastReviewOf } from './reviews';
import { realNames } from './tables';

/** Whom an account belongs to, in full, and what it sent to staff last, for the copy of its data. */
export async function exportedRealName(db: Queryable, userId: string) {
  const [[person], review, check] = await Promise.all([
    db.select().from(realNames).where(eq(realNames.userId, userId)),
    lastReviewOf(db, userId),
    lastCheckOf(db, userId),
  ]);
  // What only serves to find rows again is no data about the person.
  const { userId: _, identityHash: __, place: ___, ...verified } = person ?? {};
  const { userId: ____, pictures: _____, ...sent } = review ?? {};
  return {
    verified: person ? verified : null,
    review: review ? sent : null,
    faceCheck: check
      ? { state: check.state, name: check.name, cardNo: check.cardNo, begunAt: check.begunAt }
      : null,
  };
}
