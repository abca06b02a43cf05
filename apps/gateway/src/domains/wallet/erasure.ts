import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database';
import { walletEntries, wallets } from './tables';

/** Forgets what an account earned and spent; what it still held is deleted. */
export async function eraseWallets(db: Transaction, ownerId: string): Promise<void> {
  await db.delete(walletEntries).where(eq(walletEntries.ownerId, ownerId));
  await db.delete(wallets).where(eq(wallets.ownerId, ownerId));
}
