import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAsker } from '../../testing/consult-fixture';
import { addDrug, addRenewingDoctor, addSheet, lineOf } from '../../testing/prescription-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { renewalCents, renewalRefusals } from './renewals';
import type { PrescriptionRow } from './tables';

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addRenewingDoctor(gateway));
  await addDrug(gateway, { drugId: 'amlodipine' });
  await addDrug(gateway, { drugId: 'amlodipine-other', substance: 'amlodipine' });
  await addDrug(gateway, { drugId: 'aspirin' });
  await addDrug(gateway, { drugId: 'morphine', special: 'narcotic' });
  await addDrug(gateway, { drugId: 'former', isListed: false });
});
afterAll(() => gateway.dispose());

const judged = async (rows: readonly PrescriptionRow[]) => {
  const { db, clock, all } = gateway.services;
  const context = { db, now: clock.now(), locale: 'zh-Hans' as const, all };
  const refusals = await renewalRefusals(context, rows);
  return rows.map(({ prescriptionId }) => refusals.get(prescriptionId)?.why ?? null);
};

/** Adds sheets of one person. */
async function sheetsOf() {
  const { userId: ownerId, patientId } = await newAsker(gateway);
  return (sheet: Partial<PrescriptionRow> & { readonly daysAgo?: number } = {}) =>
    addSheet(gateway, { ownerId, patientId, doctorId, ...sheet });
}

it('a newer one counts where it has all the substances, of whatever maker, and was not withdrawn', async () => {
  const add = await sheetsOf();
  const old = await add({ daysAgo: 90 });
  const both = await add({ daysAgo: 80, lines: [lineOf('amlodipine'), lineOf('aspirin', '2')] });
  expect(await judged([old, both])).toEqual(['newerExists', null]);
  await add({ daysAgo: 50, lines: [lineOf('amlodipine-other')], state: 'cancelled' });
  expect(await judged([both])).toEqual([null]);
  await add({ daysAgo: 40, lines: [lineOf('amlodipine-other')] });
  expect(await judged([old, both])).toEqual(['newerExists', null]);
});

it('another person has their own', async () => {
  const [one, other] = [await sheetsOf(), await sheetsOf()];
  const mine = await one({ daysAgo: 40 });
  const theirs = await other({ daysAgo: 30 });
  expect(await judged([mine, theirs])).toEqual([null, null]);
});

it('finds the visit on site, over versions and renewals', async () => {
  const add = await sheetsOf();
  const visit = await add({ daysAgo: 380, lines: [lineOf('aspirin')] });
  const { prescriptionId: first } = await add({
    daysAgo: 300,
    orderKey: 'C1',
    renewedFrom: visit.prescriptionId,
    state: 'superseded',
  });
  const second = await add({ daysAgo: 299, orderKey: 'C1', supersedes: first });
  expect(await judged([second])).toEqual(['needsVisit']);
  const alone = await (await sheetsOf())({ daysAgo: 380, orderKey: 'C2' });
  expect(await judged([alone])).toEqual([null]);
});

it('asks the list of medicines', async () => {
  const add = await sheetsOf();
  const rows = [
    await add({ lines: [lineOf('morphine')] }),
    await add({ lines: [lineOf('former')] }),
    await add({ lines: [lineOf('none')] }),
  ];
  expect(await judged(rows)).toEqual(['specialMedicine', 'notForOnline', 'unknown']);
});

it.each<[string, Partial<PrescriptionRow>, number]>([
  ['one that was handed out', {}, 500],
  ['one that ended unclaimed', { state: 'expired', approvedAt: new Date() }, 0],
  ['one that was never approved', { state: 'expired', approvedAt: null }, 500],
  [
    'one that ended long ago',
    { state: 'expired', approvedAt: new Date(), endedAt: new Date('2026-10-01') },
    500,
  ],
])('the price of %s', (_, changed, cents) => {
  const now = new Date('2026-12-01');
  const row = { state: 'dispensed', approvedAt: null, endedAt: now, ...changed } as const;
  expect(renewalCents(row, now)).toBe(cents);
});
