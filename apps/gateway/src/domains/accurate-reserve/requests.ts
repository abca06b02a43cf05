import {
  accurateReserveMachine,
  findTransition,
  type accurateReserve,
  type AccurateReserveEvent,
  type OrderActor,
  type RequestOf,
  type ResponseOf,
} from '@xinglin/contract';
import { checkPreciseRequest, type PreciseRequest } from '@xinglin/rules';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { findEntry } from '../../kernel/triage/knowledge-base';
import { requireOwnPictures } from '../../kernel/files/own-pictures';
import { ownRow } from '../../kernel/people/patients/own-row';
import { patients } from '../../kernel/people/patients/tables';
import type { CallContext } from '../../platform/context';
import { constraintOf, type Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { expertOf, type Expert } from './experts';
import { accurateReserveRequests, type AccurateReserveRow } from './tables';
import { refuseFields } from '../../platform/refuse-fields';

type Calls = typeof accurateReserve;

/** Requests of one account that are open at the same time: a person audits them. */
const mostOpenRequests = 3;

/** What a form keeps or changes of a request, once it was found right. */
type Sent = Pick<AccurateReserveRow, 'symptoms' | 'pictures' | 'days' | 'sentAt' | 'expiresAt'>;

/** Sends a request. Refuses for a patient or a doctor that is not to be asked for. */
export async function submitRequest(
  context: CallContext,
  input: RequestOf<Calls['submitAccurateReserve']>,
): Promise<Pick<AccurateReserveRow, 'requestId' | 'expiresAt'>> {
  const { db, account: ownerId, now, locale } = context;
  const { doctorId, entryId, patientId } = input;
  // The requests of one account come one after the other, for its limit to be exact.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 1))`);
  const [patient = refuse('forbidden')] = await db
    .select({ consentWithdrawnAt: patients.consentWithdrawnAt })
    .from(patients)
    .where(ownRow(ownerId, patientId))
    .for('key share');
  if (patient.consentWithdrawnAt !== null) refuse('consentRequired');
  const expert = (await expertOf(db, doctorId, now)) ?? refuse('forbidden');
  const { entry } = findEntry(entryId, locale) ?? refuse('forbidden');
  if (!entry.departments.some((department) => department === expert.standardDepartmentId))
    refuse('forbidden');
  const sent = await sentWith(context, input, expert);
  const open = await db.$count(
    accurateReserveRequests,
    and(
      eq(accurateReserveRequests.ownerId, ownerId),
      inArray(accurateReserveRequests.state, ['auditing', 'changesWanted']),
    ),
  );
  if (open >= mostOpenRequests) refuse('accurateReserveLimitReached');
  const requestId = newId();
  try {
    await db.insert(accurateReserveRequests).values({
      requestId,
      ownerId,
      patientId,
      doctorId,
      entryId,
      ...sent,
      state: 'auditing',
      locale,
      createdAt: now,
    });
  } catch (error) {
    if (constraintOf(error) === 'accurate_reserve_requests_open') refuse('accurateReserveOpen');
    throw error;
  }
  return { requestId, expiresAt: sent.expiresAt };
}

/** Sends a request again, as it is now. */
export async function resendRequest(
  context: CallContext,
  input: RequestOf<Calls['resendAccurateReserve']>,
): Promise<Pick<AccurateReserveRow, 'requestId' | 'expiresAt'>> {
  const { db, account, now } = context;
  const request = await lockOwnRequest(db, account, input.requestId);
  const state = nextState(request, 'resend', 'patient');
  const expert = (await expertOf(db, request.doctorId, now)) ?? refuse('accurateReserveClosed');
  const sent = await sentWith(context, input, expert);
  await changeRequest(db, request.requestId, { ...sent, state });
  return { requestId: request.requestId, expiresAt: sent.expiresAt };
}

/** Takes a request back. One that was approved is given up as what it has become, a visit. */
export async function cancelRequest(
  { requestId }: RequestOf<Calls['cancelAccurateReserve']>,
  { db, account }: CallContext,
): Promise<ResponseOf<Calls['cancelAccurateReserve']>> {
  const request = await lockOwnRequest(db, account, requestId);
  const state = nextState(request, 'cancel', 'patient');
  await changeRequest(db, requestId, { state });
  return { requestId, state };
}

/** Checks what was sent by the rules that the form has as well. */
async function sentWith(
  context: CallContext,
  { symptoms, fileIds, days }: PreciseRequest,
  { days: offered, timeZone }: Expert,
): Promise<Sent> {
  const { db, now, locale } = context;
  const wanted = [...new Set(days)].toSorted();
  const problems = checkPreciseRequest({ symptoms, fileIds, days: wanted }, offered);
  if (problems.length > 0) refuseFields(problems, locale);
  const pictures = await requireOwnPictures(context, fileIds);
  const { rows } = await db.execute<{ at: string }>(sql`
    select (extract(epoch from (${wanted.at(-1) ?? null}::date::timestamp at time zone ${timeZone})) * 1000)::text as at`);
  return {
    symptoms,
    pictures,
    days: wanted,
    sentAt: now,
    expiresAt: new Date(Number(rows[0]?.at)),
  };
}

/** Locks a request until the transaction ends; null when there is none. */
export async function lockRequest(
  db: Queryable,
  requestId: string,
): Promise<AccurateReserveRow | null> {
  const [request] = await db
    .select()
    .from(accurateReserveRequests)
    .where(eq(accurateReserveRequests.requestId, requestId))
    .for('no key update');
  return request ?? null;
}

async function lockOwnRequest(
  db: Queryable,
  ownerId: string,
  requestId: string,
): Promise<AccurateReserveRow> {
  const request = await lockRequest(db, requestId);
  return request?.ownerId === ownerId ? request : refuse('forbidden');
}

/** Where a move leads; refuses one that is not possible from where the request stands. */
export function nextState(
  { state }: AccurateReserveRow,
  event: AccurateReserveEvent,
  actor: OrderActor,
): AccurateReserveRow['state'] {
  const move = findTransition(accurateReserveMachine, state, event, actor);
  return move?.to ?? refuse('accurateReserveClosed');
}

/** Writes what a move changes. */
export async function changeRequest(
  db: Queryable,
  requestId: string,
  changed: Partial<AccurateReserveRow>,
): Promise<void> {
  await db
    .update(accurateReserveRequests)
    .set(changed)
    .where(eq(accurateReserveRequests.requestId, requestId));
}
