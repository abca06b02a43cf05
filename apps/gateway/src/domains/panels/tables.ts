import { panelAnswerStates, type panels, type RequestOf } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { orders } from '../../kernel/orders/tables';
import { users } from '../../kernel/people/accounts/tables';
import { doctors } from '../../kernel/places/tables';
import { moment } from '../../platform/columns';
import { sealedJson, sealedText } from '../../platform/sealing';

/** What was typed and not sent. */
export type PanelDraft = RequestOf<(typeof panels)['savePanelDraft']>['draft'];

/**
 * Experts who answer questions to several of them, each at a part of the price. What they are ranked by is copied from
 * the directory by triggers (migration 0057): the first of a department are then the first of an index, and not five of
 * all doctors of the country, sorted for each page.
 */
export const panelExperts = pgTable(
  'panel_experts',
  {
    doctorId: text('doctor_id')
      .primaryKey()
      .references(() => doctors.id),
    shareCents: integer('share_cents').notNull(),
    isOpen: boolean('is_open').notNull().default(true),
    /** Of the doctor's department, and the doctor's share of good reviews: written by triggers alone. */
    standardDepartmentId: text('standard_department_id'),
    praisePerMille: integer('praise_per_mille').notNull().default(0),
  },
  (table) => [
    check('panel_experts_share', sql`share_cents > 0`),
    index('panel_experts_best')
      .on(table.standardDepartmentId, table.praisePerMille.desc().nullsFirst(), table.doctorId)
      .where(sql`is_open`),
  ],
);

/** What only this kind knows of an order: the question as it was sent. */
export const panelOrders = pgTable('panel_orders', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo),
  patientId: text('patient_id').notNull(),
  patientName: text('patient_name').notNull(),
  question: sealedText('question').notNull(),
  since: text('since', { enum: ['today', 'week', 'month', 'halfYear', 'longer'] }),
  treated: sealedText('treated'),
  /** Ids of uploaded pictures. */
  pictures: jsonb('pictures').$type<string[]>().notNull(),
  /** Until when the experts were promised to answer; null before it is paid. */
  answerBefore: moment('answer_before'),
});

export type PanelRow = typeof panelOrders.$inferSelect;

/** The experts of a question, and what each of them makes of it. */
export const panelAnswers = pgTable(
  'panel_answers',
  {
    answerId: text('answer_id').primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => panelOrders.orderNo),
    /** From 1 on, in the order in which they were shown. */
    place: integer('place').notNull(),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id),
    /** The part of the price that goes back without an answer. */
    shareCents: integer('share_cents').notNull(),
    state: text('state', { enum: panelAnswerStates }).notNull().default('asked'),
    text: sealedText('text'),
    /** When it came out of `asked`. */
    at: moment('at'),
  },
  (table) => [
    unique('panel_answers_doctor').on(table.orderNo, table.doctorId),
    index('panel_answers_waiting')
      .on(table.doctorId)
      .where(sql`state = 'asked'`),
    check('panel_answers_text', sql`(state = 'answered') = (text IS NOT NULL)`),
    check('panel_answers_at', sql`(state = 'asked') = (at IS NULL)`),
  ],
);

/** What was typed and not sent: one of each account. */
export const panelDrafts = pgTable(
  'panel_drafts',
  {
    ownerId: text('owner_id')
      .primaryKey()
      .references(() => users.userId),
    draft: sealedJson<PanelDraft>('draft').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [index('panel_drafts_saved').on(table.savedAt)],
);
