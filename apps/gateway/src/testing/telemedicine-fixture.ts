import { addDays, dayAt, hospitalTimeZone, momentOf } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import {
  addDoctor,
  addHospital,
  addPeople,
  type TestPerson,
} from '../domains/booking/booking-fixture';
import { telemedicineExperts, telemedicineLocalDoctors } from '../domains/telemedicine/tables';
import { doctors, hospitals } from '../kernel/places/tables';
import type { Database } from '../platform/database';
import { openPayment, paidNotice, sendNotice } from './payment-fixture';
import type { TestGateway } from './test-gateway';

/** What a session with an expert of a test costs. */
export const sessionCents = 9900;

/** Lets a doctor join sessions, every day at nine and at half past nine. */
export async function addExpert(db: Database, doctorId: string): Promise<void> {
  await db.insert(telemedicineExperts).values({
    doctorId,
    priceCents: sessionCents,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    firstAt: '09:00',
    sessions: 2,
  });
}

/** Lets patients sit with a doctor. */
export async function addLocalDoctor(db: Database, doctorId: string): Promise<void> {
  await db.insert(telemedicineLocalDoctors).values({ doctorId });
}

/** The first time of such an expert on the day after tomorrow. */
export const sessionTime = (now: Date): string =>
  momentOf(addDays(dayAt(now, hospitalTimeZone), 2), '09:00', hospitalTimeZone).toISOString();

export const complaint = '右膝疼了三个月';

/** A hospital of experts and local doctors, with the people who order sessions there. */
export async function openSessions(gateway: TestGateway) {
  const place = await addHospital(gateway.services.db);
  const startsAt = () => sessionTime(gateway.services.clock.now());
  const desk = (action: string, body: object) =>
    gateway.call(`/sandbox/desk/${action}`, { staff: 'S1', ...body });

  async function newExpert(): Promise<string> {
    const { doctorId } = await addDoctor(gateway.services.db, place);
    await addExpert(gateway.services.db, doctorId);
    return doctorId;
  }

  async function newLocalDoctor(): Promise<string> {
    const { doctorId } = await addDoctor(gateway.services.db, place);
    await addLocalDoctor(gateway.services.db, doctorId);
    return doctorId;
  }

  /** A signed-in account, with the calls it makes. */
  async function newPerson() {
    const { db, clock } = gateway.services;
    // As many as are asked for.
    const [person] = (await addPeople(db, 1, clock.now())) as [TestPerson];
    const { token, patientId } = person;
    const call = (path: string, body: object) =>
      gateway.call(`/order/telemedicine/${path}`, body, { token });
    const submit = (doctorId: string, at = startsAt()) =>
      call('submit', { doctorId, startsAt: at, patientId, complaint });
    return { ...person, call, submit };
  }

  /** A person with an unpaid session. */
  async function ordered(doctorId?: string) {
    const person = await newPerson();
    const { call, token } = person;
    const { data } = await person.submit(doctorId ?? (await newExpert()));
    const orderNo: string = data.orderNo;
    return {
      ...person,
      orderNo,
      detail: async () => (await call('detail', { orderNo })).data,
      cancel: (reason = '') => call('patientcancel', { orderNo, reason }),
      choose: (localDoctorId: string) =>
        call('addlocaldoctor', { orderNo, doctorId: localDoctorId }),
      cashier: () => openPayment(gateway, orderNo, token),
      pay: async (paymentId: string, cents = sessionCents) =>
        (await sendNotice(gateway, paidNotice(paymentId, cents))).data.settlement,
    };
  }

  /** The same, paid and with a local doctor. */
  async function booked() {
    const session = await ordered();
    await session.pay(await session.cashier());
    const localDoctorId = await newLocalDoctor();
    await session.choose(localDoctorId);
    return { ...session, localDoctorId };
  }

  const free = async (doctorId: string) => {
    const { data } = await gateway.call('/order/telemedicine/schedule', { doctorId });
    return data.times.find((time: { startsAt: string }) => time.startsAt === startsAt()).isFree;
  };

  /** Where the hospital of a doctor is. */
  async function cityOf(doctorId: string) {
    const [found] = await gateway.services.db
      .select({ cityId: hospitals.cityId, provinceId: hospitals.provinceId })
      .from(hospitals)
      .innerJoin(doctors, eq(doctors.hospitalId, hospitals.id))
      .where(eq(doctors.id, doctorId));
    if (found === undefined) throw new Error(`There is no doctor ${doctorId}.`);
    return found;
  }

  return { startsAt, desk, cityOf, newExpert, newLocalDoctor, newPerson, ordered, booked, free };
}
