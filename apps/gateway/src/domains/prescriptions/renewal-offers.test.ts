import { addDays, dayAt, momentOf } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  renewalRequests,
  prescriptions,
  type PrescriptionRow,
} from '../../kernel/prescriptions/tables';
import { newAsker } from '../../testing/consult-fixture';
import { addDrug, addRenewingDoctor, addSheet, lineOf } from '../../testing/prescription-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { renewalOffersDeadline } from './renewal-offers';

const zone = 'Asia/Shanghai';
let gateway: TestGateway;
let doctorId: string;
beforeEach(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addRenewingDoctor(gateway));
  await addDrug(gateway, { drugId: 'amlodipine' });
  await addDrug(gateway, {
    drugId: 'aspirin',
    name: { 'zh-Hans': '阿司匹林肠溶片', 'zh-Hant': '阿司匹林腸溶片', en: 'Aspirin tablets' },
  });
});
afterEach(() => gateway.dispose());

/** Whatever the hour of the test, the days count from its own. */
const today = () => dayAt(gateway.services.clock.now(), zone);
const morning = (days: number, time = '08:00') => momentOf(addDays(today(), days), time, zone);
const sweep = (at: Date) => renewalOffersDeadline.sweep(gateway.services.db, at, gateway.services);

/** A person with a sheet that runs out in ten days: it is offered in five. */
async function runningOut(sheet: Partial<PrescriptionRow> = {}) {
  const person = await newAsker(gateway);
  const { userId: ownerId, patientId } = person;
  const add = (more: object) => addSheet(gateway, { ownerId, patientId, doctorId, ...more });
  const row = await add({ runsOutOn: addDays(today(), 10), ...sheet });
  const sent = async () => (await gateway.messagesTo(person.mobile)).map(({ text }) => text);
  return { ...person, row, add, sent };
}

it('is offered once, on the morning of its day, with the day on which the last tablet is taken', async () => {
  const { row, sent, call } = await runningOut();
  expect(await sweep(morning(4, '19:00'))).toEqual(morning(5));
  expect(await sent()).toEqual([]);
  expect(await sweep(morning(5))).toBeNull();
  await sweep(morning(6));
  const [text, ...rest] = await sent();
  expect(rest).toEqual([]);
  const [, month, day] = (row.runsOutOn ?? '').split('-').map(Number);
  expect(text).toContain(`王秀兰的苯磺酸氨氯地平片预计${month}月${day}日`);
  const { data } = await call('/user/message/list.json', {});
  expect(data.items).toMatchObject([{ topic: 'prescription', group: 'consults' }]);
});

it('says how many medicines there are', async () => {
  const { sent } = await runningOut({ lines: [lineOf('aspirin'), lineOf('amlodipine', '2')] });
  await sweep(morning(5));
  expect((await sent())[0]).toContain('阿司匹林肠溶片等 2 种药');
});

it('comes by day alone', async () => {
  const { sent } = await runningOut();
  expect(await sweep(morning(5, '23:30'))).toEqual(morning(6));
  expect(await sweep(morning(6, '03:00'))).toEqual(morning(6));
  expect(await sent()).toEqual([]);
  await sweep(morning(6));
  expect(await sent()).toHaveLength(1);
});

it('is never offered of one with a newer sheet, with an open request, or that has run out', async () => {
  const renewed = await runningOut();
  await renewed.add({ daysAgo: 1, state: 'approved' });
  const asked = await runningOut();
  await gateway.services.db.insert(renewalRequests).values({
    orderNo: 'C1',
    ownerId: asked.userId,
    patientId: asked.patientId,
    prescriptionId: asked.row.prescriptionId,
    survey: {
      takesAsPrescribed: 'always',
      allergyClasses: [],
      proofFileIds: [],
    },
    proofs: [],
    state: 'asked',
    createdAt: gateway.services.clock.now(),
  });
  const gone = await runningOut({ runsOutOn: addDays(today(), 1) });
  expect(await sweep(morning(6))).toBeNull();
  for (const { sent, row } of [renewed, asked, gone]) {
    expect(await sent()).toEqual([]);
    const [seen] = await gateway.services.db
      .select({ at: prescriptions.renewalOfferedAt })
      .from(prescriptions)
      .where(eq(prescriptions.prescriptionId, row.prescriptionId));
    expect(seen?.at).not.toBeNull();
  }
});

it('two gateways offer it once', async () => {
  const { sent } = await runningOut();
  await Promise.all([sweep(morning(5)), sweep(morning(5))]);
  expect(await sent()).toHaveLength(1);
});
