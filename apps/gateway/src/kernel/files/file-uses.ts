import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { collection } from '../../platform/ports';
import { isSealed } from '../../platform/sealing';
import { uploadedFiles } from './tables';

/**
 * A column in which a domain stores ids of files: alone, in a list, or anywhere in JSON. Of one that is sealed, only
 * {@link markUsed} says which files it refers to.
 */
export interface FileUse {
  readonly column: PgColumn;
}

/** All columns that hold ids of files. A file to which one of them refers is never removed as unused. */
export const fileUses = collection<FileUse>('file uses');

/** Notes that something refers to files of the account from now on. Ids of other files are ignored. */
export async function markUsed(
  { db, account, now }: Pick<CallContext, 'db' | 'account' | 'now'>,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await db
    .update(uploadedFiles)
    .set({ usedAt: now })
    .where(
      and(
        inArray(uploadedFiles.fileId, [...fileIds]),
        eq(uploadedFiles.ownerId, account),
        isNull(uploadedFiles.usedAt),
      ),
    );
}

/** Which of these files a column refers to, by what is stored in it. */
export async function filesIn(
  db: Queryable,
  { column }: FileUse,
  fileIds: readonly string[],
): Promise<string[]> {
  if (fileIds.length === 0 || isSealed(column)) return [];
  // Each text in the column, whatever its type; JSON may have a file's id at the end of an address.
  const texts = sql`jsonb_path_query(to_jsonb(${column}), 'strict $.** ? (@.type() == "string")')`;
  const { rows } = await db.execute<{ file_id: string }>(sql`
    SELECT DISTINCT wanted.file_id
    FROM ${column.table}
    CROSS JOIN LATERAL ${texts} AS stored(value)
    JOIN unnest(${sql.param([...fileIds])}::text[]) AS wanted(file_id)
      ON right(stored.value #>> '{}', length(wanted.file_id)) = wanted.file_id
    WHERE ${column} IS NOT NULL`);
  return rows.map(({ file_id: fileId }) => fileId);
}
