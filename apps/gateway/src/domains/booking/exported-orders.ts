import { textIn } from '@xinglin/rules';
import { desc, eq } from 'drizzle-orm';
import { doctors, hospitalDepartments, hospitals } from '../../kernel/places/tables';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { registrationOrders } from './tables';

/** Every appointment of an account, as its owner takes it along. */
export async function exportedOrders(db: Queryable, ownerId: string, locale: Locale) {
  const rows = await db
    .select({
      order: registrationOrders,
      doctor: doctors.name,
      hospital: hospitals.name,
      department: hospitalDepartments.name,
    })
    .from(registrationOrders)
    .innerJoin(doctors, eq(doctors.id, registrationOrders.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, registrationOrders.hospitalId))
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, registrationOrders.hospDeptId))
    .where(eq(registrationOrders.ownerId, ownerId))
    .orderBy(desc(registrationOrders.createdAt));
  return rows.map(({ order, doctor, hospital, department }) => ({
    orderNo: order.orderNo,
    patientId: order.patientId,
    patientName: order.patientName,
    status: order.status,
    startsAt: order.startsAt,
    endsAt: order.endsAt,
    timeZone: order.timeZone,
    feeCents: order.feeCents,
    paidCents: order.paidCents,
    refundCents: order.refundCents,
    createdAt: order.createdAt,
    doctorName: textIn(doctor, locale),
    hospitalName: textIn(hospital, locale),
    departmentName: textIn(department, locale),
  }));
}
