import { eq, sql } from 'drizzle-orm';
import type { Database } from './platform/database';
import type { Domain, SeedOptions } from './platform/domain';
import { markers } from './platform/tables';

/** Any fixed number: all gateways that start at once ask for this same lock. */
const lockId = 4_150_002;

/**
 * Fills an empty database once, in one transaction, and adds what an older one lacks: a gateway that is killed in the
 * middle leaves nothing. People with known passwords exist in the sandbox only. Returns whether it was done now.
 */
export async function seedOnce(
  db: Database,
  domains: readonly Domain[],
  options: SeedOptions,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockId})`);
    for (const { topUp } of domains) await topUp?.(tx, options);
    const [done] = await tx.select().from(markers).where(eq(markers.name, 'seed'));
    if (done !== undefined) return false;
    for (const { seed, sandboxSeed } of domains) {
      await seed?.(tx, options);
      if (options.config.sandbox) await sandboxSeed?.(tx, options);
    }
    await tx.insert(markers).values({ name: 'seed', doneAt: options.now });
    return true;
  });
}
