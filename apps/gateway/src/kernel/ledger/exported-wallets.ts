import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { walletEntries } from './tables';

/** What an account earned and spent, for a copy of its data; the last entry of a kind says what it holds. */
export function exportedWallets(db: Queryable, ownerId: string) {
  return db
    .select({
      kind: walletEntries.kind,
      amount: walletEntries.amount,
      reason: walletEntries.reason,
      balanceAfter: walletEntries.balanceAfter,
      at: walletEntries.at,
    })
    .from(walletEntries)
    .where(eq(walletEntries.ownerId, ownerId))
    .orderBy(asc(walletEntries.kind), asc(walletEntries.version));
}
