import { randomBytes } from 'node:crypto';
import type { PrescriptionState } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import {
  drugs,
  prescriptions,
  renewalRequests,
  type DrugRow,
  type PrescriptionRow,
  type WrittenLine,
} from '../kernel/prescriptions/tables';
import { addConsultDoctor, desk, newAsker } from './consult-fixture';
import type { TestGateway } from './test-gateway';

const text = (zh: string, en: string) => ({ 'zh-Hans': zh, 'zh-Hant': zh, en });
const freshId = () => randomBytes(6).toString('hex');

/** A blood-pressure medicine of the list. */
export async function addDrug(
  { services: { db } }: TestGateway,
  more: Partial<DrugRow> = {},
): Promise<string> {
  const drugId = `drug${freshId()}`;
  await db.insert(drugs).values({
    drugId,
    name: text('苯磺酸氨氯地平片', 'Amlodipine tablets'),
    substance: 'amlodipine',
    atc: 'C08CA01',
    strength: text('5 mg', '5 mg'),
    strengthMg: 5,
    unit: 'tablet',
    packUnits: 28,
    packText: text('5 mg × 28 片', '28 tablets of 5 mg'),
    maker: text('示例药业', 'Example Pharma'),
    picture: { pictogram: 'tablets', tone: 'brand' },
    searchText: 'amlodipine 苯磺酸氨氯地平片',
    ...more,
  });
  return drugId;
}

/** A line of four weeks. */
export const lineOf = (drugId: string, more: Partial<WrittenLine> = {}): WrittenLine => ({
  lineId: '1',
  drugId,
  quantity: 1,
  amount: 1,
  unit: 'tablet',
  frequency: 'onceDaily',
  timing: 'anyTime',
  days: 28,
  ...more,
});

let numbers = 10_000_000;

/** A prescription in a state, as a visit on site leaves it; `more` replaces its columns. */
export async function addPrescription(
  { services: { db, clock } }: TestGateway,
  row: Pick<PrescriptionRow, 'ownerId' | 'patientId' | 'doctorId' | 'lines'> & {
    readonly state: PrescriptionState;
  } & Partial<PrescriptionRow>,
): Promise<PrescriptionRow> {
  const now = clock.now();
  const [added] = await db
    .insert(prescriptions)
    .values({
      prescriptionId: `p${freshId()}`,
      number: String((numbers += 1)),
      patientName: '王秀兰',
      patientGender: 'female',
      patientAge: 70,
      diagnosis: '高血压',
      contentHash: freshId(),
      signedAt: now,
      reviewBefore: now,
      ...row,
    })
    .returning();
  if (added === undefined) throw new Error('not added');
  return added;
}

/** A prescription as it is now. */
export async function readPrescription(
  { services: { db } }: TestGateway,
  prescriptionId: string,
): Promise<PrescriptionRow> {
  const [row] = await db
    .select()
    .from(prescriptions)
    .where(eq(prescriptions.prescriptionId, prescriptionId));
  if (row === undefined) throw new Error('no such prescription');
  return row;
}

/** A doctor, a patient with a sheet of an earlier visit, a medicine and a taken consult, in which the doctor has answered where `isAnswered` says so. */
export async function addConsult(
  gateway: TestGateway,
  { isAnswered = true }: { readonly isAnswered?: boolean } = {},
) {
  const { doctorId } = await addConsultDoctor(gateway);
  const asker = await newAsker(gateway);
  const drugId = await addDrug(gateway);
  const of = { ownerId: asker.userId, patientId: asker.patientId, doctorId };
  await addPrescription(gateway, { ...of, state: 'expired', lines: [lineOf(drugId)] });
  const orderKey = await asker.asked(doctorId);
  await desk(gateway, 'take-consult', { orderKey, doctorId });
  const run = (action: string, body: object = {}) => desk(gateway, action, body);
  if (isAnswered) await run('answer-conversation', { orderKey, text: '最近血压多少？' });
  const { lineId: _, ...dose } = lineOf(drugId);
  const written = {
    orderKey,
    diagnosis: '高血压',
    items: [dose],
    note: '按时服药',
    longReason: '慢病长期用药',
  };
  const check = async (more: object = {}) =>
    (await run('check-prescription', { ...written, ...more })).data;
  /** Checks what is written, and signs what the check showed. */
  const sign = async (more: object = {}) => {
    const { contentHash } = await check(more);
    return run('sign-prescription', { ...written, contentHash, ...more });
  };
  /** Reviews by the hash that the pharmacist reads. */
  const review = async (prescriptionId: string, more: object = {}) => {
    const { contentHash } = await readPrescription(gateway, prescriptionId);
    const decision = { prescriptionId, contentHash, isApproved: true, ...more };
    return run('review-prescription', decision);
  };
  const messages = async () =>
    (await asker.call('/moduleim/dpchat/detaillist', { orderKey })).data.items;
  return {
    doctorId,
    asker,
    drugId,
    orderKey,
    written,
    run,
    check,
    sign,
    review,
    messages,
    of,
  };
}

/** Makes a consult one that is to renew an earlier sheet of two medicines; returns that sheet. */
export async function requestRenewal(
  gateway: TestGateway,
  { of, orderKey, drugId }: Awaited<ReturnType<typeof addConsult>>,
): Promise<PrescriptionRow> {
  const { db, clock } = gateway.services;
  const other = await addDrug(gateway);
  const lines = [
    lineOf(drugId, { amount: 0.5, timing: 'bedtime' }),
    lineOf(other, { lineId: '2', frequency: 'twiceDaily', quantity: 2 }),
  ];
  const former = await addPrescription(gateway, {
    ...of,
    state: 'dispensed',
    lines,
    longReason: '慢病长期用药',
    runsOutOn: '2020-01-01',
  });
  await db.insert(renewalRequests).values({
    orderNo: orderKey,
    ownerId: of.ownerId,
    patientId: of.patientId,
    prescriptionId: former.prescriptionId,
    survey: { takesAsPrescribed: 'always', allergyClasses: [], proofFileIds: [] },
    proofs: [],
    state: 'asked',
    createdAt: clock.now(),
  });
  return former;
}
