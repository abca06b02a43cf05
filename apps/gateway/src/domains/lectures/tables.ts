import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { doctors, standardDepartments } from '../../kernel/places/tables';
import type { Localised } from '../../platform/localised';

/** Recorded lectures of doctors. */
export const lectures = pgTable(
  'lectures',
  {
    lectureId: text('lecture_id').primaryKey(),
    /** Who speaks. */
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id),
    /** Standard department that it is about. */
    deptId: text('dept_id')
      .notNull()
      .references(() => standardDepartments.id),
    /** Entries of the knowledge base that it is about. */
    entryIds: jsonb('entry_ids').$type<readonly string[]>().notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    summary: jsonb('summary').$type<Localised>().notNull(),
    durationSeconds: integer('duration_seconds').notNull(),
    publishedOn: date('published_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    index('lectures_newest').on(table.publishedOn, table.lectureId),
    check('lectures_duration', sql`${table.durationSeconds} > 0`),
  ],
);
