import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { commentColumns, commentRules } from '../../kernel/moderation/comment-columns';
import { users } from '../../kernel/people/accounts/tables';
import { areas } from '../../kernel/places/tables';
import type { Localised } from '../../platform/localised';

/** Kinds of help, each with the banner that its pages show. */
export const healthChannels = pgTable('health_channels', {
  channelId: text('channel_id').primaryKey(),
  name: jsonb('name').$type<Localised>().notNull(),
  summary: jsonb('summary').$type<Localised>().notNull(),
  bannerId: text('banner_id').notNull().unique(),
  bannerTitle: jsonb('banner_title').$type<Localised>().notNull(),
  bannerText: jsonb('banner_text').$type<Localised>().notNull(),
  /** Place in lists. */
  position: integer('position').notNull(),
});

/** A service of an organisation, with what one time costs in words. */
export interface OrganisationService {
  readonly name: Localised;
  readonly price: Localised;
  /** The amount at which the price begins; left out where it is on request. */
  readonly fromCents?: number;
}

/** Who helps. */
export const healthOrganisations = pgTable(
  'health_organisations',
  {
    orgCode: text('org_code').primaryKey(),
    channelId: text('channel_id')
      .notNull()
      .references(() => healthChannels.channelId),
    name: jsonb('name').$type<Localised>().notNull(),
    summary: jsonb('summary').$type<Localised>().notNull(),
    introduction: jsonb('introduction').$type<Localised>().notNull(),
    areaId: text('area_id')
      .notNull()
      .references(() => areas.id),
    address: jsonb('address').$type<Localised>().notNull(),
    /** Null where its place on a map is not known. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    phone: text('phone').notNull(),
    hours: jsonb('hours').$type<Localised>().notNull(),
    services: jsonb('services').$type<OrganisationService[]>().notNull(),
    comesHome: boolean('comes_home').notNull(),
    takesInsurance: boolean('takes_insurance').notNull(),
    openAtNight: boolean('open_at_night').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('health_organisations_channel').on(table.channelId, table.position)],
);

/** What accounts say of them: one an account and organisation. */
export const healthComments = pgTable(
  'health_comments',
  {
    ...commentColumns,
    orgCode: text('org_code')
      .notNull()
      .references(() => healthOrganisations.orgCode),
    /** Null in the sandbox, whose first comments belong to no account. */
    ownerId: text('owner_id').references(() => users.userId),
    /** Of the sandbox's first comments: the same in each language. */
    inLanguages: jsonb('in_languages').$type<{
      readonly text: Localised;
      readonly authorName: Localised;
    }>(),
  },
  (table) => [
    uniqueIndex('health_comments_once').on(table.ownerId, table.orgCode),
    index('health_comments_public')
      .on(table.orgCode, table.createdAt)
      .where(sql`state = 'published'`),
    ...commentRules('health_comments', table),
  ],
);

export type HealthCommentRow = typeof healthComments.$inferSelect;
