import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consultServices } from './domains/consult/tables';
import { openMall } from './testing/goods-fixture';
import { openPayment, paidNotice, runRefunds, sendNotice } from './testing/payment-fixture';
import { runStaffDesk } from './testing/staff-fixture';
import { openTestGateway, type AnyJson, type TestGateway } from './testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const dayMs = 24 * 60 * 60_000;
const desk = (action: string, input: object) => runStaffDesk(gateway, action, input);

/** A doctor of the directory who takes renewals. */
async function renewingDoctor(): Promise<string> {
  const [row] = await gateway.services.db
    .select({ doctorId: consultServices.doctorId })
    .from(consultServices)
    .where(and(eq(consultServices.kind, 'convenient'), eq(consultServices.isOpen, true)))
    .orderBy(asc(consultServices.doctorId))
    .limit(1);
  if (row === undefined) throw new Error('no doctor takes renewals');
  return row.doctorId;
}

/** An account whose patient has a sheet of a visit on site that runs out in some days. */
async function withEarlierSheet() {
  const person = await openMall(gateway).newBuyer();
  const now = gateway.services.clock.now();
  const doctorId = await renewingDoctor();
  const { items } = await desk('search-drugs', { q: '氨氯地平' });
  const drug = items[0];
  const { prescriptionId } = await desk('import-prescription', {
    sheetNo: `MZ-${person.patientId}`.slice(0, 40),
    patientId: person.patientId,
    doctorId,
    diagnosis: '高血压',
    signedAt: new Date(now.getTime() - 24 * dayMs).toISOString(),
    arrivedAt: new Date(now.getTime() - 24 * dayMs).toISOString(),
    items: [
      {
        drugId: drug.drugId,
        quantity: 1,
        amount: 1,
        unit: 'tablet',
        frequency: 'onceDaily',
        timing: 'anyTime',
        days: 28,
      },
    ],
  });
  return { ...person, doctorId, drug, prescriptionId };
}

