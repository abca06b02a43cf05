import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns';
import { sealedText } from '../../platform/sealing';
import { staffAccounts } from './staff/tables';

/** What was done at the desk, by whom, with which key. A trigger keeps lines from being changed or taken away. */
export const deskActs = pgTable(
  'desk_acts',
  {
    actId: text('act_id').primaryKey(),
    at: moment('at').notNull(),
    /** The key's name in the settings; null where a person of the staff acted in the staff app. */
    keyName: text('key_name'),
    /** The person of the staff who acted in the staff app; null for a key. */
    staffId: text('staff_id').references(() => staffAccounts.staffId),
    /** Their name, or as the hospital's system named them; null where the key was refused before the name was read. */
    staff: text('staff'),
    action: text('action').notNull(),
    /** The id of what it was about: a review, an order, a shift. */
    subject: text('subject'),
    /** `done`, or the name of the refusal. */
    outcome: text('outcome').notNull(),
  },
  (table) => [
    index('desk_acts_at').on(table.at, table.actId),
    index('desk_acts_subject').on(table.subject, table.at),
    index('desk_acts_staff').on(table.staffId, table.at),
  ],
);

/** Actions that give back more than one person may, and wait for a second one. */
export const deskApprovals = pgTable(
  'desk_approvals',
  {
    approvalId: text('approval_id').primaryKey(),
    action: text('action').notNull(),
    /** What the action is run with, as JSON. */
    input: sealedText('input').notNull(),
    subject: text('subject'),
    cents: integer('cents').notNull(),
    requestedBy: text('requested_by')
      .notNull()
      .references(() => staffAccounts.staffId),
    requestedAt: moment('requested_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** waiting, approved, refused, expired, failed */
    state: text('state').notNull(),
    decidedBy: text('decided_by').references(() => staffAccounts.staffId),
    decidedAt: moment('decided_at'),
    /** Why it was refused, or the name of the refusal with which the action failed. */
    outcome: sealedText('outcome'),
  },
  (table) => [index('desk_approvals_state').on(table.state, table.requestedAt)],
);
