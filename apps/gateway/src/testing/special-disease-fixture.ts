import { randomBytes } from 'node:crypto';
import { addDays, dayAt, hospitalTimeZone } from '@xinglin/rules';
import {
  addDoctor,
  addHospital,
  addPeople,
  type TestPerson,
} from '../domains/booking/booking-fixture';
import { specialDiseaseExperts, specialDiseases } from '../domains/special-disease/tables';
import type { Database } from '../platform/database';
import { openPayment, paidNotice, sendNotice } from './payment-fixture';
import type { TestGateway } from './test-gateway';

/** What a booking with an expert of a test costs. */
export const specialDiseaseCents = 19_900;

/** What a person of a test writes for the group. */
export const materials = '右乳肿块两个月，彩超提示结节';

const text = (zh: string, en: string) => ({ 'zh-Hans': zh, 'zh-Hant': zh, en });

/** A disease with a doctor as its leading expert, every day, for as many people a day. */
export async function addSpecialDisease(
  db: Database,
  doctorId: string,
  { places = 4, isLead = true, diseaseId = `d${randomBytes(6).toString('hex')}` } = {},
) {
  await db
    .insert(specialDiseases)
    .values({
      diseaseId,
      name: text('肿瘤', 'Cancer care'),
      summary: text('肿瘤专家团队', 'Experts of tumours'),
      materialsHint: text('写明做过哪些检查', 'Say which tests there were'),
      position: 0,
    })
    .onConflictDoNothing();
  await db.insert(specialDiseaseExperts).values({
    diseaseId,
    doctorId,
    isLead,
    feeCents: specialDiseaseCents,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    placesADay: places,
  });
  return { diseaseId, doctorId };
}

/** A hospital with experts of special diseases, and the people who book them. */
export async function openSpecialDiseases(gateway: TestGateway) {
  const { db, clock } = gateway.services;
  const hospital = await addHospital(db);
  const dayIn = (days: number) => addDays(dayAt(clock.now(), hospitalTimeZone), days);
  const desk = (action: string, body: object) =>
    gateway.call(`/sandbox/desk/${action}`, { staff: 'S1', ...body });

  async function newExpert(options?: Parameters<typeof addSpecialDisease>[2]) {
    const { doctorId } = await addDoctor(db, hospital);
    return addSpecialDisease(db, doctorId, options);
  }
  type Expert = Awaited<ReturnType<typeof newExpert>>;

  /** A signed-in account, with the calls it makes. */
  async function newPerson() {
    // As many as are asked for.
    const [person] = (await addPeople(db, 1, clock.now())) as [TestPerson];
    const { token, patientId } = person;
    const call = (path: string, body: object) =>
      gateway.call(`/modulemarketplace/specialdisease/${path}`, body, { token });
    const submit = (expert: Expert, changed: object = {}) =>
      call('booking/submit', {
        ...expert,
        day: dayIn(5),
        patientId,
        materials,
        totalCents: specialDiseaseCents,
        agreementVersion: '1.0',
        ...changed,
      });
    return { ...person, call, submit };
  }

  /** A person with a booking that waits for the group's answer. */
  async function submitted(expert?: Expert) {
    const person = await newPerson();
    const of = expert ?? (await newExpert());
    const orderNo: string = (await person.submit(of)).data.orderNo;
    const { call, token } = person;
    return {
      ...person,
      expert: of,
      orderNo,
      detail: async () => (await call('booking/detail', { orderNo })).data,
      update: (changed: object) => call('booking/update', { orderNo, ...changed }),
      cancel: (refundCents = 0) => call('booking/cancel', { orderNo, refundCents, reason: '' }),
      confirm: () => desk('confirm-special-disease', { orderNo }),
      refuse: () => desk('refuse-special-disease', { orderNo, reason: '专家停诊' }),
      cashier: () => openPayment(gateway, orderNo, token),
      pay: async (paymentId: string, cents = specialDiseaseCents) =>
        (await sendNotice(gateway, paidNotice(paymentId, cents))).data.settlement,
    };
  }

  /** The same, confirmed and paid. */
  async function booked(expert?: Expert) {
    const booking = await submitted(expert);
    await booking.confirm();
    await booking.pay(await booking.cashier());
    return booking;
  }

  /** What is left of a day. */
  const left = async ({ diseaseId, doctorId }: Expert, day: string): Promise<number> => {
    const path = '/specialdisease/doctorpatientgroup/getdoctorgroup';
    const { members } = (await gateway.call(path, { diseaseId })).data;
    return members
      .find((one: { doctor: { doctorId: string } }) => one.doctor.doctorId === doctorId)
      .days.find((one: { day: string }) => one.day === day).remaining;
  };

  return { dayIn, desk, newExpert, newPerson, submitted, booked, left };
}
