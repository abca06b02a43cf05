import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database';
import { authorizations, identities } from '../../kernel/people/identities/tables';

/** Cuts an account off from the accounts of others that sign in to it, and from what channels may know of it. */
export async function eraseIdentities(db: Transaction, userId: string): Promise<void> {
  await db.delete(identities).where(eq(identities.userId, userId));
  await db.delete(authorizations).where(eq(authorizations.userId, userId));
}
