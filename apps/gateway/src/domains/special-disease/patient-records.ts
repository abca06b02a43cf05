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
import { specialDiseaseOrders, specialDiseases } from './tables';
import { titleOf } from './texts';

/** The visits of a patient to experts of special diseases, past and to come: to whom, and what was written for them. */
export async function expertVisitRecords(
  db: Queryable,
  wanted: WantedRecords,
): Promise<PatientRecord[]> {
  const { patientId, locale } = wanted;
  const rows = await db
    .select({
      own: specialDiseaseOrders,
      disease: specialDiseases.name,
      doctor: { name: doctors.name, title: doctors.title },
      hospitalName: hospitals.name,
      departmentName: hospitalDepartments.name,
    })
    .from(specialDiseaseOrders)
    .innerJoin(orders, eq(orders.orderNo, specialDiseaseOrders.orderNo))
    .innerJoin(specialDiseases, eq(specialDiseases.diseaseId, specialDiseaseOrders.diseaseId))
    .innerJoin(doctors, eq(doctors.id, specialDiseaseOrders.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, doctors.hospDeptId))
    .where(
      and(
        recordedOrders(wanted),
        eq(specialDiseaseOrders.patientId, patientId),
        inArray(orders.state, ['booked', 'visited']),
      ),
    )
    .orderBy(desc(specialDiseaseOrders.day), desc(specialDiseaseOrders.orderNo))
    .limit(recordsOfSource);
  return rows.map(({ own, disease, doctor, hospitalName, departmentName }) => ({
    recordNo: own.orderNo,
    kind: 'visit',
    title: titleOf(textIn(disease, locale), locale),
    day: own.day,
    lines: [
      `${textIn(hospitalName, locale)} ${textIn(departmentName, locale)}`,
      [textIn(doctor.name, locale), titleText(doctor.title, locale)].filter(Boolean).join(' '),
      own.materials,
      own.note,
    ].filter((line) => line !== ''),
  }));
}
