import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  businessErrors,
  findTransition,
  registrationActors,
  registrationEvents,
  registrationMachine,
  transitionsOf,
  type RegistrationState,
} from '@xinglin/contract';
import { moveOrder } from '../../kernel/orders/move-order';
import { orders, orderSteps } from '../../kernel/orders/tables';
import { openPayment, runRefunds, sendNotice } from '../../testing/payment-fixture';
import { payments } from '../../kernel/payment/tables';
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
} from './booking-fixture';
import { expectLegal, stateOf } from './legal-steps-fixture';
import { registrationKind } from './order-kind';

const rounds = Number(process.env.XINGLIN_OVERSELL_ROUNDS ?? 1);
const races = Number(process.env.XINGLIN_RACE_ROUNDS ?? 15);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const db = () => gateway.services.db;
const now = () => gateway.services.clock.now();
const sortedCodes = (answers: readonly { code: number }[]) =>
  answers.map((answer) => answer.code).toSorted((left, right) => left - right);
const submitPath = '/order/submitorder/submit.json';

describe.each([1, 5, 50])('a shift with %i places and 200 people at once', (places) => {
  it(`sells exactly its places, ${rounds} times`, { timeout: 300_000 * rounds }, async () => {
    const people = await addPeople(db(), 200, now());
    const doctor = await addDoctor(db(), await addHospital(db(), { maxOpenPerPatient: 10_000 }));
    for (let round = 0; round < rounds; round += 1) {
      const shift = await addShift(db(), doctor, { now: now(), places });
      const answers = await Promise.all(
        people.map(({ token, patientId }) =>
          gateway.call(submitPath, { shiftCaseId: shift.id, patientId }, { token }),
        ),
      );
      const sold = answers.filter((answer) => answer.code === 0);
      expect(new Set(sold.map((answer) => answer.data.orderNo)).size).toBe(places);
      const refused = new Set(
        answers.filter((answer) => answer.code !== 0).map((answer) => answer.code),
      );
      expect([...refused]).toEqual([businessErrors.slotTaken]);
      expect(await remainingOf(db(), shift.id)).toBe(0);
      // The same people come again in the next round, so their orders have to be out of the way.
      await gateway.services.db.execute(sql`
        UPDATE registration_orders SET date = date - ${round + 1}::int, starts_at = starts_at - interval '400 days',
          ends_at = ends_at - interval '400 days', doctor_id = order_no WHERE shift_case_id = ${shift.id}`);
    }
    expect(await brokenInvariants(db())).toEqual(nothingBroken);
  });
});

it('keeps one patient from two visits at once and from more than the limit, however fast they tap', async () => {
  const { doctor, people } = await addWorld(db(), now(), { rules: { maxOpenPerPatient: 2 } });
  const [person] = people;
  if (!person) throw new Error('nobody');
  const sameTime = await Promise.all(
    Array.from({ length: 6 }, async () =>
      addShift(db(), await addDoctor(db(), doctor), { now: now(), time: '09:00' }),
    ),
  );
  const submit = (shiftCaseId: string, patientId: string) =>
    gateway.call(
      submitPath,
      { shiftCaseId, patientId },
      { token: person.token, requestId: randomUUID() },
    );
  const overlapping = await Promise.all(
    sameTime.map((shift) => submit(shift.id, person.patientId)),
  );
  expect(sortedCodes(overlapping)).toEqual([0, ...Array(5).fill(businessErrors.overlappingVisit)]);

  const patientId = await addPatient(db(), person, now(), 2);
  const days = await Promise.all(
    [4, 5, 6, 7, 8, 9].map((daysAhead) => addShift(db(), doctor, { now: now(), daysAhead })),
  );
  const limited = await Promise.all(days.map((shift) => submit(shift.id, patientId)));
  expect(sortedCodes(limited)).toEqual([
    0,
    0,
    ...Array(4).fill(businessErrors.openOrderLimitReached),
  ]);

  const double = await addShift(db(), doctor, { now: now(), daysAhead: 10 });
  const third = await addPatient(db(), person, now(), 3);
  const twice = await Promise.all(Array.from({ length: 5 }, () => submit(double.id, third)));
  expect(twice.filter((answer) => answer.code === 0)).toHaveLength(1);
  expect(await brokenInvariants(db())).toEqual(nothingBroken);
});

