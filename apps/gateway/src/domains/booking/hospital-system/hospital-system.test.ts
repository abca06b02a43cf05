import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessErrors } from '@xinglin/contract';
import { orders } from '../../../kernel/orders/tables';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import {
  addWorld,
  brokenInvariants,
  nothingBroken,
  remainingOf,
  type TestPerson,
} from '../booking-fixture';
import { hospitalReservations } from '../tables';
import { clearUp, sweepReservations } from './clear-up';
import type { ReservationAnswer } from './hospital-system';
import { settleAnswer } from './settle-answer';

/** What the hospital answers to each question; throws for no answer. */
let answer: (orderNo: string) => ReservationAnswer;
const asked: string[] = [];
const released: string[] = [];
let gateway: TestGateway;
const db = () => gateway.services.db;
const now = () => gateway.services.clock.now();
const silent = (): never => {
  throw new Error('no answer');
};

beforeAll(async () => {
  gateway = await openTestGateway({
    hospitalSystem: {
      async reserve({ orderNo }) {
        asked.push(orderNo);
        return answer(orderNo);
      },
      async release({ orderNo }) {
        released.push(orderNo);
      },
    },
  });
});
afterAll(async () => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- what must hold after all tests
  expect(await brokenInvariants(db())).toEqual(nothingBroken);
  await gateway.dispose();
});

async function submitted(feeCents = 3800) {
  const { shift, people } = await addWorld(db(), now(), {
    rules: { asksSystem: true, waitListSize: 0, maxReschedules: 0 },
    shift: { feeCents },
  });
  const [person] = people;
  if (!person) throw new Error('the world is empty');
  const { data } = await call(person, '/order/submitorder/submit.json', {
    shiftCaseId: shift.id,
    patientId: person.patientId,
  });
  expect(data.status).toBe('awaitingHospital');
  return { shift, person, orderNo: String(data.orderNo) };
}

const call = (person: TestPerson, path: string, body: object) =>
  gateway.call(path, body, { token: person.token });
const wait = (person: TestPerson, orderNo: string) =>
  call(person, '/order/submitorder/submitoffline.json', { orderNo });
const stateOf = async (orderNo: string) =>
  (await db().select().from(orders).where(eq(orders.orderNo, orderNo)))[0]?.state;
const reservationOf = async (orderNo: string) =>
  (
    await db().select().from(hospitalReservations).where(eq(hospitalReservations.orderNo, orderNo))
  )[0];
const open = (person: TestPerson, orderNo: string) =>
  call(person, '/pay/geth5payurl.json', { orderNo, returnUrl: '/' });

/** Seconds between one try that a sweep sends for an order and the next. */
async function pausesOf(orderNo: string): Promise<number[]> {
  const pauses: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) {
    const due = (await reservationOf(orderNo))?.askAt;
    if (!due) throw new Error('nothing is asked any more');
    await sweepReservations(db(), due, gateway.services);
    const next = (await reservationOf(orderNo))?.askAt;
    pauses.push(((next?.getTime() ?? 0) - due.getTime()) / 1000);
  }
  return pauses;
}

