import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { readRecords, type PatientRecord } from '../../../kernel/triage/patient-records';
import { orders } from '../../../kernel/orders/tables';
import { findPatient } from '../../../kernel/people/patients/service';
import type { CallContext, Locale } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';
import { refuse } from '../../../platform/refusal';
import { refuseFields } from '../../../platform/refuse-fields';
import type { Services } from '../../../platform/services';
import { consultOrders } from '../tables';
import { consultRecords } from './tables';

type Calls = typeof consult;

/** The records of one of the account's patients that can go with a question. */
export async function listAttachable(
  { patientId }: RequestOf<Calls['listAttachableRecords']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listAttachableRecords']>> {
  const { db, account: ownerId, locale } = context;
  await findPatient(db, ownerId, patientId);
  return { items: await readRecords(context, db, { ownerId, patientId, locale }) };
}

/** Lets the doctor of a new consult read records; refuses the field where one is not of this patient of the account. */
export async function grantRecords(
  context: CallContext,
  consultOf: { readonly orderNo: string; readonly patientId: string },
  recordNos: readonly string[],
): Promise<void> {
  if (recordNos.length === 0) return;
  const { db, account: ownerId, locale, now } = context;
  const { orderNo, patientId } = consultOf;
  const wanted = [...new Set(recordNos)];
  const asked = { ownerId, patientId, locale, recordNos: wanted };
  const known = new Set((await readRecords(context, db, asked)).map(({ recordNo }) => recordNo));
  // The form had them from the list: what is missing was deleted since, or is of another.
  if (!wanted.every((recordNo) => known.has(recordNo)))
    refuseFields([{ field: 'recordNos' }], locale);
  await db
    .insert(consultRecords)
    .values(wanted.map((recordNo) => ({ orderNo, recordNo, grantedAt: now })));
}

/** Takes back one of the account's grants; said again, it stays taken back. Refuses any other. */
export async function withdrawRecord(
  { orderKey, recordNo }: RequestOf<Calls['withdrawConsultRecord']>,
  { db, account, now }: CallContext,
): Promise<{ done: true }> {
  const which = and(eq(consultRecords.orderNo, orderKey), eq(consultRecords.recordNo, recordNo));
  const [found = refuse('forbidden')] = await db
    .select({ withdrawnAt: consultRecords.withdrawnAt })
    .from(consultRecords)
    .innerJoin(orders, eq(orders.orderNo, consultRecords.orderNo))
    .where(and(which, eq(orders.ownerId, account)));
  if (found.withdrawnAt === null)
    await db
      .update(consultRecords)
      .set({ withdrawnAt: now })
      .where(and(which, isNull(consultRecords.withdrawnAt)));
  return { done: true };
}

/**
 * What was granted to the doctor of a consult and not taken back. It ends with the consult, by whatever way that comes to
 * its end; a doctor reads nothing before it is paid.
 */
export async function grantedRecords(
  services: Pick<Services, 'all'>,
  db: Queryable,
  orderNo: string,
  { locale, side }: { readonly locale: Locale; readonly side: 'patient' | 'doctor' },
): Promise<PatientRecord[]> {
  const rows = await db
    .select({
      recordNo: consultRecords.recordNo,
      ownerId: orders.ownerId,
      patientId: consultOrders.patientId,
    })
    .from(consultRecords)
    .innerJoin(orders, eq(orders.orderNo, consultRecords.orderNo))
    .innerJoin(consultOrders, eq(consultOrders.orderNo, consultRecords.orderNo))
    .where(
      and(
        eq(consultRecords.orderNo, orderNo),
        isNull(consultRecords.withdrawnAt),
        inArray(orders.stateGroup, side === 'doctor' ? ['active'] : ['awaitingPayment', 'active']),
      ),
    )
    .orderBy(asc(consultRecords.recordNo));
  const [first] = rows;
  if (first === undefined) return [];
  const { ownerId, patientId } = first;
  const recordNos = rows.map(({ recordNo }) => recordNo);
  return readRecords(services, db, { ownerId, patientId, locale, recordNos });
}

/** What an account let doctors read, for its copy of all that is held of it. */
export const exportedGrants = (db: Queryable, ownerId: string) =>
  db
    .select({
      orderKey: consultRecords.orderNo,
      recordNo: consultRecords.recordNo,
      grantedAt: consultRecords.grantedAt,
      withdrawnAt: consultRecords.withdrawnAt,
    })
    .from(consultRecords)
    .innerJoin(orders, eq(orders.orderNo, consultRecords.orderNo))
    .where(eq(orders.ownerId, ownerId))
    .orderBy(asc(consultRecords.grantedAt), asc(consultRecords.recordNo));
