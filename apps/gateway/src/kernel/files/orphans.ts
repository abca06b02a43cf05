import { eq, inArray } from 'drizzle-orm';
import type { Deadline } from '../../platform/deadline';
import type { Database } from '../../platform/database';
import type { FileStorage } from '../../platform/file-storage';
import { markers } from '../../platform/tables';
import { dayOf } from './service';
import { uploadedFiles } from './tables';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Names the moment before whose day nothing is left to look for. */
const marker = 'upload.orphans';

/** Days looked through in one go: a service that was off for a month has them all at its first start. */
const daysAtOnce = 31;

/** Keys looked up in one query. */
const keysAtOnce = 500;

/**
 * Removes stored bytes that no row speaks of: their call failed after it had stored them, and they are so old that it
 * cannot be at work any more. Every day is looked through until it is a day past, whenever that is; then never again.
 * Answers whether days are left for another time.
 */
export async function purgeOrphans(
  db: Database,
  storage: FileStorage,
  now: Date,
  ageMs = hourMs,
): Promise<boolean> {
  const [done] = await db.select().from(markers).where(eq(markers.name, marker));
  const begin = done === undefined ? '' : dayOf(done.doneAt);
  // Files carry the machine's time: one that was stored just now is young, also where the sandbox's clock is ahead.
  const settled = new Date(Math.min(now.getTime(), Date.now()) - dayMs);
  const days = (await storage.days()).filter((day) => day >= begin);
  const looked = days.slice(0, daysAtOnce);
  for (const day of looked) await purgeDay(db, storage, await storage.listOlder(day, ageMs));
  const next = days[daysAtOnce];
  const doneAt = next === undefined || next > dayOf(settled) ? settled : new Date(next);
  await db
    .insert(markers)
    .values({ name: marker, doneAt })
    .onConflictDoUpdate({ target: markers.name, set: { doneAt } });
  return next !== undefined;
}

async function purgeDay(
  db: Database,
  storage: FileStorage,
  keys: readonly string[],
): Promise<void> {
  for (let first = 0; first < keys.length; first += keysAtOnce) {
    const batch = keys.slice(first, first + keysAtOnce);
    // By the unique index of the keys.
    const rows = await db
      .select({ key: uploadedFiles.storageKey })
      .from(uploadedFiles)
      .where(inArray(uploadedFiles.storageKey, batch));
    const known = new Set(rows.map(({ key }) => key));
    for (const key of batch) if (!known.has(key)) await storage.delete(key);
  }
}

const minuteMs = 60 * 1000;

/** The hourly removal of bytes whose call failed; what is left of a full batch comes a minute later. */
export const orphansDeadline: Deadline = {
  name: 'upload.purge',
  async sweep(db, now, { files }) {
    const isMore = await purgeOrphans(db, files, now);
    return new Date(now.getTime() + (isMore ? minuteMs : 60 * minuteMs));
  },
};
