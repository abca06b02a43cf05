import {
  Id,
  Instant,
  reportReasons,
  reviewLimits,
  reviewTypes,
  writtenText,
} from '@xinglin/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { published } from '../../kernel/moderation/judge';
import { deskAction, type DeskContext } from '../../kernel/desk/desk-action';
import { picturesData } from '../../kernel/files/picture-data';
import { moderate } from '../../kernel/moderation/moderate';
import { refuse } from '../../platform/refusal';
import { textOf } from './locales';
import { changeReviews, lockReview } from './figures';
import { checkHours } from './standard';
import { reviewReports, reviews, type ReviewRow } from './tables';
import { tellPatient } from './tell-patient';

const OneReview = z.object({ reviewId: Id });
const ofReview = ({ reviewId }: { readonly reviewId: string }) => reviewId;

/** Most lines of a list at the desk. */
const linesShown = 100;

const decideBy = (since: Date): string =>
  new Date(since.getTime() + checkHours * 60 * 60 * 1000).toISOString();

const Findings = z.array(z.object({ phrase: z.string(), reason: z.string(), act: z.string() }));

/** What people at the desk do with reviews: decide over words and pictures, answer as the doctor, look into reports. */
export const reviewDesk = [
  deskAction({
    name: 'list-reviews-to-decide',
    summary:
      'Reviews with words, pictures or an appeal that a person has to look at, longest first, a hundred at most.',
    roles: ['moderator'],
    isRead: true,
    request: z.object({}),
    response: z.object({
      items: z.array(
        z.object({
          reviewId: Id,
          type: z.enum(reviewTypes),
          writtenAt: Instant,
          /** Until when it is to be decided. */
          decideBy: Instant,
          appealed: z.boolean(),
        }),
      ),
    }),
    async handle(_, { db }) {
      const rows = await db
        .select()
        .from(reviews)
        .where(eq(reviews.state, 'inReview'))
        .orderBy(asc(reviews.createdAt))
        .limit(linesShown);
      return {
        items: rows.map(({ reviewId, type, createdAt, editedAt, appeal, appealedAt }) => ({
          reviewId,
          type,
          writtenAt: createdAt.toISOString(),
          decideBy: decideBy(appealedAt ?? editedAt ?? createdAt),
          appealed: appeal !== null,
        })),
      };
    },
  }),
  deskAction({
    name: 'list-private-reviews',
    summary:
      'Reviews that are for the hospital alone and were not answered yet, longest first, a hundred at most.',
    roles: ['moderator'],
    isRead: true,
    request: z.object({ hospitalId: Id.optional() }),
    response: z.object({
      items: z.array(
        z.object({ reviewId: Id, hospitalId: Id, doctorId: Id.nullable(), writtenAt: Instant }),
      ),
    }),
    async handle({ hospitalId }, { db }) {
      const rows = await db
        .select()
        .from(reviews)
        .where(
          and(
            eq(reviews.state, 'private'),
            isNull(reviews.answeredAt),
            hospitalId === undefined ? undefined : eq(reviews.hospitalId, hospitalId),
          ),
        )
        .orderBy(asc(reviews.createdAt))
        .limit(linesShown);
      return {
        items: rows.map(({ reviewId, hospitalId: of, doctorId, createdAt }) => ({
          reviewId,
          hospitalId: of,
          doctorId,
          writtenAt: createdAt.toISOString(),
        })),
      };
    },
  }),
  deskAction({
    name: 'open-review',
    summary: 'One review as it was written, with its pictures and what the rules stopped at.',
    roles: ['moderator'],
    isRead: true,
    request: OneReview,
    response: z.object({
      reviewId: Id,
      type: z.enum(reviewTypes),
      state: z.string(),
      score: z.int().nullable(),
      text: z.string(),
      findings: Findings,
      appeal: z.string().nullable(),
      answer: z.string().nullable(),
      pictures: z.array(z.string().nullable()),
    }),
    subject: ofReview,
    async handle({ reviewId }, { db, services: { files } }) {
      const [review] = await db.select().from(reviews).where(eq(reviews.reviewId, reviewId));
      if (!review) return refuse('forbidden');
      const { type, state, score, text, findings, appeal, answer } = review;
      const pictures = await picturesData(db, files, review.pictures);
      return { reviewId, type, state, score, text, findings, appeal, answer, pictures };
    },
  }),
  deskAction({
    name: 'decide-review',
    summary:
      'Publishes a review or takes it down, tells its author, and settles the reports of it.',
    roles: ['moderator'],
    request: OneReview.extend({
      /** Why it is not published, in words for its author; null publishes it. */
      refusal: writtenText({ min: 2, max: 200 }).nullable(),
    }),
    response: z.object({ reviewId: Id, outcome: z.enum(['published', 'refused']) }),
    subject: ofReview,
    handle: decide,
  }),
  deskAction({
    name: 'answer-review',
    summary:
      'Answers a published or a private review as its doctor or hospital, or in place of an earlier answer.',
    roles: ['moderator'],
    request: OneReview.extend({ text: writtenText({ min: 2, max: reviewLimits.text }) }),
    response: z.object({ reviewId: Id }),
    subject: ofReview,
    async handle({ reviewId, text }, { db, now }) {
      const review = await lockReview(db, reviewId);
      if (review?.state !== 'published' && review?.state !== 'private') return refuse('forbidden');
      const { inLanguages } = review;
      await changeReviews(db, [reviewId], () =>
        db
          .update(reviews)
          .set({
            // A doctor's words identify no patient either.
            answer: moderate(text).shown,
            answeredAt: now,
            inLanguages: inLanguages && { ...inLanguages, answer: null },
          })
          .where(eq(reviews.reviewId, reviewId)),
      );
      if (review.answer === null) await tellAuthor(db, review, 'answered', now);
      return { reviewId };
    },
  }),
  deskAction({
    name: 'list-reported-reviews',
    summary:
      'What readers reported and no moderator has decided over since, longest first, a hundred at most.',
    roles: ['moderator'],
    isRead: true,
    request: z.object({}),
    response: z.object({
      items: z.array(
        z.object({
          reviewId: Id,
          reason: z.enum(reportReasons),
          detail: z.string(),
          reportedAt: Instant,
        }),
      ),
    }),
    async handle(_, { db }) {
      const rows = await db
        .select()
        .from(reviewReports)
        .where(isNull(reviewReports.settledAt))
        .orderBy(asc(reviewReports.reportedAt))
        .limit(linesShown);
      return {
        items: rows.map(({ reviewId, reason, detail, reportedAt }) => ({
          reviewId,
          reason,
          detail,
          reportedAt: reportedAt.toISOString(),
        })),
      };
    },
  }),
];

