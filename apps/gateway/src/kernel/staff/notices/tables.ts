import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { StaffRole } from '@xinglin/contract';
import { moment } from '../../../platform/columns';
import { staffAccounts } from '../../desk/staff/tables';
import type { NoticeFacts, StaffNoticeKind } from './staff-event';

/** Messages to the staff. Words are made when they are read, in the reader's language; nothing here says who a patient is. */
export const staffNotices = pgTable(
  'staff_notices',
  {
    noticeId: text('notice_id').primaryKey(),
    at: moment('at').notNull(),
    kind: text('kind').$type<StaffNoticeKind>().notNull(),
    /** For this doctor; null where it is for a role or a person. */
    doctorId: text('doctor_id'),
    /** For all who have one of these roles; null where it is for one person or doctor. */
    roles: text('roles').array().$type<StaffRole[]>(),
    /** For this person of the staff alone. */
    staffId: text('staff_id').references(() => staffAccounts.staffId),
    orderKey: text('order_key'),
    /** What the words are made of besides: a kind of consult, a sum in cents, a moment. */
    facts: jsonb('facts').$type<NoticeFacts>().notNull(),
    /** Names the event, so that one that is reported twice is one notice. */
    onceKey: text('once_key').notNull().unique(),
  },
  (table) => [
    index('staff_notices_doctor').on(table.doctorId, table.at),
    index('staff_notices_staff').on(table.staffId, table.at),
    index('staff_notices_at').on(table.at),
    check(
      'staff_notices_audience',
      sql`num_nonnulls(${table.doctorId}, ${table.roles}, ${table.staffId}) = 1`,
    ),
  ],
);

/** Who has read which. */
export const staffNoticeReads = pgTable(
  'staff_notice_reads',
  {
    staffId: text('staff_id')
      .notNull()
      .references(() => staffAccounts.staffId),
    noticeId: text('notice_id')
      .notNull()
      .references(() => staffNotices.noticeId, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.noticeId] })],
);
