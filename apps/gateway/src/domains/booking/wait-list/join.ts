import { randomInt } from 'node:crypto';
import { registrationKindName, type JoinRefusal } from '@xinglin/contract';
import { drawMoment, drawRank, drawWeight, shiftStatus, waitCloseMoment } from '@xinglin/rules';
import { and, eq, sql } from 'drizzle-orm';
import { refuseOverlap } from '../../../kernel/calendar/in-the-way';
import { shiftCases } from '../../../kernel/places/tables';
import type { Locale } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';
import { newId } from '../../../platform/identifiers';
import { refuse } from '../../../platform/refusal';
import {
  findFacts,
  findWanted,
  iso,
  patientFactsOf,
  type BookingRequest,
  type PatientFactsRow,
  type Wanted,
} from '../booking-facts';
import { visitRefusal } from '../order-rules';
import { waits } from './tables';

/** How much the account, the person and the device wait for already, and how the account has behaved. */
interface Had extends Record<string, unknown> {
  readonly here: boolean;
  readonly of_account: number;
  readonly of_person: number;
  readonly of_device: number;
  readonly is_full: boolean;
  readonly account_days: number;
  readonly accounts_on_device: number;
  readonly given_up: number;
}

/** A wait that has begun. */
export interface Joined {
  readonly waitId: string;
  readonly drawsAt: Date | null;
  readonly closesAt: Date;
}

/**
 * Takes a person into the list of a full shift, or into the draw of one that has just opened, in the caller's
 * transaction. The account, the person and the device are held in this order, so that their limits are exact.
 */
export async function joinWaitList(
  db: Queryable,
  request: BookingRequest & { readonly locale: Locale },
  now: Date,
): Promise<Joined> {
  const wanted = (await findWanted(db, request, { lock: true })) ?? refuse('forbidden');
  const { shift, rules, patient } = wanted;
  if (patient.consentWithdrawnAt !== null) refuse('consentRequired');
  for (const held of [`person:${patient.identityHash}`, `device:${request.deviceId ?? newId()}`])
    await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${held}, 0))`);
  const facts = await findFacts(db, wanted, request.deviceId, now);
  const had = await hadOf(db, wanted, request, now);
  const drawsAt = drawMoment(shift.date, rules);
  const isDraw = now < drawsAt;
  const closesAt = waitCloseMoment(shift.startsAt, rules);
  const refusal = joinRefusal(wanted, facts, had, now, { isDraw, closesAt });
  if (refusal) {
    const { inTheWay } = patientFactsOf(facts);
    if (refusal === 'overlappingVisit' && inTheWay) refuseOverlap(inTheWay);
    refuse(refusal, inTheWay ? { data: { orderNo: inTheWay.orderNo } } : undefined);
  }
  const waitId = newId();
  await db.insert(waits).values({
    waitId,
    rank: isDraw ? drawRank(drawn(), drawWeight(behaviourOf(had))) : 1,
    shiftCaseId: shift.id,
    ownerId: request.ownerId,
    patientId: patient.patientId,
    person: patient.identityHash,
    deviceId: request.deviceId,
    locale: request.locale,
    joinedAt: now,
    drawsAt: isDraw ? drawsAt : null,
    closesAt,
  });
  // Behind the wait, as all that ends one does it: who frees a place at this moment counts this person or finds none.
  const counted = await db
    .update(shiftCases)
    .set({ waiting: sql`${shiftCases.waiting} + 1` })
    .where(
      and(
        eq(shiftCases.id, shift.id),
        eq(shiftCases.stopped, false),
        isDraw
          ? undefined
          : sql`${shiftCases.remaining} <= ${shiftCases.waiting} - ${shiftCases.kept}
              AND ${shiftCases.waiting} < ${rules.waitListSize}`,
      ),
    )
    .returning({ id: shiftCases.id });
  if (counted.length === 0) refuse('placesLeft');
  return { waitId, drawsAt: isDraw ? drawsAt : null, closesAt };
}

/** Evenly from 0 to 1, never 0. */
const drawn = (): number => randomInt(1, 2 ** 47) / 2 ** 47;

const behaviourOf = (had: Had) => ({
  accountDays: had.account_days,
  accountsOnDevice: had.accounts_on_device,
  givenUp: had.given_up,
  waits: had.of_account,
});

/** Why a person is not taken into the list, what concerns the shift first; null when nothing speaks against it. */
function joinRefusal(
  { shift, rules }: Wanted,
  facts: PatientFactsRow,
  had: Had,
  now: Date,
  { isDraw, closesAt }: { readonly isDraw: boolean; readonly closesAt: Date },
): JoinRefusal | null {
  const status = shiftStatus({ ...shift, stopped: facts.stopped }, rules, now);
  if (status === 'stopped') return 'shiftStopped';
  if (status === 'closed') return 'shiftClosed';
  if (status === 'notReleased') return 'shiftNotReleased';
  if (rules.waitListSize === 0) return 'waitListFull';
  if (now >= closesAt) return 'waitListClosed';
  if (had.here) return 'waitingAlready';
  const own = visitRefusal(patientFactsOf(facts));
  if (own) return own;
  if (!isDraw && facts.remaining > facts.waiting - facts.kept) return 'placesLeft';
  if (!isDraw && facts.waiting >= rules.waitListSize) return 'waitListFull';
  return had.is_full ? 'waitLimitReached' : null;
}

async function hadOf(
  db: Queryable,
  { patient, shift }: Wanted,
  { ownerId, deviceId }: BookingRequest,
  now: Date,
): Promise<Had> {
  const { rows } = await db.execute<Had>(sql`
    SELECT had.*,
      had.of_account >= h.max_waits_per_account OR had.of_person >= h.max_waits_per_person
        OR had.of_device >= h.max_waits_per_device AS is_full
    FROM shift_cases s JOIN hospitals h ON h.id = s.hospital_id
    CROSS JOIN LATERAL (
      SELECT
        EXISTS (
          SELECT FROM waits w WHERE w.person = ${patient.identityHash} AND w.shift_case_id = s.id
            AND w.state IN ('waiting', 'offered')) AS here,
        (SELECT count(*)::int FROM waits w
          WHERE w.owner_id = ${ownerId} AND w.state IN ('waiting', 'offered')) AS of_account,
        (SELECT count(*)::int FROM waits w
          WHERE w.person = ${patient.identityHash} AND w.state IN ('waiting', 'offered')) AS of_person,
        (SELECT count(*)::int FROM waits w
          WHERE w.device_id = ${deviceId} AND w.state IN ('waiting', 'offered')) AS of_device,
        (SELECT floor(extract(epoch FROM ${iso(now)} - u.created_at) / 86400)::int FROM users u
          WHERE u.user_id = ${ownerId}) AS account_days,
        (SELECT count(DISTINCT e.user_id)::int FROM sessions e WHERE e.device_id = ${deviceId}) AS accounts_on_device,
        (SELECT count(*)::int FROM orders o
          WHERE o.owner_id = ${ownerId} AND o.kind = ${registrationKindName} AND o.state_group = 'cancelled'
            AND o.state <> 'cancelledByHospital'
            AND o.created_at > ${iso(now)} - interval '30 days') AS given_up
    ) had
    WHERE s.id = ${shift.id}`);
  const [row] = rows;
  if (!row) throw new Error('The shift was found a moment ago');
  return row;
}
