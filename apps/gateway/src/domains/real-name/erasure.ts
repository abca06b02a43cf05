import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database';
import type { Services } from '../../platform/services';
import { endWaitingReview } from './reviews';
import { faceChecks, realNameReviews, realNames, realNameTries } from './tables';

/** Forgets whom an account belonged to, its tries and what it sent to staff; the ledger names no person and stays. */
export async function eraseRealName(
  db: Transaction,
  userId: string,
  now: Date,
  { files }: Services,
): Promise<void> {
  await endWaitingReview(db, files, userId, 'withdrawn', now);
  await db.delete(realNameReviews).where(eq(realNameReviews.userId, userId));
  await db.delete(faceChecks).where(eq(faceChecks.userId, userId));
  await db.delete(realNameTries).where(eq(realNameTries.userId, userId));
  await db.delete(realNames).where(eq(realNames.userId, userId));
}
