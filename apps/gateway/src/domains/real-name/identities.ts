import { accountsOfOneDocument } from '@xinglin/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database';
import { documentHash } from './person';
import { realNames } from './tables';

/**
 * Gives verified accounts that were kept before `documentIdentity` knew every issue of a document the hash by which
 * they are found today. An account beyond those that one document may verify keeps what it has.
 */
export async function renewIdentities(db: Transaction, hashKey: string): Promise<void> {
  const rows = await db
    .select()
    .from(realNames)
    .where(inArray(realNames.cardType, ['homeReturnPermit', 'taiwanPass']))
    .orderBy(realNames.verifiedAt);
  for (const row of rows) {
    const identityHash = documentHash(row, hashKey);
    if (identityHash === row.identityHash) continue;
    const kept = await db
      .select({ place: realNames.place })
      .from(realNames)
      .where(eq(realNames.identityHash, identityHash));
    const places = Array.from({ length: accountsOfOneDocument }, (_, index) => index + 1);
    const place = places.find((one) => !kept.some((other) => other.place === one));
    if (place === undefined) continue;
    await db.update(realNames).set({ identityHash, place }).where(eq(realNames.userId, row.userId));
  }
}
