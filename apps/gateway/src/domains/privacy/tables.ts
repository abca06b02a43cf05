import { locales } from '@xinglin/rules';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns';

/** Copies of their data that people asked for; the file itself is one of their uploaded files. */
export const dataExports = pgTable(
  'data_exports',
  {
    exportId: text('export_id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    format: text('format', { enum: ['json', 'fhir'] }).notNull(),
    /** Of an International Patient Summary. */
    patientId: text('patient_id'),
    /** Language of what is written in words. */
    locale: text('locale', { enum: locales }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** Null until the copy is made. */
    fileId: text('file_id'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('data_exports_owner').on(table.ownerId, table.requestedAt.desc()),
    index('data_exports_expires_at').on(table.expiresAt),
  ],
);
