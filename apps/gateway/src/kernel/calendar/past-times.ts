import { lt } from 'drizzle-orm';
import type { Purge } from '../../platform/purge';
import { busyTimes } from './tables';

/** For how long the time of an appointment stays that was over and not yet ended by the desk. */
const lifeMs = 24 * 60 * 60_000;

/** Deletes past times, which keep no one from anything any more. */
export const purgePastTimes: Purge = (db, now) =>
  db.delete(busyTimes).where(lt(busyTimes.endsAt, new Date(now.getTime() - lifeMs)));
