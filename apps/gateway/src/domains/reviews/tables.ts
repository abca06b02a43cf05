import {
  letterPapers,
  reportReasons,
  reviewOutcomes,
  reviewTypes,
  untreatedReasons,
} from '@xinglin/contract';
import type { reviewTagKeys } from '@xinglin/contract';
import { locales } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Found } from '../../kernel/moderation/found';
import { orders } from '../../kernel/orders/tables';
import { users } from '../../kernel/people/accounts/tables';
import { doctors, hospitals } from '../../kernel/places/tables';
import { moment } from '../../platform/columns';
import type { Localised } from '../../platform/localised';
import { sealedJson, sealedText } from '../../platform/sealing';

/** What people said: of a visit or a consult, of a hospital as a whole, and thanks. */
export const reviews = pgTable(
  'reviews',
  {
    reviewId: text('review_id').primaryKey(),
    type: text('type', { enum: reviewTypes }).notNull(),
    /** The order it is about; null for what is said of a hospital, and for thanks. Unique: an order is reviewed once. */
    orderNo: text('order_no')
      .unique()
      .references(() => orders.orderNo),
    /** Who wrote it; null in the sandbox, whose first reviews belong to no account. */
    ownerId: text('owner_id').references(() => users.userId),
    doctorId: text('doctor_id').references(() => doctors.id),
    hospitalId: text('hospital_id')
      .notNull()
      .references(() => hospitals.id),
    /** Entry of the knowledge base that its author was there for. */
    diseaseId: text('disease_id'),
    score: integer('score'),
    /** This and the next three are null where the author left them out. */
    attitude: integer('attitude'),
    explanation: integer('explanation'),
    waiting: integer('waiting'),
    effect: integer('effect'),
    tags: jsonb('tags').$type<(typeof reviewTagKeys)[number][]>().notNull().default([]),
    /** As it was written. */
    text: sealedText('text').notNull(),
    /** As others read it. */
    shownText: text('shown_text').notNull(),
    findings: sealedJson<Pick<Found, 'phrase' | 'reason' | 'act'>[]>('findings')
      .notNull()
      .default([]),
    /** Ids of uploaded files. */
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    state: text('state', { enum: reviewOutcomes }).notNull(),
    /** What the person who refused it says. */
    refusal: sealedText('refusal'),
    appeal: sealedText('appeal'),
    appealedAt: moment('appealed_at'),
    anonymous: boolean('anonymous').notNull().default(false),
    /** What a letter is written on; null for what is no letter. */
    paper: text('paper', { enum: letterPapers }),
    /** Masked; null where there is none to show. */
    authorName: text('author_name'),
    /** Of the sandbox's first reviews: the same in each language. */
    inLanguages: jsonb('in_languages').$type<{
      readonly text: Localised;
      readonly authorName: Localised;
      /** Null where there is none, or it was given since. */
      readonly answer: Localised | null;
    }>(),
    /** Language of what its author is told. */
    locale: text('locale', { enum: locales }).notNull(),
    answer: sealedText('answer'),
    answeredAt: moment('answered_at'),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
  },
  (table) => [
    index('reviews_doctor')
      .on(table.doctorId, table.createdAt)
      .where(sql`state = 'published'`),
    index('reviews_hospital')
      .on(table.hospitalId, table.createdAt)
      .where(sql`state = 'published'`),
    index('reviews_owner').on(table.ownerId, table.createdAt, table.reviewId),
    index('reviews_waiting')
      .on(table.createdAt)
      .where(sql`state = 'inReview'`),
    index('reviews_private')
      .on(table.createdAt)
      .where(sql`state = 'private'`),
    uniqueIndex('reviews_praise')
      .on(table.ownerId, table.doctorId)
      .where(sql`type = 'praise'`),
    uniqueIndex('reviews_of_hospital')
      .on(table.ownerId, table.hospitalId)
      .where(sql`type = 'hospital'`),
    check('reviews_score', sql`score BETWEEN 1 AND 5`),
    check('reviews_thanks', sql`(type = 'praise') = (score IS NULL)`),
    check('reviews_about', sql`(type = 'hospital') = (doctor_id IS NULL)`),
  ],
);

export type ReviewRow = typeof reviews.$inferSelect;

/** Sums of the published reviews of a doctor or a hospital, changed in the transaction of each change of one. */
export const reviewFigures = pgTable(
  'review_figures',
  {
    subject: text('subject', { enum: ['doctor', 'hospital'] }).notNull(),
    subjectId: text('subject_id').notNull(),
    score1: integer('score_1').notNull(),
    score2: integer('score_2').notNull(),
    score3: integer('score_3').notNull(),
    score4: integer('score_4').notNull(),
    score5: integer('score_5').notNull(),
    /** How many reviews score each aspect, and the sum of their scores. The first column once counted three aspects. */
    attitudeScored: integer('aspected').notNull(),
    attitude: integer('attitude').notNull(),
    explanationScored: integer('explanation_scored').notNull().default(0),
    explanation: integer('explanation').notNull(),
    waitingScored: integer('waiting_scored').notNull().default(0),
    waiting: integer('waiting').notNull(),
    effectScored: integer('effect_scored').notNull().default(0),
    effect: integer('effect').notNull().default(0),
    withPictures: integer('with_pictures').notNull(),
    answered: integer('answered').notNull(),
    praises: integer('praises').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.subjectId] })],
);

/** What readers say should not stand there; each says it once of a review. */
export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.reviewId, { onDelete: 'cascade' }),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.userId),
    reason: text('reason', { enum: reportReasons }).notNull(),
    detail: sealedText('detail').notNull(),
    reportedAt: moment('reported_at').notNull(),
    /** When the desk decided over the review after that. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.ownerId] }),
    index('review_reports_open')
      .on(table.reportedAt)
      .where(sql`settled_at IS NULL`),
  ],
);

/** Visits that did not take place, as their owners say. */
export const untreatedOrders = pgTable(
  'untreated_orders',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => orders.orderNo),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.userId),
    reason: text('reason', { enum: untreatedReasons }).notNull(),
    detail: sealedText('detail').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    reportedAt: moment('reported_at').notNull(),
    /** When the desk answered. */
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('untreated_orders_owner').on(table.ownerId),
    index('untreated_orders_open')
      .on(table.reportedAt)
      .where(sql`answered_at IS NULL`),
  ],
);
