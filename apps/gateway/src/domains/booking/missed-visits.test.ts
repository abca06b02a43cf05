import { afterEach, beforeEach, expect, it } from 'vitest';
import { businessErrors } from '@xinglin/contract';
import { startSession } from '../../kernel/people/accounts/sessions';
import { newAdult, newIdCard } from '../../testing/people';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { erasuresOf } from '../../kernel/people/accounts/closing';
import { addDoctor, addHospital, addPeople, addShift, type TestPerson } from './booking-fixture';
import { renewMissedIdentities } from './missed-visits';
import { noShows } from './tables';

// The clock moves for good, so every test has a gateway of its own.
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await openTestGateway();
});
afterEach(() => gateway.dispose());

const day = 24 * 60 * 60 * 1000;

/** Two visits of somebody with the document `cardNo`, both missed, and one more is one too many. */
async function missedTwice() {
  const { db, clock } = gateway.services;
  const rules = { noShowLimit: 2, noShowWindowDays: 30, suspendDays: 90, windowDays: 60 };
  const doctor = await addDoctor(db, await addHospital(db, rules));
  const [owner, stranger] = await addPeople(db, 2, clock.now());
  if (!owner || !stranger) throw new Error('nobody');
  const cardNo = newIdCard();
  const patientId = await add(owner, cardNo);
  for (const daysAhead of [1, 2]) expect(await book(owner, patientId, daysAhead)).toBe(0);
  await gateway.advance(3 * day);
  return { owner, stranger, patientId, cardNo, book };

  async function book({ token }: TestPerson, of: string, daysAhead = 3) {
    const shift = await addShift(db, doctor, { now: clock.now(), daysAhead, feeCents: 0 });
    const body = { shiftCaseId: shift.id, patientId: of };
    return (await gateway.call('/order/submitorder/submit.json', body, { token })).code;
  }
}

async function add({ token }: TestPerson, cardNo: string): Promise<string> {
  const { data } = await gateway.call('/patient/add', newAdult({ cardNo }), { token });
  return data.patientId;
}

const remove = async ({ token }: TestPerson, patientId: string) =>
  expect((await gateway.call('/patient/delete', { patientId }, { token })).code).toBe(0);

it('count on when the patient is deleted and added again', async () => {
  const { owner, patientId, cardNo, book } = await missedTwice();
  expect(await book(owner, patientId)).toBe(businessErrors.suspendedForNoShows);
  await remove(owner, patientId);
  const again = await add(owner, cardNo);
  expect(again).not.toBe(patientId);
  expect(await book(owner, again)).toBe(businessErrors.suspendedForNoShows);
  expect(await book(owner, await add(owner, newIdCard()))).toBe(0);
});

it('count for the account that booked only: nobody can have a stranger suspended', async () => {
  const { stranger, cardNo, book } = await missedTwice();
  expect(await book(stranger, await add(stranger, cardNo))).toBe(0);
});

it('name nobody any more once no suspension can come from them', async () => {
  const { db, deadlines, clock } = gateway.services;
  const { owner, patientId, cardNo, book } = await missedTwice();
  await remove(owner, patientId);
  const named = async () =>
    (await db.select().from(noShows)).filter((visit) => visit.identityHash !== null).length;
  await gateway.advance(86 * day);
  await deadlines.sweep('platform.purge');
  expect(await named()).toBe(2);
  // The session ended on the way.
  const session = { userId: owner.userId, deviceId: null, now: clock.now() };
  const { token } = await startSession(db, session);
  const person = { ...owner, token };
  const again = await add(person, cardNo);
  expect(await book(person, again)).toBe(businessErrors.suspendedForNoShows);
  await gateway.advance(34 * day);
  await deadlines.sweep('platform.purge');
  expect(await named()).toBe(0);
});

it('count on for a person whose document is known by another hash since', async () => {
  const { db } = gateway.services;
  const { owner, patientId, cardNo, book } = await missedTwice();
  await db.update(noShows).set({ identityHash: 'of an issue' });
  await db.transaction(renewMissedIdentities);
  await remove(owner, patientId);
  expect(await book(owner, await add(owner, cardNo))).toBe(businessErrors.suspendedForNoShows);
});

it('name nobody once the account is closed', async () => {
  const { db, clock } = gateway.services;
  const { owner } = await missedTwice();
  await db.transaction(async (tx) => {
    for (const erase of erasuresOf(gateway.services))
      await erase(tx, owner.userId, clock.now(), gateway.services);
  });
  expect(await db.select({ identityHash: noShows.identityHash }).from(noShows)).toEqual([
    { identityHash: null },
    { identityHash: null },
  ]);
});
