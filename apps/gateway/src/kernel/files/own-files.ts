import type { UploadedFile } from '@xinglin/contract';
import { and, eq, inArray, isNull, like } from 'drizzle-orm';
import type { z } from 'zod';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { downloadPath } from './service';
import { uploadedFiles } from './tables';

type Shown = z.input<typeof UploadedFile>;

/**
 * Files of the account's own in the order of their ids, each once. Refuses with `fileRefused` what is another's, serves
 * something else, or is of another type.
 * @param type what their content types begin with, `image/` for instance.
 */
export async function requireOwnFiles(
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
      // The upload kept none but these.
      contentType: contentType as Shown['contentType'],
      size,
      width,
      height,
      durationMs,
    };
  });
}
