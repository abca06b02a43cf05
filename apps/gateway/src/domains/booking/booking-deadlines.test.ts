import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { businessErrors } from '@xinglin/contract';
import { startSession } from '../../kernel/people/accounts/sessions';
import { openPayment, pressCashier } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import {
  addDoctor,
  addHospital,
  addPeople,
  addShift,
  brokenInvariants,
  nothingBroken,
  remainingOf,
  type TestPerson,
} from './booking-fixture';

// The clock moves for good, so every test has a gateway of its own.
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await openTestGateway();
});
afterEach(async () => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- what must hold after every test
  expect(await brokenInvariants(gateway.services.db)).toEqual(nothingBroken);
  await gateway.dispose();
});

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

async function world(rules: Parameters<typeof addHospital>[1] = {}) {
  const { db, clock } = gateway.services;
  const doctor = await addDoctor(db, await addHospital(db, rules));
  const [person] = await addPeople(db, 1, clock.now());
  if (!person) throw new Error('nobody');
  return { db, doctor, person, now: () => clock.now() };
}

/** Moves the clock to a moment, and settles what is due then. */
const advanceTo = (moment: Date) =>
  gateway.advance(Math.max(0, moment.getTime() - gateway.services.clock.now().getTime()));

const submit = (person: TestPerson, shiftCaseId: string) =>
  gateway.call(
    '/order/submitorder/submit.json',
    { shiftCaseId, patientId: person.patientId },
    { token: person.token },
  );
const cancel = (person: TestPerson, orderNo: string) =>
  gateway.call('/order/cancelorder/cancel.json', { orderNo }, { token: person.token });
const detail = async (person: TestPerson, orderNo: string) =>
  (await gateway.call('/order/orderinfo/detail.json', { orderNo }, { token: person.token })).data;
const messages = async ({ mobile }: TestPerson): Promise<string[]> =>
  (await gateway.messagesTo(mobile)).map(({ text }) => text);

async function bookAndPay(person: TestPerson, shiftCaseId: string): Promise<string> {
  const { orderNo } = (await submit(person, shiftCaseId)).data;
  await pressCashier(gateway, await openPayment(gateway, orderNo, person.token), 'success');
  return orderNo;
}

it('gives an unpaid place back after the time to pay, not before', async () => {
  const { db, doctor, person, now } = await world({ payWithinMinutes: 20 });
  const shift = await addShift(db, doctor, { now: now(), places: 1 });
  const { orderNo, payBefore } = (await submit(person, shift.id)).data;
  await advanceTo(new Date(Date.parse(payBefore) - minute));
  expect((await detail(person, orderNo)).status).toBe('awaitingPayment');
  await gateway.advance(minute);
  const expired = await detail(person, orderNo);
  expect(expired).toMatchObject({ status: 'expired', actions: ['bookAgain'] });
  expect(expired.history.at(-1)).toMatchObject({ event: 'expire', actor: 'system' });
  expect(await remainingOf(db, shift.id)).toBe(1);
  expect(await messages(person)).toHaveLength(1);
  const cashier = await gateway.call(
    '/pay/geth5payurl.json',
    { orderNo, returnUrl: '/' },
    { token: person.token },
  );
  expect(cashier.code).toBe(businessErrors.orderNotPayable);
});

it('lets nobody pay for a visit that has begun, however long the hospital waits', async () => {
  const { db, doctor, person, now } = await world({
    payWithinMinutes: 1440,
    closeMinutesBefore: 0,
  });
  const shift = await addShift(db, doctor, { now: now(), daysAhead: 1, places: 1 });
  await advanceTo(new Date(shift.startsAt.getTime() - 10 * minute));
  const { orderNo, payBefore } = (await submit(person, shift.id)).data;
  expect(payBefore).toBe(shift.startsAt.toISOString());
  await advanceTo(shift.startsAt);
  expect((await detail(person, orderNo)).status).toBe('expired');
});

it('does not expire an order that was paid', async () => {
  const { db, doctor, person, now } = await world();
  const orderNo = await bookAndPay(person, (await addShift(db, doctor, { now: now() })).id);
  await gateway.advance(2 * hour);
  expect((await detail(person, orderNo)).status).toBe('confirmed');
});

it('lets a paid order be cancelled until the deadline and no longer', async () => {
  const { db, doctor, person, now } = await world({
    cancelDaysBefore: 1,
    cancelUntil: '18:00',
    maxOpenPerPatient: 9,
  });
  const shift = await addShift(db, doctor, { now: now(), daysAhead: 3 });
  const early = await bookAndPay(person, shift.id);
  const { cancelBefore } = await detail(person, early);
  expect(cancelBefore).toBe(new Date(shift.startsAt.getTime() - 16 * hour).toISOString());
  await advanceTo(new Date(Date.parse(cancelBefore) - minute));
  expect((await cancel(person, early)).code).toBe(0);
  const late = await bookAndPay(person, shift.id);
  await advanceTo(new Date(Date.parse(cancelBefore)));
  expect((await cancel(person, late)).code).toBe(businessErrors.cancelDeadlinePassed);
  expect((await detail(person, late)).actions).toEqual(['showVoucher']);
});

