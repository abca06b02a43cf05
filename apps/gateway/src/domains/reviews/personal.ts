import { desc, eq } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { changeReviews } from './figures';
import { selectReviews, shownReview } from './shown';
import { reviewReports, reviews, untreatedOrders } from './tables';

/** Everything that an account said of doctors and hospitals, for its owner to take along. */
export async function exportedReviews(db: Queryable, ownerId: string, locale: Locale) {
  const rows = await selectReviews(db, eq(reviews.ownerId, ownerId)).orderBy(
    desc(reviews.createdAt),
  );
  return rows.map((named) => {
    const { type, score, aspects, tags, doctorName, hospitalName, answer } = shownReview(
      named,
      locale,
    );
    const { review } = named;
    return {
      type,
      orderNo: review.orderNo,
      doctorName,
      hospitalName,
      score,
      aspects,
      tags: tags.map(({ text }) => text),
      text: review.text,
      state: review.state,
      appeal: review.appeal,
      answer: answer?.text ?? null,
      createdAt: review.createdAt,
      editedAt: review.editedAt,
    };
  });
}

/** Forgets what an account said; what others read and count is as if it had never been. */
export async function eraseReviews(db: Queryable, ownerId: string): Promise<void> {
  await db.delete(reviewReports).where(eq(reviewReports.ownerId, ownerId));
  await db.delete(untreatedOrders).where(eq(untreatedOrders.ownerId, ownerId));
  const own = await db
    .select({ reviewId: reviews.reviewId })
    .from(reviews)
    .where(eq(reviews.ownerId, ownerId));
  await changeReviews(
    db,
    own.map(({ reviewId }) => reviewId),
    () => db.delete(reviews).where(eq(reviews.ownerId, ownerId)),
  );
}
