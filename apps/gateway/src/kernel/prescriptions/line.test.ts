import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DispensingFacts } from '@xinglin/rules';
import { newAsker } from '../../testing/consult-fixture';
import { addRenewingDoctor, addSheet } from '../../testing/prescription-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import type { ReadDispensings } from './dispensings';
import { linesOf } from './line';
import { prescriptionReviews } from './tables';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

it('reads doctors, reviews and orders of all prescriptions at once', async () => {
  const { db, clock } = gateway.services;
  const now = clock.now();
  const { doctorId } = await addRenewingDoctor(gateway);
  const { userId: ownerId, patientId } = await newAsker(gateway);
  const later = new Date(now.getTime() + 60 * 60_000);
  const add = (sheet: object) => addSheet(gateway, { ownerId, patientId, doctorId, ...sheet });
  const waiting = await add({ state: 'inReview', endedAt: null, reviewBefore: later });
  const claimed = await add({
    state: 'claimed',
    approvedAt: now,
    validUntil: later,
    endedAt: null,
  });
  const onSite = await add({});
  await db.insert(prescriptionReviews).values({
    prescriptionId: claimed.prescriptionId,
    pharmacistName: '周宁',
    isApproved: true,
    at: now,
  });
  const order: DispensingFacts = {
    orderNo: 'D1',
    state: 'sent',
    method: 'delivery',
    pharmacyName: '杏林大药房',
    reportsProgress: true,
    payBefore: null,
    sentAt: now,
    confirmBefore: later,
    confirmedAt: null,
    lastHeardAt: null,
    lastWords: null,
    newsBefore: null,
    promisedBy: later,
    receivedAt: null,
    lines: [{ state: 'waiting', parcelId: null }],
    parcels: [],
  };
  const asked: (readonly string[])[] = [];
  const read: ReadDispensings = async (_, ids) => {
    asked.push(ids);
    return new Map([[claimed.prescriptionId, order]]);
  };
  // The only collection that is requested.
  const all = (() => [read]) as unknown as typeof gateway.services.all;
  const rows = [waiting, claimed, onSite];
  const lines = await linesOf({ db, now, locale: 'zh-Hans', all }, rows);
  expect(asked).toEqual([rows.map(({ prescriptionId }) => prescriptionId)]);
  expect(rows.map(({ prescriptionId }) => lines.get(prescriptionId)?.phase)).toEqual([
    'inReview',
    'sent',
    'done',
  ]);
  expect(lines.get(claimed.prescriptionId)).toMatchObject({
    steps: [
      { step: 'sign', by: '沈知远' },
      { step: 'review', by: '周宁' },
      { step: 'dispense', by: '杏林大药房', dueAt: later.toISOString() },
      { step: 'deliver' },
      { step: 'arrive', dueAt: later.toISOString() },
    ],
    next: { hand: 'pharmacy' },
  });
  expect(await linesOf({ db, now, locale: 'zh-Hans', all }, [])).toEqual(new Map());
});
