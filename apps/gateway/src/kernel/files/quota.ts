import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { uploadedFiles } from './tables';

const megabyte = 1024 * 1024;

/** Bytes of files that one account may have: in all, and uploaded within 24 hours. */
export const uploadQuota = { totalBytes: 3072 * megabyte, dayBytes: 300 * megabyte } as const;

/** What the bounds of {@link uploadQuota} are; tests have smaller ones. */
export type UploadQuota = Readonly<Record<keyof typeof uploadQuota, number>>;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Makes sure that an account may store so many bytes more, until the end of the transaction. Refuses with
 * `uploadsADayReached` and `uploadsReached`. What the gateway and the hospital stored for the account counts in all.
 */
export async function requireRoom(
  { db, account, now }: Pick<CallContext, 'db' | 'account' | 'now'>,
  bytes: number,
  { totalBytes, dayBytes }: UploadQuota = uploadQuota,
): Promise<void> {
  // One upload of an account at a time: two that come together must not both take the last room.
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`uploads of ${account}`}))`);
  const sum = async (more?: SQL) => {
    const [row] = await db
      .select({ bytes: sql<string>`coalesce(sum(${uploadedFiles.size}), 0)` })
      .from(uploadedFiles)
      .where(and(eq(uploadedFiles.ownerId, account), more));
    return Number(row?.bytes ?? 0);
  };
  const sinceYesterday = gt(uploadedFiles.createdAt, new Date(now.getTime() - dayMs));
  if ((await sum(sinceYesterday)) + bytes > dayBytes) refuse('uploadsADayReached');
  if ((await sum()) + bytes > totalBytes) refuse('uploadsReached');
}
