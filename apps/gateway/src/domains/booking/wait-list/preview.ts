import type { booking, ResponseOf } from '@xinglin/contract';
import { chanceDays, chanceOfTen, drawMoment, waitCloseMoment } from '@xinglin/rules';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OrderReader } from '../../../kernel/orders/order-reader';
import { shiftCases } from '../../../kernel/places/tables';
import type { Queryable } from '../../../platform/database';
import { refuse } from '../../../platform/refusal';
import { findWanted, iso, type BookingRequest } from '../booking-facts';
import { findWait } from './account-waits';
import { waits } from './tables';

/** Most earlier waits that a chance is counted from, the newest first: the work is bounded at a large hospital. */
const mostCounted = 1000;

/** What joining the list of a shift would mean for a patient of the account, or what it means since they joined. */
export async function previewWait(
  db: Queryable,
  request: BookingRequest,
  reader: OrderReader,
): Promise<ResponseOf<typeof booking.previewWait>> {
  const { shift, rules, patient } =
    (await findWanted(db, request, { lock: false })) ?? refuse('forbidden');
  const { now } = reader;
  const [[counted], [own]] = [
    await db
      .select({ waiting: shiftCases.waiting, hospitalId: shiftCases.hospitalId })
      .from(shiftCases)
      .where(eq(shiftCases.id, shift.id)),
    await db
      .select({ waitId: waits.waitId })
      .from(waits)
      .where(
        and(
          eq(waits.shiftCaseId, shift.id),
          eq(waits.ownerId, request.ownerId),
          eq(waits.patientId, patient.patientId),
          inArray(waits.state, ['waiting', 'offered']),
        ),
      ),
  ];
  if (counted === undefined) return refuse('forbidden');
  const wait = own ? await findWait(db, own.waitId, reader) : null;
  const drawsAt = drawMoment(shift.date, rules);
  const isDraw = now < drawsAt;
  const position = wait === null ? (isDraw ? null : counted.waiting + 1) : wait.position;
  return {
    position,
    waiting: counted.waiting,
    chanceOfTen: position === null ? null : await chanceAt(db, counted.hospitalId, position, now),
    drawsAt: isDraw ? drawsAt.toISOString() : null,
    closesAt: waitCloseMoment(shift.startsAt, rules).toISOString(),
    offerMinutes: rules.offerMinutes,
    wait,
  };
}

/**
 * How many of ten at a position were offered a slot. The position is that of the moment at which they joined: those of
 * the same shift who had come before and were still waiting. People who left without an offer are not counted.
 */
async function chanceAt(
  db: Queryable,
  hospitalId: string,
  position: number,
  now: Date,
): Promise<number | null> {
  const { rows } = await db.execute<{ waits: number; offered: number }>(sql`
    SELECT count(*)::int AS waits, count(*) FILTER (WHERE was_offered)::int AS offered FROM (
      SELECT w.offered_order_no IS NOT NULL AS was_offered, 1 + (
        SELECT count(*) FROM waits before
        WHERE before.shift_case_id = w.shift_case_id AND before.queue_no < w.queue_no
          AND (before.ended_at IS NULL OR before.ended_at > w.joined_at)) AS position
      FROM (
        SELECT ended.* FROM waits ended JOIN shift_cases s ON s.id = ended.shift_case_id
        WHERE s.hospital_id = ${hospitalId} AND ended.ended_at > ${iso(now)} - interval '1 day' * ${chanceDays}::int
          AND (ended.state <> 'left' OR ended.offered_order_no IS NOT NULL)
        ORDER BY ended.ended_at DESC LIMIT ${mostCounted}
      ) w
    ) past WHERE position = ${position}`);
  const [found] = rows;
  return found ? chanceOfTen(found) : null;
}
