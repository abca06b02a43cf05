import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database';
import { walletEntries, walletLots, walletLotUses, wallets } from './tables';

/** Forgets what an account earned and spent; what it still held is deleted. */
export async function eraseWallets(db: Transaction, ownerId: string): Promise<void> {
  const own = db
    .select({ lotId: walletLots.lotId })
    .from(walletLots)
    .where(eq(walletLots.ownerId, ownerId));
  await db.delete(walletLotUses).where(inArray(walletLotUses.lotId, own));
  await db.delete(walletLots).where(eq(walletLots.ownerId, ownerId));
  await db.delete(walletEntries).where(eq(walletEntries.ownerId, ownerId));
  await db.delete(wallets).where(eq(wallets.ownerId, ownerId));
}
