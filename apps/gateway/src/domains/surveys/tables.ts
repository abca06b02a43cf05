import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { doctors } from '../../kernel/places/tables';
import { moment } from '../../platform/columns';
import type { Localised } from '../../platform/localised';
import type { KeptGroup, QuestionnaireResponse, ScoreBand } from './shapes';
import { sealedJson, sealedText } from '../../platform/sealing';

/** What can be answered. */
export const surveys = pgTable('surveys', {
  surveyCodeId: text('survey_code_id').primaryKey(),
  title: jsonb('title').$type<Localised>().notNull(),
  introduction: jsonb('introduction').$type<Localised>().notNull(),
  /** The items of a FHIR R4 Questionnaire, their texts in all languages. */
  item: jsonb('item').$type<readonly KeptGroup[]>().notNull(),
  /** What a score means, the lowest first; empty where nothing is scored. */
  bands: jsonb('bands').$type<readonly ScoreBand[]>().notNull(),
  minutes: integer('minutes').notNull(),
  /** What it is about, for its drawing. */
  topic: text('topic', {
    enum: ['general', 'heart', 'sugar', 'mood', 'sleep', 'consult', 'checkUp'],
  })
    .notNull()
    .default('general'),
  /** The doctor whose patients it is for; null for everybody. */
  doctorId: text('doctor_id').references(() => doctors.id),
  /** The hospital that asks it before a visit; null for one that is answered by itself. */
  hospitalId: text('hospital_id'),
  /** The one department of that hospital that asks it; null for all of them. */
  hospDeptId: text('hosp_dept_id'),
  isOpen: boolean('is_open').notNull().default(true),
  /** Place in lists. */
  position: integer('position').notNull(),
});

/** Answers as typed. */
type TypedAnswers = readonly { readonly linkId: string; readonly values: readonly string[] }[];

/** What people were asked, typed and sent. */
export const surveyResponses = pgTable(
  'survey_responses',
  {
    responseId: text('response_id').primaryKey(),
    surveyCodeId: text('survey_code_id')
      .notNull()
      .references(() => surveys.surveyCodeId),
    ownerId: text('owner_id').notNull(),
    /** As typed: half-typed answers too, and those of branches that are gone. */
    draft: sealedJson<TypedAnswers>('draft').notNull(),
    /** As sent; null before. */
    response: sealedJson<QuestionnaireResponse>('response'),
    score: real('score'),
    savedAt: moment('saved_at').notNull(),
    sentAt: moment('sent_at'),
    reply: sealedText('reply'),
    repliedAt: moment('replied_at'),
  },
  (table) => [
    // One draft of a survey at a time.
    uniqueIndex('survey_responses_draft')
      .on(table.ownerId, table.surveyCodeId)
      .where(sql`sent_at is null`),
    index('survey_responses_owner').on(table.ownerId, table.savedAt),
  ],
);

/** What was typed and sent before a visit: one of a patient and a shift. */
export const visitSurveys = pgTable(
  'visit_surveys',
  {
    responseId: text('response_id').primaryKey(),
    surveyCodeId: text('survey_code_id')
      .notNull()
      .references(() => surveys.surveyCodeId),
    ownerId: text('owner_id').notNull(),
    patientId: text('patient_id').notNull(),
    shiftCaseId: text('shift_case_id').notNull(),
    /** The order that was made of the shift for the patient, the newest; null before. It stays where the visit is moved. */
    orderNo: text('order_no'),
    /** As typed. */
    draft: sealedJson<TypedAnswers>('draft').notNull(),
    /** As sent; null before. */
    response: sealedJson<QuestionnaireResponse>('response'),
    savedAt: moment('saved_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    uniqueIndex('visit_surveys_visit').on(table.ownerId, table.patientId, table.shiftCaseId),
    index('visit_surveys_patient').on(table.patientId),
    index('visit_surveys_order')
      .on(table.orderNo)
      .where(sql`order_no IS NOT NULL`),
  ],
);
