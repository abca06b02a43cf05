import { dayAt } from '@xinglin/rules';
import { and, desc, eq, inArray } from 'drizzle-orm';
import {
  recordedOrders,
  recordsOfSource,
  type PatientRecord,
  type WantedRecords,
} from '../../kernel/triage/patient-records';
import { orders } from '../../kernel/orders/tables';
import type { Queryable } from '../../platform/database';
import { doctorsOf } from './shown';
import { telemedicineOrders } from './tables';
import { title } from './texts';

/** The sessions of a patient that took place or are to come: what was complained of, and what the expert summed up. */
export async function sessionRecords(
  db: Queryable,
  wanted: WantedRecords,
): Promise<PatientRecord[]> {
  const { patientId, locale } = wanted;
  const rows = await db
    .select({ own: telemedicineOrders })
    .from(telemedicineOrders)
    .innerJoin(orders, eq(orders.orderNo, telemedicineOrders.orderNo))
    .where(
      and(
        recordedOrders(wanted),
        eq(telemedicineOrders.patientId, patientId),
        inArray(orders.state, ['booked', 'inProgress', 'finished']),
      ),
    )
    .orderBy(desc(telemedicineOrders.startsAt), desc(telemedicineOrders.orderNo))
    .limit(recordsOfSource);
  const experts = await doctorsOf(
    db,
    rows.map(({ own }) => own.doctorId),
    locale,
  );
  return rows.flatMap(({ own }) => {
    const expert = experts.get(own.doctorId);
    if (expert === undefined) return [];
    const { diagnosis = '', advice = '', followUp = null } = own.summary ?? {};
    return {
      recordNo: own.orderNo,
      kind: 'visit' as const,
      title: title(locale),
      day: dayAt(own.startsAt, expert.timeZone),
      lines: [
        `${expert.hospitalName} ${expert.hospDeptName}`,
        `${expert.name} ${expert.titleText}`.trim(),
        own.complaint,
        diagnosis,
        advice,
        followUp ?? '',
      ].filter((line) => line !== ''),
    };
  });
}
