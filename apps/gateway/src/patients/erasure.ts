import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../platform/database';
import { newId } from '../platform/identifiers';
import { consents, patientRealNameChecks, patients } from './tables';

/**
 * Takes from an account's family members all that says who they are, and withdraws what was agreed for them. The rows
 * stay for the orders that name them, whose own records the law keeps.
 */
export async function erasePatients(db: Transaction, ownerId: string, now: Date): Promise<void> {
  const rows = await db
    .select({ patientId: patients.patientId })
    .from(patients)
    .where(eq(patients.ownerId, ownerId));
  for (const { patientId } of rows) {
    await db
      .update(patients)
      .set({
        name: '',
        cardNo: null,
        // Nobody is found again by it.
        identityHash: newId(),
        mobile: '',
        birthDate: '1900-01-01',
        guardianName: null,
        guardianCardNo: null,
        guardianRelation: null,
        mobileProvenAt: null,
        realNameState: 'unverified',
        realNameAt: null,
        isDefault: false,
        updatedAt: now,
        deletedAt: now,
      })
      .where(eq(patients.patientId, patientId));
  }
  await db.delete(patientRealNameChecks).where(eq(patientRealNameChecks.ownerId, ownerId));
  await db
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(eq(consents.ownerId, ownerId), isNull(consents.withdrawnAt)));
}
