import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessErrors } from '@xinglin/contract';
import { openPayment, pressCashier } from '../../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { shiftCases } from '../../../kernel/places/tables';
import {
  addDoctor,
  addHospital,
  addPatient,
  addPeople,
  addShift,
  brokenInvariants,
  nothingBroken,
  remainingOf,
  type TestPerson,
} from '../booking-fixture';
import { waits } from './tables';
import { at, one, three, two, waitListCalls } from '../../../testing/wait-list-fixture';

let gateway: TestGateway;
const { db, now, ask, submit, join, leave, settle, fullShift } = waitListCalls(() => gateway);
const minute = 60_000;
const detail = (person: TestPerson, waitId: string) =>
  ask(person, '/order/waitlist/detail.json', { waitId });
const cancel = (person: TestPerson, orderNo: string) =>
  ask(person, '/order/cancelorder/cancel.json', { orderNo });

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

describe('the list of a full shift', () => {
  it('tells the place, holds what is freed for the first by message, and ends with the visit', async () => {
    const { shift, holder, others, heldOrderNo } = await fullShift(2);
    const first = await join(at(others, one), shift.id);
    const second = await join(at(others, two), shift.id);
    expect(first.data).toMatchObject({ state: 'waiting', position: 1, waiting: 1, drawsAt: null });
    expect(second.data).toMatchObject({ position: 2, waiting: 2 });

    await cancel(holder, heldOrderNo);
    // Between the cancellation and the offer the place is nobody else's.
    expect(await remainingOf(db(), shift.id)).toBe(0);
    expect((await submit(holder, shift.id)).code).toBe(businessErrors.slotTaken);
    await settle();
    const offered = await detail(at(others, one), first.data.waitId);
    expect(offered.data).toMatchObject({ state: 'offered', position: null });
    const heldFor = Date.parse(offered.data.offerUntil) - now().getTime();
    expect(heldFor).toBeGreaterThan(29 * minute);
    expect(heldFor).toBeLessThanOrEqual(30 * minute);
    expect((await detail(at(others, two), second.data.waitId)).data).toMatchObject({
      state: 'waiting',
      position: 1,
      waiting: 1,
    });
    const [message] = await gateway.messagesTo(at(others, one).mobile);
    expect(message?.text).toContain('有号了');

    const { offeredOrderNo } = offered.data;
    await pressCashier(
      gateway,
      await openPayment(gateway, offeredOrderNo, at(others, one).token),
      'success',
    );
    expect((await detail(at(others, one), first.data.waitId)).data.state).toBe('taken');
    expect(await brokenInvariants(db())).toEqual(nothingBroken);
  });

  it('goes on to the next when an offer is not paid in time', async () => {
    const { shift, holder, others, heldOrderNo } = await fullShift(2);
    const first = await join(at(others, one), shift.id);
    const second = await join(at(others, two), shift.id);
    await cancel(holder, heldOrderNo);
    await settle();
    await gateway.advance(31 * minute);
    expect((await detail(at(others, one), first.data.waitId)).data.state).toBe('lapsed');
    expect((await detail(at(others, two), second.data.waitId)).data.state).toBe('offered');
    expect(await brokenInvariants(db())).toEqual(nothingBroken);
  });

  it('is left while waiting and while a place is held', async () => {
    const { shift, holder, others, heldOrderNo } = await fullShift(3);
    const joined: { data: { waitId: string } }[] = [];
    for (const person of others) joined.push(await join(person, shift.id));
    const waitOf = (index: number) => at(joined, index).data.waitId;
    expect((await leave(at(others, two), waitOf(two))).data.state).toBe('left');
    await cancel(holder, heldOrderNo);
    await settle();
    expect((await leave(at(others, one), waitOf(one))).data.state).toBe('left');
    await settle();
    expect((await detail(at(others, three), waitOf(three))).data.state).toBe('offered');
    expect((await leave(at(others, one), waitOf(one))).code).toBe(businessErrors.waitListClosed);
    expect(await brokenInvariants(db())).toEqual(nothingBroken);
  });

  it('confirms a free visit at once', async () => {
    const { shift, holder, others, heldOrderNo } = await fullShift(1, { shift: { feeCents: 0 } });
    const { data } = await join(at(others, one), shift.id);
    await cancel(holder, heldOrderNo);
    await settle();
    const taken = (await detail(at(others, one), data.waitId)).data;
    expect(taken.state).toBe('taken');
    const order = await ask(at(others, one), '/order/orderinfo/detail.json', {
      orderNo: taken.offeredOrderNo,
    });
    expect(order.data.status).toBe('confirmed');
    expect(await brokenInvariants(db())).toEqual(nothingBroken);
  });

  it('closes in time, tells so, and gives a late place to all', async () => {
    const { shift, holder, others, heldOrderNo } = await fullShift(1, {
      rules: { waitCloseMinutesBefore: 600 },
    });
    const { data } = await join(at(others, one), shift.id);
    await gateway.advance(Date.parse(data.closesAt) - now().getTime());
    expect((await detail(at(others, one), data.waitId)).data.state).toBe('closed');
    expect((await gateway.messagesTo(at(others, one).mobile))[0]?.text).toContain('候补已截止');
    expect((await join(at(others, one), shift.id)).code).toBe(businessErrors.waitListClosed);
    await cancel(holder, heldOrderNo);
    await settle();
    expect(await remainingOf(db(), shift.id)).toBe(1);
    expect(await brokenInvariants(db())).toEqual(nothingBroken);
  });

  it('closes when the hospital stops the shift', async () => {
    const { shift, others } = await fullShift(1);
    const { data } = await join(at(others, one), shift.id);
    await gateway.call('/sandbox/desk/stop-shift', { shiftCaseId: shift.id, reason: '医生出差' });
    await settle();
    expect((await detail(at(others, one), data.waitId)).data.state).toBe('closed');
    expect(await brokenInvariants(db())).toEqual(nothingBroken);
  });

  it('passes over who cannot have the visit any more', async () => {
    const { shift, doctor, holder, others, heldOrderNo } = await fullShift(2);
    const busy = at(others, one);
    const first = await join(busy, shift.id);
    const second = await join(at(others, two), shift.id);
    const same = await addShift(db(), doctor, { now: now(), time: '15:00' });
    expect((await submit(busy, same.id)).code).toBe(0);
    await cancel(holder, heldOrderNo);
    await settle();
    expect((await detail(busy, first.data.waitId)).data.state).toBe('lapsed');
    expect((await detail(at(others, two), second.data.waitId)).data.state).toBe('offered');
    expect(await brokenInvariants(db())).toEqual(nothingBroken);
  });

  it('takes nobody while there are places, twice, beyond its size, or beyond their share', async () => {
    const { doctor, shift, holder, others } = await fullShift(2, {
      rules: { waitListSize: 1, maxWaitsPerAccount: 1 },
    });
    const open = await addShift(db(), doctor, { now: now(), time: '15:00', daysAhead: 4 });
    const [first, second] = [at(others, one), at(others, two)];
    expect((await join(first, open.id)).code).toBe(businessErrors.placesLeft);
    expect((await join(holder, shift.id)).code).toBe(businessErrors.overlappingVisit);
    expect((await join(first, shift.id)).code).toBe(0);
    expect((await join(first, shift.id)).code).toBe(businessErrors.waitingAlready);
    expect((await join(second, shift.id)).code).toBe(businessErrors.waitListFull);
    await db().update(shiftCases).set({ remaining: 0, total: 0 }).where(eq(shiftCases.id, open.id));
    expect((await join(first, open.id)).code).toBe(businessErrors.waitLimitReached);
    expect(await brokenInvariants(db())).toEqual(nothingBroken);
  });

  it('counts a person in all accounts, and all accounts of a device', async () => {
    const place = await addHospital(db(), { maxWaitsPerPerson: 1, maxWaitsPerDevice: 1 });
    const [sold, other] = await Promise.all(
      [3, 4].map(async (daysAhead) =>
        addShift(db(), await addDoctor(db(), place), { now: now(), daysAhead, places: 0 }),
      ),
    );
    if (!sold || !other) throw new Error('two shifts');
    const [first, second, third] = await addPeople(db(), 3, now(), 'device-of-a-trader');
    if (!first || !second || !third) throw new Error('three people');
    const twin = await addPatient(db(), second, now(), 2, first.patientId);
    expect((await join(first, sold.id)).code).toBe(0);
    expect((await join(second, sold.id, twin)).code).toBe(businessErrors.waitingAlready);
    expect((await join(second, other.id, twin)).code).toBe(businessErrors.waitLimitReached);
    expect((await join(third, other.id)).code).toBe(businessErrors.waitLimitReached);
  });

  it('is a person’s own', async () => {
    const { shift, others } = await fullShift(2);
    const { data } = await join(at(others, one), shift.id);
    const stranger = at(others, two);
    expect((await detail(stranger, data.waitId)).code).toBe(businessErrors.forbidden);
    expect((await leave(stranger, data.waitId)).code).toBe(businessErrors.forbidden);
    const [mine, theirs] = await Promise.all(
      [at(others, one), stranger].map((person) => ask(person, '/order/waitlist/list.json', {})),
    );
    expect(mine?.data.items).toHaveLength(1);
    expect(theirs?.data.items).toEqual([]);
    const patient = { patientId: at(others, one).patientId };
    expect((await ask(at(others, one), '/user/patient/delete.json', patient)).code).not.toBe(0);
  });

  it('forgets device and person with the wait, and the wait itself in time', async () => {
    const { shift, others } = await fullShift(1);
    const { data } = await join(at(others, one), shift.id);
    await leave(at(others, one), data.waitId);
    const [row] = await db().select().from(waits).where(eq(waits.waitId, data.waitId));
    expect(row).toMatchObject({ person: at(others, one).patientId, deviceId: null });
  });
});

