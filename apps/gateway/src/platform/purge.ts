import { and, lt, or } from 'drizzle-orm';
import { purgeMutations } from './idempotency';
import type { Deadline } from './deadline';
import { oneByOne } from './one-by-one';
import { outboxMessages, rateLimits } from './tables';
import { purgeRules } from './encryption-rules';
import { purgeSignedMessages } from './request-signature';
import type { Database } from './database';
import type { Services } from './services';

const hourMs = 60 * 60 * 1000;

/** For how long a message stays once it was delivered, or given up: it holds a number and a person's words. */
const messageLifeMs = 7 * 24 * hourMs;

/** Deletes what is past its life at `now`. */
export type Purge = (db: Database, now: Date, services: Services) => Promise<unknown>;

/** Messages that were delivered, or given up. */
const purgeMessages: Purge = (db, now) => {
  const oldest = new Date(now.getTime() - messageLifeMs);
  return db
    .delete(outboxMessages)
    .where(
      or(
        lt(outboxMessages.deliveredAt, oldest),
        and(outboxMessages.failed, lt(outboxMessages.createdAt, oldest)),
      ),
    );
};

/** The limiter counts by the machine's clock. */
const purgeLimits: Purge = (db) =>
  db.delete(rateLimits).where(lt(rateLimits.expire, Date.now() - hourMs));

const ownPurges = [purgeMutations, purgeRules, purgeSignedMessages, purgeMessages, purgeLimits];

/**
 * The hourly removal of what nobody asks for any more: the platform's own and `purges` of the domains. One that fails is
 * logged, keeps none of the others, and is tried again with the net of each minute.
 */
export function purgeDeadline(purges: readonly Purge[]): Deadline {
  return {
    name: 'platform.purge',
    async sweep(db, now, services) {
      const log = { logger: services.logger, words: 'what is past its life was not removed' };
      await oneByOne([...ownPurges, ...purges], log, (purge) => purge(db, now, services));
      return new Date(now.getTime() + hourMs);
    },
  };
}
