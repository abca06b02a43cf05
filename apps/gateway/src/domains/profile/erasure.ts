import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database';
import { ownerProofs, userProfiles } from '../../kernel/people/profiles/tables';

/** Forgets what a person told of themself. */
export async function eraseProfile(db: Transaction, userId: string): Promise<void> {
  await db.delete(userProfiles).where(eq(userProfiles.userId, userId));
  await db.delete(ownerProofs).where(eq(ownerProofs.userId, userId));
}
