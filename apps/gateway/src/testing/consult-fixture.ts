import {
  addDoctor,
  addHospital,
  addPeople,
  type TestPerson,
} from '../domains/booking/booking-fixture';
import { consultServices } from '../domains/consult/tables';
import { openPayment, paidNotice, sendNotice } from './payment-fixture';
import type { TestGateway } from './test-gateway';

export const question = '孩子发烧两天，最高 38.9 度，吃过退烧药，现在有点咳嗽';
export const price = 5000;

/** A doctor who can be asked by every way a test needs. */
export async function addConsultDoctor({ services: { db } }: TestGateway) {
  const doctor = await addDoctor(db, await addHospital(db));
  const { doctorId } = doctor;
  await db.insert(consultServices).values(
    (['imageText', 'phone', 'video', 'policlinic', 'fast', 'free'] as const).map((kind) => ({
      doctorId,
      kind,
      priceCents: kind === 'free' ? 0 : price,
    })),
  );
  return doctor;
}

/** A signed-in account, with the calls it makes. */
export async function newAsker(gateway: TestGateway) {
  const { db, clock } = gateway.services;
  // As many as are asked for.
  const [person] = (await addPeople(db, 1, clock.now())) as [TestPerson];
  const { token, patientId } = person;
  const call = (path: string, body: object) => gateway.call(path, body, { token });
  const submit = (path: string, body: object) =>
    call(`/consult/submitorder/${path}`, { patientId, question, ...body });
  return {
    ...person,
    call,
    submit,
    detail: async (orderKey: string) =>
      (await call('/consult/consultorder/detail', { orderKey })).data,
    act: (act: string, orderKey: string, more: object = {}) =>
      call(`/consult/consultorder/${act}`, { orderKey, ...more }),
    /**
     * A late free time of a doctor's calls: tests of one doctor take one each.
     * @param before how many still later ones are left out
     */
    async lastFreeTime(doctorId: string, kind = 'phone', before = 0): Promise<string> {
      const { data } = await call('/consult/consultorder/getintentiontime', { doctorId, kind });
      return data.times.at(-1 - before).startsAt;
    },
    /** Opens the cashier and pays. */
    async pay(orderKey: string, cents = price): Promise<string> {
      const paymentId = await openPayment(gateway, orderKey, token);
      const { data } = await sendNotice(gateway, paidNotice(paymentId, cents));
      return data.settlement;
    },
    /** Sends a question in writing to a doctor, and pays for it. */
    async asked(doctorId: string): Promise<string> {
      const { data } = await submit('imagetext', { doctorId });
      await this.pay(data.orderKey);
      return data.orderKey;
    },
  };
}

/** An action of the other side. */
export const desk = (gateway: TestGateway, action: string, body: object) =>
  gateway.call(`/sandbox/desk/${action}`, { staff: 'S1', ...body });

/** A doctor takes a consult, and answers it. */
export async function answered(gateway: TestGateway, orderKey: string, doctorId: string) {
  await desk(gateway, 'take-consult', { orderKey, doctorId });
  await desk(gateway, 'answer-consult', { orderKey });
}