describe('an order at a hospital whose own system keeps the places', () => {
  it('is to be paid once the hospital has taken it, and not before', async () => {
    answer = () => 'taken';
    const { person, orderNo } = await submitted();
    expect((await open(person, orderNo)).code).toBe(businessErrors.orderNotPayable);
    const before = now().getTime();
    expect((await wait(person, orderNo)).data).toEqual({ orderNo, status: 'awaitingPayment' });
    const { data } = await call(person, '/order/orderinfo/detail.json', { orderNo });
    expect(Date.parse(data.payBefore)).toBeGreaterThanOrEqual(before + 30 * 60_000);
    expect((await open(person, orderNo)).code).toBe(0);
    expect(await gateway.messagesTo(person.mobile)).toEqual([]);
    // Asked for again, it is not asked there again.
    const times = asked.length;
    expect((await wait(person, orderNo)).data.status).toBe('awaitingPayment');
    expect(asked.length).toBe(times);
  });

  it('is confirmed where it costs nothing', async () => {
    answer = () => 'taken';
    const { person, orderNo } = await submitted(0);
    expect((await wait(person, orderNo)).data.status).toBe('confirmed');
    expect((await gateway.messagesTo(person.mobile))[0]?.text).toContain('就诊凭证号');
  });

  it('gives its place back where the hospital refuses', async () => {
    answer = () => 'refused';
    const { person, orderNo, shift } = await submitted();
    expect(await remainingOf(db(), shift.id)).toBe(4);
    expect((await wait(person, orderNo)).data.status).toBe('refusedByHospital');
    expect(await remainingOf(db(), shift.id)).toBe(5);
    expect((await gateway.messagesTo(person.mobile))[0]?.text).toContain('没有接受');
  });

  it('stands while there is no answer, is asked again under its number, and is told', async () => {
    answer = silent;
    const { person, orderNo, shift } = await submitted();
    const refused = await wait(person, orderNo);
    expect(refused.code).toBe(businessErrors.hospitalUnanswered);
    expect(refused.data).toEqual({ orderNo, seconds: 5 });
    expect(await remainingOf(db(), shift.id)).toBe(4);
    // The person who tries again has not two orders.
    const again = await call(person, '/order/submitorder/submit.json', {
      shiftCaseId: shift.id,
      patientId: person.patientId,
    });
    expect(again.code).toBe(businessErrors.overlappingVisit);
    answer = () => 'taken';
    await clearUp({ orderNo }, gateway.services);
    expect(await stateOf(orderNo)).toBe('awaitingPayment');
    expect(asked.filter((one) => one === orderNo)).toHaveLength(2);
    expect((await gateway.messagesTo(person.mobile))[0]?.text).toContain('已为王芳留号');
  });

  it('ends where no answer ever comes, and what the hospital may hold is given back there', async () => {
    answer = silent;
    const { person, orderNo, shift } = await submitted();
    await gateway.advance(31 * 60_000);
    expect(await stateOf(orderNo)).toBe('refusedByHospital');
    expect(await remainingOf(db(), shift.id)).toBe(5);
    await clearUp({ orderNo }, gateway.services);
    expect(released).toContain(orderNo);
    expect((await reservationOf(orderNo))?.askAt).toBeNull();
    // An answer that comes after all is undone.
    await settleAnswer(gateway.services, orderNo, 'taken');
    expect((await reservationOf(orderNo))?.state).toBe('toRelease');
    expect((await gateway.messagesTo(person.mobile)).length).toBe(1);
  });

  it('is given back at the hospital when the person cancels it', async () => {
    answer = () => 'taken';
    const { person, orderNo } = await submitted();
    await wait(person, orderNo);
    await call(person, '/order/cancelorder/cancel.json', { orderNo });
    await clearUp({ orderNo }, gateway.services);
    expect(released).toContain(orderNo);
  });

  it('is asked about, and given back, ever less often while the hospital does not answer', async () => {
    answer = silent;
    const { person, orderNo } = await submitted();
    await wait(person, orderNo);
    expect(await pausesOf(orderNo)).toEqual([10, 20, 40, 80, 160, 300, 300]);
    await call(person, '/order/cancelorder/cancel.json', { orderNo });
    expect((await reservationOf(orderNo))?.state).toBe('toRelease');
    expect(await pausesOf(orderNo)).toEqual([10, 20, 40, 80, 160, 300, 300]);
  });

  it("is nobody else's to ask for", async () => {
    answer = () => 'taken';
    const { orderNo } = await submitted();
    const { person: stranger } = await submitted();
    expect((await wait(stranger, orderNo)).code).toBe(businessErrors.forbidden);
  });
});

it('ends in exactly one outcome, in whatever order answers come and the person cancels', async () => {
  const step = fc.constantFrom('taken', 'refused', 'silent', 'cancel');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const { person, orderNo, shift } = await submitted();
      const first = steps.find((one) => one !== 'silent');
      // At the same moment, as two gateways and a late answer would.
      const isAtOnce = !steps.includes('cancel');
      const act = async (one: (typeof steps)[number]) => {
        if (one === 'cancel') return call(person, '/order/cancelorder/cancel.json', { orderNo });
        if (one === 'silent') return undefined;
        return settleAnswer(gateway.services, orderNo, one);
      };
      if (isAtOnce) await Promise.all(steps.map(act));
      else for (const one of steps) await act(one);
      const state = await stateOf(orderNo);
      const holds = state === 'awaitingHospital' || state === 'awaitingPayment';
      expect(await remainingOf(db(), shift.id)).toBe(holds ? 4 : 5);
      if (first === undefined) expect(state).toBe('awaitingHospital');
      else if (first === 'cancel') expect(state).toBe('cancelledByPatient');
      else if (!isAtOnce && first === 'refused') expect(state).toBe('refusedByHospital');
      else if (!isAtOnce)
        expect(state).toBe(steps.includes('cancel') ? 'cancelledByPatient' : 'awaitingPayment');
      else expect(['awaitingPayment', 'refusedByHospital']).toContain(state);
      expect(await brokenInvariants(db())).toEqual(nothingBroken);
    }),
    { numRuns: 25 },
  );
});
