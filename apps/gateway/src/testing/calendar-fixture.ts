import { addDays, dayAt, hospitalTimeZone, momentOf } from '@xinglin/rules';
import { eq, sql } from 'drizzle-orm';
import {
  addDoctor,
  addHospital,
  addPeople,
  type TestPerson,
} from '../domains/booking/booking-fixture';
import { consultServices } from '../domains/consult/tables';
import { telemedicineExperts } from '../domains/telemedicine/tables';
import { kindsWithTime, type KindWithTime } from '../kernel/calendar/time-of-kind';
import { patients } from '../kernel/people/patients/tables';
import { shiftCases } from '../kernel/places/tables';
import type { Queryable } from '../platform/database';
import { newId } from '../platform/identifiers';
import { openPayment, paidNotice, sendNotice } from './payment-fixture';
import { addServicePackage, packageCents } from './service-package-fixture';
import type { CallResult, TestGateway } from './test-gateway';

const minuteMs = 60_000;

/** A signed-in account with the calls it makes. */
export interface Visitor extends TestPerson {
  readonly call: (path: string, body: object, locale?: string) => Promise<CallResult>;
}

/** A doctor who can be met in every way. */
interface Doctor {
  readonly doctorId: string;
  readonly packageCode: string;
}

/** An appointment that was made, with the ways to end it. */
export interface Made {
  readonly answer: CallResult;
  readonly orderNo: string;
  /** The use of a package. */
  readonly applyNo?: string;
  readonly cancel: () => Promise<CallResult>;
}

/** A hospital where doctors are booked in every kind that takes time. */
export async function openCalendar(gateway: TestGateway) {
  const { db, clock } = gateway.services;
  const place = await addHospital(db, { maxOpenPerPatient: 10_000 });
  const desk = (action: string, body: object) =>
    gateway.call(`/sandbox/desk/${action}`, { staff: 'S1', ...body });

  /** A moment of the day after tomorrow. */
  const at = (time: string): Date =>
    momentOf(addDays(dayAt(clock.now(), hospitalTimeZone), 2), time, hospitalTimeZone);

  /** Gives a doctor a clinic of so many minutes. */
  async function addClinic(doctorId: string, startsAt: Date, minutes = 30): Promise<string> {
    const id = `s${newId()}`;
    await db.insert(shiftCases).values({
      id,
      doctorId,
      ...place,
      date: dayAt(startsAt, hospitalTimeZone),
      period: 'evening',
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutes * minuteMs),
      total: 1000,
      remaining: 1000,
      feeCents: 3800,
      clinicType: 'expert',
    });
    return id;
  }

  async function newDoctor(): Promise<Doctor> {
    const { doctorId } = await addDoctor(db, place);
    await db.insert(consultServices).values({ doctorId, kind: 'phone', priceCents: 5000 });
    await db.insert(telemedicineExperts).values({
      doctorId,
      priceCents: 9900,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      // Sessions from eleven to seven o'clock in the evening: with them meet the calls of consults.
      firstAt: '11:00',
      sessions: 16,
    });
    const { packageCode } = await addServicePackage(db, { doctorId });
    return { doctorId, packageCode };
  }

  /** A signed-in account; with `identity` its patient is a person whom another account knows as well. */
  async function newVisitor(identity?: string): Promise<Visitor> {
    const [person] = (await addPeople(db, 1, clock.now())) as [TestPerson];
    if (identity !== undefined)
      await db
        .update(patients)
        .set({ identityHash: identity })
        .where(eq(patients.patientId, person.patientId));
    const call: Visitor['call'] = (path, body, locale = 'zh-Hans') =>
      gateway.call(path, body, { token: person.token, locale });
    return { ...person, call };
  }

  /** Buys the package of a doctor for a visitor and applies for its call, which the desk plans. */
  async function callOf({ packageCode }: Doctor, { call, patientId, token }: Visitor) {
    const { data } = await call('/hades/packserve/order/create', {
      packageCode,
      totalCents: packageCents,
    });
    const orderNo: string = data.orderNo;
    await sendNotice(gateway, paidNotice(await openPayment(gateway, orderNo, token), packageCents));
    await call('/hades/order/bindpatient', { orderNo, patientId });
    const asked = await call('/hades/customserve/call', {
      orderNo,
      serviceId: 'call',
      note: '血压有点高，想问一下药',
      wantedOn: dayAt(clock.now(), hospitalTimeZone),
    });
    return { orderNo, applyNo: asked.data.applyNo as string };
  }

  /** Prepares an appointment of a kind with a doctor, so that `make` is the one call that takes the time. */
  async function prepare(kind: KindWithTime, doctor: Doctor, visitor: Visitor, startsAt: Date) {
    const { call, patientId } = visitor;
    const { doctorId } = doctor;
    const moment = startsAt.toISOString();
    const made = (answer: CallResult, orderNo: unknown, cancel: Made['cancel']): Made => ({
      answer,
      orderNo: typeof orderNo === 'string' ? orderNo : '',
      cancel,
    });
    switch (kind) {
      case 'registration': {
        const shiftCaseId = await clinicAt(doctorId, startsAt);
        return async (locale?: string): Promise<Made> => {
          const answer = await call(
            '/order/submitorder/submit.json',
            { shiftCaseId, patientId },
            locale,
          );
          const orderNo = answer.data?.orderNo;
          return made(answer, orderNo, () => call('/order/cancelorder/cancel.json', { orderNo }));
        };
      }
      case 'telemedicine':
        return async (locale?: string): Promise<Made> => {
          const answer = await call(
            '/order/telemedicine/submit',
            { doctorId, patientId, startsAt: moment, complaint: '右膝疼了三个月' },
            locale,
          );
          const orderNo = answer.data?.orderNo;
          return made(answer, orderNo, () =>
            call('/order/telemedicine/patientcancel', { orderNo }),
          );
        };
      case 'consult':
        return async (locale?: string): Promise<Made> => {
          const answer = await call(
            '/consult/submitorder/fastphone',
            {
              doctorId,
              patientId,
              startsAt: moment,
              question: '孩子发烧两天，吃过退烧药，现在有点咳嗽，要不要去医院',
            },
            locale,
          );
          const orderKey = answer.data?.orderKey;
          return made(answer, orderKey, () => call('/consult/consultorder/cancel', { orderKey }));
        };
      case 'servicePackage': {
        const { orderNo, applyNo } = await callOf(doctor, visitor);
        return async (locale?: string): Promise<Made> => {
          const answer = await gateway.call(
            '/sandbox/desk/plan-package-use',
            { staff: 'S1', applyNo, plannedAt: moment },
            locale === undefined ? {} : { locale },
          );
          const cancel = () => desk('finish-package-use', { applyNo, result: '已完成' });
          return { ...made(answer, orderNo, cancel), applyNo };
        };
      }
    }
  }

  /** The clinic of a doctor that begins at a moment, opened where there is none. */
  async function clinicAt(doctorId: string, startsAt: Date): Promise<string> {
    const [found] = await db
      .select({ id: shiftCases.id })
      .from(shiftCases)
      .where(
        sql`${shiftCases.doctorId} = ${doctorId} and ${shiftCases.startsAt} = ${startsAt.toISOString()}::timestamptz`,
      );
    return found?.id ?? addClinic(doctorId, startsAt);
  }

  const book = async (...wanted: Parameters<typeof prepare>): Promise<Made> =>
    (await prepare(...wanted))();

  /** Moves an appointment to another time, where its kind can be moved. */
  async function move(
    kind: KindWithTime,
    { doctorId }: Doctor,
    { call }: Visitor,
    { orderNo, applyNo }: Made,
    to: Date,
  ): Promise<CallResult | null> {
    if (kind === 'servicePackage')
      return desk('plan-package-use', { applyNo, plannedAt: to.toISOString() });
    if (kind !== 'registration') return null;
    const shiftCaseId = await clinicAt(doctorId, to);
    return call('/order/orderinfo/reschedule.json', { orderNo, shiftCaseId });
  }

  return { move, at, desk, addClinic, clinicAt, newDoctor, newVisitor, prepare, book };
}

