import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addPatient,
  addPeople,
  addShift,
  addWorld,
  brokenInvariants,
  nothingBroken,
  type TestPerson,
} from '../../../domains/booking/booking-fixture';
import { openStates } from '../../../domains/booking/order-rules';
import { registrationOrders } from '../../../domains/booking/tables';
import { openPayment, pressCashier, runRefunds } from '../../../testing/payment-fixture';
import { newAdult, newIdCard } from '../../../testing/people';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { purgeDeletedPatients } from './erasure';
import { patients } from './tables';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(async () => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- what must hold after all tests
  expect(await brokenInvariants(gateway.services.db)).toEqual(nothingBroken);
  await gateway.dispose();
});

const db = () => gateway.services.db;
const now = () => gateway.services.clock.now();
const rowOf = async (patientId: string) => {
  const [row] = await db().select().from(patients).where(eq(patients.patientId, patientId));
  if (!row) throw new Error('the row itself has to stay');
  return row;
};
const add = (token: string, fields: Record<string, unknown> = {}) =>
  gateway.call('/patient/add', newAdult(fields), { token });
const remove = (token: string, patientId: string) =>
  gateway.call('/patient/delete', { patientId }, { token });
const told = async (mobile: string): Promise<string[]> =>
  (await gateway.messagesTo(mobile)).map(({ text }) => text);

/** All that says who somebody was. */
const gone = {
  name: '',
  cardNo: null,
  mobile: '',
  mobileProvenAt: null,
  birthDate: '1900-01-01',
  guardianName: null,
  guardianCardNo: null,
  guardianRelation: null,
};

it('somebody whom no order needs is forgotten at once, and may be added again', async () => {
  const token = await gateway.signIn(gateway.newMobile());
  const cardNo = newIdCard();
  const { patientId } = (await add(token, { cardNo, name: '沈知秋' })).data;
  const before = await rowOf(patientId);
  expect((await remove(token, patientId)).code).toBe(0);
  const row = await rowOf(patientId);
  expect(row).toMatchObject(gone);
  expect(row.erasedAt).not.toBeNull();
  expect(row.identityHash).not.toBe(before.identityHash);
  expect(JSON.stringify(row)).not.toContain(cardNo.slice(6, 14));

  const ledger = await gateway.call('/user/privacy/consent/ledger.json', {}, { token });
  expect(JSON.stringify(ledger.data)).toContain('已删除的就诊人');
  expect(JSON.stringify(ledger.data)).not.toContain('沈知秋');

  // The same person again is one, and only one.
  expect((await add(token, { cardNo })).code).toBe(0);
  expect((await add(token, { cardNo })).code).toBe(41102);
});

it('ten may be added after ten were deleted, and not eleven', async () => {
  const token = await gateway.signIn(gateway.newMobile());
  for (let round = 0; round < 2; round += 1) {
    const added = [];
    for (let count = 0; count < 10; count += 1) added.push((await add(token)).data.patientId);
    expect((await add(token)).code).toBe(41101);
    for (const patientId of added) expect((await remove(token, patientId)).code).toBe(0);
  }
});

/** A person with a second family member whose proven number is their own, and a paid visit of that one. */
async function paidVisit() {
  const { people, doctor } = await addWorld(db(), now());
  const [person] = people;
  if (!person) throw new Error('nobody');
  const shift = await addShift(db(), doctor, { now: now() });
  const patientId = await addPatient(db(), person, now(), 2);
  const mobile = gateway.newMobile();
  await db()
    .update(patients)
    .set({ mobile, mobileProvenAt: now() })
    .where(eq(patients.patientId, patientId));
  const orderNo = await submit(person, patientId, shift.id);
  await pressCashier(gateway, await openPayment(gateway, orderNo, person.token), 'success');
  return { person, patientId, mobile, orderNo };
}

async function submit({ token }: TestPerson, patientId: string, shiftCaseId: string) {
  const body = { shiftCaseId, patientId };
  return (await gateway.call('/order/submitorder/submit.json', body, { token })).data?.orderNo;
}

it('a proven number stays until the refund was told to it, and nothing else does', async () => {
  const { person, patientId, mobile, orderNo } = await paidVisit();
  expect((await remove(person.token, patientId)).code).toBe(41103);
  expect(await rowOf(patientId)).toMatchObject({ name: '王芳', deletedAt: null });
  await gateway.call('/order/cancelorder/cancel.json', { orderNo }, { token: person.token });
  expect((await remove(person.token, patientId)).code).toBe(0);
  const { mobile: _, mobileProvenAt: __, ...rest } = gone;
  expect(await rowOf(patientId)).toMatchObject({ ...rest, mobile, erasedAt: null });

  await purgeDeletedPatients(db(), now(), gateway.services);
  expect((await rowOf(patientId)).mobile).toBe(mobile);
  await runRefunds(gateway.services);
  expect((await told(mobile))[0]).toContain('已退款 ¥38.00');
  await purgeDeletedPatients(db(), now(), gateway.services);
  expect(await rowOf(patientId)).toMatchObject(gone);
  expect((await rowOf(patientId)).erasedAt).not.toBeNull();

  // The order is a record of its own.
  const order = await gateway.call(
    '/order/orderinfo/detail.json',
    { orderNo },
    { token: person.token },
  );
  expect(order.data).toMatchObject({ status: 'refunded', patientName: '王芳', patientId });
});

it('a number that was never proven goes at once, refund or not', async () => {
  const { person, patientId, orderNo } = await paidVisit();
  await db()
    .update(patients)
    .set({ mobileProvenAt: null })
    .where(eq(patients.patientId, patientId));
  await gateway.call('/order/cancelorder/cancel.json', { orderNo }, { token: person.token });
  expect((await remove(person.token, patientId)).code).toBe(0);
  expect(await rowOf(patientId)).toMatchObject(gone);
  await runRefunds(gateway.services);
});

it('the hourly purge erases who was deleted before there was any erasing, and nobody else', async () => {
  const people = await addPeople(db(), 1, now());
  const [person] = people;
  if (!person) throw new Error('nobody');
  const former: string[] = [];
  const [row] = await db().select().from(patients).where(eq(patients.ownerId, person.userId));
  if (!row) throw new Error('nobody');
  // More than are read in one go.
  for (let count = 0; count < 450; count += 1) former.push(`${person.patientId}-${count}`);
  await db()
    .insert(patients)
    .values(
      former.map((patientId) => ({
        ...row,
        patientId,
        identityHash: patientId,
        isDefault: false,
        deletedAt: now(),
      })),
    );
  await gateway.advance(60 * 60_000);
  const rows = await db().select().from(patients).where(inArray(patients.patientId, former));
  expect(rows).toHaveLength(450);
  for (const one of rows) expect(one).toMatchObject(gone);
  expect(await rowOf(person.patientId)).toMatchObject({ name: '王芳', deletedAt: null });
});

it('booking for somebody and deleting them at once leaves no open order of nobody', async () => {
  const { people, doctor } = await addWorld(db(), now(), { people: 12 });
  const shift = await addShift(db(), doctor, { now: now(), places: 50 });
  await Promise.all(
    people.flatMap((person) => [
      submit(person, person.patientId, shift.id),
      remove(person.token, person.patientId),
    ]),
  );
  const orphans = await db()
    .select({ orderNo: registrationOrders.orderNo })
    .from(registrationOrders)
    .innerJoin(patients, eq(patients.patientId, registrationOrders.patientId))
    .where(and(isNotNull(patients.deletedAt), inArray(registrationOrders.status, [...openStates])));
  expect(orphans).toEqual([]);
});