it(
  `cancel, pay, expire, stop and refund may meet: ${races} times a legal end`,
  { timeout: 5_000 * races + 60_000 },
  async () => {
    const { services } = gateway;
    const people = await addPeople(db(), 10, now());
    const doctor = await addDoctor(db(), await addHospital(db(), { maxOpenPerPatient: 10_000 }));
    for (let race = 0; race < races; race += 1) {
      const shift = await addShift(db(), await addDoctor(db(), doctor), {
        now: now(),
        daysAhead: 2 + (race % 10),
        places: 1,
      });
      const person = people[race % people.length];
      if (!person) throw new Error('nobody');
      const as = { token: person.token };
      const { data } = await gateway.call(
        submitPath,
        { shiftCaseId: shift.id, patientId: person.patientId },
        as,
      );
      // The hours of one round differ by doctor and person only, so that no round is in another's way.
      if (data === null) throw new Error(`round ${race} could not book`);
      const { orderNo } = data;
      const paymentId = await openPayment(gateway, orderNo, person.token);
      const notice = { paymentId, outcome: 'success', amountCents: 3800, tradeNo: 'T' } as const;
      const cancel = () => gateway.call('/order/cancelorder/cancel.json', { orderNo }, as);
      const expire = () =>
        services.db.transaction((tx) =>
          moveOrder(
            { db: tx, now: now(), services },
            registrationKind,
            orderNo,
            'expire',
            'system',
          ),
        );
      const stop = () =>
        gateway.call('/sandbox/desk/stop-shift', { shiftCaseId: shift.id, reason: '停诊' });
      const askAgain = () => gateway.call('/pay/geth5payurl.json', { orderNo, returnUrl: '/' }, as);
      const rivals = [
        cancel,
        cancel,
        () => sendNotice(gateway, notice),
        () => sendNotice(gateway, notice),
        expire,
        askAgain,
      ];
      if (race % 3 === 0) rivals.push(stop);
      // Which one is first in line changes from race to race.
      const order = rivals.map((_, index) => rivals[(index + race) % rivals.length]);
      await Promise.all([...order.map((rival) => rival?.()), runRefunds(services)]);
      await Promise.all([runRefunds(services), runRefunds(services)]);

      const [end] = await db().select().from(orders).where(eq(orders.orderNo, orderNo));
      const [payment] = await db().select().from(payments).where(eq(payments.paymentId, paymentId));
      if (!end) throw new Error('the order is gone');
      expect(payment?.status).toBe('paid');
      // The notice always comes, so the money is either kept for a visit or all of it is back.
      expect(['confirmed', 'refunded']).toContain(end.state);
      expect(end.refundedCents).toBe(end.state === 'confirmed' ? 0 : 3800);
      await db()
        .execute(sql`UPDATE registration_orders SET starts_at = starts_at - interval '400 days',
      ends_at = ends_at - interval '400 days' WHERE order_no = ${orderNo}`);
      expectLegal(await stepsOf(orderNo));
    }
    expect(await brokenInvariants(db())).toEqual(nothingBroken);
  },
);

const stepsOf = (orderNo: string) =>
  db().select().from(orderSteps).where(eq(orderSteps.orderNo, orderNo)).orderBy(orderSteps.stepId);

it('keeps the invariants on any sequence of events', { timeout: 300_000 }, async () => {
  const { services } = gateway;
  const hospital = await addHospital(db());
  const legal = fc.record({
    event: fc.constantFrom(...registrationEvents),
    actor: fc.constantFrom(...registrationActors),
  });
  const possible = legal.filter(
    ({ event, actor }) => transitionsOf(registrationMachine, event, actor).length > 0,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(0, 3800),
      fc.array(possible, { maxLength: 12 }),
      async (feeCents, events) => {
        const shift = await addShift(db(), await addDoctor(db(), hospital), {
          now: now(),
          feeCents,
          places: 2,
        });
        const [person] = await addPeople(db(), 1, now());
        if (!person) throw new Error('nobody');
        const body = { shiftCaseId: shift.id, patientId: person.patientId };
        const { data } = await gateway.call(submitPath, body, { token: person.token });
        let state: RegistrationState = data.status;
        const path = [state];
        for (const { event, actor } of events) {
          // Money is paid by a notice only; it is what makes `pay` happen.
          if (event === 'pay' && state === 'awaitingPayment') {
            const paymentId = await openPayment(gateway, data.orderNo, person.token);
            await sendNotice(gateway, {
              paymentId,
              outcome: 'success',
              amountCents: feeCents,
              tradeNo: 'T',
            });
            state = 'confirmed';
            path.push(state);
            continue;
          }
          if (event === 'finishRefund') {
            await runRefunds(services);
            const [order] = await db()
              .select()
              .from(orders)
              .where(eq(orders.orderNo, data.orderNo));
            if (order && order.state !== state) path.push((state = stateOf(order.state)));
            continue;
          }
          const expected = findTransition(registrationMachine, state, event, actor);
          const moved = await services.db.transaction((tx) =>
            moveOrder(
              { db: tx, now: now(), services },
              registrationKind,
              data.orderNo,
              event,
              actor,
            ),
          );
          expect(moved?.state).toBe(expected?.to);
          if (expected) path.push((state = expected.to));
        }
        const steps = await stepsOf(data.orderNo);
        expect(steps.map((step) => step.state)).toEqual(path);
        const given = path.some(
          (passed) => passed === 'expired' || passed === 'cancelledByPatient',
        );
        expect(await remainingOf(db(), shift.id)).toBe(given ? 2 : 1);
        expect(await brokenInvariants(db())).toEqual(nothingBroken);
      },
    ),
    { numRuns: 60 },
  );
});
