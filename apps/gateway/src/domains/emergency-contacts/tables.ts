import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ContactRelation } from '@xinglin/rules';
import { moment } from '../../platform/columns';

/** Whom to call when the holder of an account cannot be reached. */
export const emergencyContacts = pgTable(
  'emergency_contacts',
  {
    contactId: text('contact_id').primaryKey(),
    /** The account they belong to. */
    ownerId: text('owner_id').notNull(),
    /** 1 to 5 within the account; the unique index is what holds the limit in a race. */
    place: smallint('place').notNull(),
    name: text('name').notNull(),
    relation: text('relation').$type<ContactRelation>().notNull(),
    /** In full; every answer masks it. */
    mobile: text('mobile').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('emergency_contacts_owner_place').on(table.ownerId, table.place),
    uniqueIndex('emergency_contacts_owner_mobile').on(table.ownerId, table.mobile),
    check('emergency_contacts_place', sql`place BETWEEN 1 AND 5`),
  ],
);
