import type { booking, RequestOf, ResponseOf } from '@xinglin/contract';
import { maskPhone } from '@xinglin/rules';
import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { OrderReader } from '../../../kernel/orders/order-reader';
import { patients } from '../../../kernel/people/patients/tables';
import { users } from '../../../kernel/people/accounts/tables';
import { hospitals, shiftCases } from '../../../kernel/places/tables';
import type { Queryable, Transaction } from '../../../platform/database';
import { refuse } from '../../../platform/refusal';
import { findShifts } from '../shifts';
import { endWait } from './end-wait';
import { waits } from './tables';

type Wait = ResponseOf<typeof booking.getWait>;

/** How many of the same list come before a wait, and it itself. */
const place = sql<number>`(
  SELECT count(*)::int FROM waits ahead WHERE ahead.shift_case_id = ${waits.shiftCaseId} AND ahead.state = 'waiting'
    AND (ahead.rank, ahead.queue_no) <= (${waits.rank}, ${waits.queueNo}))`;

function selectWaits(db: Queryable, where: SQL | undefined) {
  return db
    .select({
      wait: waits,
      place,
      waiting: shiftCases.waiting,
      patientName: patients.name,
      mobile: users.mobile,
      offerMinutes: hospitals.offerMinutes,
    })
    .from(waits)
    .innerJoin(shiftCases, eq(shiftCases.id, waits.shiftCaseId))
    .innerJoin(hospitals, eq(hospitals.id, shiftCases.hospitalId))
    .innerJoin(patients, eq(patients.patientId, waits.patientId))
    .innerJoin(users, eq(users.userId, waits.ownerId))
    .where(where)
    .orderBy(desc(waits.joinedAt), desc(waits.queueNo));
}

async function answers(
  db: Queryable,
  rows: Awaited<ReturnType<typeof selectWaits>>,
  { locale, now }: OrderReader,
): Promise<Wait[]> {
  const ids = rows.map(({ wait }) => wait.shiftCaseId);
  const found = await findShifts(db, ids, locale, now);
  const shifts = new Map(found.map((shift) => [shift.shiftCaseId, shift]));
  return rows.flatMap(({ wait, place: position, waiting, patientName, mobile, offerMinutes }) => {
    const shift = shifts.get(wait.shiftCaseId);
    if (!shift) return [];
    const isDrawn = wait.drawsAt !== null && now < wait.drawsAt;
    const isWaiting = wait.state === 'waiting';
    return {
      waitId: wait.waitId,
      state: wait.state,
      position: isWaiting && !isDrawn ? position : null,
      waiting,
      drawsAt: isWaiting && isDrawn ? (wait.drawsAt?.toISOString() ?? null) : null,
      closesAt: wait.closesAt.toISOString(),
      offeredOrderNo: wait.offeredOrderNo,
      offerUntil: wait.offerUntil?.toISOString() ?? null,
      joinedAt: wait.joinedAt.toISOString(),
      patientId: wait.patientId,
      patientName,
      shift,
      chanceOfTen: null,
      offerMinutes,
      mobile: mobile === null ? null : maskPhone(mobile),
      alternatives: [],
    };
  });
}

/** One of the account's waits; `forbidden` when it is not theirs or does not exist. */
export async function findWait(db: Queryable, waitId: string, reader: OrderReader): Promise<Wait> {
  const own = and(eq(waits.waitId, waitId), eq(waits.ownerId, reader.ownerId));
  const [wait] = await answers(db, await selectWaits(db, own), reader);
  return wait ?? refuse('forbidden');
}

/** The newest waits that meet a condition, which names their owner. */
export async function readWaits(
  db: Queryable,
  own: SQL | undefined,
  { reader, limit }: { readonly reader: OrderReader; readonly limit: number },
): Promise<Wait[]> {
  const rows = await selectWaits(db, own).limit(limit);
  return rows.length === 0 ? [] : answers(db, rows, reader);
}

/** A page of the account's waits, newest first. */
export async function listWaits(
  db: Queryable,
  { pageNo, pageSize }: RequestOf<typeof booking.listWaits>,
  reader: OrderReader,
): Promise<ResponseOf<typeof booking.listWaits>> {
  const own = eq(waits.ownerId, reader.ownerId);
  const [counted] = await db.select({ total: count() }).from(waits).where(own);
  const rows = await selectWaits(db, own)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    items: await answers(db, rows, reader),
    total: counted?.total ?? 0,
    pageNo,
    pageSize,
  };
}

/** Whether this patient is on a wait-list. */
export async function isWaitedFor(db: Queryable, patientId: string): Promise<boolean> {
  const [open] = await db
    .select({ waitId: waits.waitId })
    .from(waits)
    .where(and(eq(waits.patientId, patientId), inArray(waits.state, ['waiting', 'offered'])))
    .limit(1);
  return open !== undefined;
}

/** Every wait of an account, as its owner takes it along. */
export function exportedWaits(db: Queryable, ownerId: string) {
  return db
    .select({
      waitId: waits.waitId,
      shiftCaseId: waits.shiftCaseId,
      patientId: waits.patientId,
      state: waits.state,
      joinedAt: waits.joinedAt,
      endedAt: waits.endedAt,
      offeredOrderNo: waits.offeredOrderNo,
    })
    .from(waits)
    .where(eq(waits.ownerId, ownerId))
    .orderBy(desc(waits.joinedAt));
}

/** Ends what an account waits for, and forgets all of its waits. */
export async function eraseWaits(db: Transaction, ownerId: string, now: Date): Promise<void> {
  const open = await db
    .select({ waitId: waits.waitId })
    .from(waits)
    .where(and(eq(waits.ownerId, ownerId), eq(waits.state, 'waiting')));
  for (const { waitId } of open) await endWait(db, waitId, 'leave', now);
  await db.delete(waits).where(eq(waits.ownerId, ownerId));
}
