import { favoriteKinds } from '@xinglin/contract';
import { locales } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { hospitals } from '../../kernel/places/tables';
import { users } from '../../kernel/people/accounts/tables';
import { moment } from '../../platform/columns';

/** One thing that an account follows. Followers are counted from these rows, so that no race can make the count wrong. */
export const favorites = pgTable(
  'favorites',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.userId),
    kind: text('kind', { enum: favoriteKinds }).notNull(),
    /** Id of the doctor, the hospital, the department, or the entry of the knowledge base. */
    thingId: text('thing_id').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.kind, table.thingId] }),
    index('favorites_followers').on(table.kind, table.thingId),
    index('favorites_owner').on(table.ownerId, table.kind, table.since, table.thingId),
  ],
);

/** Whether an account wants to be told of new days that doctors it follows open; no row where it never said so. */
export const shiftAlerts = pgTable(
  'shift_alerts',
  {
    ownerId: text('owner_id')
      .primaryKey()
      .references(() => users.userId),
    isOn: boolean('is_on').notNull(),
    /** The language it was last set in, which is that of the messages. */
    locale: text('locale', { enum: locales }).notNull(),
    /** Day at the hospitals on which it was last looked for something to tell: one message a day at most. */
    checkedOn: date('checked_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    index('shift_alerts_due')
      .on(table.checkedOn)
      .where(sql`${table.isOn}`),
  ],
);

/** Accounts that want a message before the next release of a hospital. A row is deleted once its message is sent. */
export const releaseReminders = pgTable(
  'release_reminders',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.userId),
    hospitalId: text('hospital_id')
      .notNull()
      .references(() => hospitals.id),
    remindAt: moment('remind_at').notNull(),
    /** The release that it is about, and the last day that can be booked from then on. */
    releaseAt: moment('release_at').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** The language it was set in, which is that of the message. */
    locale: text('locale', { enum: locales }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.hospitalId] }),
    index('release_reminders_due').on(table.remindAt),
  ],
);
