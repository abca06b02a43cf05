import { businessErrors } from '@xinglin/contract';
import { addDays, dayAt } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prescriptions } from '../../kernel/prescriptions/tables';
import { desk, newAsker } from '../../testing/consult-fixture';
import { addDrug, addRenewingDoctor } from '../../testing/prescription-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addRenewingDoctor(gateway));
  await addDrug(gateway, { drugId: 'amlodipine' });
});
afterAll(() => gateway.dispose());

const dayMs = 24 * 60 * 60_000;
const ago = (days: number) =>
  new Date(gateway.services.clock.now().getTime() - days * dayMs).toISOString();
const dose = {
  drugId: 'amlodipine',
  quantity: 1,
  amount: 1,
  unit: 'tablet',
  frequency: 'onceDaily',
  timing: 'anyTime',
  days: 28,
};
let sheets = 0;

/** A sheet of a visit three weeks ago, as the hospital's system brings it. */
async function newSheet() {
  const person = await newAsker(gateway);
  sheets += 1;
  return {
    person,
    sheet: {
      sheetNo: `MZ-${sheets}`,
      patientId: person.patientId,
      doctorId,
      diagnosis: '高血压',
      items: [dose],
      signedAt: ago(22),
      arrivedAt: ago(22),
    },
  };
}
const bring = (sheet: object) => desk(gateway, 'import-prescription', sheet);
const rowOf = async (prescriptionId: string) => {
  const [row] = await gateway.services.db
    .select()
    .from(prescriptions)
    .where(eq(prescriptions.prescriptionId, prescriptionId));
  return row;
};

describe('a sheet of a visit on site', () => {
  it('belongs to the account of its patient, and runs out when its shortest medicine does', async () => {
    const { person, sheet } = await newSheet();
    const { code, data } = await bring({ ...sheet, items: [dose, { ...dose, days: 56 }] });
    expect(code).toBe(0);
    const arrivedOn = dayAt(new Date(sheet.arrivedAt), 'Asia/Shanghai');
    expect(await rowOf(data.prescriptionId)).toMatchObject({
      state: 'dispensed',
      ownerId: person.userId,
      patientId: person.patientId,
      orderKey: null,
      approvedAt: null,
      diagnosis: '高血压',
      runsOutOn: addDays(arrivedOn, 28),
      lines: [{ lineId: '1' }, { lineId: '2', days: 56 }],
    });
  });

  it('has ended where its medicines were not handed out', async () => {
    const { sheet } = await newSheet();
    const { data } = await bring({ ...sheet, arrivedAt: undefined });
    expect(await rowOf(data.prescriptionId)).toMatchObject({ state: 'expired', runsOutOn: null });
  });

  it('is one however often it is brought, and never becomes another', async () => {
    const { sheet } = await newSheet();
    const [one, other] = await Promise.all([bring(sheet), bring(sheet)]);
    expect(one.data).toEqual(other.data);
    expect((await bring({ ...sheet, diagnosis: '高脂血症' })).code).toBe(businessErrors.forbidden);
    expect(await rowOf(one.data.prescriptionId)).toMatchObject({ diagnosis: '高血压' });
  });

  it('has the next number where another sheet has its own', async () => {
    const { sheet } = await newSheet();
    const { prescriptionId } = (await bring(sheet)).data;
    const { number = '' } = (await rowOf(prescriptionId)) ?? {};
    const { db } = gateway.services;
    const next = String((Number(number) + 1) % 100_000_000).padStart(8, '0');
    // The sheet of another patient takes the number before the hospital brings this one.
    const other = (await bring((await newSheet()).sheet)).data.prescriptionId;
    await db.delete(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId));
    await db.update(prescriptions).set({ number }).where(eq(prescriptions.prescriptionId, other));
    for (const _ of ['brought', 'brought again']) {
      expect((await bring(sheet)).data).toEqual({ prescriptionId });
      expect(await rowOf(prescriptionId)).toMatchObject({ number: next, version: 1 });
    }
    expect(await rowOf(other)).toMatchObject({ number });
  });

  it.each<[string, object]>([
    ['an unknown patient', { patientId: 'none' }],
    ['an unknown doctor', { doctorId: 'none' }],
    ['an unknown medicine', { items: [{ ...dose, drugId: 'none' }] }],
  ])('is refused with %s', async (_, changed) => {
    const { sheet } = await newSheet();
    expect((await bring({ ...sheet, ...changed })).code).toBe(businessErrors.forbidden);
  });

  it('is refused with a moment to come, or one before it was signed', async () => {
    const { sheet } = await newSheet();
    for (const arrivedAt of [ago(-1), ago(23)])
      expect((await bring({ ...sheet, arrivedAt })).code).toBe(businessErrors.forbidden);
  });
});
