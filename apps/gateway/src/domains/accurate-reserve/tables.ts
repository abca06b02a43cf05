import { accurateReserveStates, type accurateReserveReasons } from '@xinglin/contract';
import { locales } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from '../../kernel/orders/tables';
import { patients } from '../../kernel/people/patients/tables';
import { doctors } from '../../kernel/places/tables';
import { moment } from '../../platform/columns';
import { sealedText } from '../../platform/sealing';

/** Experts who take requests for precision booking, each by rules of their own. */
export const accurateReserveExperts = pgTable(
  'accurate_reserve_experts',
  {
    doctorId: text('doctor_id')
      .primaryKey()
      .references(() => doctors.id),
    /** Hours within which the hospital promises an answer. */
    auditWithinHours: integer('audit_within_hours').notNull(),
    /** Minutes for which a place waits to be paid after an approval. */
    payWithinMinutes: integer('pay_within_minutes').notNull(),
  },
  () => [
    check('accurate_reserve_experts_times', sql`audit_within_hours > 0 AND pay_within_minutes > 0`),
  ],
);

/** Requests for a place with an expert, as they were sent last. */
export const accurateReserveRequests = pgTable(
  'accurate_reserve_requests',
  {
    requestId: text('request_id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.patientId),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id),
    /** Entry of the knowledge base that it is about. */
    entryId: text('entry_id').notNull(),
    symptoms: sealedText('symptoms').notNull(),
    /** Ids of uploaded pictures. */
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    /** Calendar days at the hospital. */
    days: jsonb('days').$type<string[]>().notNull(),
    state: text('state', { enum: accurateReserveStates }).notNull(),
    /** What the hospital wanted changed when it looked last. */
    reasons: jsonb('reasons')
      .$type<(typeof accurateReserveReasons)[number][]>()
      .notNull()
      .default([]),
    remark: sealedText('remark'),
    /** The registration order that holds the place; null before an approval. */
    orderNo: text('order_no')
      .unique()
      .references(() => orders.orderNo),
    /** Language of what its owner is told. */
    locale: text('locale', { enum: locales }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it was sent last: what a promised answer counts from. */
    sentAt: moment('sent_at').notNull(),
    /** When its last wanted day begins at the hospital. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('accurate_reserve_requests_open')
      .on(table.patientId, table.doctorId)
      .where(sql`state IN ('auditing', 'changesWanted')`),
    index('accurate_reserve_requests_owner').on(table.ownerId, table.createdAt, table.requestId),
    index('accurate_reserve_requests_waiting')
      .on(table.sentAt)
      .where(sql`state = 'auditing'`),
    index('accurate_reserve_requests_due')
      .on(table.expiresAt)
      .where(sql`state IN ('auditing', 'changesWanted')`),
    check('accurate_reserve_requests_place', sql`(state = 'approved') = (order_no IS NOT NULL)`),
  ],
);

export type AccurateReserveRow = typeof accurateReserveRequests.$inferSelect;
