import type { realName, RequestOf } from '@xinglin/contract';
import { and, desc, eq } from 'drizzle-orm';
import { recordConsents } from '../../kernel/consents/service';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import type { FileStorage } from '../../platform/file-storage';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { removeFile } from '../../kernel/files/made-files';
import { requireOwnPictures } from '../../kernel/files/own-pictures';
import { checkedPerson } from './person';
import { moveRealName } from './state';
import { realNameReviewEvents, realNameReviews } from './tables';

type Review = typeof realNameReviews.$inferSelect;
type Outcome = Exclude<Review['outcome'], 'waiting'>;
type Happening = (typeof realNameReviewEvents.$inferInsert)['event'];

/**
 * Puts pictures of a document before staff. Refuses with `realNameReviewClosed` where the account is verified or they
 * look at some already, with `fileRefused` what is no picture of the account's own.
 */
export async function submitReview(
  context: CallContext,
  input: RequestOf<(typeof realName)['submitRealNameReview']>,
): Promise<string> {
  const { db, account: userId, now, locale, appId } = context;
  const person = checkedPerson(input, context);
  if (input.consent !== true) refuse('consentRequired');
  const moved = await moveRealName(db, userId, 'submit', 'owner');
  if (moved === undefined) refuse('realNameReviewClosed');
  // What serves something else is refused: it must not be removed with the decision.
  const pictures = await requireOwnPictures(context, input.pictures);
  await recordConsents(context, userId, ['privacy']);
  const reviewId = newId();
  await db.insert(realNameReviews).values({
    ...person,
    reviewId,
    userId,
    outcome: 'waiting',
    note: input.note || null,
    pictures,
    locale,
    appId,
    submittedAt: now,
  });
  await writeEvent(db, { reviewId, event: 'submitted', at: now });
  return reviewId;
}

/** Takes pictures back. Refuses with `forbidden` for any other account's, with `realNameReviewClosed` once decided. */
export async function withdrawReview(
  { db, account: userId, now }: CallContext,
  files: FileStorage,
  reviewId: string,
): Promise<void> {
  const moved = await moveRealName(db, userId, 'withdraw', 'owner');
  const [review] = await db
    .select({ reviewId: realNameReviews.reviewId })
    .from(realNameReviews)
    .where(and(eq(realNameReviews.reviewId, reviewId), eq(realNameReviews.userId, userId)));
  if (review === undefined) refuse('forbidden');
  if (moved === undefined) refuse('realNameReviewClosed');
  await endWaitingReview(db, files, userId, 'withdrawn', now);
}

/** What an account sent to staff last. */
export async function lastReviewOf(db: Queryable, userId: string): Promise<Review | undefined> {
  const [review] = await db
    .select()
    .from(realNameReviews)
    .where(eq(realNameReviews.userId, userId))
    .orderBy(desc(realNameReviews.submittedAt))
    .limit(1);
  return review;
}

/** Ends what an account has before staff, if anything, and erases the person and the pictures from it. */
export async function endWaitingReview(
  db: Queryable,
  files: FileStorage,
  userId: string,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const [review] = await db
    .select()
    .from(realNameReviews)
    .where(and(eq(realNameReviews.userId, userId), eq(realNameReviews.outcome, 'waiting')));
  if (review !== undefined) await closeReview(db, files, review, { outcome, now });
}

/** How a review ends. */
export interface Closing {
  readonly outcome: Outcome;
  readonly now: Date;
  readonly reviewer?: string;
  readonly refusal?: Review['refusal'];
  readonly remark?: string | null;
}

export async function closeReview(
  db: Queryable,
  files: FileStorage,
  { reviewId, pictures }: Pick<Review, 'reviewId' | 'pictures'>,
  { outcome, now, reviewer, refusal = null, remark = null }: Closing,
): Promise<void> {
  for (const fileId of pictures) await removeFile(db, files, fileId);
  await db
    .update(realNameReviews)
    .set({
      outcome,
      refusal,
      remark,
      decidedAt: now,
      name: null,
      cardNo: null,
      note: null,
      pictures: [],
    })
    .where(eq(realNameReviews.reviewId, reviewId));
  await writeEvent(db, { reviewId, event: outcome, at: now, reviewer: reviewer ?? null });
}

/** Adds a line to the ledger of reviews. */
export async function writeEvent(
  db: Queryable,
  event: {
    readonly reviewId: string;
    readonly event: Happening;
    readonly at: Date;
    readonly reviewer?: string | null;
  },
): Promise<void> {
  await db.insert(realNameReviewEvents).values({ eventId: newId(), reviewer: null, ...event });
}
