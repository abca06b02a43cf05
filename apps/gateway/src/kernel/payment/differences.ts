import { newId } from '../../platform/identifiers';
import type { Services } from '../../platform/services';
import { paymentDifferences } from './tables';

type Difference = Pick<
  typeof paymentDifferences.$inferInsert,
  'provider' | 'day' | 'type' | 'subject' | 'billedCents' | 'bookedCents'
>;

/** Those that are gone as soon as they are found. */
const mendsItself: ReadonlySet<Difference['type']> = new Set(['lostNotice', 'lostRefund']);

/** Writes a difference down for the desk, once however often a bill is read. */
export async function noteDifference(
  { db, clock, logger }: Services,
  difference: Difference,
): Promise<void> {
  const now = clock.now();
  const noted = await db
    .insert(paymentDifferences)
    .values({
      ...difference,
      differenceId: newId(),
      foundAt: now,
      mendedAt: mendsItself.has(difference.type) ? now : null,
    })
    .onConflictDoNothing()
    .returning({ differenceId: paymentDifferences.differenceId });
  if (noted.length > 0) logger.error(difference, 'bill and books differ');
}
