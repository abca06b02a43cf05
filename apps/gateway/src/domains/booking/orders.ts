import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { booking, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { doctors, hospitalDepartments, hospitals } from '../../kernel/places/tables';
import { titleText } from '../../kernel/places/texts';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { timeAt } from './hospital-time';
import { orderActions, statesOfGroup } from './order-rules';
import { payments, type RefundState } from './payment-port';
import { registrationOrders, registrationSteps } from './tables';
import { clinicTypeText, reasonText, stateText } from './texts';

type OrderCard = ResponseOf<typeof booking.listRegistrationOrders>['items'][number];
type OrderDetail = ResponseOf<typeof booking.getRegistrationOrder>;

/** Who reads, in which language, and when. */
export interface OrderReader {
  readonly ownerId: string;
  readonly locale: Locale;
  readonly now: Date;
}

function selectOrders(db: Queryable, where: SQL | undefined) {
  return db
    .select({
      order: registrationOrders,
      doctor: { name: doctors.name, title: doctors.title },
      hospital: {
        name: hospitals.name,
        address: hospitals.address,
        phone: hospitals.phone,
        bring: hospitals.bring,
      },
      department: {
        name: hospitalDepartments.name,
        clinicAddress: hospitalDepartments.clinicAddress,
      },
    })
    .from(registrationOrders)
    .innerJoin(doctors, eq(doctors.id, registrationOrders.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, registrationOrders.hospitalId))
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, registrationOrders.hospDeptId))
    .where(where)
    .orderBy(desc(registrationOrders.createdAt), desc(registrationOrders.orderNo));
}

type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number];

function cardOf(
  { order, doctor, hospital, department }: OrderRow,
  { locale, now }: OrderReader,
): OrderCard {
  return {
    orderNo: order.orderNo,
    status: order.status,
    statusText: stateText(locale, order.status),
    actions: orderActions(order, now),
    doctorId: order.doctorId,
    doctorName: textIn(doctor.name, locale),
    titleText: titleText(doctor.title, locale),
    hospitalId: order.hospitalId,
    hospitalName: textIn(hospital.name, locale),
    hospDeptId: order.hospDeptId,
    hospDeptName: textIn(department.name, locale),
    date: order.date,
    period: order.period,
    startTime: timeAt(order.startsAt, order.timeZone),
    endTime: timeAt(order.endsAt, order.timeZone),
    timeZone: order.timeZone,
    patientName: order.patientName,
    feeCents: order.feeCents,
    refundCents: order.refundCents,
    payBefore: order.status === 'awaitingPayment' ? (order.payBefore?.toISOString() ?? null) : null,
    createdAt: order.createdAt.toISOString(),
  };
}

/** A page of the account's own orders, newest first. */
export async function listOrders(
  db: Queryable,
  input: RequestOf<typeof booking.listRegistrationOrders>,
  reader: OrderReader,
): Promise<ResponseOf<typeof booking.listRegistrationOrders>> {
  const { pageNo, pageSize, group } = input;
  const where = and(
    eq(registrationOrders.ownerId, reader.ownerId),
    group === undefined ? undefined : inArray(registrationOrders.status, [...statesOfGroup[group]]),
  );
  const [counted] = await db.select({ total: count() }).from(registrationOrders).where(where);
  const rows = await selectOrders(db, where)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    items: rows.map((row) => cardOf(row, reader)),
    total: counted?.total ?? 0,
    pageNo,
    pageSize,
  };
}

/** The reader's next visit, else their newest appointment; null before the first. */
export async function latestOrder(db: Queryable, reader: OrderReader): Promise<OrderCard | null> {
  const own = eq(registrationOrders.ownerId, reader.ownerId);
  const open = [...statesOfGroup.awaitingPayment, ...statesOfGroup.confirmed];
  const [next] = await db
    .select({ orderNo: registrationOrders.orderNo })
    .from(registrationOrders)
    .where(and(own, inArray(registrationOrders.status, open)))
    .orderBy(asc(registrationOrders.startsAt))
    .limit(1);
  const where = next ? and(own, eq(registrationOrders.orderNo, next.orderNo)) : own;
  const [row] = await selectOrders(db, where).limit(1);
  return row ? cardOf(row, reader) : null;
}

/** One of the account's orders with its history; `forbidden` when it is not theirs or does not exist. */
export async function findOrder(
  db: Queryable,
  orderNo: string,
  reader: OrderReader,
): Promise<OrderDetail> {
  const [row] = await selectOrders(
    db,
    and(eq(registrationOrders.orderNo, orderNo), eq(registrationOrders.ownerId, reader.ownerId)),
  );
  if (!row) refuse('forbidden');
  const { order, hospital, department } = row;
  const steps = await db
    .select()
    .from(registrationSteps)
    .where(eq(registrationSteps.orderNo, orderNo))
    .orderBy(asc(registrationSteps.stepId));
  const [{ refund, wrongPayments }, payment] = await Promise.all([
    payments().findRefunds(db, orderNo),
    payments().findProgress(db, orderNo),
  ]);
  return {
    ...cardOf(row, reader),
    shiftCaseId: order.shiftCaseId,
    patientId: order.patientId,
    patientCardNo: order.patientCardNo,
    patientMobile: order.patientMobile,
    clinicType: clinicTypeText(reader.locale, order.clinicType),
    clinicAddress: textIn(department.clinicAddress, reader.locale),
    hospitalAddress: textIn(hospital.address, reader.locale),
    hospitalPhone: hospital.phone,
    voucherCode: order.voucherCode,
    cancelBefore: order.cancelBefore.toISOString(),
    bring: [...textIn(hospital.bring, reader.locale)],
    history: steps.map((step) => ({
      state: step.state,
      stateText: stateText(reader.locale, step.state),
      at: step.at.toISOString(),
      actor: step.actor,
      event: step.event,
      reason: reasonText(reader.locale, step),
    })),
    payment,
    refund: refund && refundOf(refund),
    wrongPayments: wrongPayments.map(refundOf),
  };
}

function refundOf({ refundCents, status, expectedBy }: RefundState) {
  return { refundCents, status, expectedBy: expectedBy.toISOString() };
}
