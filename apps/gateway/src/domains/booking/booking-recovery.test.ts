import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shiftCases } from '../../kernel/places/tables';
import { orders, orderSteps } from '../../kernel/orders/tables';
import { openPayment, pressCashier, runRefunds } from '../../testing/payment-fixture';
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
import { registrationOrders, shiftStops } from './tables';

// What a gateway finds when it comes back, or beside another one; the clock moves for good.
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await openTestGateway();
});
afterEach(async () => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- what must hold after every test
  expect(await brokenInvariants(gateway.services.db)).toEqual(nothingBroken);
  await gateway.dispose();
});

const hour = 60 * 60_000;

async function world() {
  const { db, clock } = gateway.services;
  const doctor = await addDoctor(db, await addHospital(db));
  const [person] = await addPeople(db, 1, clock.now());
  if (!person) throw new Error('nobody');
  return { db, doctor, person, now: () => clock.now() };
}

async function submit({ patientId, token }: TestPerson, shiftCaseId: string): Promise<string> {
  const { data } = await gateway.call(
    '/order/submitorder/submit.json',
    { shiftCaseId, patientId },
    { token },
  );
  return data.orderNo;
}

it('finishes a stop that a crash interrupted', async () => {
  const { db, doctor, person, now } = await world();
  const shift = await addShift(db, doctor, { now: now() });
  const orderNo = await submit(person, shift.id);
  await pressCashier(gateway, await openPayment(gateway, orderNo, person.token), 'success');
  // What is left when the gateway dies between the stop and its orders.
  await db
    .insert(shiftStops)
    .values({ shiftCaseId: shift.id, reason: '设备检修', stoppedAt: now(), settledAt: null });
  await gateway.advance(0);
  await runRefunds(gateway.services);
  const found = await gateway.call(
    '/order/orderinfo/detail.json',
    { orderNo },
    { token: person.token },
  );
  expect(found.data).toMatchObject({ status: 'refunded', refundCents: 3800 });
});

it('settles the other expired orders where one cannot be moved, and that one once it can', async () => {
  const { db, doctor, person, now } = await world();
  const [other] = await addPeople(db, 1, now());
  if (!other) throw new Error('nobody');
  const shift = await addShift(db, doctor, { now: now() });
  const [stuck, free] = [await submit(person, shift.id), await submit(other, shift.id)];
  await db.execute(
    sql.raw(`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''broken''; END';
      CREATE TRIGGER stuck BEFORE INSERT ON order_steps
        FOR EACH ROW WHEN (NEW.order_no = '${stuck}') EXECUTE FUNCTION fail()`),
  );
  const statusOf = async (orderNo: string) =>
    (await db.select().from(registrationOrders).where(eq(registrationOrders.orderNo, orderNo)))[0]
      ?.status;
  await gateway.advance(hour);
  expect([await statusOf(stuck), await statusOf(free)]).toEqual(['awaitingPayment', 'expired']);
  await db.execute(sql`DROP TRIGGER stuck ON order_steps`);
  await gateway.advance(0);
  expect(await statusOf(stuck)).toBe('expired');
});

it('settles hundreds of expired orders, on two gateways at once, each once', async () => {
  const { db, doctor, person, now } = await world();
  const shift = await addShift(db, doctor, { now: now(), places: 1000 });
  const orderNo = await submit(person, shift.id);
  const [found] = await db
    .select({ order: orders, own: registrationOrders })
    .from(orders)
    .innerJoin(registrationOrders, eq(registrationOrders.orderNo, orders.orderNo))
    .where(eq(orders.orderNo, orderNo));
  if (!found) throw new Error('no order');
  const copiesOf = <Row extends object>(row: Row) =>
    Array.from({ length: 450 }, (_, index) => ({
      ...row,
      orderNo: `x${index}`,
      patientId: `x${index}`,
    }));
  const copies = copiesOf(found.order);
  await db.insert(orders).values(copies);
  const ownCopies = copiesOf(found.own).map((own) => ({ ...own, person: own.patientId }));
  await db.insert(registrationOrders).values(ownCopies);
  await db.insert(orderSteps).values(
    copies.map((copy) => ({
      orderNo: copy.orderNo,
      state: 'awaitingPayment' as const,
      event: 'submit' as const,
      actor: 'patient' as const,
      at: now(),
    })),
  );
  await db
    .update(shiftCases)
    .set({ remaining: 1000 - 451 })
    .where(eq(shiftCases.id, shift.id));
  const twin = await gateway.another();
  try {
    await Promise.all([gateway.advance(hour), twin.services.deadlines.sweepAll()]);
    await twin.services.deadlines.sweepAll();
  } finally {
    await twin.dispose();
  }
  expect(await remainingOf(db, shift.id)).toBe(1000);
});
