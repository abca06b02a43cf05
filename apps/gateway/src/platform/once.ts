import type { Transaction } from './database';
import { markers } from './tables';

/**
 * Does what an older database needs once, in the transaction in which it is noted as done: a start that is broken off
 * does it again.
 * @param name unique among all markers, as `domain.what`.
 */
export async function once(
  db: Transaction,
  name: string,
  now: Date,
  work: () => Promise<void>,
): Promise<void> {
  const [first] = await db
    .insert(markers)
    .values({ name, doneAt: now })
    .onConflictDoNothing()
    .returning();
  if (first !== undefined) await work();
}
