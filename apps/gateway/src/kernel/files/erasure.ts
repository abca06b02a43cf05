import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database';
import type { Services } from '../../platform/services';
import { uploadedFiles } from './tables';

/** Removes an account's files: their bytes first, so that a crash in between leaves rows to try again by. */
export async function eraseUploads(
  db: Transaction,
  ownerId: string,
  _now: Date,
  { files }: Services,
): Promise<void> {
  const rows = await db
    .select({ key: uploadedFiles.storageKey })
    .from(uploadedFiles)
    .where(eq(uploadedFiles.ownerId, ownerId));
  for (const { key } of rows) await files.delete(key);
  await db.delete(uploadedFiles).where(eq(uploadedFiles.ownerId, ownerId));
}
