import { stateAfter, type WaitEvent } from '@xinglin/contract';
import { and, eq, sql } from 'drizzle-orm';
import { shiftCases } from '../../../kernel/places/tables';
import type { Queryable } from '../../../platform/database';
import { waits, type WaitRow } from './tables';

/** What a wait forgets with its end: nothing has to know the person or the device any more. */
const forgotten = { person: sql`${waits.patientId}`, deviceId: null };

/**
 * Ends a wait that has no place yet, in the caller's transaction; null when it is not waiting any more. A place that was
 * not kept for another patient goes back to all.
 */
export async function endWait(
  db: Queryable,
  waitId: string,
  event: Extract<WaitEvent, 'lapse' | 'leave' | 'close'>,
  now: Date,
): Promise<WaitRow | null> {
  const [ended] = await db
    .update(waits)
    .set({ ...forgotten, state: stateAfter(event), endedAt: now })
    .where(and(eq(waits.waitId, waitId), eq(waits.state, 'waiting')))
    .returning();
  if (!ended) return null;
  await db
    .update(shiftCases)
    .set({
      waiting: sql`${shiftCases.waiting} - 1`,
      kept: sql`least(${shiftCases.kept}, ${shiftCases.waiting} - 1)`,
      remaining: sql`${shiftCases.remaining} + greatest(0, ${shiftCases.kept} - ${shiftCases.waiting} + 1)`,
    })
    .where(eq(shiftCases.id, ended.shiftCaseId));
  return ended;
}

/** Ends a wait whose order is not offered any more: taken by the visit, or gone. Does nothing for any other order. */
export async function settleOffer(
  db: Queryable,
  orderNo: string,
  isTaken: boolean,
  now: Date,
): Promise<void> {
  await db
    .update(waits)
    .set({
      state: stateAfter(isTaken ? 'take' : 'lapse'),
      ...forgotten,
      offerUntil: null,
      endedAt: now,
    })
    .where(and(eq(waits.offeredOrderNo, orderNo), eq(waits.state, 'offered')));
}
