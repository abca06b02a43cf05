import { businessErrors } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHealthFacts } from '../../kernel/prescriptions/health-facts';
import { decideRenewal, renewalOfConsult } from '../../kernel/prescriptions/renewals';
import { renewalRequests, type PrescriptionRow } from '../../kernel/prescriptions/tables';
import { newAsker } from '../../testing/consult-fixture';
import { uploadedPicture } from '../../testing/picture-fixture';
import {
  addDrug,
  addRenewingDoctor,
  addSheet,
  lineOf,
  payRenewal,
  survey,
} from '../../testing/prescription-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { consultOrders, consultServices } from './tables';

const path = '/recipe/complexprescription/submit.json';
let gateway: TestGateway;
let doctor: Awaited<ReturnType<typeof addRenewingDoctor>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  doctor = await addRenewingDoctor(gateway);
  await addDrug(gateway, { drugId: 'amlodipine' });
  await addDrug(gateway, { drugId: 'atorvastatin' });
});
afterAll(() => gateway.dispose());

const db = () => gateway.services.db;
const now = () => gateway.services.clock.now();

/** A person with a sheet of a visit three weeks ago. */
async function patientWithSheet(sheet: Partial<PrescriptionRow> = {}) {
  const person = await newAsker(gateway);
  const { userId: ownerId, patientId } = person;
  const add = (more: Partial<PrescriptionRow> = {}) =>
    addSheet(gateway, { ownerId, patientId, doctorId: doctor.doctorId, ...sheet, ...more });
  const { prescriptionId } = await add();
  return {
    ...person,
    prescriptionId,
    add,
    renew: (more: object = {}) =>
      person.call(path, { prescriptionId, survey, priceCents: 500, ...more }),
  };
}
const ownOf = async (orderKey: string) => {
  const [own] = await db().select().from(consultOrders).where(eq(consultOrders.orderNo, orderKey));
  return own;
};

describe('a renewal', () => {
  it('is a paid consult with the former doctor, in the words of the sheet', async () => {
    const person = await patientWithSheet();
    const picture = await uploadedPicture(gateway, person);
    const said = { lastReading: '血压 138/84', proofFileIds: [picture], isPregnant: false };
    const { code, data } = await person.renew({ survey: { ...survey, ...said } });
    expect({ code, data }).toMatchObject({ code: 0, data: { amountCents: 500, isFree: false } });
    expect(data.payBefore).not.toBeNull();
    expect(await ownOf(data.orderKey)).toMatchObject({
      consultKind: 'convenient',
      doctorId: doctor.doctorId,
      deptId: doctor.deptId,
      patientId: person.patientId,
      question:
        '续方：苯磺酸氨氯地平片 5 mg，照原方。一直按医嘱吃。吃药后没有不舒服。最近一次测量：血压 138/84。',
      earlierDiagnosis: '高血压',
      pictures: [picture],
    });
    expect(await renewalOfConsult(db(), data.orderKey)).toMatchObject({
      state: 'asked',
      prescriptionId: person.prescriptionId,
      proofs: [picture],
      survey: { ...survey, ...said },
    });
    expect(await readHealthFacts(db(), person.patientId)).toEqual({
      allergyClasses: ['penicillins'],
      otherAllergy: null,
      isPregnant: false,
    });
    await payRenewal(gateway, { orderKey: data.orderKey, token: person.token });
    expect((await person.detail(data.orderKey)).state).toBe('waiting');
  });

  it('waits for the first free doctor where the former one takes none', async () => {
    const former = await addRenewingDoctor(gateway, { takes: false, deptId: doctor.deptId });
    const person = await patientWithSheet({ doctorId: former.doctorId });
    const { data } = await person.renew();
    expect(await ownOf(data.orderKey)).toMatchObject({ doctorId: null, deptId: doctor.deptId });
  });

  it('costs nothing and waits at once where the former one ended unclaimed', async () => {
    const person = await patientWithSheet({
      state: 'expired',
      approvedAt: now(),
      endedAt: now(),
      orderKey: 'C0',
    });
    const refused = await person.renew();
    expect(refused).toMatchObject({
      code: businessErrors.quoteChanged,
      data: { priceCents: 0 },
    });
    const { data } = await person.renew({ priceCents: 0 });
    expect(data).toMatchObject({ isFree: true, amountCents: 0, payBefore: null });
    expect((await person.detail(data.orderKey)).state).toBe('waiting');
  });

  it('is one at a time for a prescription, and names the open one', async () => {
    const person = await patientWithSheet();
    const answers = await Promise.all(Array.from({ length: 5 }, () => person.renew()));
    const codes = answers.map(({ code }) => code).toSorted((one, other) => one - other);
    expect(codes).toEqual([0, ...Array.from({ length: 4 }, () => businessErrors.renewalRefused)]);
    const { orderKey } = answers.find(({ code }) => code === 0)?.data ?? {};
    const refused = answers.find(({ code }) => code !== 0)?.data;
    expect(refused.refusal).toMatchObject({ why: 'pendingSince', orderKey });
    const requests = await db()
      .select()
      .from(renewalRequests)
      .where(eq(renewalRequests.prescriptionId, person.prescriptionId));
    expect(requests).toHaveLength(1);
  });

  it('of another medicine runs beside it', async () => {
    const person = await patientWithSheet();
    expect((await person.renew()).code).toBe(0);
    const other = await person.add({ lines: [lineOf('atorvastatin')], diagnosis: '高脂血症' });
    expect((await person.renew({ prescriptionId: other.prescriptionId })).code).toBe(0);
  });

  it('can be made again when its consult has ended without a prescription', async () => {
    const person = await patientWithSheet();
    const { data } = await person.renew();
    await person.act('cancel', data.orderKey);
    expect((await renewalOfConsult(db(), data.orderKey))?.state).toBe('ended');
    const again = await person.renew();
    expect(again.code).toBe(0);
    // Not paid in time.
    await gateway.advance(31 * 60_000);
    expect((await renewalOfConsult(db(), again.data.orderKey))?.state).toBe('ended');
    expect((await person.renew()).code).toBe(0);
  });

  it('is decided once', async () => {
    const person = await patientWithSheet();
    const { data } = await person.renew();
    const context = { db: db(), now: now() };
    await decideRenewal(context, data.orderKey, { state: 'refused', reason: '先量一周血压' });
    await person.act('cancel', data.orderKey);
    expect(await renewalOfConsult(db(), data.orderKey)).toMatchObject({
      state: 'refused',
      refusal: '先量一周血压',
    });
    expect((await person.renew()).data.refusal).toMatchObject({
      why: 'refused',
      reason: '先量一周血压',
    });
  });
});

