import { and, count, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { booking, RequestOf, ResponseOf } from '@xinglin/contract';
import { bringKind, isChinese, textIn, timeAt } from '@xinglin/rules';
import { doctors, hospitalDepartments, hospitals } from '../../kernel/places/tables';
import { clinicTypeText, titleText } from '../../kernel/places/texts';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { nextOrder } from '../../kernel/orders/account-orders';
import { isHidable } from '../../kernel/orders/hide-order';
import { historyOf } from '../../kernel/orders/history';
import type { OrderReader } from '../../kernel/orders/order-reader';
import { reviewAction } from '../../kernel/orders/reviewable';
import { orders } from '../../kernel/orders/tables';
import { paymentProgress, refundsOf } from '../../kernel/payment/order-payments';
import { patientsAhead, placeOf } from './on-the-day';
import { factsOf, registrationKind } from './order-kind';
import { groupsOfTab, orderActions, rescheduleRefusal } from './order-rules';
import { registrationOrders } from './tables';
import { stateText } from './texts';

type OrderCard = ResponseOf<typeof booking.listRegistrationOrders>['items'][number];
type OrderDetail = ResponseOf<typeof booking.getRegistrationOrder>;

function selectOrders(db: Queryable, where: SQL | undefined) {
  return db
    .select({
      order: orders,
      own: registrationOrders,
      doctor: { name: doctors.name, title: doctors.title },
      hospital: {
        name: hospitals.name,
        address: hospitals.address,
        phone: hospitals.phone,
        bring: hospitals.bring,
        wayInside: hospitals.wayInside,
        maxReschedules: hospitals.maxReschedules,
      },
      department: {
        name: hospitalDepartments.name,
        clinicAddress: hospitalDepartments.clinicAddress,
        clinicFloor: hospitalDepartments.clinicFloor,
        clinicRoom: hospitalDepartments.clinicRoom,
      },
    })
    .from(orders)
    .innerJoin(registrationOrders, eq(registrationOrders.orderNo, orders.orderNo))
    .innerJoin(doctors, eq(doctors.id, registrationOrders.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, registrationOrders.hospitalId))
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, registrationOrders.hospDeptId))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.orderNo));
}

type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number];

function cardOf(
  { order, own, doctor, hospital, department }: OrderRow,
  { locale, now }: OrderReader,
): OrderCard {
  // The state of the register and its copy are written by one move.
  const state = own.status;
  return {
    orderNo: order.orderNo,
    status: state,
    statusText: stateText(locale, state),
    actions: [
      ...orderActions(factsOf({ state, paidCents: order.paidCents, own }), now),
      ...reviewAction(registrationKind, order, now),
    ],
    doctorId: own.doctorId,
    doctorName: textIn(doctor.name, locale),
    titleText: titleText(doctor.title, locale),
    hospitalId: own.hospitalId,
    hospitalName: textIn(hospital.name, locale),
    hospDeptId: own.hospDeptId,
    hospDeptName: textIn(department.name, locale),
    date: own.date,
    period: own.period,
    startTime: timeAt(own.startsAt, own.timeZone),
    endTime: timeAt(own.endsAt, own.timeZone),
    timeZone: own.timeZone,
    patientName: own.patientName,
    feeCents: order.totalCents,
    refundCents: order.refundedCents,
    payBefore: state === 'awaitingPayment' ? (own.payBefore?.toISOString() ?? null) : null,
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
    eq(orders.ownerId, reader.ownerId),
    eq(orders.kind, registrationKind.kind),
    isNull(orders.hiddenAt),
    group === undefined ? undefined : inArray(orders.stateGroup, groupsOfTab[group]),
  );
  const [counted] = await db.select({ total: count() }).from(orders).where(where);
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

/** Cards of orders, by their numbers. */
export async function cardsByNo(
  db: Queryable,
  where: SQL | undefined,
  reader: OrderReader,
): Promise<ReadonlyMap<string, OrderCard>> {
  const rows = await selectOrders(db, where);
  return new Map(rows.map((row) => [row.order.orderNo, cardOf(row, reader)]));
}

/** The reader's next visit, else their newest appointment; null before the first. */
export async function latestOrder(db: Queryable, reader: OrderReader): Promise<OrderCard | null> {
  const next = await nextOrder(db, reader.ownerId, registrationKind.kind);
  if (!next) return null;
  const [row] = await selectOrders(db, eq(orders.orderNo, next.orderNo));
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
    and(eq(orders.orderNo, orderNo), eq(orders.ownerId, reader.ownerId)),
  );
  if (!row) refuse('forbidden');
  const { order, own, doctor, hospital, department } = row;
  const [history, refunds, payment, ahead] = await Promise.all([
    historyOf(db, registrationKind, orderNo, reader.locale),
    refundsOf(db, orderNo, reader.now),
    paymentProgress(db, orderNo),
    patientsAhead(db, own),
  ]);
  const moves = history.filter(({ event }) => event === 'reschedule').length;
  const movesLeft = Math.max(0, hospital.maxReschedules - moves);
  return {
    ...cardOf(row, reader),
    shiftCaseId: own.shiftCaseId,
    patientId: own.patientId,
    patientCardNo: own.patientCardNo,
    patientMobile: own.patientMobile,
    clinicType: clinicTypeText(own.clinicType, reader.locale),
    clinicAddress: textIn(department.clinicAddress, reader.locale),
    place: placeOf(hospital.wayInside, department, reader.locale),
    hospitalAddress: textIn(hospital.address, reader.locale),
    hospitalPhone: hospital.phone,
    inChinese: isChinese(reader.locale)
      ? null
      : {
          doctorName: doctor.name['zh-Hans'],
          hospitalName: hospital.name['zh-Hans'],
          hospDeptName: department.name['zh-Hans'],
          clinicAddress: department.clinicAddress['zh-Hans'],
          hospitalAddress: hospital.address['zh-Hans'],
        },
    voucherCode: own.voucherCode,
    mayReschedule:
      rescheduleRefusal(factsOf({ ...order, state: own.status, own }), reader.now) === null &&
      movesLeft > 0,
    movesLeft,
    ahead,
    mayDelete: order.hiddenAt === null && isHidable(registrationKind.machine, own.status),
    cancelBefore: own.cancelBefore.toISOString(),
    bring: [...textIn(hospital.bring, reader.locale)],
    bringKinds: hospital.bring['zh-Hans'].map(bringKind),
    history,
    payment,
    ...refunds,
  };
}
