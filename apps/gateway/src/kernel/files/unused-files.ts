import { and, asc, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import type { FileStorage } from '../../platform/file-storage';
import { filesIn, fileUses, type FileUse } from './file-uses';
import { uploadedFiles } from './tables';

/** Milliseconds that a file may be there before something refers to it: a form that is filled in over a day. */
const unusedLifeMs = 24 * 60 * 60 * 1000;

/** Files looked at in one transaction. */
const filesAtOnce = 100;

/**
 * Removes files that are older than a day and that nothing has ever referred to. Two things must agree: no use was
 * noted, and no column refers to it. Returns whether there may be more.
 */
export async function purgeUnusedFiles(
  db: Database,
  storage: FileStorage,
  uses: readonly FileUse[],
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isUnused = isNull(uploadedFiles.usedAt);
    const isOld = lte(uploadedFiles.createdAt, new Date(now.getTime() - unusedLifeMs));
    // Locked: a call that begins to use one now waits, and then does not find it.
    const old = await tx
      .select({ fileId: uploadedFiles.fileId, storageKey: uploadedFiles.storageKey })
      .from(uploadedFiles)
      .where(and(isUnused, isOld))
      .orderBy(asc(uploadedFiles.createdAt))
      .limit(filesAtOnce)
      .for('update', { skipLocked: true });
    const fileIds = old.map(({ fileId }) => fileId);
    const referred = new Set<string>();
    for (const use of uses) for (const id of await filesIn(tx, use, fileIds)) referred.add(id);
    if (referred.size > 0)
      await tx
        .update(uploadedFiles)
        .set({ usedAt: now })
        .where(inArray(uploadedFiles.fileId, [...referred]));
    const removed = old.filter(({ fileId }) => !referred.has(fileId));
    // The bytes first, so that a crash in between leaves the rows to try again by.
    for (const { storageKey } of removed) await storage.delete(storageKey);
    if (removed.length > 0)
      await tx.delete(uploadedFiles).where(
        inArray(
          uploadedFiles.fileId,
          removed.map(({ fileId }) => fileId),
        ),
      );
    return old.length === filesAtOnce;
  });
}

const minuteMs = 60 * 1000;

/** The hourly removal of unused files; what is left of a full batch comes a minute later. */
export const unusedFilesDeadline: Deadline = {
  name: 'upload.unused',
  async sweep(db, now, { files, all }) {
    const isMore = await purgeUnusedFiles(db, files, all(fileUses), now);
    return new Date(now.getTime() + (isMore ? minuteMs : 60 * minuteMs));
  },
};
