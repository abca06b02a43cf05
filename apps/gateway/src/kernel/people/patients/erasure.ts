import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database';
import { newId } from '../../../platform/identifiers';
import { isPatientAwaitingNews, patientErasures, type Asking } from './patient-use';
import { consents, patientRealNameChecks, patients } from './tables';

/** Rows read in one go. */
const batchSize = 200;

/** What a row holds that says who it was, emptied. */
const nobody = () => ({
  name: '',
  cardNo: null,
  // No person can be found again by it.
  identityHash: newId(),
  birthDate: '1900-01-01',
  guardianName: null,
  guardianCardNo: null,
  guardianRelation: null,
  realNameState: 'unverified' as const,
  realNameAt: null,
  isDefault: false,
});

const noNumber = { mobile: '', mobileProvenAt: null };

/**
 * Takes from a deleted family member all that says who they were: orders keep what the law asks for in records of
 * their own. Only a proven number stays while something is still to be told to it; {@link purgeDeletedPatients} takes
 * that later.
 */
export async function eraseDeletedPatient(asking: Asking, patientId: string): Promise<void> {
  const { db, now, all } = asking;
  for (const erase of all(patientErasures)) await erase(db, patientId);
  const awaitsNews = await isPatientAwaitingNews(asking, patientId);
  const deleted = and(eq(patients.patientId, patientId), isNotNull(patients.deletedAt));
  await db
    .update(patients)
    .set(awaitsNews ? nobody() : { ...nobody(), ...noNumber, erasedAt: now })
    .where(deleted);
  // A number that was never proven is told nothing.
  if (awaitsNews) {
    await db
      .update(patients)
      .set(noNumber)
      .where(and(deleted, isNull(patients.mobileProvenAt)));
  }
}

/** Erases deleted family members of whom something stayed, those of gateways before this one among them. */
export async function purgeDeletedPatients(
  db: Queryable,
  now: Date,
  { all }: Pick<Asking, 'all'>,
): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await db
      .select({ patientId: patients.patientId })
      .from(patients)
      .where(
        and(isNotNull(patients.deletedAt), isNull(patients.erasedAt), gt(patients.patientId, last)),
      )
      .orderBy(asc(patients.patientId))
      .limit(batchSize);
    for (const { patientId } of rows) await eraseDeletedPatient({ db, now, all }, patientId);
    last = rows.at(-1)?.patientId ?? '';
    if (rows.length < batchSize) return;
  }
}

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
        ...nobody(),
        ...noNumber,
        updatedAt: now,
        deletedAt: now,
        erasedAt: now,
      })
      .where(eq(patients.patientId, patientId));
  }
  await db.delete(patientRealNameChecks).where(eq(patientRealNameChecks.ownerId, ownerId));
  await db
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(eq(consents.ownerId, ownerId), isNull(consents.withdrawnAt)));
}