it('a medicine is renewed, reviewed, claimed once, partly handed over, and runs out again', async () => {
  const person = await withEarlierSheet();
  const ok = async (path: string, body: object): Promise<AnyJson> => {
    const { code, message, data } = await person.call(path, body);
    if (code !== 0) throw new Error(`${path}: ${message}`);
    return data;
  };
  const pay = async (orderNo: string, cents: number) => {
    const paymentId = await openPayment(gateway, orderNo, person.token);
    await sendNotice(gateway, paidNotice(paymentId, cents));
  };

  const { items } = await ok('/recipe/complexprescription/renewals.json', {});
  expect(items).toMatchObject([
    { refusal: null, prescription: { prescriptionId: person.prescriptionId } },
  ]);
  const submitted = await ok('/recipe/complexprescription/submit.json', {
    prescriptionId: person.prescriptionId,
    survey: { takesAsPrescribed: 'always', lastReading: '血压 138/84' },
    priceCents: items[0].priceCents,
  });
  const { orderKey } = submitted;
  await pay(orderKey, submitted.amountCents);
  // Asked again, the first request is named.
  const again = await person.call('/recipe/complexprescription/submit.json', {
    prescriptionId: person.prescriptionId,
    survey: { takesAsPrescribed: 'always' },
    priceCents: items[0].priceCents,
  });
  expect(again.data).toMatchObject({ refusal: { why: 'pendingSince', orderKey } });

  await desk('take-consult', { orderKey, doctorId: person.doctorId });
  const opened = await desk('open-prescribing', { orderKey });
  expect(opened).toMatchObject({
    whyNot: null,
    renewal: { survey: { lastReading: '血压 138/84' } },
  });
  const written = {
    orderKey,
    diagnosis: '高血压',
    items: opened.renewal.former.items.map(
      ({ drugId, quantity, amount, unit, frequency, timing, days }: AnyJson) => ({
        drugId,
        quantity,
        amount,
        unit,
        frequency,
        timing,
        days,
      }),
    ),
    validDays: 3,
    longReason: '慢性病，病情稳定',
  };
  const { contentHash, rules, findings } = await desk('check-prescription', written);
  expect({
    rules,
    bad: findings.filter(({ severity }: AnyJson) => severity === 'forbidden'),
  }).toEqual({
    rules: [],
    bad: [],
  });
  const { prescriptionId } = await desk('sign-prescription', { ...written, contentHash });
  const detail = () => ok('/modulepsc/patient/epresc/detail.json', { prescriptionId });
  expect(await detail()).toMatchObject({ state: 'inReview', line: { phase: 'inReview' } });
  await desk('review-prescription', { prescriptionId, contentHash, isApproved: true });
  expect(await detail()).toMatchObject({
    state: 'approved',
    line: { phase: 'toOrder' },
    signatures: [{ role: 'doctor' }, { role: 'pharmacist' }],
  });
  expect(await ok('/modulepsc/patient/epresc/verify.json', { prescriptionId })).toMatchObject({
    isUnchanged: true,
    signatures: [{ isValid: true }, { isValid: true }],
  });

  const { items: pharmacies } = await ok('/medicine/pharmacy/list.json', { prescriptionId });
  const [first] = pharmacies;
  const wish = {
    prescriptionId,
    pharmacyId: first.pharmacyId,
    method: 'delivery',
    addressId: person.addressId,
  };
  const { digest } = await ok('/medicine/order/quote.json', wish);
  const claims = await Promise.all(
    Array.from({ length: 50 }, () =>
      person.call('/medicine/order/submit.json', { ...wish, digest, isAuthorised: true }),
    ),
  );
  const made = claims.filter(({ code }) => code === 0);
  expect(made).toHaveLength(1);
  const [claimed] = made;
  if (claimed === undefined) throw new Error('no order was made');
  const { orderNo, amountCents } = claimed.data;
  await pay(orderNo, amountCents);
  const order = () => ok('/medicine/order/detail.json', { orderNo });
  expect(await order()).toMatchObject({ state: 'sent', line: { phase: 'sent' } });

  await desk('confirm-drug-order', { orderNo });
  const { lines } = await order();
  for (const { lineId } of lines) {
    await desk('move-drug-line', { orderNo, lineId, state: 'preparing' });
    await desk('move-drug-line', { orderNo, lineId, state: 'ready' });
  }
  const { parcelId } = await desk('send-drug-parcel', {
    orderNo,
    lineIds: lines.map(({ lineId }: AnyJson) => lineId),
    carrier: '顺丰同城',
    trackingNo: 'SF1',
    courier: '张师傅',
  });
  const onItsWay = await order();
  expect(onItsWay).toMatchObject({ state: 'onTheWay', line: { phase: 'onTheWay' } });
  const { handoverCode } = onItsWay.parcels[0];
  expect(
    await desk('report-drug-parcel', { parcelId, text: '已送达', handoverCode: '0000' }).catch(
      () => null,
    ),
  ).not.toMatchObject({ isDelivered: true });
  await desk('report-drug-parcel', { parcelId, text: '已送达', handoverCode });
  await ok('/medicine/order/receive.json', {
    orderNo,
    rightLineIds: lines.map(({ lineId }: AnyJson) => lineId),
  });
  const arrived = await detail();
  expect(arrived).toMatchObject({ state: 'dispensed', line: { phase: 'done' } });
  expect(arrived.runsOutOn).not.toBeNull();
  await runRefunds(gateway.services);
  expect(await order()).toMatchObject({ state: 'received', refundCents: 0 });
});

it('a prescription that ended unclaimed is renewed by the same doctor without a second fee', async () => {
  const person = await withEarlierSheet();
  const { items } = (await person.call('/recipe/complexprescription/renewals.json', {})).data;
  const { data: submitted } = await person.call('/recipe/complexprescription/submit.json', {
    prescriptionId: person.prescriptionId,
    survey: { takesAsPrescribed: 'always' },
    priceCents: items[0].priceCents,
  });
  const { orderKey } = submitted;
  const paymentId = await openPayment(gateway, orderKey, person.token);
  await sendNotice(gateway, paidNotice(paymentId, submitted.amountCents));
  // In the sandbox the colleague takes, repeats and reviews it.
  for (const _ of Array.from({ length: 6 })) await gateway.advance(30_000);
  const list = async () =>
    (await person.call('/modulepsc/patient/epresc/list.json', {})).data.items as AnyJson[];
  const [sheet] = await list();
  expect(sheet).toMatchObject({ state: 'approved', itemNames: [person.drug.name] });
  await gateway.advance(3 * dayMs);
  expect((await list())[0]).toMatchObject({
    prescriptionId: sheet.prescriptionId,
    state: 'expired',
  });
  const { items: offered } = (
    await person.call('/recipe/complexprescription/renewals.json', {
      prescriptionId: sheet.prescriptionId,
    })
  ).data;
  expect(offered).toMatchObject([
    { refusal: null, priceCents: 0, doctor: { doctorId: sheet.doctorId } },
  ]);
  const { data: free } = await person.call('/recipe/complexprescription/submit.json', {
    prescriptionId: sheet.prescriptionId,
    survey: { takesAsPrescribed: 'always' },
    priceCents: 0,
  });
  expect(free).toMatchObject({ isFree: true, amountCents: 0 });
});
