import type { prescriptions as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { and, desc, eq, ne, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { endedStates } from '../../kernel/prescriptions/move';
import {
  ownPrescription,
  prescriptionCards,
  prescriptionDetail,
} from '../../kernel/prescriptions/read';
import { prescriptions } from '../../kernel/prescriptions/tables';
import type { CallContext } from '../../platform/context';

type Calls = typeof calls;

/** Days for which one that has ended is among the current ones, so that its end is seen. */
const shownDays = 7;

const dayMs = 24 * 60 * 60_000;

/** One prescription of the account. */
export async function getPrescription(
  { prescriptionId }: RequestOf<Calls['getPrescription']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getPrescription']>> {
  const { db, account } = context;
  return prescriptionDetail(context, await ownPrescription(db, account, prescriptionId));
}

/** What has not ended, or ended lately; a version whose place another one took is seen from that one. */
function isCurrent(now: Date): SQL {
  const since = new Date(now.getTime() - shownDays * dayMs).toISOString();
  const endedAt = sql`coalesce(${prescriptions.endedAt}, ${prescriptions.arrivedAt}, ${prescriptions.signedAt})`;
  const hasNotEnded = notInArray(prescriptions.state, [...endedStates]);
  const endedLately = and(
    ne(prescriptions.state, 'superseded'),
    sql`${endedAt} > ${since}::timestamptz`,
  );
  return or(hasNotEnded, endedLately) ?? hasNotEnded;
}

/** Prescriptions of the account's patients, the newest first. */
export async function listPrescriptions(
  { patientId, group, pageNo, pageSize }: RequestOf<Calls['listPrescriptions']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listPrescriptions']>> {
  const { db, account, now } = context;
  const own = and(
    eq(prescriptions.ownerId, account),
    ne(prescriptions.state, 'draft'),
    patientId === undefined ? undefined : eq(prescriptions.patientId, patientId),
  );
  const current = isCurrent(now);
  const counts = {
    current: await db.$count(prescriptions, and(own, current)),
    past: await db.$count(prescriptions, and(own, not(current))),
  };
  const rows = await db
    .select()
    .from(prescriptions)
    .where(and(own, group === 'current' ? current : not(current)))
    .orderBy(desc(prescriptions.signedAt), desc(prescriptions.prescriptionId))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    items: await prescriptionCards(context, rows),
    total: counts[group],
    pageNo,
    pageSize,
    counts,
  };
}
