import { panelTerms } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import {
  addDoctor,
  addHospital,
  addPeople,
  type TestPerson,
} from '../domains/booking/booking-fixture';
import { panelExperts } from '../domains/panels/tables';
import { hospitalDepartments, standardDepartments } from '../kernel/places/tables';
import type { Database } from '../platform/database';
import { openPayment, paidNotice, sendNotice } from './payment-fixture';
import type { TestGateway } from './test-gateway';

/** Shares of the experts of a test: all different, so that a wrong one shows in the sum. */
export const shares = [2903, 1901, 2307, 1109, 3001] as const;

/** What a question to all of them costs. */
export const panelCents = shares.reduce((sum, cents) => sum + cents, 0);

/** What is asked of them. */
export const panelQuestion = '右膝疼了三个月，上下楼时更疼，吃过止痛药';

/** The standard department of such experts. */
export const panelDeptId = 'panel-department';

/** As many experts of one hospital as are asked at once; answers their doctors. */
export async function addPanel(
  db: Database,
  { hospitalId, hospDeptId }: Awaited<ReturnType<typeof addHospital>>,
): Promise<string[]> {
  const doctorIds: string[] = [];
  for (const shareCents of shares.slice(0, panelTerms.experts)) {
    const { doctorId } = await addDoctor(db, { hospitalId, hospDeptId });
    await db.insert(panelExperts).values({ doctorId, shareCents });
    doctorIds.push(doctorId);
  }
  return doctorIds;
}

/** Experts, with the people who ask them. */
export async function openPanels(gateway: TestGateway) {
  const { db, clock } = gateway.services;
  const place = await addHospital(db);
  const name = { 'zh-Hans': '骨科', 'zh-Hant': '骨科', en: 'Orthopaedics' };
  await db
    .insert(standardDepartments)
    .values({ id: panelDeptId, name, icon: 'bone', position: 1 })
    .onConflictDoNothing();
  await db
    .update(hospitalDepartments)
    .set({ standardDepartmentId: panelDeptId })
    .where(eq(hospitalDepartments.id, place.hospDeptId));
  const doctorIds = await addPanel(db, place);
  const desk = (action: string, body: object) =>
    gateway.call(`/sandbox/desk/${action}`, { staff: 'S1', ...body });

  /** A signed-in account, with the calls it makes. */
  async function newPerson() {
    // As many as are asked for.
    const [person] = (await addPeople(db, 1, clock.now())) as [TestPerson];
    const { token, patientId } = person;
    const call = (path: string, body: object = {}) =>
      gateway.call(`/consult/panel/${path}`, body, { token });
    const submit = (other: object = {}) =>
      call('submit', { patientId, question: panelQuestion, doctorIds, ...other });
    return { ...person, call, submit };
  }

  /** A person with an unpaid question. */
  async function asked() {
    const person = await newPerson();
    const { data } = await person.submit();
    const orderKey: string = data.orderKey;
    return {
      ...person,
      orderKey,
      detail: async () => (await person.call('detail', { orderKey })).data,
      cancel: () => person.call('cancel', { orderKey }),
      cashier: () => openPayment(gateway, orderKey, person.token),
      pay: async (paymentId: string, cents = panelCents) =>
        (await sendNotice(gateway, paidNotice(paymentId, cents))).data.settlement,
      answer: (doctorId: string | undefined, text = '先做膝关节正位片，少爬楼梯，两周后复诊') =>
        desk('answer-panel', { orderKey, doctorId, text }),
      decline: (doctorId: string | undefined) => desk('decline-panel', { orderKey, doctorId }),
      withdraw: () => desk('withdraw-panel', { orderNo: orderKey }),
    };
  }

  /** The same, paid. */
  async function paid() {
    const panel = await asked();
    await panel.pay(await panel.cashier());
    return panel;
  }

  return { doctorIds, desk, newPerson, asked, paid };
}
