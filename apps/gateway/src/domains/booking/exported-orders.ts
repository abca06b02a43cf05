import { textIn } from '@xinglin/rules';
import { desc, eq } from 'drizzle-orm';
import { doctors, hospitalDepartments, hospitals } from '../../kernel/places/tables';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { orders } from '../../kernel/orders/tables';
import { registrationOrders } from './tables';

/** Every appointment of an account, as its owner takes it along. */
export async function exportedOrders(db: Queryable, ownerId: string, locale: Locale) {
  const rows = await db
    .select({
      order: orders,
      own: registrationOrders,
      doctor: doctors.name,
      hospital: hospitals.name,
      department: hospitalDepartments.name,
    })
    .from(orders)
    .innerJoin(registrationOrders, eq(registrationOrders.orderNo, orders.orderNo))
    .innerJoin(doctors, eq(doctors.id, registrationOrders.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, registrationOrders.hospitalId))
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, registrationOrders.hospDeptId))
    .where(eq(orders.ownerId, ownerId))
    .orderBy(desc(orders.createdAt));
  return rows.map(({ order, own, doctor, hospital, department }) => ({
    orderNo: order.orderNo,
    patientId: order.patientId,
    patientName: own.patientName,
    status: order.state,
    startsAt: own.startsAt,
    endsAt: own.endsAt,
    timeZone: own.timeZone,
    feeCents: order.totalCents,
    paidCents: order.paidCents,
    refundCents: order.refundedCents,
    createdAt: order.createdAt,
    doctorName: textIn(doctor, locale),
    hospitalName: textIn(hospital, locale),
    departmentName: textIn(department, locale),
  }));
}
