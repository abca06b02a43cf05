import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database';
import { riskChecks } from './tables';

/** Forgets who was asked whether a sleeping account is theirs, and by which number. */
export async function eraseRiskChecks(db: Transaction, userId: string): Promise<void> {
  await db.delete(riskChecks).where(eq(riskChecks.userId, userId));
}
