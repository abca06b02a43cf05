import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { areas } from '../../places/tables';
import { moment } from '../../../platform/columns';
import { sealedText } from '../../../platform/sealing';

/** Where an account has things posted to. An order keeps a copy of its own, so that a row goes for good. */
export const postingAddresses = pgTable(
  'posting_addresses',
  {
    addressId: text('address_id').primaryKey(),
    /** The account they belong to. */
    ownerId: text('owner_id').notNull(),
    /** 1 to 20 within the account; the unique index is what holds the limit in a race. */
    place: smallint('place').notNull(),
    name: text('name').notNull(),
    /** In full; every answer masks it. */
    mobile: text('mobile').notNull(),
    provinceId: text('province_id')
      .notNull()
      .references(() => areas.id),
    cityId: text('city_id').references(() => areas.id),
    districtId: text('district_id').references(() => areas.id),
    detail: sealedText('detail').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('posting_addresses_owner_place').on(table.ownerId, table.place),
    uniqueIndex('posting_addresses_owner_default')
      .on(table.ownerId)
      .where(sql`is_default`),
    check('posting_addresses_place', sql`place BETWEEN 1 AND 20`),
  ],
);
