import { locales } from '@xinglin/rules';
import { waitStates } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import { bigint, doublePrecision, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/columns';

/** Who waits for which shift. How many do, and which free places are kept for them, stands with the shift. */
export const waits = pgTable(
  'waits',
  {
    waitId: text('wait_id').primaryKey(),
    /** The order of arrival. */
    queueNo: bigint('queue_no', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Below 1 for who came within the draw, drawn when they came; 1 for all who came later. */
    rank: doublePrecision('rank').notNull().default(1),
    shiftCaseId: text('shift_case_id').notNull(),
    ownerId: text('owner_id').notNull(),
    patientId: text('patient_id').notNull(),
    /** The patient's identity hash while it waits, whichever account waits; the patient's id afterwards. */
    person: text('person').notNull(),
    /** The device that signed in, while it waits. */
    deviceId: text('device_id'),
    locale: text('locale', { enum: locales }).notNull(),
    state: text('state', { enum: waitStates }).notNull().default('waiting'),
    joinedAt: moment('joined_at').notNull(),
    /** When the draw is held; null for who came after it. */
    drawsAt: moment('draws_at'),
    closesAt: moment('closes_at').notNull(),
    offeredOrderNo: text('offered_order_no'),
    offerUntil: moment('offer_until'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('waits_one_a_shift')
      .on(table.person, table.shiftCaseId)
      .where(sql`state IN ('waiting', 'offered')`),
    index('waits_queue')
      .on(table.shiftCaseId, table.rank, table.queueNo)
      .where(sql`state = 'waiting'`),
    index('waits_closing')
      .on(table.closesAt)
      .where(sql`state = 'waiting'`),
    index('waits_device')
      .on(table.deviceId)
      .where(sql`state IN ('waiting', 'offered')`),
    uniqueIndex('waits_order').on(table.offeredOrderNo),
    index('waits_owner').on(table.ownerId, table.joinedAt),
    index('waits_ended').on(table.endedAt),
    index('waits_shift').on(table.shiftCaseId, table.queueNo),
  ],
);

export type WaitRow = typeof waits.$inferSelect;