/** Publishes or takes down; reports of it are settled either way. */
async function decide(
  { reviewId, refusal }: { readonly reviewId: string; readonly refusal: string | null },
  { db, now }: DeskContext,
) {
  const review = await lockReview(db, reviewId);
  // What is for the hospital alone is never published.
  if (!review || review.state === 'private') return refuse('forbidden');
  const outcome: 'published' | 'refused' = refusal === null ? 'published' : 'refused';
  const decided =
    refusal === null
      ? { ...published(review.text), refusal: null }
      : { state: 'refused' as const, refusal };
  await changeReviews(db, [reviewId], () =>
    db.update(reviews).set(decided).where(eq(reviews.reviewId, reviewId)),
  );
  await db
    .update(reviewReports)
    .set({ settledAt: now })
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.settledAt)));
  if (review.state !== outcome) await tellAuthor(db, review, outcome, now);
  return { reviewId, outcome };
}

async function tellAuthor(
  db: DeskContext['db'],
  { ownerId, locale }: Pick<ReviewRow, 'ownerId' | 'locale'>,
  news: 'published' | 'refused' | 'answered',
  now: Date,
): Promise<void> {
  if (ownerId === null) return;
  await tellPatient(db, { ownerId, locale }, textOf(locale, `sms.${news}`), now);
}