describe('refuses', () => {
  it('the prescription of another account, and an unknown one', async () => {
    const [one, other] = [await patientWithSheet(), await patientWithSheet()];
    const { prescriptionId } = other;
    expect((await one.renew({ prescriptionId })).code).toBe(businessErrors.forbidden);
    expect((await one.renew({ prescriptionId: 'none' })).code).toBe(businessErrors.forbidden);
  });

  it('an address or a picture of another account', async () => {
    const [one, other] = [await patientWithSheet(), await patientWithSheet()];
    expect((await one.renew({ addressId: 'none' })).code).toBe(businessErrors.forbidden);
    const proofFileIds = [await uploadedPicture(gateway, other)];
    const { code } = await one.renew({ survey: { ...survey, proofFileIds } });
    expect(code).toBe(businessErrors.fileRefused);
    // Nothing was opened.
    expect((await one.call('/consult/consultorder/list', {})).data.items).toEqual([]);
  });

  it('what no doctor renews any more, and takes it up when one does', async () => {
    const gone = await addRenewingDoctor(gateway);
    const person = await patientWithSheet({ doctorId: gone.doctorId });
    const offers = (isOpen: boolean) =>
      db()
        .update(consultServices)
        .set({ isOpen })
        .where(eq(consultServices.doctorId, gone.doctorId));
    await offers(false);
    expect((await person.renew()).data.refusal).toEqual({
      why: 'doctorGone',
      deptId: gone.deptId,
    });
    await offers(true);
    expect((await person.renew()).code).toBe(0);
  });

  it('a small child without a guardian', async () => {
    const person = await patientWithSheet();
    const child = await person.call('/patient/add', {
      relation: 'child',
      name: '王一诺',
      cardType: 'idCard',
      cardNo: '330106202205200248',
      guardianName: '王明',
      guardianCardNo: '33010619861018107X',
      guardianRelation: 'father',
      consent: true,
    });
    const { prescriptionId } = await person.add({ patientId: child.data.patientId });
    expect((await person.renew({ prescriptionId })).data.refusal).toEqual({ why: 'child' });
    const present = { ...survey, isGuardianPresent: true };
    expect((await person.renew({ prescriptionId, survey: present })).code).toBe(0);
  });
});
