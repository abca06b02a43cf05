import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database';
import { emergencyContacts } from './tables';

/** Deletes an account's emergency contacts. */
export async function eraseContacts(db: Transaction, ownerId: string): Promise<void> {
  await db.delete(emergencyContacts).where(eq(emergencyContacts.ownerId, ownerId));
}
