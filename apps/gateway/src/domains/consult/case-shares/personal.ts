import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database';
import type { SharedCase } from './passages';
import { caseShares } from './tables';

/** What was shared; only `shareCase` fills the column. */
export const contentOf = (content: string): SharedCase => JSON.parse(content) as SharedCase;

/** Deletes all that an account shared. It bears being run again. */
export async function eraseShares(db: Queryable, ownerId: string): Promise<void> {
  await db.delete(caseShares).where(eq(caseShares.ownerId, ownerId));
}

/** What an account shared and when it agreed, for its owner to take along. */
export async function exportedShares(db: Queryable, ownerId: string) {
  const rows = await db
    .select()
    .from(caseShares)
    .where(eq(caseShares.ownerId, ownerId))
    .orderBy(desc(caseShares.sharedAt));
  return rows.map(({ orderNo, content, version, reads, sharedAt, withdrawnAt }) => ({
    orderKey: orderNo,
    shown: content === null ? null : contentOf(content),
    version,
    reads,
    sharedAt,
    withdrawnAt,
  }));
}
