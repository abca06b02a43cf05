import { locales } from '@xinglin/rules';
import { faceCheckStates } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../kernel/people/accounts/tables';
import { moment } from '../../platform/columns';
import { sealedText } from '../../platform/sealing';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.userId);

const cardType = () =>
  text('card_type', {
    enum: ['idCard', 'passport', 'homeReturnPermit', 'taiwanPass', 'birthCertificate', 'none'],
  }).notNull();

/** Who verified accounts belong to; the state itself is the account's `verify_status`. */
export const realNames = pgTable(
  'real_names',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.userId),
    name: text('name').notNull(),
    cardType: cardType(),
    /** In full; every answer masks it. */
    cardNo: sealedText('card_no').notNull(),
    /** Keyed hash of the document. */
    identityHash: text('identity_hash').notNull(),
    /** 1 to 3 within the document; the unique index is what holds the limit in a race. */
    place: smallint('place').notNull(),
    verifiedBy: text('verified_by', { enum: ['register', 'bankCard', 'face', 'review'] }).notNull(),
    verifiedAt: moment('verified_at').notNull(),
  },
  (table) => [
    uniqueIndex('real_names_document_place').on(table.identityHash, table.place),
    check('real_names_place', sql`place BETWEEN 1 AND 3`),
  ],
);

/** Each time the register was asked, without what it was asked: from these the tries of a day are counted. */
export const realNameTries = pgTable(
  'real_name_tries',
  {
    tryId: text('try_id').primaryKey(),
    userId: owner(),
    /** `asked` until the answer is there. */
    outcome: text('outcome', {
      enum: ['asked', 'matched', 'mismatched', 'unavailable'],
    }).notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [index('real_name_tries_user').on(table.userId, table.askedAt)],
);

/** What was sent to staff. Once it is decided, the person and the pictures are gone from it. */
export const realNameReviews = pgTable(
  'real_name_reviews',
  {
    reviewId: text('review_id').primaryKey(),
    userId: owner(),
    outcome: text('outcome', {
      enum: ['waiting', 'approved', 'refused', 'withdrawn', 'matched'],
    }).notNull(),
    name: text('name'),
    cardType: cardType(),
    cardNo: sealedText('card_no'),
    note: sealedText('note'),
    /** Ids of uploaded files, the side with the portrait first. */
    pictures: text('pictures').array().notNull(),
    /** Language in which the account hears of the decision. */
    locale: text('locale', { enum: locales }).notNull(),
    /** The channel that it was sent in, which signs that message; null for the main portal. */
    appId: text('app_id'),
    refusal: text('refusal', {
      enum: ['unreadable', 'notTheDocument', 'otherPerson', 'expired', 'underAge', 'other'],
    }),
    /** What the reviewer added for the person to read. */
    remark: sealedText('remark'),
    submittedAt: moment('submitted_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('real_name_reviews_waiting')
      .on(table.userId)
      .where(sql`outcome = 'waiting'`),
    index('real_name_reviews_user').on(table.userId, table.submittedAt),
  ],
);

/** Who did what with what was sent to staff: only ever added to, and without anything about the person. */
export const realNameReviewEvents = pgTable(
  'real_name_review_events',
  {
    eventId: text('event_id').primaryKey(),
    reviewId: text('review_id').notNull(),
    event: text('event', {
      enum: ['submitted', 'opened', 'approved', 'refused', 'withdrawn', 'matched'],
    }).notNull(),
    /** The reviewer's name at the desk; null for the owner and the system. */
    reviewer: text('reviewer'),
    at: moment('at').notNull(),
  },
  (table) => [index('real_name_review_events_review').on(table.reviewId, table.at)],
);

/** Checks by face in the mini-program. Once one has ended, the person is gone from it. */
export const faceChecks = pgTable(
  'face_checks',
  {
    /** The same as the try's that it counts as. */
    checkId: text('check_id').primaryKey(),
    userId: owner(),
    state: text('state', { enum: faceCheckStates }).notNull(),
    name: text('name'),
    cardNo: sealedText('card_no'),
    /** The service's own name for it; null once it has ended. */
    ticket: text('ticket'),
    openUrl: text('open_url'),
    begunAt: moment('begun_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('face_checks_waiting')
      .on(table.userId)
      .where(sql`state = 'waiting'`),
    index('face_checks_user').on(table.userId, table.begunAt),
    index('face_checks_expires_at').on(table.expiresAt),
  ],
);
