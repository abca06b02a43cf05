import { sql, type SQL } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns';
import { kindsWithTime } from './time-of-kind';

/**
 * The calendar: when doctors and patients are busy with an open appointment of whatever kind. One row per person and
 * appointment. The clinics of a doctor are not among them: the rows of `shift_cases` that are not stopped are busy times
 * of the doctor, however many patients they have.
 *
 * The migration adds what Drizzle cannot declare: the exclusion constraints `busy_times_doctor` and `busy_times_person`,
 * by which no doctor and no patient has two overlapping rows.
 */
export const busyTimes = pgTable(
  'busy_times',
  {
    /** What takes the time: the number of an order, or of one use of an order that has several. */
    useNo: text('use_no').notNull(),
    orderNo: text('order_no').notNull(),
    kind: text('kind', { enum: kindsWithTime }).notNull(),
    /** Set in the row of a doctor. */
    doctorId: text('doctor_id'),
    /** Set in the row of a patient, see {@link personKey}. */
    person: bigint('person', { mode: 'bigint' }),
    startsAt: moment('starts_at').notNull(),
    /** Exclusive: an appointment may begin when another one ends. */
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('busy_times_use').on(table.useNo),
    check('busy_times_of_one', sql`num_nonnulls(doctor_id, person) = 1`),
    check('busy_times_span', sql`ends_at > starts_at`),
  ],
);

/**
 * A person in the calendar, in SQL: the identity hash, which is the same in every account that knows the person, as one
 * number. An index of the hash itself costs more than twice as much to write, and registrations write it.
 */
export const personKey = (identityHash: SQL): SQL => sql`hashtextextended(${identityHash}, 0)`;

/** The {@link personKey} of a patient. */
export const patientKey = (patientId: string | null): SQL =>
  sql`(SELECT ${personKey(sql`identity_hash`)} FROM patients WHERE patient_id = ${patientId})`;