/** All open appointments as the tables of the kinds have them, one row for each person: not read from the calendar. */
const appointments = sql.raw(`
  select o.order_no as use_no, null::text as doctor_id, hashtextextended(own.person, 0) as person, own.starts_at, own.ends_at
  from orders o join registration_orders own using (order_no) where o.state_group in ('awaitingPayment', 'active')
  union all
  select o.order_no, party.doctor_id, party.person, own.call_at, own.call_at + interval '15 minutes'
  from orders o join consult_orders own using (order_no) join patients p on p.patient_id = o.patient_id
  cross join lateral (values (own.doctor_id, null), (null, hashtextextended(p.identity_hash, 0))) party (doctor_id, person)
  where o.state_group in ('awaitingPayment', 'active') and own.call_at is not null
  union all
  select o.order_no, party.doctor_id, party.person, own.starts_at, own.starts_at + interval '30 minutes'
  from orders o join telemedicine_orders own using (order_no) join patients p on p.patient_id = o.patient_id
  cross join lateral (values (own.doctor_id, null), (null, hashtextextended(p.identity_hash, 0))) party (doctor_id, person)
  where o.state_group in ('awaitingPayment', 'active')
  union all
  select u.apply_no, party.doctor_id, party.person, u.planned_at, u.planned_at + interval '30 minutes'
  from service_package_uses u join service_package_orders own using (order_no)
  join patients p on p.patient_id = own.patient_id
  cross join lateral (values (own.doctor_id, null), (null, hashtextextended(p.identity_hash, 0))) party (doctor_id, person)
  where u.state = 'planned'`);

/** How often a doctor or a patient is in two places, and how many rows of the calendar are missing or left over. */
export async function brokenCalendar(db: Queryable): Promise<Record<string, number>> {
  const { rows } = await db.execute<Record<string, number>>(sql`
    with busy as materialized (${appointments})
    select
      (select count(*)::int from busy one join busy other on one.use_no < other.use_no
        and one.doctor_id = other.doctor_id and one.starts_at < other.ends_at and other.starts_at < one.ends_at) as doctors,
      (select count(*)::int from busy one join shift_cases clinic on one.doctor_id = clinic.doctor_id
        and not clinic.stopped and one.starts_at < clinic.ends_at and clinic.starts_at < one.ends_at) as clinics,
      (select count(*)::int from busy one join busy other on one.use_no < other.use_no
        and one.person = other.person and one.starts_at < other.ends_at and other.starts_at < one.ends_at) as patients,
      (select count(*)::int from (select * from busy except all
        select use_no, doctor_id, person, starts_at, ends_at from busy_times) lost) as missing,
      (select count(*)::int from (select use_no, doctor_id, person, starts_at, ends_at from busy_times
        except all select * from busy) kept) as "leftOver"`);
  return rows[0] ?? {};
}

/** What {@link brokenCalendar} answers when all is well. */
export const calendarWhole = { doctors: 0, clinics: 0, patients: 0, missing: 0, leftOver: 0 };

/** All ordered pairs of kinds. */
export const pairsOfKinds = kindsWithTime.flatMap((first) =>
  kindsWithTime.map((second) => [first, second] as const),
);
