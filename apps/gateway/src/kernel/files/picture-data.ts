import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import type { FileStorage } from '../../platform/file-storage';
import { uploadedFiles } from './tables';

/** Pictures, and recordings, as the desk shows them: in the answer itself, so that they have no address of their own; null for one that is lost. */
export async function picturesData(
  db: Queryable,
  files: FileStorage,
  fileIds: readonly string[],
): Promise<(string | null)[]> {
  const shown: (string | null)[] = [];
  // One after the other: a crowd of large files would stand in memory at once.
  for (const fileId of fileIds) shown.push(await pictureData(db, files, fileId));
  return shown;
}

async function pictureData(
  db: Queryable,
  files: FileStorage,
  fileId: string,
): Promise<string | null> {
  const [file] = await db.select().from(uploadedFiles).where(eq(uploadedFiles.fileId, fileId));
  const content = file && (await files.get(file.storageKey));
  if (!file || !content) return null;
  const bytes = Buffer.from(await new Response(content).arrayBuffer());
  return `data:${file.contentType};base64,${bytes.toString('base64')}`;
}
