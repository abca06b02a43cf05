import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database';
import { dataExports } from './tables';

/** Forgets which copies were made; the files go with the account's other files. */
export async function eraseExports(db: Transaction, ownerId: string): Promise<void> {
  await db.delete(dataExports).where(eq(dataExports.ownerId, ownerId));
}
