import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns';

/** Uploaded files; their bytes are in the file storage under `storageKey`. */
export const uploadedFiles = pgTable(
  'uploaded_files',
  {
    fileId: text('file_id').primaryKey(),
    /** The account that sent it, and so far the only one that may read it. */
    ownerId: text('owner_id').notNull(),
    storageKey: text('storage_key').notNull().unique(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    width: integer('width'),
    height: integer('height'),
    durationMs: integer('duration_ms'),
    /** What it was sent or kept for, where it serves that alone; null may serve whatever its owner says. */
    purpose: text('purpose', { enum: ['commerce', 'callRecording'] }),
    createdAt: moment('created_at').notNull(),
    /** Since when something refers to it; null while nothing has. */
    usedAt: moment('used_at'),
  },
  (table) => [
    index('uploaded_files_owner').on(table.ownerId, table.createdAt),
    index('uploaded_files_unused')
      .on(table.createdAt)
      .where(sql`used_at IS NULL`),
  ],
);
