import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { consultServices } from '../domains/consult/tables';
import { addDoctor, addHospital } from '../domains/booking/booking-fixture';
import {
  drugs,
  prescriptions,
  type DrugRow,
  type PrescriptionRow,
} from '../kernel/prescriptions/tables';
import { hospitalDepartments, standardDepartments } from '../kernel/places/tables';
import { openPayment, paidNotice, sendNotice } from './payment-fixture';
import type { TestGateway } from './test-gateway';

const dayMs = 24 * 60 * 60_000;
const text = (zh: string, en: string) => ({ 'zh-Hans': zh, 'zh-Hant': zh, en });

/** Adds a medicine of the list; a blood-pressure tablet where nothing is said. */
export async function addDrug(
  { services: { db } }: TestGateway,
  changed: Partial<DrugRow> & Pick<DrugRow, 'drugId'>,
): Promise<string> {
  await db
    .insert(drugs)
    .values({
      name: text('苯磺酸氨氯地平片', 'Amlodipine tablets'),
      substance: changed.drugId,
      atc: 'C08CA01',
      strength: text('5 mg', '5 mg'),
      unit: 'tablet',
      packUnits: 28,
      packText: text('5 mg × 28 片', '5 mg × 28 tablets'),
      maker: text('青河制药', 'Qinghe'),
      picture: { pictogram: 'tablets', tone: 'brand' },
      searchText: changed.drugId,
      ...changed,
    })
    .onConflictDoNothing();
  return changed.drugId;
}

/** A line of a sheet: a tablet a day for four weeks. */
export const lineOf = (drugId: string, lineId = '1') => ({
  lineId,
  drugId,
  quantity: 1,
  amount: 1,
  unit: 'tablet' as const,
  frequency: 'onceDaily' as const,
  timing: 'anyTime' as const,
  days: 28,
});

/** A doctor of a department of their own who takes renewals, or does not. */
export async function addRenewingDoctor(
  { services: { db } }: TestGateway,
  { takes = true, deptId }: { readonly takes?: boolean; readonly deptId?: string } = {},
) {
  const doctor = await addDoctor(db, await addHospital(db));
  const dept = deptId ?? `dept-${randomBytes(4).toString('hex')}`;
  await db
    .insert(standardDepartments)
    .values({ id: dept, name: text('心内科', 'Cardiology'), icon: 'heart', position: 1 })
    .onConflictDoNothing();
  await db
    .update(hospitalDepartments)
    .set({ standardDepartmentId: dept })
    .where(eq(hospitalDepartments.id, doctor.hospDeptId));
  if (takes)
    await db
      .insert(consultServices)
      .values({ doctorId: doctor.doctorId, kind: 'convenient', priceCents: 500 });
  return { ...doctor, deptId: dept };
}

/** Adds a sheet of a visit on site 22 days ago, which was handed out then and lasts for six more days. */
export async function addSheet(
  { services: { db, clock } }: TestGateway,
  sheet: Pick<PrescriptionRow, 'ownerId' | 'patientId' | 'doctorId'> &
    Partial<PrescriptionRow> & { readonly daysAgo?: number },
): Promise<PrescriptionRow> {
  const { daysAgo = 22, ...changed } = sheet;
  const signedAt = new Date(clock.now().getTime() - daysAgo * dayMs);
  const [row] = await db
    .insert(prescriptions)
    .values({
      prescriptionId: randomBytes(8).toString('hex'),
      number: randomBytes(6).toString('hex'),
      state: 'dispensed',
      patientName: '王秀兰',
      patientGender: 'female',
      patientAge: 71,
      diagnosis: '高血压',
      lines: [lineOf('amlodipine')],
      contentHash: 'hash',
      signedAt,
      reviewBefore: signedAt,
      endedAt: signedAt,
      ...changed,
    })
    .returning();
  if (row === undefined) throw new Error('no sheet was added');
  return row;
}

/** What a person answers who takes it as prescribed and is well. */
export const survey = { takesAsPrescribed: 'always', allergyClasses: ['penicillins'] };

/** Pays a renewal. */
export async function payRenewal(
  gateway: TestGateway,
  { orderKey, token }: { readonly orderKey: string; readonly token: string },
): Promise<void> {
  const paymentId = await openPayment(gateway, orderKey, token);
  await sendNotice(gateway, paidNotice(paymentId, 500));
}
