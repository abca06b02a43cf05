import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessErrors } from '@xinglin/contract';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
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
} from './booking-fixture';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const db = () => gateway.services.db;
const now = () => gateway.services.clock.now();
const hour = 3_600_000;

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('nothing there');
  return item;
}

const submit = (person: TestPerson, shiftCaseId: string, patientId = person.patientId) =>
  gateway.call(
    '/order/submitorder/submit.json',
    { shiftCaseId, patientId },
    { token: person.token },
  );
const check = (person: TestPerson, shiftCaseId: string, patientId = person.patientId) =>
  gateway.call(
    '/order/submitorder/checkbeforesubmit.json',
    { shiftCaseId, patientId },
    { token: person.token },
  );
const cancel = (person: TestPerson, orderNo: string) =>
  gateway.call('/order/cancelorder/cancel.json', { orderNo }, { token: person.token });

/** Shifts that stand in each other's way nowhere: a doctor, and mostly a hospital, of its own for each. */
async function addShifts(count: number, rules: Parameters<typeof addHospital>[1] = {}) {
  const shifts: string[] = [];
  while (shifts.length < count) {
    const number = shifts.length;
    const doctor = await addDoctor(db(), await addHospital(db(), rules));
    const daysAhead = 2 + (number % 10);
    const time = `${String(8 + Math.floor(number / 10)).padStart(2, '0')}:00`;
    shifts.push((await addShift(db(), doctor, { now: now(), daysAhead, time })).id);
  }
  return shifts;
}

/** Each in its turn; the codes of the answers. */
async function codesOf(tries: readonly (() => ReturnType<typeof submit>)[]): Promise<number[]> {
  const codes: number[] = [];
  for (const attempt of tries) codes.push((await attempt()).code);
  return codes;
}

const taken = (count: number) => Array.from({ length: count }, () => 0);

describe('one person whose document is in several accounts', () => {
  const inEachAccount = async (identity: string, people: readonly TestPerson[]) =>
    Promise.all(
      people.map(async (person) => ({
        person,
        patientId: await addPatient(db(), person, now(), 2, identity),
      })),
    );

  it('gets one place of a shift, however many accounts ask for it at once', async () => {
    const { shift, people } = await addWorld(db(), now(), { people: 6, shift: { places: 6 } });
    const accounts = await inEachAccount('one-card', people);
    const answers = await Promise.all(
      accounts.map(({ person, patientId }) => submit(person, shift.id, patientId)),
    );
    const refused = answers.filter(({ code }) => code !== 0);
    expect(refused).toHaveLength(5);
    for (const { code, data } of refused)
      // Whose order it is, and its number, is not for other accounts.
      expect({ code, data }).toEqual({ code: businessErrors.bookedElsewhere, data: null });
    expect(await remainingOf(db(), shift.id)).toBe(5);
    expect(await brokenInvariants(db())).toEqual(nothingBroken);
  });

  it('is told so before the submit, and may book once the other place is given back', async () => {
    const { shift, people } = await addWorld(db(), now(), { people: 2 });
    const [one, other] = await inEachAccount('second-card', people);
    if (!one || !other) throw new Error('nobody');
    const { orderNo } = (await submit(one.person, shift.id, one.patientId)).data;
    const asked = await check(other.person, shift.id, other.patientId);
    expect(asked.code).toBe(businessErrors.bookedElsewhere);
    expect(asked.message).toContain('另一个账号');
    await cancel(one.person, orderNo);
    expect((await submit(other.person, shift.id, other.patientId)).code).toBe(0);
  });

  it('is booked for so often a day and no oftener, whichever account asks', async () => {
    const accounts = await inEachAccount('third-card', await addPeople(db(), 3, now()));
    const shifts = await addShifts(6, { maxADayPerPerson: 5 });
    const codes = await codesOf(
      shifts.map((shift, number) => () => {
        const { person, patientId } = first(accounts.slice(number % 3));
        return submit(person, shift, patientId);
      }),
    );
    expect(codes).toEqual([...taken(5), businessErrors.dayLimitReached]);
  });

  it('stays in no order that is over', async () => {
    const { shift, people } = await addWorld(db(), now());
    const person = first(people);
    const { orderNo } = (await submit(person, shift.id)).data;
    await cancel(person, orderNo);
    const patientId = await addPatient(db(), person, now(), 2, 'fourth-card');
    const other = await addShift(db(), await addDoctor(db(), await addHospital(db())), {
      now: now(),
    });
    const { orderNo: second } = (await submit(person, other.id, patientId)).data;
    const personOf = async () =>
      (await db().execute(sql`SELECT person FROM registration_orders WHERE order_no = ${second}`))
        .rows[0]?.['person'];
    expect(await personOf()).toBe('fourth-card');
    await cancel(person, second);
    expect(await personOf()).toBe(patientId);
  });
});

