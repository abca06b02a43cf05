import { documentIdentity } from '@xinglin/rules';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database';
import { keyedHash } from '../../../platform/identifiers';
import { patients } from './tables';

/**
 * Gives family members that were kept before `documentIdentity` knew every issue of a document the hash by which they
 * are found today. Where a family has a person twice by two issues, the second row keeps its own hash: both are in use.
 */
export async function renewIdentities(db: Transaction, hashKey: string): Promise<void> {
  const rows = await db
    .select()
    .from(patients)
    .where(
      and(
        // The documents that come in issues. ID cards were one person by either number before.
        inArray(patients.cardType, ['homeReturnPermit', 'taiwanPass']),
        isNotNull(patients.cardNo),
        isNull(patients.deletedAt),
      ),
    )
    .orderBy(patients.createdAt);
  for (const { patientId, ownerId, cardType, cardNo, identityHash } of rows) {
    const renewed = keyedHash(hashKey, documentIdentity(cardType, cardNo ?? ''));
    if (renewed === identityHash) continue;
    await db
      .update(patients)
      .set({ identityHash: renewed })
      .where(
        and(
          eq(patients.patientId, patientId),
          sql`NOT EXISTS (SELECT 1 FROM patients AS other WHERE other.owner_id = ${ownerId}
            AND other.identity_hash = ${renewed} AND other.deleted_at IS NULL)`,
        ),
      );
  }
}
