import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database';
import { postingAddresses } from '../../kernel/people/addresses/tables';

/** Deletes an account's postal addresses. */
export async function eraseAddresses(db: Transaction, ownerId: string): Promise<void> {
  await db.delete(postingAddresses).where(eq(postingAddresses.ownerId, ownerId));
}
