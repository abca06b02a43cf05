import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { namesOf } from '../../kernel/people/addresses/area-chain';
import { postingAddresses } from '../../kernel/people/addresses/tables';

/** An account's postal addresses in full, for the copy of its data. */
export async function exportedAddresses(db: Queryable, ownerId: string) {
  const rows = await db
    .select()
    .from(postingAddresses)
    .where(eq(postingAddresses.ownerId, ownerId));
  const names = await namesOf(db, rows, 'zh-Hans');
  // What only serves to find rows again is no data about the person.
  return rows.map(({ ownerId: _, place: __, ...address }) => ({ ...address, ...names(address) }));
}
