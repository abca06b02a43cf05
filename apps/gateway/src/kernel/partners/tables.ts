import type { CompanyInfo } from '@xinglin/contract';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { moment } from '../../platform/columns';
import type { Localised } from '../../platform/localised';

/** Channels of the portal, the main one among them. */
export const partners = pgTable(
  'partners',
  {
    partnerCode: text('partner_code').primaryKey(),
    /** The `appid` header of its calls. */
    appId: text('app_id').notNull(),
    /** By language. */
    name: jsonb('name').$type<Localised>().notNull(),
    servicePhone: text('service_phone').notNull(),
    /** The day it was made decides whether it may show every page (spec 1 §4). */
    createdAt: moment('created_at').notNull(),
    /** Where its visitors are led instead; null where they stay. */
    redirectUrl: text('redirect_url'),
    /** Null leaves it to the built-in list and to `createdAt`. */
    isAllNode: boolean('is_all_node'),
    /** On the global white list. */
    inWhiteList: boolean('in_white_list').notNull().default(false),
    /** How it wants the frame (spec 1 §3, user info). */
    noEntry: boolean('no_entry').notNull().default(false),
    noFooter: boolean('no_footer').notNull().default(false),
    noHeader: boolean('no_header').notNull().default(false),
    /** Life of a session that starts here; null for the product's own. */
    sessionLifeSeconds: integer('session_life_seconds'),
  },
  (table) => [uniqueIndex('partners_app_id').on(table.appId)],
);

/** Who runs a channel. One without a row is run by the main portal's company. */
export const partnerCompanies = pgTable('partner_companies', {
  partnerCode: text('partner_code')
    .primaryKey()
    .references(() => partners.partnerCode),
  name: jsonb('name').$type<Localised>().notNull(),
  /** Unified social credit code. */
  creditCode: text('credit_code').notNull(),
  address: jsonb('address').$type<Localised>().notNull(),
  licences: jsonb('licences').$type<z.input<typeof CompanyInfo>['licences']>().notNull(),
  icpFiling: text('icp_filing'),
  changedAt: moment('changed_at').notNull(),
});

/** Pages that one channel has been given, or denied. */
export const partnerRoutes = pgTable(
  'partner_routes',
  {
    partnerCode: text('partner_code')
      .notNull()
      .references(() => partners.partnerCode),
    routeName: text('route_name').notNull(),
    list: text('list', { enum: ['white', 'black'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerCode, table.routeName] })],
);

/** Configurations of pages, one row a version; the highest one holds, the others tell what held before. */
export const partnerConfigModels = pgTable(
  'partner_config_models',
  {
    partnerCode: text('partner_code')
      .notNull()
      .references(() => partners.partnerCode),
    modelCode: text('model_code').notNull(),
    version: integer('version').notNull(),
    /** As it travels; null when the configuration was taken back. */
    config: jsonb('config'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerCode, table.modelCode, table.version] })],
);
