import { eq, sql } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import { shiftCases } from '../../kernel/places/tables';
import { deadlineQueue } from '../../platform/deadline-runner';

/** Name of the sweep that gives kept places to the lists of their shifts. */
export const waitListDeadline = 'wait-list.settle';

/**
 * Gives a place of a shift back, in the caller's transaction. While more people wait than places are kept for them it
 * is kept for the list, which hears of it once that is committed; it is anybody's only otherwise.
 */
export async function freePlace(
  { db, services }: Pick<MoveContext, 'db' | 'services'>,
  shiftCaseId: string,
): Promise<void> {
  const isWanted = sql`${shiftCases.waiting} > ${shiftCases.kept}`;
  const [shift] = await db
    .update(shiftCases)
    .set({
      remaining: sql`${shiftCases.remaining} + CASE WHEN ${isWanted} THEN 0 ELSE 1 END`,
      kept: sql`${shiftCases.kept} + CASE WHEN ${isWanted} THEN 1 ELSE 0 END`,
    })
    .where(eq(shiftCases.id, shiftCaseId))
    .returning({ kept: shiftCases.kept });
  if (shift && shift.kept > 0)
    await services.jobs.send(deadlineQueue, { name: waitListDeadline }, { db });
}
