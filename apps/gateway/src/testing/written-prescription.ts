import { randomUUID } from 'node:crypto';
import { contentHashOf } from '../kernel/prescriptions/content';
import { signHash, type Signer } from '../kernel/prescriptions/signing/sign';
import {
  prescriptions,
  prescriptionSignatures,
  type DrugRow,
  type PrescriptionRow,
  type WrittenLine,
} from '../kernel/prescriptions/tables';
import { drugRows } from '../kernel/prescriptions/seed/drug-rows';
import type { TestGateway } from './test-gateway';

/** A medicine of the demonstration by its id. */
export function drugOf(drugId: string): DrugRow {
  const found = drugRows.find((row) => row.drugId === drugId);
  if (found === undefined) throw new Error(`no such medicine: ${drugId}`);
  return found;
}

/** A line of a prescription: one unit a day for 28 days of one pack, unless it says more. */
export function writtenLine(drugId: string, changed: Partial<WrittenLine> = {}): WrittenLine {
  return {
    lineId: '1',
    drugId,
    quantity: 1,
    amount: 1,
    unit: drugOf(drugId).unit,
    frequency: 'onceDaily',
    timing: 'anyTime',
    days: 28,
    ...changed,
  };
}

/** Signs a row as its doctor or as the pharmacist, and stores the signature. */
export async function signAs(
  { services }: Pick<TestGateway, 'services'>,
  row: PrescriptionRow,
  signer: Signer,
): Promise<void> {
  const { db, clock } = services;
  const signed = await signHash({ db, now: clock.now(), services }, signer, row.contentHash);
  await db.insert(prescriptionSignatures).values({
    prescriptionId: row.prescriptionId,
    ...signer,
    ...signed,
    contentHash: row.contentHash,
  });
}

/** Stores an approved prescription with both signatures. */
export async function addPrescription(
  gateway: Pick<TestGateway, 'services'>,
  whose: Pick<PrescriptionRow, 'ownerId' | 'patientId' | 'doctorId'>,
  changed: Partial<PrescriptionRow> = {},
): Promise<PrescriptionRow> {
  const { db, clock } = gateway.services;
  const now = clock.now();
  const content = {
    patientName: '王秀兰',
    patientGender: 'female',
    patientAge: 70,
    doctorId: whose.doctorId,
    diagnosis: '高血压',
    note: null,
    longReason: '病情稳定，需长期服药',
    validDays: 1,
    lines: [writtenLine('amlodipine-5mg-28-qinghe')],
  } as const;
  const written = { ...content, lines: [...content.lines], ...changed };
  const [row] = await db
    .insert(prescriptions)
    .values({
      prescriptionId: randomUUID(),
      number: String(10_000_000 + (Number.parseInt(randomUUID().slice(0, 8), 16) % 90_000_000)),
      state: 'approved',
      ...whose,
      ...written,
      contentHash: contentHashOf(written),
      signedAt: now,
      reviewBefore: now,
      approvedAt: now,
      validUntil: new Date(now.getTime() + 8 * 60 * 60 * 1000),
      ...changed,
    })
    .returning();
  if (row === undefined) throw new Error('the prescription was not stored');
  await signAs(gateway, row, { role: 'doctor', signerId: row.doctorId, name: '沈知远' });
  await signAs(gateway, row, { role: 'pharmacist', signerId: 'pharmacist-1', name: '周宁' });
  return row;
}
