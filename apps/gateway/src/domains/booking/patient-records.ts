import { textIn } from '@xinglin/rules';
import { and, desc, eq, inArray } from 'drizzle-orm';
import {
  recordedOrders,
  recordsOfSource,
  type PatientRecord,
  type WantedRecords,
} from '../../kernel/triage/patient-records';
import { orders } from '../../kernel/orders/tables';
import { doctors, hospitalDepartments, hospitals } from '../../kernel/places/tables';
import { titleText } from '../../kernel/places/texts';
import type { Queryable } from '../../platform/database';
import { textOf } from './locales';
import { registrationOrders } from './tables';

/** The appointments of a patient that took place or are to come: where, and with whom. */
export async function visitRecords(db: Queryable, wanted: WantedRecords): Promise<PatientRecord[]> {
  const { patientId, locale } = wanted;
  const rows = await db
    .select({
      own: registrationOrders,
      doctor: { name: doctors.name, title: doctors.title },
      hospitalName: hospitals.name,
      departmentName: hospitalDepartments.name,
    })
    .from(registrationOrders)
    .innerJoin(orders, eq(orders.orderNo, registrationOrders.orderNo))
    .innerJoin(doctors, eq(doctors.id, registrationOrders.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, registrationOrders.hospitalId))
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, registrationOrders.hospDeptId))
    .where(
      and(
        recordedOrders(wanted),
        eq(registrationOrders.patientId, patientId),
        inArray(registrationOrders.status, ['confirmed', 'checkedIn', 'completed']),
      ),
    )
    .orderBy(desc(registrationOrders.date), desc(registrationOrders.orderNo))
    .limit(recordsOfSource);
  return rows.map(({ own, doctor, hospitalName, departmentName }) => ({
    recordNo: own.orderNo,
    kind: 'visit',
    title: textOf(locale, 'visitRecord', { hospital: textIn(hospitalName, locale) }),
    day: own.date,
    lines: [
      textIn(departmentName, locale),
      [textIn(doctor.name, locale), titleText(doctor.title, locale)].filter(Boolean).join(' '),
    ],
  }));
}
