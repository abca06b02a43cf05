import { integer } from 'drizzle-orm/pg-core';

/** What a hospital decides about the lists of its full shifts. */
export const waitListColumns = {
  /** Most people in the list of a full shift; 0 for no list. */
  waitListSize: integer('wait_list_size').notNull().default(20),
  /** Minutes before the start at which the list closes. */
  waitCloseMinutesBefore: integer('wait_close_minutes_before').notNull().default(120),
  /** Minutes for which a place from the list is held. */
  offerMinutes: integer('offer_minutes').notNull().default(30),
  /** Shifts that one account, one person in all accounts, and all accounts of one device wait for at a time. */
  maxWaitsPerAccount: integer('max_waits_per_account').notNull().default(5),
  maxWaitsPerPerson: integer('max_waits_per_person').notNull().default(3),
  maxWaitsPerDevice: integer('max_waits_per_device').notNull().default(10),
  /** Seconds after the release within which places are drawn, not raced for; 0 for none. */
  drawSeconds: integer('draw_seconds').notNull().default(0),
};
