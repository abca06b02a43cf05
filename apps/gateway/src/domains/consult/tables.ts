import { consultKindNames, type consult, type RequestOf } from '@xinglin/contract';
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
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { orders } from '../../kernel/orders/tables';
import { users } from '../../kernel/people/accounts/tables';
import { doctors } from '../../kernel/places/tables';
import { moment } from '../../platform/columns';
import { sealedJson, sealedText } from '../../platform/sealing';

type Calls = typeof consult;
/** What a person may add to a case once it was sent. */
export type Preconsult = Omit<RequestOf<Calls['addPreconsultInfo']>, 'orderKey' | 'fileIds'>;
export type Draft = RequestOf<Calls['saveConsultDraft']>['draft'];
export type UpgradeInfo = Omit<RequestOf<Calls['addPreconsultUpgradeInfo']>, 'orderKey'>;
export type InvoiceTitle = RequestOf<Calls['applyConsultInvoice']>['title'];

/** What each doctor can be asked by, and for how much. */
export const consultServices = pgTable(
  'consult_services',
  {
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id),
    kind: text('kind', { enum: consultKindNames }).notNull(),
    /** Of a kind whose doctor is assigned the price of the service counts, and this one stands for it. */
    priceCents: integer('price_cents').notNull(),
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.doctorId, table.kind] }),
    index('consult_services_open')
      .on(table.kind, table.doctorId)
      .where(sql`is_open`),
    // The lowest price of a kind.
    index('consult_services_price_of')
      .on(table.kind, table.priceCents)
      .where(sql`is_open`),
    check('consult_services_price', sql`price_cents >= 0`),
  ],
);

/** What only this kind knows of an order: the case as it was sent, and the moments of its life. */
export const consultOrders = pgTable(
  'consult_orders',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => orders.orderNo),
    consultKind: text('consult_kind', { enum: consultKindNames }).notNull(),
    /** Null until the first free one takes it. */
    doctorId: text('doctor_id').references(() => doctors.id),
    /** Standard department of a kind whose doctor is assigned; null for any. */
    deptId: text('dept_id'),
    patientId: text('patient_id').notNull(),
    patientName: text('patient_name').notNull(),
    question: sealedText('question').notNull(),
    since: text('since', { enum: ['today', 'week', 'month', 'halfYear', 'longer'] }),
    treated: sealedText('treated'),
    earlierDiagnosis: sealedText('earlier_diagnosis'),
    /** Ids of uploaded pictures. */
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    preconsult: sealedJson<Preconsult>('preconsult'),
    /** The agreed moment of a call. */
    callAt: moment('call_at'),
    /** Where the doctor calls; null for the account's own number. */
    mobile: text('mobile'),
    /** Until when the first answer was promised; null before it is paid. */
    answerBefore: moment('answer_before'),
    answeredAt: moment('answered_at'),
    /** When it ends by itself; null before a doctor takes it. */
    endsAt: moment('ends_at'),
    /** When the doctor asked for better pictures; null while none are awaited. */
    pausedAt: moment('paused_at'),
    remindedAt: moment('reminded_at'),
    likedAt: moment('liked_at'),
    /** The consult in writing that this one goes on from; null for one that was asked by itself. */
    upgradedFrom: text('upgraded_from').references((): AnyPgColumn => consultOrders.orderNo),
    /** What was paid for that one and counts for this one. */
    creditCents: integer('credit_cents').notNull().default(0),
    /** What was chosen for a call that this one may go on as, and is not sent yet. */
    upgradeInfo: sealedJson<UpgradeInfo>('upgrade_info'),
  },
  (table) => [
    index('consult_orders_doctor').on(table.doctorId, table.callAt),
    // How soon quick questions were answered lately.
    index('consult_orders_fast_answered')
      .on(table.answeredAt)
      .where(sql`consult_kind = 'fast' AND answered_at IS NOT NULL`),
    index('consult_orders_upgraded_from')
      .on(table.upgradedFrom)
      .where(sql`upgraded_from IS NOT NULL`),
    check(
      'consult_orders_credit',
      sql`credit_cents >= 0 AND (credit_cents = 0 OR upgraded_from IS NOT NULL)`,
    ),
    check('consult_orders_answered', sql`answered_at IS NULL OR doctor_id IS NOT NULL`),
  ],
);

export type ConsultRow = typeof consultOrders.$inferSelect;

/** What was typed and not sent: one of each account, kind and doctor. */
export const consultDrafts = pgTable(
  'consult_drafts',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.userId),
    kind: text('kind', { enum: consultKindNames }).notNull(),
    /** Empty where the doctor is assigned. */
    doctorId: text('doctor_id').notNull(),
    draft: sealedJson<Draft>('draft').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.kind, table.doctorId] }),
    index('consult_drafts_saved').on(table.savedAt),
  ],
);

/** Doctors of whom an account wants nothing more. */
export const doctorShields = pgTable(
  'doctor_shields',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.userId),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id),
    shieldedAt: moment('shielded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.doctorId] })],
);

/** Invoices that were applied for: one a consult. */
export const consultInvoices = pgTable('consult_invoices', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => consultOrders.orderNo),
  title: jsonb('title').$type<InvoiceTitle>().notNull(),
  email: text('email').notNull(),
  amountCents: integer('amount_cents').notNull(),
  appliedAt: moment('applied_at').notNull(),
  /** When it was sent; null before. */
  issuedAt: moment('issued_at'),
});

/** Questions that a doctor sends some time after a consult, and what was answered. Kept as long as its conversation. */
export const followUps = pgTable(
  'follow_ups',
  {
    followUpId: text('follow_up_id').primaryKey(),
    /** Key of the conversation. */
    orderNo: text('order_no')
      .notNull()
      .references(() => consultOrders.orderNo),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id),
    title: sealedText('title').notNull(),
    /** A `FollowUpAsked` as JSON: it tells what a person was treated for. */
    asked: sealedText('asked').notNull(),
    sentAt: moment('sent_at').notNull(),
    closesAt: moment('closes_at').notNull(),
    /** `FollowUpAnswer`s as JSON; null before they were sent. */
    answers: sealedText('answers'),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('follow_ups_order').on(table.orderNo),
    check('follow_ups_answered', sql`(answers IS NULL) = (answered_at IS NULL)`),
  ],
);

/** What a doctor says to a report. */
export const followUpReplies = pgTable(
  'follow_up_replies',
  {
    replyId: text('reply_id').primaryKey(),
    followUpId: text('follow_up_id')
      .notNull()
      .references(() => followUps.followUpId),
    words: sealedText('words').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('follow_up_replies_follow_up').on(table.followUpId)],
);

/** Recordings of calls. */
export const consultRecordings = pgTable(
  'consult_recordings',
  {
    recordingId: text('recording_id').primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => consultOrders.orderNo),
    /** What the provider of calls names the call, so that its recording is kept once. */
    callId: text('call_id').notNull(),
    /** Null once its time was over and it was removed. */
    fileId: text('file_id'),
    /** When the call began. */
    startedAt: moment('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [
    unique('consult_recordings_call').on(table.orderNo, table.callId),
    index('consult_recordings_kept')
      .on(table.keptUntil)
      .where(sql`file_id IS NOT NULL`),
    check('consult_recordings_duration', sql`duration_ms > 0`),
  ],
);
