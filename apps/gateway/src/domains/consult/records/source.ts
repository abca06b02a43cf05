import { dayAt, hospitalTimeZone } from '@xinglin/rules';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import {
  recordedOrders,
  recordsOfSource,
  type PatientRecord,
  type WantedRecords,
} from '../../../kernel/triage/patient-records';
import { doctorContents } from '../../../kernel/conversations/read';
import { orders } from '../../../kernel/orders/tables';
import type { Queryable } from '../../../platform/database';
import { summaryOf } from '../summary';
import { consultOrders } from '../tables';
import { kindTitle } from '../texts';

/** The ended consults of a patient that were answered: what was asked, and what the doctor advised. */
export async function earlierConsults(
  db: Queryable,
  wanted: WantedRecords,
): Promise<PatientRecord[]> {
  const { patientId, locale } = wanted;
  const rows = await db
    .select({ own: consultOrders, createdAt: orders.createdAt })
    .from(consultOrders)
    .innerJoin(orders, eq(orders.orderNo, consultOrders.orderNo))
    .where(
      and(
        recordedOrders(wanted),
        eq(orders.stateGroup, 'completed'),
        eq(consultOrders.patientId, patientId),
        isNotNull(consultOrders.answeredAt),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(recordsOfSource);
  const records: PatientRecord[] = [];
  for (const { own, createdAt } of rows) {
    const { advice, watch } = summaryOf(await doctorContents(db, own.orderNo));
    records.push({
      recordNo: own.orderNo,
      kind: 'consult',
      title: kindTitle(own.consultKind, locale),
      day: dayAt(createdAt, hospitalTimeZone),
      lines: [own.question, own.earlierDiagnosis ?? '', ...advice, ...watch].filter(
        (line) => line !== '',
      ),
    });
  }
  return records;
}
