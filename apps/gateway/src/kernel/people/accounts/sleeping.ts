import { and, eq, isNull } from 'drizzle-orm';
import { patients } from '../patients/tables';
import type { Queryable } from '../../../platform/database';
import { refuse } from '../../../platform/refusal';
import type { users } from './tables';

/** Without a sign-in for so long, an account's number may have a new owner. */
export const sleepMs = 180 * 24 * 60 * 60 * 1000;

type Account = Pick<typeof users.$inferSelect, 'userId' | 'createdAt' | 'lastSignInAt'>;

/** Whether its number alone must not open the account: it slept, and holds people's data. */
export async function isAtRisk(db: Queryable, user: Account, now: Date): Promise<boolean> {
  const awakeAt = user.lastSignInAt ?? user.createdAt;
  if (now.getTime() - awakeAt.getTime() < sleepMs) return false;
  const [patient] = await db
    .select({ patientId: patients.patientId })
    .from(patients)
    .where(and(eq(patients.ownerId, user.userId), isNull(patients.deletedAt)))
    .limit(1);
  return patient !== undefined;
}

/** Refuses with `highRiskSignIn` who has proven no more than the number of such an account. */
export async function refuseAtRisk(db: Queryable, user: Account, now: Date): Promise<void> {
  if (await isAtRisk(db, user, now)) refuse('highRiskSignIn');
}
