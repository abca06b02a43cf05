import type { RequestOf, ResponseOf, reviews as calls } from '@xinglin/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { cursorAt, placeOf } from '../../platform/list-cursor';
import { ownReview, selectReviews } from './shown';
import { reviews } from './tables';

/** A page of what the account has written, the newest first. */
export async function listOwnReviews(
  { cursor, pageSize }: RequestOf<(typeof calls)['listOwnComments']>,
  { db, account, locale, now }: CallContext,
): Promise<ResponseOf<(typeof calls)['listOwnComments']>> {
  const after = cursor === undefined ? null : placeOf(cursor);
  const rows = await selectReviews(
    db,
    and(
      eq(reviews.ownerId, account),
      after === null
        ? undefined
        : sql`(${reviews.createdAt}, ${reviews.reviewId}) < (${after.at}::timestamptz, ${after.id})`,
    ),
  )
    .orderBy(desc(reviews.createdAt), desc(reviews.reviewId))
    // One more than is shown tells whether there is a next page.
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1)?.review;
  return {
    items: shown.map((row) => ownReview(row, locale, now)),
    next: rows.length > pageSize && last ? cursorAt(last.createdAt, last.reviewId) : null,
  };
}
