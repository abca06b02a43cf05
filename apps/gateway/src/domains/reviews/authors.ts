import type { RequestOf, reviews as calls } from '@xinglin/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { judge } from '../../kernel/moderation/judge';
import { authorNameOf } from '../../kernel/people/patients/author-name';
import { findEntry } from '../../kernel/triage/knowledge-base';
import { requireOwnPictures } from '../../kernel/files/own-pictures';
import { hasBeenWith } from '../../kernel/orders/reviewable';
import { orders } from '../../kernel/orders/tables';
import { doctors, hospitals } from '../../kernel/places/tables';
import type { CallContext } from '../../platform/context';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { changeReviews, countReviews, lockReview } from './figures';
import { mayReview, requireOwnOrder } from './reviewed-orders';
import { editableUntil, mayAppeal, ownReview, selectReviews, type OwnReview } from './shown';
import { reviews, type ReviewRow } from './tables';

type Written = Omit<RequestOf<(typeof calls)['addOrderComment']>, 'orderNo'>;

/** A review as its author sees it after a change. */
async function readOwn({ db, locale, now }: CallContext, reviewId: string): Promise<OwnReview> {
  const [named] = await selectReviews(db, eq(reviews.reviewId, reviewId));
  if (!named) return refuse('forbidden');
  return ownReview(named, locale, now);
}

/** One of the account's own reviews, locked; any other is refused as one that there is not. */
async function requireOwn({ db, account }: CallContext, reviewId: string): Promise<ReviewRow> {
  const review = await lockReview(db, reviewId);
  return review?.ownerId === account ? review : refuse('forbidden');
}

/** What only the hospital reads waits for no decision. */
const unpublished = { state: 'private' as const, findings: [] };

/** The columns that an author fills in about an order. */
async function columnsOf(context: CallContext, written: Written) {
  const { score, aspects, tags, text, anonymous, diseaseId, audience } = written;
  if (diseaseId !== undefined && findEntry(diseaseId, context.locale) === null)
    refuse('invalidFields', { data: { fields: [{ path: 'diseaseId', message: 'unknown' }] } });
  const pictures = await requireOwnPictures(context, written.pictures);
  return {
    score,
    attitude: aspects.attitude ?? null,
    explanation: aspects.explanation ?? null,
    waiting: aspects.waiting ?? null,
    effect: aspects.effect ?? null,
    tags: [...new Set(tags)],
    pictures,
    anonymous,
    diseaseId: diseaseId ?? null,
    ...judge(text, pictures),
    ...(audience === 'hospital' && unpublished),
  };
}

/** What a change of words undoes: a decision, and the asking for one. */
const undecided = { refusal: null, appeal: null, appealedAt: null };

/**
 * Reviews an order, once. Refuses with `reviewClosed` before it was carried out and when it is too late, with
 * `reviewedAlready`, with `fileRefused`.
 */
export async function addReview(
  context: CallContext,
  orderNo: string,
  written: Written,
): Promise<OwnReview> {
  const { db, account, locale, now } = context;
  const found = await requireOwnOrder(context, orderNo);
  const { order, kind, doctorId } = found;
  if (order.reviewedAt !== null) refuse('reviewedAlready');
  if (mayReview(found, now).may !== 'open') refuse('reviewClosed');
  const columns = await columnsOf(context, written);
  const [taken] = await db
    .update(orders)
    .set({ reviewedAt: now })
    .where(and(eq(orders.orderNo, orderNo), isNull(orders.reviewedAt)))
    .returning({ orderNo: orders.orderNo });
  if (!taken) refuse('reviewedAlready');
  const [doctor] = await db
    .select({ hospitalId: doctors.hospitalId })
    .from(doctors)
    .where(eq(doctors.id, doctorId));
  const reviewId = newId();
  await db.insert(reviews).values({
    ...columns,
    reviewId,
    type: kind.reviewable.type,
    orderNo,
    ownerId: account,
    doctorId,
    hospitalId: doctor?.hospitalId ?? refuse('forbidden'),
    authorName: await authorNameOf(context, order.patientId),
    locale,
    createdAt: now,
  });
  await countReviews(db, [reviewId]);
  return readOwn(context, reviewId);
}

/** Changes what was said of an order. Refuses with `reviewClosed` once the days for that are over. */
export async function updateReview(
  context: CallContext,
  reviewId: string,
  written: Written,
): Promise<OwnReview> {
  const { db, now } = context;
  const review = await requireOwn(context, reviewId);
  if (review.orderNo === null || now >= editableUntil(review)) refuse('reviewClosed');
  const columns = await columnsOf(context, written);
  await changeReviews(db, [reviewId], () =>
    db
      .update(reviews)
      .set({ ...columns, ...undecided, editedAt: now })
      .where(eq(reviews.reviewId, reviewId)),
  );
  return readOwn(context, reviewId);
}

