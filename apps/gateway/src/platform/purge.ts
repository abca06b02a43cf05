import { and, lt, or } from 'drizzle-orm';
import { purgeMutations } from './idempotency';
import { registerDeadline } from './deadlines';
import { outboxMessages, rateLimits } from './tables';
import { purgeRules } from './encryption-rules';
import { purgeSignedMessages } from './request-signature';
import type { Queryable } from './database';

const hourMs = 60 * 60 * 1000;

/** For how long a message stays once it was delivered, or given up: it holds a number and a person's words. */
const messageLifeMs = 7 * 24 * hourMs;

/**
 * Makes the hourly removal of what nobody asks for any more known. `purges` are those of the
 * domains: each deletes what is past its life at `now`.
 */
export function registerPurge(
  purges: readonly ((db: Queryable, now: Date) => Promise<void>)[],
): void {
  registerDeadline({
    name: 'platform.purge',
    async sweep(db, now) {
      await purgeMutations(db, now);
      await purgeRules(db, now);
      await purgeSignedMessages(db, now);
      const oldest = new Date(now.getTime() - messageLifeMs);
      await db
        .delete(outboxMessages)
        .where(
          or(
            lt(outboxMessages.deliveredAt, oldest),
            and(outboxMessages.failed, lt(outboxMessages.createdAt, oldest)),
          ),
        );
      // The limiter counts by the machine's clock.
      await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now() - hourMs));
      for (const purge of purges) await purge(db, now);
      return new Date(now.getTime() + hourMs);
    },
  });
}
