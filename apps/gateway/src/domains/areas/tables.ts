import { cidr, pgTable, text } from 'drizzle-orm/pg-core';
import { areas } from '../../kernel/places/tables';

/** Which city a range of network addresses belongs to; the narrowest range of several counts. */
export const networkRanges = pgTable('network_ranges', {
  range: cidr('range').primaryKey(),
  cityId: text('city_id')
    .notNull()
    .references(() => areas.id),
});
