import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import type { FileStorage } from '../../platform/file-storage';
import { newId } from '../../platform/identifiers';
import { uploadedFiles } from './tables';

/** Stores a JSON file that the gateway made for an account; its owner downloads it like one of their own. */
export async function keepMadeFile(
  db: Queryable,
  storage: FileStorage,
  { bytes, ownerId, now }: { readonly bytes: Buffer; readonly ownerId: string; readonly now: Date },
): Promise<string> {
  const fileId = newId();
  const storageKey = `${now.toISOString().slice(0, 10)}/${newId()}`;
  await storage.put(storageKey, bytes);
  await db.insert(uploadedFiles).values({
    fileId,
    ownerId,
    storageKey,
    contentType: 'application/json',
    size: bytes.byteLength,
    createdAt: now,
    usedAt: now,
  });
  return fileId;
}

/** Removes a file: its bytes first, so that a crash in between leaves the row to try again by. */
export async function removeFile(
  db: Queryable,
  storage: FileStorage,
  fileId: string,
): Promise<void> {
  const [file] = await db.select().from(uploadedFiles).where(eq(uploadedFiles.fileId, fileId));
  if (file === undefined) return;
  await storage.delete(file.storageKey);
  await db.delete(uploadedFiles).where(eq(uploadedFiles.fileId, fileId));
}