it('counts a visit without check-in as missed when it is over', async () => {
  const { db, doctor, person, now } = await world();
  const shift = await addShift(db, doctor, { now: now() });
  const orderNo = await bookAndPay(person, shift.id);
  await advanceTo(new Date(shift.endsAt.getTime() - minute));
  expect((await detail(person, orderNo)).status).toBe('confirmed');
  await gateway.advance(minute);
  expect((await detail(person, orderNo)).status).toBe('noShow');
  expect((await messages(person))[0]).toContain('未在');
});

it('completes a visit that was checked in by the end of its day', async () => {
  const { db, doctor, person, now } = await world();
  const shift = await addShift(db, doctor, { now: now() });
  const orderNo = await bookAndPay(person, shift.id);
  expect((await gateway.call('/sandbox/desk/check-in', { orderNo })).data.status).toBe('checkedIn');
  await advanceTo(new Date(shift.endsAt.getTime() + hour));
  expect((await detail(person, orderNo)).status).toBe('checkedIn');
  // From half past eleven, 13 hours lead into the next day.
  await gateway.advance(13 * hour);
  expect(await detail(person, orderNo)).toMatchObject({
    status: 'completed',
    actions: ['bookAgain', 'review'],
  });
});

it('completes and misses visits at the desk, and only from the right state', async () => {
  const { db, doctor, person, now } = await world({ maxOpenPerPatient: 9 });
  const desk = (action: string, orderNo: string) =>
    gateway.call(`/sandbox/desk/${action}`, { orderNo });
  const seen = await bookAndPay(
    person,
    (await addShift(db, doctor, { now: now(), daysAhead: 3 })).id,
  );
  const missed = await bookAndPay(
    person,
    (await addShift(db, doctor, { now: now(), daysAhead: 4 })).id,
  );
  expect((await desk('complete', seen)).status).toBe(422);
  await desk('check-in', seen);
  // A system that lost the answer asks again.
  expect((await desk('check-in', seen)).data.status).toBe('checkedIn');
  expect((await desk('complete', seen)).data.status).toBe('completed');
  expect((await desk('miss-visit', missed)).data.status).toBe('noShow');
  expect((await desk('check-in', seen)).status).toBe(422);
  expect((await desk('complete', missed)).status).toBe(422);
  expect((await desk('check-in', 'nothing')).status).toBe(403);
});

describe('suspension', () => {
  it('begins with the third missed visit in the window and ends by itself, at that hospital only', async () => {
    const { db, doctor, person, now } = await world({
      noShowLimit: 3,
      noShowWindowDays: 30,
      suspendDays: 90,
      maxOpenPerPatient: 9,
      windowDays: 60,
    });
    const elsewhere = await addDoctor(db, await addHospital(db));
    for (const daysAhead of [1, 2, 3]) {
      const { id } = await addShift(db, doctor, { now: now(), daysAhead, feeCents: 0 });
      expect((await submit(person, id)).code, `visit ${daysAhead}`).toBe(0);
    }
    await gateway.advance(4 * day);
    const next = await addShift(db, doctor, { now: now() });
    expect((await submit(person, next.id)).code).toBe(businessErrors.suspendedForNoShows);
    expect(
      (await submit(person, (await addShift(db, elsewhere, { now: now(), time: '14:00' })).id))
        .code,
    ).toBe(0);
    await gateway.advance(91 * day);
    // The session ended on the way; the person signs in again.
    const { token } = await startSession(db, {
      userId: person.userId,
      deviceId: null,
      now: now(),
    });
    expect(
      (await submit({ ...person, token }, (await addShift(db, doctor, { now: now() })).id)).code,
    ).toBe(0);
  });

  it('does not come from missed visits that are further apart than the window', async () => {
    const { db, doctor, person, now } = await world({
      noShowLimit: 2,
      noShowWindowDays: 5,
      windowDays: 60,
    });
    for (const daysAhead of [1, 9]) {
      expect(
        (
          await submit(
            person,
            (await addShift(db, doctor, { now: now(), daysAhead, feeCents: 0 })).id,
          )
        ).code,
      ).toBe(0);
    }
    await gateway.advance(11 * day);
    expect((await submit(person, (await addShift(db, doctor, { now: now() })).id)).code).toBe(0);
  });
});

it('opens a day at its release time', async () => {
  const { db, doctor, person, now } = await world({ windowDays: 2, releaseTime: '07:00' });
  const shift = await addShift(db, doctor, { now: now(), daysAhead: 6 });
  const closed = await gateway.call('/order/shiftcase/detail.json', { shiftCaseId: shift.id });
  expect(closed.data.status).toBe('notReleased');
  await advanceTo(new Date(Date.parse(closed.data.releaseAt) - minute));
  expect((await submit(person, shift.id)).code).toBe(businessErrors.shiftNotReleased);
  await gateway.advance(minute);
  expect((await submit(person, shift.id)).code).toBe(0);
});

it('leaves past shifts out of the month and closes what begins soon', async () => {
  const { db, doctor, now } = await world({ closeMinutesBefore: 30 });
  const shift = await addShift(db, doctor, { now: now(), daysAhead: 1 });
  const list = async () => {
    const { data } = await gateway.call('/order/shiftcase/listbymonth.json', {
      doctorId: doctor.doctorId,
      month: shift.date.slice(0, 7),
    });
    return data.items.map((item: { status: string }) => item.status);
  };
  expect(await list()).toEqual(['released']);
  await advanceTo(new Date(shift.startsAt.getTime() - 30 * minute));
  expect(await list()).toEqual(['closed']);
  await advanceTo(shift.endsAt);
  expect(await list()).toEqual([]);
});