describe('a release that is drawn', () => {
  it('sells nothing in its first seconds, then gives the places to the list and the rest to all', async () => {
    // Three days ahead of a window of three days: the shift opens as the clock comes to its hour.
    const place = await addHospital(db(), { windowDays: 2, releaseTime: '07:00', drawSeconds: 30 });
    const doctor = await addDoctor(db(), place);
    const shift = await addShift(db(), doctor, { now: now(), daysAhead: 3, places: 2 });
    const people = await addPeople(db(), 3, now());
    expect((await join(at(people, one), shift.id)).code).toBe(businessErrors.shiftNotReleased);
    const listed = await gateway.call('/order/shiftcase/detail.json', { shiftCaseId: shift.id });
    await gateway.advance(Date.parse(listed.data.releaseAt) - now().getTime());

    const early = await submit(at(people, one), shift.id);
    expect(early.code).toBe(businessErrors.drawnAtOpening);
    expect(Date.parse(early.data.drawsAt)).toBe(Date.parse(listed.data.releaseAt) + 30_000);
    const first = await join(at(people, one), shift.id);
    expect(first.data).toMatchObject({ state: 'waiting', position: null });
    expect(first.data.drawsAt).not.toBeNull();
    await gateway.advance(30_000);
    expect((await detail(at(people, one), first.data.waitId)).data.state).toBe('offered');
    expect((await submit(at(people, two), shift.id)).code).toBe(0);
    expect((await submit(at(people, three), shift.id)).code).toBe(businessErrors.slotTaken);
    expect(await brokenInvariants(db())).toEqual(nothingBroken);
  });
});
