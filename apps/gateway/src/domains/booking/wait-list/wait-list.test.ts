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
  addWorld,
  brokenInvariants,
  nothingBroken,
  remainingOf,
  type TestPerson,
} from '../booking-fixture';
import { waits } from './tables';

let gateway: TestGateway;
const db = () => gateway.services.db;
const now = () => gateway.services.clock.now();
const minute = 60_000;

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const ask = (person: TestPerson, path: string, body: object) =>
  gateway.call(path, body, { token: person.token });
const submit = (person: TestPerson, shiftCaseId: string) =>
  ask(person, '/order/submitorder/submit.json', { shiftCaseId, patientId: person.patientId });
const join = (person: TestPerson, shiftCaseId: string, patientId = person.patientId) =>
  ask(person, '/order/waitlist/join.json', { shiftCaseId, patientId });
const detail = (person: TestPerson, waitId: string) =>
  ask(person, '/order/waitlist/detail.json', { waitId });
const leave = (person: TestPerson, waitId: string) =>
  ask(person, '/order/waitlist/leave.json', { waitId });
const cancel = (person: TestPerson, orderNo: string) =>
  ask(person, '/order/cancelorder/cancel.json', { orderNo });
const settle = () => gateway.services.deadlines.sweepAll();

/** A shift whose only place somebody holds, and others who want it. */
async function fullShift(people: number, options: Parameters<typeof addWorld>[2] = {}) {
  const world = await addWorld(db(), now(), {
    people: people + 1,
    ...options,
    shift: { places: 1, ...options.shift },
  });
  const [holder, ...others] = world.people;
  if (!holder) throw new Error('the world is empty');
  const held = await submit(holder, world.shift.id);
  expect(held.code).toBe(0);
  return { ...world, holder, others, heldOrderNo: held.data.orderNo as string };
}

const [one, two, three] = [0, 1, 2];
const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index];
  if (item === undefined) throw new Error('too few');
  return item;
};

const preview = (person: TestPerson, shiftCaseId: string, patientId = person.patientId) =>
  ask(person, '/order/waitlist/preview.json', { shiftCaseId, patientId });

describe('what joining would mean', () => {
  it('is the position behind those who wait, then one’s own, and joins nothing', async () => {
    const { shift, others } = await fullShift(2);
    const [first, second] = [at(others, one), at(others, two)];
    const before = await preview(first, shift.id);
    expect(before.data).toMatchObject({ position: 1, waiting: 0, chanceOfTen: null, wait: null });
    const joined = await join(first, shift.id);
    expect((await preview(first, shift.id)).data).toMatchObject({
      position: 1,
      waiting: 1,
      wait: { waitId: joined.data.waitId, state: 'waiting' },
    });
    const behind = (await preview(second, shift.id)).data;
    expect(behind).toMatchObject({ position: 2, waiting: 1, wait: null });
    expect(behind.closesAt).toBe(joined.data.closesAt);
    // The doctor's page says how many wait for the shift.
    const shown = await ask(second, '/order/shiftcase/detail.json', { shiftCaseId: shift.id });
    expect(shown.data).toMatchObject({ status: 'full', waiting: 1 });
    await leave(first, joined.data.waitId);
    expect((await preview(first, shift.id)).data).toMatchObject({ position: 1, wait: null });
  });

  it('is shown of the account’s own patients alone', async () => {
    const { shift, holder, others } = await fullShift(1);
    const { patientId } = at(others, one);
    expect((await preview(holder, shift.id, patientId)).code).toBe(-7);
  });

  it('counts the chance of a position from the waits that ended in the last 30 days', async () => {
    const { shift, others } = await fullShift(1);
    const [asker] = [at(others, one)];
    const dayMs = 24 * 60 * minute;
    let made = 0;
    /** Earlier waits of the same shift, first in its list each: none was waiting any more when the next one joined. */
    const ended = async (
      count: number,
      {
        offered,
        state,
        daysAgo,
      }: { offered: boolean; state: 'taken' | 'closed' | 'left'; daysAgo: number },
    ) => {
      for (let left = count; left > 0; left -= 1) {
        made += 1;
        const endedAt = new Date(now().getTime() - daysAgo * dayMs + made * 1000);
        await db()
          .insert(waits)
          .values({
            waitId: `${shift.id}-${made}`,
            shiftCaseId: shift.id,
            ownerId: `former-${made}`,
            patientId: `former-${made}`,
            person: `former-${made}`,
            locale: 'zh-Hans',
            state,
            joinedAt: endedAt,
            closesAt: endedAt,
            endedAt,
            offeredOrderNo: offered ? `${shift.id}-order-${made}` : null,
          });
      }
    };
    const chance = async () => (await preview(asker, shift.id)).data.chanceOfTen;
    await ended(12, { offered: true, state: 'taken', daysAgo: 3 });
    await ended(7, { offered: false, state: 'closed', daysAgo: 2 });
    expect(await chance()).toBeNull();
    await ended(5, { offered: false, state: 'left', daysAgo: 2 });
    await ended(9, { offered: true, state: 'taken', daysAgo: 31 });
    expect(await chance()).toBeNull();
    await ended(1, { offered: false, state: 'closed', daysAgo: 1 });
    expect(await chance()).toBe(6);
    await join(asker, shift.id);
    expect(await chance()).toBe(6);
  });
});

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
