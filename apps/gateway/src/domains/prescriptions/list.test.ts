import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAsker } from '../../testing/consult-fixture';
import {
  addDrug,
  addPrescription,
  lineOf,
  readPrescription,
} from '../../testing/prescribing-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import type { PrescriptionRow } from '../../kernel/prescriptions/tables';
import { exportedPrescriptions, erasePrescriptions } from '../../kernel/prescriptions/personal';
import { addDoctor, addHospital } from '../booking/booking-fixture';

const day = 24 * 3_600_000;

let gateway: TestGateway;
let asker: Awaited<ReturnType<typeof newAsker>>;
let doctorId: string;
let drugId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  const { db } = gateway.services;
  ({ doctorId } = await addDoctor(db, await addHospital(db)));
  drugId = await addDrug(gateway);
});
afterAll(() => gateway.dispose());

const ago = (days: number) => new Date(gateway.services.clock.now().getTime() - days * day);
const add = (row: Partial<PrescriptionRow> & Pick<PrescriptionRow, 'state'>) =>
  addPrescription(gateway, {
    ownerId: asker.userId,
    patientId: asker.patientId,
    doctorId,
    lines: [lineOf(drugId)],
    ...row,
  });
const list = async (body: object = {}) =>
  (await asker.call('/modulepsc/patient/epresc/list.json', body)).data;
const idsOf = ({ items }: { items: { prescriptionId: string }[] }) =>
  items.map(({ prescriptionId }) => prescriptionId);

describe('the list of prescriptions', () => {
  beforeAll(async () => {
    asker = await newAsker(gateway);
  });

  it('has what has not ended, and what ended in the last seven days; the rest is past', async () => {
    const open = await add({ state: 'inReview', signedAt: ago(0) });
    const lately = await add({ state: 'expired', signedAt: ago(8), endedAt: ago(6.9) });
    const long = await add({ state: 'dispensed', signedAt: ago(60), endedAt: ago(7.1) });
    const returned = await add({ state: 'superseded', signedAt: ago(1), endedAt: ago(1) });
    await add({ state: 'draft' });
    expect(await list()).toMatchObject({ total: 2, counts: { current: 2, past: 2 } });
    expect(idsOf(await list())).toEqual([open.prescriptionId, lately.prescriptionId]);
    expect(idsOf(await list({ group: 'past' }))).toEqual([
      returned.prescriptionId,
      long.prescriptionId,
    ]);
    expect((await list({ pageSize: 1, pageNo: 2 })).items).toMatchObject([
      {
        prescriptionId: lately.prescriptionId,
        number: `${lately.number.slice(0, 4)} ${lately.number.slice(4)}`,
        itemNames: ['苯磺酸氨氯地平片'],
        doctorName: '沈知远',
        deptName: '心血管内科',
        days: 28,
      },
    ]);
    expect((await list({ patientId: 'another' })).counts).toEqual({ current: 0, past: 0 });
  });
});

describe('a prescription', () => {
  const get = async (prescriptionId: string, { call } = asker) =>
    call('/modulepsc/patient/epresc/detail.json', { prescriptionId });

  it('is its owner’s, and shows no package before a pharmacist approved it', async () => {
    asker = await newAsker(gateway);
    const waiting = await add({ state: 'inReview' });
    const approved = await add({ state: 'approved', approvedAt: ago(0), validUntil: ago(-1) });
    expect((await get(waiting.prescriptionId)).data).toMatchObject({
      hospitalName: '同仁医院',
      items: [{ name: '苯磺酸氨氯地平片', picture: null }],
      review: null,
      signatures: [],
    });
    expect((await get(approved.prescriptionId)).data.items[0].picture).not.toBeNull();
    const other = await newAsker(gateway);
    expect((await get(waiting.prescriptionId, other)).code).toBe(-7);
    expect((await get('none')).code).toBe(-7);
  });

  it('is not shown as a draft', async () => {
    const draft = await add({ state: 'draft' });
    expect((await get(draft.prescriptionId)).code).toBe(-7);
  });
});

describe('what an account has of prescriptions', () => {
  it('is exported with its lines, without drafts', async () => {
    asker = await newAsker(gateway);
    const row = await add({ state: 'approved' });
    await add({ state: 'draft' });
    const { db } = gateway.services;
    const copy = await exportedPrescriptions(db, asker.userId, 'zh-Hans');
    expect(copy.prescriptions).toMatchObject([
      {
        prescriptionId: row.prescriptionId,
        diagnosis: '高血压',
        lines: [{ drugId, name: '苯磺酸氨氯地平片', days: 28 }],
      },
    ]);
  });

  it('cannot be claimed once the account is closed, and stays a record', async () => {
    const row = await add({ state: 'approved', validUntil: ago(-1) });
    const done = await add({ state: 'dispensed' });
    const { db, clock } = gateway.services;
    await db.transaction((tx) => erasePrescriptions(tx, asker.userId, clock.now()));
    expect(await readPrescription(gateway, row.prescriptionId)).toMatchObject({
      state: 'cancelled',
      diagnosis: '高血压',
    });
    expect(await readPrescription(gateway, done.prescriptionId)).toEqual(done);
  });
});
