import type { UploadedFile } from '@xinglin/contract';
import { and, eq, inArray, isNull, like } from 'drizzle-orm';
import type { z } from 'zod';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { markUsed } from './file-uses';
import { downloadPath } from './service';
import { uploadedFiles } from './tables';

type Shown = z.input<typeof UploadedFile>;

/**
 * Files of the account's own that a domain will refer to, in the order of their ids, each once; they are used from now
 * on. Refuses with `fileRefused` what belongs to another account, serves something else, or is of another type.
 * @param type what their content types begin with, `image/` for instance.
 */
export async function requireOwnFiles(
  context: Pick<CallContext, 'db' | 'account' | 'now'>,
  fileIds: readonly string[],
  type: string,
): Promise<Shown[]> {
  // First, because it locks them: a file that is removed in this moment is not found afterwards.
  await markUsed(context, fileIds);
  return findOwnFiles(context, fileIds, type);
}

/** {@link requireOwnFiles} for files to which nothing will refer. */
export async function findOwnFiles(
  { db, account }: Pick<CallContext, 'db' | 'account'>,
  fileIds: readonly string[],
  type: string,
): Promise<Shown[]> {
  const wanted = [...new Set(fileIds)];
  if (wanted.length === 0) return [];
  const rows = await db
    .select()
    .from(uploadedFiles)
    .where(
      and(
        inArray(uploadedFiles.fileId, wanted),
        eq(uploadedFiles.ownerId, account),
        like(uploadedFiles.contentType, `${type}%`),
        isNull(uploadedFiles.purpose),
      ),
    );
  const found = new Map(rows.map((row) => [row.fileId, row]));
  return wanted.map((fileId) => {
    const row = found.get(fileId) ?? refuse('fileRefused');
    const { contentType, size, width, height, durationMs } = row;
    return {
      fileId,
      url: `${downloadPath}${fileId}`,
      // The upload stored none but these.
      contentType: contentType as Shown['contentType'],
      size,
      width,
      height,
      durationMs,
    };
  });
}
