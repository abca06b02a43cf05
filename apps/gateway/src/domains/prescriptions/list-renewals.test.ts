import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PrescriptionRow } from '../../kernel/prescriptions/tables';
import { newAsker } from '../../testing/consult-fixture';
import { addDrug, addRenewingDoctor, addSheet, lineOf } from '../../testing/prescription-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { listRenewals } from './list-renewals';

let gateway: TestGateway;
let doctor: Awaited<ReturnType<typeof addRenewingDoctor>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  doctor = await addRenewingDoctor(gateway);
  await addDrug(gateway, { drugId: 'amlodipine' });
  await addDrug(gateway, { drugId: 'atorvastatin' });
});
afterAll(() => gateway.dispose());

async function personWithSheets() {
  const { userId: ownerId, patientId } = await newAsker(gateway);
  const { db, clock, all } = gateway.services;
  const context = { db, now: clock.now(), all, locale: 'zh-Hans' as const, account: ownerId };
  return {
    patientId,
    add: (sheet: Partial<PrescriptionRow> & { readonly daysAgo?: number } = {}) =>
      addSheet(gateway, { ownerId, patientId, doctorId: doctor.doctorId, ...sheet }),
    list: async (wanted: object = {}) => (await listRenewals(wanted, context)).items,
  };
}
const idsOf = (items: readonly { readonly prescription: { readonly prescriptionId: string } }[]) =>
  items.map(({ prescription }) => prescription.prescriptionId);

it('has the earlier ones of the account, the newest version of each sheet, the newest first', async () => {
  const person = await personWithSheets();
  const old = await person.add({ daysAgo: 90, lines: [lineOf('atorvastatin')] });
  await person.add({ daysAgo: 30, number: 'same', version: 1, state: 'expired' });
  const second = await person.add({ daysAgo: 29, number: 'same', version: 2 });
  await person.add({ daysAgo: 1, state: 'inReview' });
  await person.add({ daysAgo: 2, state: 'draft' });
  await (await personWithSheets()).add();
  expect(idsOf(await person.list())).toEqual([second, old].map((row) => row.prescriptionId));
  expect(idsOf(await person.list({ drugId: 'atorvastatin' }))).toEqual([old.prescriptionId]);
  expect(await person.list({ patientId: 'none' })).toEqual([]);
});

it('says of each who renews it, for how much and how long that takes', async () => {
  const person = await personWithSheets();
  await person.add();
  const [item] = await person.list();
  expect(item).toMatchObject({
    refusal: null,
    doctor: { doctorId: doctor.doctorId, name: '沈知远', title: '主任医师' },
    priceCents: 500,
    answerWithinMinutes: 120,
    reviewMinutes: 30,
    deliveryMinutes: 2880,
  });
});

it('names another doctor of the department where the former one renews nothing', async () => {
  const person = await personWithSheets();
  const former = await addRenewingDoctor(gateway, { takes: false, deptId: doctor.deptId });
  await person.add({ doctorId: former.doctorId });
  expect((await person.list())[0]).toMatchObject({
    refusal: null,
    doctor: { doctorId: doctor.doctorId },
  });
});

it('answers a named one in any state but a draft, with why it cannot be renewed', async () => {
  const person = await personWithSheets();
  const { prescriptionId } = await person.add({ state: 'inReview', orderKey: 'C1' });
  const draft = await person.add({ state: 'draft', daysAgo: 1 });
  expect(await person.list({ prescriptionId })).toMatchObject([
    { refusal: { why: 'pendingSince', orderKey: 'C1' } },
  ]);
  expect(await person.list({ prescriptionId: draft.prescriptionId })).toEqual([]);
  const other = await personWithSheets();
  expect(await other.list({ prescriptionId })).toEqual([]);
});
