import { eq, sql } from 'drizzle-orm';
import { seed as seedAccounts } from './kernel/people/accounts/seed';
import { seed as seedAreas } from './domains/areas/seed';
import { seed as seedDirectory } from './domains/directory/seed/seed';
import { seedCompanies } from './domains/partner/company-seed';
import { seed as seedPartners } from './domains/partner/seed';
import { seed as seedPatients } from './kernel/people/patients/seed';
import { seed as seedRealNames } from './domains/real-name/seed';
import { seed as seedWallets } from './domains/wallet/seed';
import type { Config } from './platform/config';
import type { Database } from './platform/database';
import { markers } from './platform/tables';

/** Any fixed number: all gateways that start at once ask for this same lock. */
const lockId = 4_150_002;

/**
 * Fills an empty database once, in one transaction, and adds the channels it lacks: a gateway that is killed in the middle leaves
 * nothing. People with known passwords exist in the sandbox only. Returns whether it was done now.
 */
export async function seedOnce(
  db: Database,
  config: Pick<Config, 'seed' | 'sandbox' | 'documentHashKey' | 'portalOrigins'>,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockId})`);
    // Each time: a channel that came with a newer release is missing from an older database.
    await seedPartners(tx, config);
    if (config.sandbox) await seedCompanies(tx, now);
    const [done] = await tx.select().from(markers).where(eq(markers.name, 'seed'));
    if (done !== undefined) return false;
    await seedDirectory(tx, { size: config.seed, now });
    if (config.sandbox) {
      await seedAreas(tx);
      await seedAccounts(tx, { now });
      await seedPatients(tx, { now, documentHashKey: config.documentHashKey });
      await seedRealNames(tx, { now, documentHashKey: config.documentHashKey });
      await seedWallets(tx, { now });
    }
    await tx.insert(markers).values({ name: 'seed', doneAt: now });
    return true;
  });
}
