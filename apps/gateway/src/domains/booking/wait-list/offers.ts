import { stateAfter } from '@xinglin/contract';
import { shiftStatus } from '@xinglin/rules';
import { and, asc, eq, sql } from 'drizzle-orm';
import { tellOfOrder } from '../../../kernel/orders/messages';
import type { MoveContext } from '../../../kernel/orders/move-context';
import { lockOrder } from '../../../kernel/orders/read-order';
import { shiftCases } from '../../../kernel/places/tables';
import { inTransaction, type Database } from '../../../platform/database';
import { ordersDeadline } from '../../../kernel/orders/deadlines';
import { Refusal } from '../../../platform/refusal';
import type { Services } from '../../../platform/services';
import { findWanted, patientFactsOf } from '../booking-facts';
import { registrationKind } from '../order-kind';
import { visitRefusal } from '../order-rules';
import { newOrder, takePlace } from '../take-place';
import { endWait } from './end-wait';
import { tellOfWait } from './messages';
import { waits } from './tables';

/**
 * Gives the free places of a shift to its list, the first one first, each in a transaction of its own. Places that a
 * draw is for are put aside before the first offer.
 */
export async function settleShift(
  db: Database,
  shiftCaseId: string,
  now: Date,
  services: Services,
): Promise<void> {
  const wanted = sql`least(${shiftCases.remaining}, ${shiftCases.waiting} - ${shiftCases.kept})`;
  await db
    .update(shiftCases)
    .set({
      kept: sql`${shiftCases.kept} + ${wanted}`,
      remaining: sql`${shiftCases.remaining} - ${wanted}`,
    })
    .where(and(eq(shiftCases.id, shiftCaseId), sql`${wanted} > 0`));
  for (;;) {
    const [head] = await db
      .select()
      .from(waits)
      .where(and(eq(waits.shiftCaseId, shiftCaseId), eq(waits.state, 'waiting')))
      .orderBy(asc(waits.rank), asc(waits.queueNo))
      .limit(1);
    if (!head) return;
    const isServed = await inTransaction(db, (tx) =>
      offerPlace({ db: tx, now, services }, head.waitId, services),
    );
    if (!isServed) return;
  }
}

/**
 * Holds a kept place for the wait, by an order that is to be paid in time, or confirmed at once where nothing is to be
 * paid. Who may not book any more leaves the list. False when no place is kept.
 */
async function offerPlace(
  context: MoveContext,
  waitId: string,
  { deadlines }: Pick<Services, 'deadlines'>,
): Promise<boolean> {
  const { db, now } = context;
  const [seen] = await db.select().from(waits).where(eq(waits.waitId, waitId));
  if (!seen) return true;
  // The person before the wait before the shift: in the order in which a person who books or joins holds them.
  const wanted = await findWanted(db, { ...seen, deviceId: null }, { lock: true });
  const [wait] = await db
    .select()
    .from(waits)
    .where(and(eq(waits.waitId, waitId), eq(waits.state, 'waiting')))
    .for('update');
  // Another gateway was faster.
  if (!wait) return true;
  const lapse = async () => {
    await tellOfWait(db, await endWait(db, waitId, 'lapse', now), 'lapsed', now);
    return true;
  };
  if (!wanted || wanted.patient.consentWithdrawnAt !== null) return lapse();
  const status = shiftStatus(wanted.shift, wanted.rules, now);
  // Lists of such shifts are being closed.
  if (status === 'stopped' || status === 'closed') return false;
  const order = newOrder(wanted, wait, now, wanted.rules.offerMinutes);
  const row = await takePlaceOrNull(context, wanted, order, wait);
  if (row === null || visitRefusal(patientFactsOf(row)) !== null) return lapse();
  if (!row.taken) return row.kept > 0 ? lapse() : false;
  const isFree = order.status === 'confirmed';
  const [offered] = await db
    .update(waits)
    .set({
      state: stateAfter(isFree ? 'take' : 'offer'),
      offeredOrderNo: order.orderNo,
      ...(isFree
        ? { person: sql`${waits.patientId}`, deviceId: null, endedAt: now }
        : { offerUntil: order.payBefore }),
    })
    .where(eq(waits.waitId, waitId))
    .returning();
  if (order.dueAt) deadlines.schedule(ordersDeadline, order.dueAt);
  if (!isFree) await tellOfWait(db, offered ?? null, 'offered', now);
  const confirmed = isFree ? await lockOrder(db, registrationKind, order.orderNo) : null;
  if (confirmed)
    await tellOfOrder(context, registrationKind, confirmed, { type: 'moved', reason: null });
  return true;
}

/** How a race is lost to what is made for the same person at this very moment. */
const refusedByRace: ReadonlySet<string> = new Set(['bookedElsewhere', 'overlappingVisit']);

/** Null where the person gets another appointment at this very moment. */
async function takePlaceOrNull(
  { db, now }: MoveContext,
  wanted: NonNullable<Awaited<ReturnType<typeof findWanted>>>,
  order: ReturnType<typeof newOrder>,
  wait: Pick<typeof waits.$inferSelect, 'locale'>,
) {
  try {
    return await db.transaction((part) =>
      takePlace(part, wanted, order, { locale: wait.locale, deviceId: null }, now, 'list'),
    );
  } catch (error) {
    if (error instanceof Refusal && refusedByRace.has(error.errorName)) return null;
    throw error;
  }
}
