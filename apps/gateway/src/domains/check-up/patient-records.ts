import { and, desc, eq, isNotNull } from 'drizzle-orm';
import {
  recordedOrders,
  recordsOfSource,
  type PatientRecord,
  type WantedRecords,
} from '../../kernel/triage/patient-records';
import { orders } from '../../kernel/orders/tables';
import type { Queryable } from '../../platform/database';
import { outsideLines } from './report-question';
import { findReport } from './reports';
import { checkUpOrders, checkUpPeople } from './tables';

/** The reports of check-ups of a patient: what they conclude, and the results outside their range. */
export async function reportRecords(
  db: Queryable,
  wanted: WantedRecords,
): Promise<PatientRecord[]> {
  const { ownerId, patientId, locale } = wanted;
  const rows = await db
    .select({ orderNo: checkUpPeople.orderNo })
    .from(checkUpPeople)
    .innerJoin(orders, eq(orders.orderNo, checkUpPeople.orderNo))
    .innerJoin(checkUpOrders, eq(checkUpOrders.orderNo, checkUpPeople.orderNo))
    .where(
      and(
        recordedOrders(wanted),
        eq(checkUpPeople.patientId, patientId),
        isNotNull(checkUpPeople.report),
      ),
    )
    .orderBy(desc(checkUpOrders.day), desc(checkUpPeople.orderNo))
    .limit(recordsOfSource);
  const records: PatientRecord[] = [];
  for (const { orderNo } of rows) {
    const report = await findReport(db, { orderNo, patientId }, { ownerId, locale });
    records.push({
      recordNo: orderNo,
      kind: 'checkUpReport',
      title: report.packageTitle,
      day: report.day,
      lines: [report.conclusion, ...outsideLines(report, locale)].filter((line) => line !== ''),
    });
  }
  return records;
}
