import {
  accurateReserveMachine,
  findTransition,
  type accurateReserve,
  type RequestOf,
  type ResponseOf,
} from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { findEntry } from '../../kernel/triage/knowledge-base';
import { orders } from '../../kernel/orders/tables';
import { patients } from '../../kernel/people/patients/tables';
import { doctors, hospitalDepartments, hospitals } from '../../kernel/places/tables';
import { titleText } from '../../kernel/places/texts';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { accurateReserveExperts, accurateReserveRequests } from './tables';

type Calls = typeof accurateReserve;
type Shown = ResponseOf<Calls['getAccurateReserveRequest']>;

const hourMs = 60 * 60 * 1000;

/** Requests with the names of what they are about, newest first. */
export function selectRequests(db: Queryable, where: SQL | undefined) {
  return db
    .select({
      request: accurateReserveRequests,
      doctor: { name: doctors.name, title: doctors.title },
      hospital: { name: hospitals.name, timeZone: hospitals.timeZone },
      departmentName: hospitalDepartments.name,
      patientName: patients.name,
      auditWithinHours: accurateReserveExperts.auditWithinHours,
      order: orders,
    })
    .from(accurateReserveRequests)
    .innerJoin(doctors, eq(doctors.id, accurateReserveRequests.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, doctors.hospDeptId))
    .innerJoin(patients, eq(patients.patientId, accurateReserveRequests.patientId))
    .leftJoin(
      accurateReserveExperts,
      eq(accurateReserveExperts.doctorId, accurateReserveRequests.doctorId),
    )
    .leftJoin(orders, eq(orders.orderNo, accurateReserveRequests.orderNo))
    .where(where)
    .orderBy(desc(accurateReserveRequests.createdAt), desc(accurateReserveRequests.requestId));
}

type Row = Awaited<ReturnType<typeof selectRequests>>[number];

/** A request as its owner reads it. */
export function shownRequest(row: Row, locale: Locale): Shown {
  const { request, doctor, hospital, departmentName, patientName, auditWithinHours, order } = row;
  const { state, sentAt, expiresAt } = request;
  const can = (event: 'cancel' | 'resend') =>
    findTransition(accurateReserveMachine, state, event, 'patient') !== undefined;
  // A doctor who takes no requests any more still answers those that were sent.
  const promised = sentAt.getTime() + (auditWithinHours ?? 24) * hourMs;
  const auditBefore = new Date(Math.min(promised, expiresAt.getTime())).toISOString();
  return {
    requestId: request.requestId,
    state,
    doctorId: request.doctorId,
    doctorName: textIn(doctor.name, locale),
    titleText: titleText(doctor.title, locale),
    hospitalName: textIn(hospital.name, locale),
    hospDeptName: textIn(departmentName, locale),
    timeZone: hospital.timeZone,
    entryId: request.entryId,
    entryName: findEntry(request.entryId, locale)?.name ?? request.entryId,
    patientId: request.patientId,
    patientName,
    symptoms: request.symptoms,
    fileIds: request.pictures,
    days: request.days,
    auditBefore: state === 'auditing' ? auditBefore : null,
    reasons: state === 'changesWanted' ? request.reasons : [],
    remark: state === 'changesWanted' ? request.remark : null,
    place: order && {
      orderNo: order.orderNo,
      group: order.stateGroup,
      // A registration order always begins at some moment.
      startsAt: (order.startsAt ?? order.createdAt).toISOString(),
      feeCents: order.totalCents,
      payBefore:
        order.stateGroup === 'awaitingPayment' ? (order.dueAt?.toISOString() ?? null) : null,
    },
    mayCancel: can('cancel'),
    mayResend: can('resend'),
    createdAt: request.createdAt.toISOString(),
  };
}

/** One of the account's own; refuses any other. */
export async function findOwnRequest(
  { requestId }: RequestOf<Calls['getAccurateReserveRequest']>,
  { db, account, locale }: CallContext,
): Promise<Shown> {
  const [row] = await selectRequests(
    db,
    and(
      eq(accurateReserveRequests.requestId, requestId),
      eq(accurateReserveRequests.ownerId, account),
    ),
  );
  return row === undefined ? refuse('forbidden') : shownRequest(row, locale);
}

/** A page of the account's own. */
export async function listOwnRequests(
  { pageNo, pageSize }: RequestOf<Calls['listAccurateReserveRequests']>,
  { db, account, locale }: CallContext,
): Promise<ResponseOf<Calls['listAccurateReserveRequests']>> {
  const own = eq(accurateReserveRequests.ownerId, account);
  const total = await db.$count(accurateReserveRequests, own);
  const rows = await selectRequests(db, own)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { items: rows.map((row) => shownRequest(row, locale)), total, pageNo, pageSize };
}
