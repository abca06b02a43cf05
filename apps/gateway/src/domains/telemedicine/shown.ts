import type { RequestOf, ResponseOf, telemedicine } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Order } from '../../kernel/orders/order-kind';
import type { OrderReader } from '../../kernel/orders/order-reader';
import { listOwnOrders, readerOf } from '../../kernel/orders/own-list';
import { orders } from '../../kernel/orders/tables';
import { orderDetail } from '../../kernel/payment/order-detail';
import { doctors, hospitalDepartments, hospitals } from '../../kernel/places/tables';
import { titleText } from '../../kernel/places/texts';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { telemedicineKind } from './order-kind';
import { allowedOf, cancelBeforeOf, endsAtOf, placeBeforeOf, type Session } from './session-rules';
import { telemedicineOrders } from './tables';

type Calls = typeof telemedicine;
type Detail = ResponseOf<Calls['getTelemedicineOrder']>;

const selectDoctors = (db: Queryable) =>
  db
    .select({
      doctorId: doctors.id,
      name: doctors.name,
      title: doctors.title,
      gender: doctors.gender,
      hospitalId: hospitals.id,
      hospitalName: hospitals.name,
      hospDeptName: hospitalDepartments.name,
      address: hospitals.address,
      phone: hospitals.phone,
      timeZone: hospitals.timeZone,
    })
    .from(doctors)
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, doctors.hospDeptId));

/** Doctors by their ids, as the pages of a session show them. */
export async function doctorsOf(
  db: Queryable,
  ids: readonly string[],
  locale: OrderReader['locale'],
) {
  const rows = ids.length === 0 ? [] : await selectDoctors(db).where(inArray(doctors.id, [...ids]));
  return new Map(
    rows.map((row) => [
      row.doctorId,
      {
        doctorId: row.doctorId,
        name: textIn(row.name, locale),
        titleText: titleText(row.title, locale),
        gender: row.gender,
        hospitalId: row.hospitalId,
        hospitalName: textIn(row.hospitalName, locale),
        hospDeptName: textIn(row.hospDeptName, locale),
        address: textIn(row.address, locale),
        phone: row.phone,
        timeZone: row.timeZone,
      },
    ]),
  );
}

const selectSessions = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ order: orders, own: telemedicineOrders })
    .from(orders)
    .innerJoin(telemedicineOrders, eq(telemedicineOrders.orderNo, orders.orderNo))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.orderNo));

type Row = Awaited<ReturnType<typeof selectSessions>>[number];

/** A session with its own row; only its kind's moves write its state. */
const sessionOf = ({ order, own }: Row): Session & Order => ({ ...order, own }) as Session & Order;

/** What only a session has, in lists as on its own page. */
async function shownOf(db: Queryable, rows: readonly Row[], { locale }: OrderReader) {
  const ids = rows.flatMap(({ own }) => [own.doctorId, own.localDoctorId ?? own.doctorId]);
  const found = await doctorsOf(db, ids, locale);
  return rows.map((row) => {
    const { own } = row;
    const expert = found.get(own.doctorId) ?? refuse('forbidden');
    return {
      state: sessionOf(row).state,
      expert,
      localDoctor: (own.localDoctorId === null ? undefined : found.get(own.localDoctorId)) ?? null,
      patientName: own.patientName,
      startsAt: own.startsAt.toISOString(),
      endsAt: endsAtOf(own.startsAt).toISOString(),
      timeZone: expert.timeZone,
    };
  });
}

/** A page of the account's sessions, newest first. */
export const listSessions = (
  asked: RequestOf<Calls['listTelemedicineOrders']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listTelemedicineOrders']>> =>
  listOwnOrders(telemedicineKind, asked, context, {
    select: selectSessions,
    orderOf: sessionOf,
    shownOf: (rows, reader) => shownOf(context.db, rows, reader),
  });

/** One of the account's sessions; refuses any other. */
export async function findSession(
  services: Pick<Services, 'all'>,
  { orderNo }: RequestOf<Calls['getTelemedicineOrder']>,
  context: CallContext,
): Promise<Detail> {
  const { db, account, now } = context;
  const reader = readerOf(context);
  const mine = and(eq(orders.orderNo, orderNo), eq(orders.ownerId, account));
  const [row = refuse('forbidden')] = await selectSessions(db, mine);
  const { own } = row;
  const [shown = refuse('forbidden')] = await shownOf(db, [row], reader);
  const detail = await orderDetail(db, services, { kind: telemedicineKind.kind, orderNo }, reader);
  return {
    ...detail,
    ...shown,
    complaint: own.complaint,
    medicalCase: own.medicalCase,
    fileIds: own.pictures,
    additions: own.additions,
    summary: own.summary,
    cancelBefore: cancelBeforeOf(own.startsAt).toISOString(),
    placeBefore: placeBeforeOf(own.startsAt).toISOString(),
    ...allowedOf(sessionOf(row), now),
  };
}
