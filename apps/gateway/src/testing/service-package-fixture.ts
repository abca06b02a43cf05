import { randomBytes } from 'node:crypto';
import {
  addDoctor,
  addHospital,
  addPeople,
  type TestPerson,
} from '../domains/booking/booking-fixture';
import { servicePackageOffers, servicePackageTeams } from '../domains/service-packages/tables';
import type { OfferItem } from '../domains/service-packages/shapes';
import type { Database } from '../platform/database';
import { openPayment, paidNotice, sendNotice } from './payment-fixture';
import type { TestGateway } from './test-gateway';

/** What a package of a test costs. */
export const packageCents = 10_001;

const text = (zh: string, en: string) => ({ 'zh-Hans': zh, 'zh-Hant': zh, en });
const list = (zh: string, en: string) => ({ 'zh-Hans': [zh], 'zh-Hant': [zh], en: [en] });

const item = (type: OfferItem['type'], count: number, unitCents: number): OfferItem => ({
  serviceId: type,
  type,
  name: text(`服务 ${type}`, `Service ${type}`),
  note: text('说明', 'Note'),
  count,
  unitCents,
});

/** One of each kind of item, two consultations. */
export const allItems: readonly OfferItem[] = [
  item('consult', 2, 4000),
  item('call', 1, 8000),
  item('appointment', 1, 10_000),
  item('form', 1, 3000),
  item('goods', 1, 5000),
  item('visit', 1, 9000),
];

/** A package of a doctor and a team of its own. */
export async function addServicePackage(
  db: Database,
  { items = [...allItems], ...changed }: Partial<typeof servicePackageOffers.$inferInsert> = {},
) {
  const { doctorId } = changed.doctorId
    ? { doctorId: changed.doctorId }
    : await addDoctor(db, await addHospital(db));
  const fresh = randomBytes(6).toString('hex');
  const [packageCode, teamId] = [`k${fresh}`, `t${fresh}`];
  await db.insert(servicePackageTeams).values({
    teamId,
    name: text('心血管团队', 'Heart team'),
    introduction: text('介绍', 'About'),
    memberIds: [doctorId],
  });
  await db.insert(servicePackageOffers).values({
    packageCode,
    topic: 'heart',
    title: text('心脏随访', 'Heart care'),
    summary: text('术后的人', 'After treatment'),
    description: list('介绍', 'About'),
    doctorId,
    teamId,
    priceCents: packageCents,
    days: 30,
    items: [...items],
    ...changed,
  });
  return { packageCode, teamId, doctorId };
}

/** People who buy packages. */
export function openServicePackages(gateway: TestGateway) {
  const { db, clock } = gateway.services;
  const desk = (action: string, body: object) =>
    gateway.call(`/sandbox/desk/${action}`, { staff: 'S1', ...body });

  /** A signed-in account with a patient, and the calls it makes. */
  async function newPerson() {
    // As many as are asked for.
    const [person] = (await addPeople(db, 1, clock.now())) as [TestPerson];
    const call = (path: string, body: object) =>
      gateway.call(`/hades/${path}`, body, { token: person.token });
    return { ...person, call };
  }

  /** A person with an unpaid package, for nobody yet. */
  async function ordered(changed: Parameters<typeof addServicePackage>[1] = {}) {
    const offer = await addServicePackage(db, changed);
    const person = await newPerson();
    const { call, token, patientId } = person;
    const totalCents = changed.priceCents ?? packageCents;
    const { packageCode } = offer;
    const { data } = await call('packserve/order/create', { packageCode, totalCents });
    const orderNo: string = data.orderNo;
    const detail = async () => (await call('order/detail', { orderNo })).data;
    return {
      ...person,
      offer,
      orderNo,
      detail,
      bind: () => call('order/bindpatient', { orderNo, patientId }),
      cashier: () => openPayment(gateway, orderNo, token),
      pay: async (paymentId: string) =>
        (await sendNotice(gateway, paidNotice(paymentId, totalCents))).data.settlement,
      refund: (refundCents: number) => call('order/refund', { orderNo, refundCents }),
      consult: () =>
        call('customserve/apply', {
          orderNo,
          serviceId: 'consult',
          note: '最近胸闷，走路后更明显',
        }),
      left: async (serviceId: string): Promise<number> =>
        (await detail()).quotas.find((one: { serviceId: string }) => one.serviceId === serviceId)
          .left,
    };
  }

  /** The same, paid and for the patient. */
  async function usable(changed: Parameters<typeof addServicePackage>[1] = {}) {
    const order = await ordered(changed);
    await order.pay(await order.cashier());
    await order.bind();
    return order;
  }

  return { desk, newPerson, ordered, usable };
}
