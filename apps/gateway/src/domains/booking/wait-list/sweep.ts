import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { shiftCases } from '../../../kernel/places/tables';
import { inTransaction, type Database, type Queryable } from '../../../platform/database';
import type { Deadline } from '../../../platform/deadline';
import { oneByOne } from '../../../platform/one-by-one';
import type { Services } from '../../../platform/services';
import { waitListDeadline } from '../free-place';
import { endWait } from './end-wait';
import { tellOfWait } from './messages';
import { settleShift } from './offers';
import { waits } from './tables';

const dayMs = 86_400_000;

/** For so long a person may see what became of a wait. */
const keptDays = 90;

/** Closes lists whose time is over or whose shift was stopped, then gives free places to the others. */
async function sweepWaits(db: Database, now: Date, services: Services): Promise<Date | null> {
  const over = await db
    .select({ waitId: waits.waitId })
    .from(waits)
    .innerJoin(shiftCases, eq(shiftCases.id, waits.shiftCaseId))
    .where(and(eq(waits.state, 'waiting'), or(lte(waits.closesAt, now), shiftCases.stopped)))
    .orderBy(asc(waits.queueNo));
  const closing = { logger: services.logger, words: 'wait not closed' };
  await oneByOne(over, closing, ({ waitId }) =>
    inTransaction(db, async (tx) =>
      tellOfWait(tx, await endWait(tx, waitId, 'close', now), 'closed', now),
    ),
  );
  const shifts = await db
    .selectDistinct({ id: waits.shiftCaseId })
    .from(waits)
    .innerJoin(shiftCases, eq(shiftCases.id, waits.shiftCaseId))
    .where(
      and(
        eq(waits.state, 'waiting'),
        or(isNull(waits.drawsAt), lte(waits.drawsAt, now)),
        sql`${shiftCases.kept} + ${shiftCases.remaining} > 0`,
      ),
    );
  const offering = { logger: services.logger, words: 'place not given to its list' };
  await oneByOne(shifts, offering, ({ id }) => settleShift(db, id, now, services));
  const [next] = await db
    .select({
      at: sql<Date | null>`min(least(
      ${waits.closesAt}, CASE WHEN ${gt(waits.drawsAt, now)} THEN ${waits.drawsAt} END))`.mapWith(
        waits.closesAt,
      ),
    })
    .from(waits)
    .where(eq(waits.state, 'waiting'));
  return next?.at ?? null;
}

/** What happens to lists by itself. */
export const waitListDeadlines: readonly Deadline[] = [
  { name: waitListDeadline, sweep: sweepWaits },
];

/** Forgets waits that ended long ago. */
export async function purgeWaits(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * dayMs);
  await db.delete(waits).where(and(isNotNull(waits.endedAt), lt(waits.endedAt, before)));
}
