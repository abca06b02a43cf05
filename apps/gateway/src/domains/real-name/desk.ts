import { CardType, Id, Instant, RealNameRefusal, writtenText } from '@xinglin/contract';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { signedBy } from '../../kernel/people/accounts/signature';
import { users } from '../../kernel/people/accounts/tables';
import { deskAction, type DeskContext } from '../../kernel/desk/desk-action';
import { sendMessage } from '../../kernel/messages/send-message';
import { refuse } from '../../platform/refusal';
import { textOf } from './locales';
import { picturesData } from '../../kernel/files/picture-data';
import { keepPerson } from './person';
import { closeReview, writeEvent } from './reviews';
import { moveRealName } from './state';
import { realNameReviewEvents, realNameReviews } from './tables';

const OneReview = z.object({ reviewId: Id });
const ofReview = ({ reviewId }: { readonly reviewId: string }) => reviewId;

/** What staff do with pictures of documents: see what waits, open one, decide, and read who did what. */
export const realNameDesk = [
  deskAction({
    name: 'list-real-name-reviews',
    summary: 'The pictures of documents that wait, longest first, a hundred at most.',
    roles: ['service'],
    isRead: true,
    request: z.object({}),
    response: z.object({
      items: z.array(z.object({ reviewId: Id, cardType: CardType, submittedAt: Instant })),
    }),
    async handle(_, { db }) {
      const rows = await db
        .select({
          reviewId: realNameReviews.reviewId,
          cardType: realNameReviews.cardType,
          submittedAt: realNameReviews.submittedAt,
        })
        .from(realNameReviews)
        .where(eq(realNameReviews.outcome, 'waiting'))
        .orderBy(asc(realNameReviews.submittedAt))
        .limit(100);
      return {
        items: rows.map((row) => ({ ...row, submittedAt: row.submittedAt.toISOString() })),
      };
    },
  }),
  deskAction({
    name: 'open-real-name-review',
    summary: 'One review with its pictures; who opened it is written down.',
    roles: ['service'],
    isRead: true,
    request: OneReview,
    response: z.object({
      reviewId: Id,
      name: z.string().nullable(),
      cardType: CardType,
      cardNo: z.string().nullable(),
      note: z.string().nullable(),
      /** As data: addresses, so that no picture has an address that could be passed on; null for one that is lost. */
      pictures: z.array(z.string().nullable()),
    }),
    subject: ofReview,
    handle: openReview,
  }),
  deskAction({
    name: 'decide-real-name-review',
    summary: 'Approves or refuses, erases the pictures and tells the owner of the account.',
    roles: ['service'],
    request: OneReview.extend({
      /** Null approves. */
      refusal: RealNameRefusal.nullable(),
      remark: writtenText({ max: 200 }).optional(),
    }),
    response: z.object({ reviewId: Id, outcome: z.enum(['approved', 'refused']) }),
    subject: ofReview,
    handle: decide,
  }),
  deskAction({
    name: 'read-real-name-ledger',
    summary: 'What happened to one review, and by whom.',
    roles: ['service'],
    isRead: true,
    request: OneReview,
    response: z.object({
      items: z.array(
        z.object({
          event: z.enum(realNameReviewEvents.event.enumValues),
          reviewer: z.string().nullable(),
          at: Instant,
        }),
      ),
    }),
    subject: ofReview,
    async handle({ reviewId }, { db }) {
      const rows = await db
        .select({
          event: realNameReviewEvents.event,
          reviewer: realNameReviewEvents.reviewer,
          at: realNameReviewEvents.at,
        })
        .from(realNameReviewEvents)
        .where(eq(realNameReviewEvents.reviewId, reviewId))
        .orderBy(asc(realNameReviewEvents.at));
      return { items: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
    },
  }),
];

/** Shows what waits; that it was looked at, and by whom, is written down first. */
async function openReview(
  { reviewId }: { readonly reviewId: string },
  { db, now, staff, services: { files } }: DeskContext,
) {
  const { name, cardType, cardNo, note, pictures } = await waiting(db, reviewId);
  await writeEvent(db, { reviewId, event: 'opened', at: now, reviewer: staff });
  const shown = await picturesData(db, files, pictures);
  return { reviewId, name, cardType, cardNo, note, pictures: shown };
}

interface Decision {
  readonly reviewId: string;
  readonly refusal: z.output<typeof RealNameRefusal> | null;
  readonly remark?: string | undefined;
}

/** Approves or refuses, erases the pictures and tells the account's owner. */
async function decide(
  { reviewId, refusal, remark }: Decision,
  { db, now, staff, services: { files, config } }: DeskContext,
) {
  const found = await waiting(db, reviewId);
  const { userId, name, cardType, cardNo, locale, appId } = found;
  const outcome: 'approved' | 'refused' = refusal === null ? 'approved' : 'refused';
  const event = refusal === null ? 'approve' : 'refuse';
  const moved = await moveRealName(db, userId, event, 'reviewer');
  // While the account was waited for, its owner took the pictures back or another reviewer decided.
  const { outcome: current } = (await reviewOf(db, reviewId)) ?? refuse('forbidden');
  if (moved === undefined || current !== 'waiting' || name === null || cardNo === null)
    return refuse('realNameReviewClosed');
  if (refusal === null) {
    const verified = { userId, name, cardType, cardNo, verifiedAt: now };
    const isKept = await keepPerson(
      db,
      { ...verified, verifiedBy: 'review' },
      config.documentHashKey,
    );
    if (!isKept) return refuse('realNameTaken');
  }
  await closeReview(db, files, found, {
    outcome,
    now,
    reviewer: staff,
    refusal,
    remark: remark || null,
  });
  const [user] = await db
    .select({ mobile: users.mobile })
    .from(users)
    .where(eq(users.userId, userId));
  if (user?.mobile != null) {
    const text = await signedBy(db, { appId, locale }, textOf(locale, `sms.${outcome}`));
    await sendMessage(
      db,
      { channel: 'sms', to: user.mobile, text, about: { topic: 'realName' } },
      now,
    );
  }
  return { reviewId, outcome };
}

async function reviewOf(db: DeskContext['db'], reviewId: string) {
  const [review] = await db
    .select()
    .from(realNameReviews)
    .where(eq(realNameReviews.reviewId, reviewId));
  return review;
}

async function waiting(db: DeskContext['db'], reviewId: string) {
  const review = (await reviewOf(db, reviewId)) ?? refuse('forbidden');
  return review.outcome === 'waiting' ? review : refuse('realNameReviewClosed');
}
