import { locales } from '@xinglin/rules';
import { date, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { AgreementBlocks } from './agreement-text';
import { moment } from '../../platform/columns';

/** Versions of agreements; one that was agreed to never changes and is never deleted. */
export const agreements = pgTable(
  'agreements',
  {
    agreementId: text('agreement_id').primaryKey(),
    type: text('type').notNull(),
    businessType: text('business_type').notNull(),
    /** Channel whose own text this is; empty for the common one. */
    channel: text('channel').notNull(),
    version: text('version').notNull(),
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    /** SHA-256 of all its texts. */
    textHash: text('text_hash').notNull(),
  },
  (table) => [
    unique('agreements_version').on(table.type, table.businessType, table.channel, table.version),
  ],
);

/** The text of a version in one language. */
export const agreementTexts = pgTable(
  'agreement_texts',
  {
    agreementId: text('agreement_id')
      .notNull()
      .references(() => agreements.agreementId),
    locale: text('locale', { enum: locales }).notNull(),
    title: text('title').notNull(),
    blocks: jsonb('blocks').$type<AgreementBlocks>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agreementId, table.locale] })],
);

/** Who agreed to which version and when; the first time counts. */
export const agreementConsents = pgTable(
  'agreement_consents',
  {
    consentId: text('consent_id').primaryKey(),
    userId: text('user_id').notNull(),
    agreementId: text('agreement_id')
      .notNull()
      .references(() => agreements.agreementId),
    /** Language the person read in, and the app it was in. */
    locale: text('locale', { enum: locales }).notNull(),
    appId: text('app_id'),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [
    unique('agreement_consents_once').on(table.userId, table.agreementId),
    index('agreement_consents_user').on(table.userId, table.givenAt),
  ],
);