/** Takes a review or a letter back; its order may be reviewed again. */
export async function deleteReview(context: CallContext, reviewId: string): Promise<void> {
  const { db } = context;
  const { orderNo } = await requireOwn(context, reviewId);
  await changeReviews(db, [reviewId], () =>
    db.delete(reviews).where(eq(reviews.reviewId, reviewId)),
  );
  if (orderNo !== null)
    await db.update(orders).set({ reviewedAt: null }).where(eq(orders.orderNo, orderNo));
}

/** Puts words that were stopped before a person. Refuses with `reviewClosed` where none were, or a person has been asked. */
export async function appealReview(
  context: CallContext,
  reviewId: string,
  appeal: string,
): Promise<OwnReview> {
  const review = await requireOwn(context, reviewId);
  if (!mayAppeal(review)) refuse('reviewClosed');
  await context.db
    .update(reviews)
    .set({ state: 'inReview', appeal, appealedAt: context.now })
    .where(eq(reviews.reviewId, reviewId));
  return readOwn(context, reviewId);
}

/** What an account says without an order of its own: of a hospital as a whole, or thanks to a doctor. */
export type Standing =
  | { readonly type: 'praise'; readonly doctorId: string }
  | { readonly type: 'hospital'; readonly hospitalId: string };

/** The hospital that something stands under, if there is such a doctor or hospital. */
async function hospitalOf({ db }: CallContext, about: Standing): Promise<string | undefined> {
  const [found] =
    about.type === 'praise'
      ? await db
          .select({ hospitalId: doctors.hospitalId })
          .from(doctors)
          .where(eq(doctors.id, about.doctorId))
      : await db
          .select({ hospitalId: hospitals.id })
          .from(hospitals)
          .where(eq(hospitals.id, about.hospitalId));
  return found?.hospitalId;
}

/** Whether the account was with the doctor, or with any doctor of the hospital. */
export function hasVisited(context: CallContext, about: Standing): Promise<boolean> {
  const whom =
    about.type === 'praise'
      ? sql`${about.doctorId}`
      : sql`SELECT id FROM doctors WHERE hospital_id = ${about.hospitalId}`;
  return hasBeenWith(context, context.account, whom);
}

const isStanding = (account: string, about: Standing) =>
  and(
    eq(reviews.ownerId, account),
    eq(reviews.type, about.type),
    about.type === 'praise'
      ? eq(reviews.doctorId, about.doctorId)
      : eq(reviews.hospitalId, about.hospitalId),
  );

/** What the account said of a hospital, or in thanks to a doctor; null before it did. */
export async function findStanding(
  { db, account, locale, now }: CallContext,
  about: Standing,
): Promise<OwnReview | null> {
  const [named] = await selectReviews(db, isStanding(account, about));
  return named ? ownReview(named, locale, now) : null;
}

/**
 * Writes it, or in place of what was there. Refuses with `notVisited` who was not there, with `reviewClosed` once the
 * days for changing it are over.
 */
export async function putStanding(
  context: CallContext,
  about: Standing,
  said: {
    readonly text: string;
    readonly score?: number;
    readonly paper?: ReviewRow['paper'];
    readonly anonymous: boolean;
    readonly audience?: Written['audience'];
  },
): Promise<OwnReview> {
  const { db, account, locale, now } = context;
  const hospitalId = (await hospitalOf(context, about)) ?? refuse('forbidden');
  if (!(await hasVisited(context, about))) refuse('notVisited');
  const { score = null, paper = null, anonymous, audience } = said;
  const columns = {
    score,
    paper,
    anonymous,
    ...judge(said.text),
    ...(audience === 'hospital' && unpublished),
  };
  const reviewId = newId();
  const [added] = await db
    .insert(reviews)
    .values({
      ...columns,
      reviewId,
      type: about.type,
      ownerId: account,
      doctorId: about.type === 'praise' ? about.doctorId : null,
      hospitalId,
      authorName: await authorNameOf(context, null),
      locale,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ reviewId: reviews.reviewId });
  if (added) {
    await countReviews(db, [reviewId]);
    return readOwn(context, reviewId);
  }
  const [former] = await db
    .select({ reviewId: reviews.reviewId, createdAt: reviews.createdAt })
    .from(reviews)
    .where(isStanding(account, about));
  if (!former || now >= editableUntil(former)) return refuse('reviewClosed');
  await changeReviews(db, [former.reviewId], () =>
    db
      .update(reviews)
      .set({ ...columns, ...undecided, editedAt: now })
      .where(eq(reviews.reviewId, former.reviewId)),
  );
  return readOwn(context, former.reviewId);
}
