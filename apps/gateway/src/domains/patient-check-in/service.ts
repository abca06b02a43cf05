import {
  registrationKindName,
  type patientCheckIn,
  type RegistrationState,
  type RequestOf,
  type ResponseOf,
} from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, desc, eq, gte, inArray, type SQL } from 'drizzle-orm';
import { requireOwnPictures } from '../../kernel/files/own-pictures';
import { orders } from '../../kernel/orders/tables';
import { patients } from '../../kernel/people/patients/tables';
import { doctors, hospitalDepartments, hospitals } from '../../kernel/places/tables';
import { titleText } from '../../kernel/places/texts';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import { patientCheckIns } from './tables';

type Calls = typeof patientCheckIn;
type CheckIn = ResponseOf<Calls['getPatientCheckIn']>;

/** The account's own visits to doctors, with what was told of them. */
function selectVisits({ db, account }: CallContext, where: SQL | undefined) {
  return db
    .select({
      order: orders,
      doctor: { name: doctors.name, title: doctors.title },
      hospital: { name: hospitals.name, timeZone: hospitals.timeZone },
      departmentName: hospitalDepartments.name,
      patientName: patients.name,
      told: patientCheckIns,
    })
    .from(orders)
    .innerJoin(doctors, eq(doctors.id, orders.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, doctors.hospDeptId))
    .innerJoin(patients, eq(patients.patientId, orders.patientId))
    .leftJoin(patientCheckIns, eq(patientCheckIns.orderNo, orders.orderNo))
    .where(and(eq(orders.ownerId, account), eq(orders.kind, registrationKindName), where));
}

type Visit = Awaited<ReturnType<typeof selectVisits>>[number];

/** Where checking in stands in each state of a visit; one that is confirmed goes by the clock and by what was told. */
const stateOfOrder: Readonly<Record<Exclude<RegistrationState, 'confirmed'>, CheckIn['state']>> = {
  awaitingHospital: 'unanswered',
  awaitingPayment: 'unpaid',
  checkedIn: 'there',
  completed: 'over',
  noShow: 'over',
  expired: 'givenUp',
  cancelledByPatient: 'givenUp',
  cancelledByHospital: 'givenUp',
  refusedByHospital: 'givenUp',
  refunding: 'givenUp',
  refunded: 'givenUp',
};

function stateOf({ order, told }: Visit, now: Date): CheckIn['state'] {
  // A registration order is in a state of its machine.
  const state = order.state as RegistrationState;
  if (state !== 'confirmed') return stateOfOrder[state];
  if (order.startsAt !== null && order.startsAt <= now) return 'over';
  return told === null ? 'open' : 'told';
}

function shownVisit(visit: Visit, { locale, now }: CallContext): CheckIn {
  const { order, doctor, hospital, departmentName, patientName, told } = visit;
  const state = stateOf(visit, now);
  return {
    orderNo: order.orderNo,
    // A registration order names its doctor, its patient and its time.
    doctorId: order.doctorId ?? '',
    doctorName: textIn(doctor.name, locale),
    titleText: titleText(doctor.title, locale),
    hospitalName: textIn(hospital.name, locale),
    hospDeptName: textIn(departmentName, locale),
    patientId: order.patientId ?? '',
    patientName,
    day: order.day ?? order.createdAt.toISOString().slice(0, 10),
    startsAt: (order.startsAt ?? order.createdAt).toISOString(),
    timeZone: hospital.timeZone,
    state,
    mayTell: state === 'open' || state === 'told',
    condition: told?.condition ?? '',
    fileIds: told?.pictures ?? [],
    toldAt: told?.toldAt.toISOString() ?? null,
  };
}

/** The visits that are ahead, the next first. */
export async function listCheckIns(
  _: RequestOf<Calls['listPatientCheckIns']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listPatientCheckIns']>> {
  const ahead = and(
    inArray(orders.state, ['confirmed', 'checkedIn'] satisfies RegistrationState[]),
    gte(orders.startsAt, context.now),
  );
  const visits = await selectVisits(context, ahead).orderBy(asc(orders.startsAt), orders.orderNo);
  return wholeList(visits.map((visit) => shownVisit(visit, context)));
}

/** One visit; refuses any but the account's own. */
export async function findCheckIn(
  { orderNo }: RequestOf<Calls['getPatientCheckIn']>,
  context: CallContext,
): Promise<CheckIn> {
  const [visit] = await selectVisits(context, eq(orders.orderNo, orderNo));
  return visit === undefined ? refuse('forbidden') : shownVisit(visit, context);
}

/** Tells the doctor, under the lock of the order: a visit that begins or is given up meanwhile is told nothing more. */
export async function submitCheckIn(
  { orderNo, condition, fileIds }: RequestOf<Calls['submitPatientCheckIn']>,
  context: CallContext,
): Promise<ResponseOf<Calls['submitPatientCheckIn']>> {
  const { db, account: ownerId, now } = context;
  const own = and(eq(orders.orderNo, orderNo), eq(orders.ownerId, ownerId));
  const [order] = await db.select().from(orders).where(own).for('no key update');
  if (order === undefined || order.kind !== registrationKindName) return refuse('forbidden');
  const isAhead = order.startsAt !== null && order.startsAt > now;
  if (order.state !== ('confirmed' satisfies RegistrationState) || !isAhead)
    return refuse('checkInClosed');
  const pictures = await requireOwnPictures(context, fileIds);
  const told = { condition, pictures, toldAt: now };
  await db
    .insert(patientCheckIns)
    .values({ orderNo, ownerId, ...told })
    .onConflictDoUpdate({ target: patientCheckIns.orderNo, set: told });
  return { orderNo };
}

/** What a doctor is to a patient of the account: every visit, the next first; refuses where there is none. */
export async function findService(
  { doctorId, patientId }: RequestOf<Calls['getPatientService']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getPatientService']>> {
  const theirs = and(eq(orders.doctorId, doctorId), eq(orders.patientId, patientId));
  const found = await selectVisits(context, theirs).orderBy(desc(orders.startsAt), orders.orderNo);
  const visits = found.map((visit) => shownVisit(visit, context));
  const [first] = visits;
  if (first === undefined) return refuse('forbidden');
  const { doctorName, titleText: title, hospitalName, hospDeptName, patientName } = first;
  const isAhead = ({ state }: CheckIn) => state !== 'over' && state !== 'givenUp';
  const ahead = visits.filter(isAhead).toReversed();
  const past = visits.filter((visit) => !isAhead(visit));
  return {
    doctorId,
    doctorName,
    titleText: title,
    hospitalName,
    hospDeptName,
    patientId,
    patientName,
    visits: [...ahead, ...past],
  };
}
