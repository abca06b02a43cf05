import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addDoctor,
  addHospital,
  addPeople,
  addShift,
  type TestPerson,
} from '../../domains/booking/booking-fixture';
import { addConsultDoctor, answered, desk, newAsker } from '../../testing/consult-fixture';
import { openSessions } from '../../testing/telemedicine-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { bookedVisit, pastVisit } from '../../testing/visit-fixture';
import { orders } from './tables';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const path = '/moduleoverlap/mergeorder/next';
const now = () => gateway.services.clock.now();

interface Item {
  readonly what: string;
  readonly kind: string;
  readonly orderNo: string | null;
}

const matters = async (token: string): Promise<Item[]> =>
  (await gateway.call(path, {}, { token })).data.items;

const ranked = async (token: string) =>
  (await matters(token)).map(({ what, kind }) => `${what} ${kind}`);

async function newPerson(): Promise<TestPerson> {
  const [person] = await addPeople(gateway.services.db, 1, now());
  return person ?? expect.fail('no person');
}

const submit = (person: TestPerson, shiftCaseId: string) =>
  gateway.call(
    '/order/submitorder/submit.json',
    { shiftCaseId, patientId: person.patientId },
    { token: person.token },
  );

describe('what waits for an account', () => {
  it('is an unpaid visit with its hour, sum, place, person and deadline', async () => {
    const { db } = gateway.services;
    const person = await newPerson();
    const doctor = await addDoctor(db, await addHospital(db));
    const shift = await addShift(db, doctor, { now: now() });
    const { data } = await submit(person, shift.id);
    const [matter, ...others] = await matters(person.token);
    expect(others).toEqual([]);
    const [row] = await db.select().from(orders).where(eq(orders.orderNo, data.orderNo));
    expect(matter).toMatchObject({
      kind: 'registration',
      orderNo: data.orderNo,
      what: 'pay',
      doctorId: doctor.doctorId,
      people: [{ patientId: person.patientId, relation: 'self' }],
      at: row?.startsAt?.toISOString(),
      day: row?.day,
      until: row?.dueAt?.toISOString(),
      amountCents: row?.totalCents,
      hospitalId: doctor.hospitalId,
      timeZone: 'Asia/Shanghai',
      unreadCount: 0,
    });
    expect(matter).toHaveProperty('place', expect.stringContaining('同仁医院'));
    const other = await newPerson();
    expect(await matters(other.token)).toEqual([]);
    await gateway.advance(60 * 60_000);
    expect(await matters(person.token)).toEqual([]);
  });

  it('begins with deadlines, then lists what takes place, what others do, and last what can be reviewed', async () => {
    const { db } = gateway.services;
    const person = await newAsker(gateway);
    const { doctorId, ...place } = await addConsultDoctor(gateway);
    await pastVisit(gateway, await addDoctor(db, place), person, { time: '09:00' });
    await bookedVisit(gateway, await addDoctor(db, place), person, { time: '10:00' });
    const orderKey = await person.asked(doctorId);
    const unpaid = await addShift(db, await addDoctor(db, place), { now: now(), time: '15:00' });
    await submit(person, unpaid.id);
    expect(await ranked(person.token)).toEqual([
      'pay registration',
      'go registration',
      'wait consult',
      'review registration',
    ]);
    await answered(gateway, orderKey, doctorId);
    await desk(gateway, 'answer-conversation', { orderKey, text: '请多喝水' });
    const read = (await matters(person.token)).find(({ kind }) => kind === 'consult');
    expect(read).toMatchObject({
      what: 'read',
      orderNo: orderKey,
      unreadCount: 1,
    });
  });

  it('is a session by video at its hour once it is paid', async () => {
    const { booked } = await openSessions(gateway);
    const session = await booked();
    const [matter] = await matters(session.token);
    expect(matter).toMatchObject({ kind: 'telemedicine', what: 'go', amountCents: null });
    expect(matter).toHaveProperty('at', (await session.detail()).startsAt);
  });

  it('is a place on a wait-list, and what is offered from it', async () => {
    const { db } = gateway.services;
    const [holder, person] = [await newPerson(), await newPerson()];
    const shift = await addShift(db, await addDoctor(db, await addHospital(db)), {
      now: now(),
      places: 1,
    });
    const held = (await submit(holder, shift.id)).data.orderNo as string;
    const { data } = await gateway.call(
      '/order/waitlist/join.json',
      { shiftCaseId: shift.id, patientId: person.patientId },
      { token: person.token },
    );
    expect(await matters(person.token)).toMatchObject([
      { kind: 'registration', what: 'wait', orderNo: null, waitId: data.waitId, position: 1 },
    ]);
    await gateway.call(
      '/order/cancelorder/cancel.json',
      { orderNo: held },
      { token: holder.token },
    );
    await gateway.services.deadlines.sweepAll();
    expect(await matters(person.token)).toMatchObject([{ what: 'pay', waitId: null }]);
  });

  it('is nothing that its owner took off the lists', async () => {
    const { db } = gateway.services;
    const person = await newPerson();
    const orderNo = await pastVisit(gateway, await addDoctor(db, await addHospital(db)), person);
    expect(await ranked(person.token)).toEqual(['review registration']);
    await db.update(orders).set({ hiddenAt: now() }).where(eq(orders.orderNo, orderNo));
    expect(await matters(person.token)).toEqual([]);
  });
});