describe('an account that hoards', () => {
  it('gets its number of places a day, over all hospitals, patients and at once', async () => {
    const person = first(await addPeople(db(), 1, now()));
    const patients = [person.patientId];
    for (let place = 2; place <= 10; place += 1)
      patients.push(await addPatient(db(), person, now(), place));
    const shifts = await addShifts(30, { maxADayPerAccount: 10 });
    const answers = await Promise.all(
      shifts.map((shift, number) => submit(person, shift, patients[number % 10])),
    );
    const codes = answers.map(({ code }) => code).toSorted((left, right) => left - right);
    expect(codes).toEqual([...taken(10), ...Array(20).fill(businessErrors.dayLimitReached)]);
    expect((await check(person, first(shifts.slice(29)))).message).toContain('明天再约');
    expect(await brokenInvariants(db())).toEqual(nothingBroken);
  });

  it('may go on the next day, until it has as many open appointments as it may', async () => {
    const person = first(await addPeople(db(), 1, now()));
    const rules = { maxADayPerAccount: 2, maxADayPerPerson: 9, maxOpenPerAccount: 3 };
    const shifts = await addShifts(5, { ...rules, payWithinMinutes: 3 * 24 * 60 });
    const [one, two, three, four, five] = shifts.map((shift) => () => submit(person, shift));
    if (!one || !two || !three || !four || !five) throw new Error('no shifts');
    expect(await codesOf([one, two, three])).toEqual([...taken(2), businessErrors.dayLimitReached]);
    await gateway.advance(24 * hour);
    expect(await codesOf([four, five])).toEqual([0, businessErrors.accountOrderLimitReached]);
  });

  it('that cancels and books again is stopped for the day', async () => {
    const person = first(await addPeople(db(), 1, now()));
    const shifts = await addShifts(4, { maxGivenUpADay: 2 });
    const [one, two, three] = shifts;
    if (!one || !two || !three) throw new Error('no shifts');
    for (const shift of [one, two]) {
      const { orderNo } = (await submit(person, shift)).data;
      await cancel(person, orderNo);
    }
    expect((await submit(person, three)).code).toBe(businessErrors.dayLimitReached);
  });

  it('is not one whose shift the hospital stopped', async () => {
    const person = first(await addPeople(db(), 1, now()));
    const shifts = await addShifts(2, { maxGivenUpADay: 1 });
    await submit(person, first(shifts));
    await gateway.call('/sandbox/desk/stop-shift', {
      shiftCaseId: first(shifts),
      reason: '医生出差',
    });
    expect((await submit(person, first(shifts.slice(1)))).code).toBe(0);
  });
});

describe('accounts on one device', () => {
  it('get its number of places a day together', async () => {
    const people = await addPeople(db(), 4, now(), 'a-telephone');
    const shifts = await addShifts(4, { maxADayPerDevice: 3 });
    const codes = await codesOf(
      shifts.map((shift, number) => () => submit(first(people.slice(number)), shift)),
    );
    expect(codes).toEqual([...taken(3), businessErrors.dayLimitReached]);
  });

  it('are counted apart on a channel whose devices are shared, where a session lasts half a day', async () => {
    const people = await addPeople(db(), 3, now(), 'a-kiosk');
    await db().execute(sql`
      UPDATE sessions SET expires_at = created_at + interval '12 hours' WHERE device_id = 'a-kiosk'`);
    const shifts = await addShifts(3, { maxADayPerDevice: 1 });
    const codes = await codesOf(
      shifts.map((shift, number) => () => submit(first(people.slice(number)), shift)),
    );
    expect(codes).toEqual(taken(3));
  });
});
