import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants, nothingBroken } from '../../domains/booking/booking-fixture';
import { erasuresOf } from '../people/accounts/closing';
import { exportedData } from '../people/accounts/exported-data';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { openPayment, paidNotice, runRefunds, sendNotice } from '../../testing/payment-fixture';
import { orderDetail } from '../payment/order-detail';
import { sandboxProvider } from '../payment/sandbox-provider';
import { payments } from '../payment/tables';
import { testConfig } from '../../testing/test-config';
import {
  courseDomain,
  courseKind,
  courses,
  createCourseTable,
  visitAndCourse,
} from '../../testing/course-fixture';
import { cancelOwnOrder } from './cancel-order';
import { lockOrder } from './read-order';
import { moneyOf } from './move-context';
import { orders } from './tables';

let gateway: TestGateway;
const db = () => gateway.services.db;
const now = () => gateway.services.clock.now();
const other = { ...sandboxProvider(testConfig), name: 'other' };
beforeAll(async () => {
  gateway = await openTestGateway({
    domains: [courseDomain],
    payments: [sandboxProvider(testConfig), other],
  });
  await createCourseTable(db());
});
afterAll(async () => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- what must hold after all tests
  expect(await brokenInvariants(db())).toEqual(nothingBroken);
  await gateway.dispose();
});

const world = () => visitAndCourse(gateway);
const orderOf = async (orderNo: string) =>
  (await db().select().from(orders).where(eq(orders.orderNo, orderNo)))[0];

/** Pays what is due now; answers what that led to. */
async function pay(orderNo: string, token: string, cents: number): Promise<string> {
  const paymentId = await openPayment(gateway, orderNo, token);
  return (await sendNotice(gateway, paidNotice(paymentId, cents))).data.settlement;
}

const giveBack = (orderNo: string, cents: number) =>
  db().transaction(async (tx) => {
    await lockOrder(tx, courseKind, orderNo);
    const { services } = gateway;
    return moneyOf(services).refund({ db: tx, now: now(), services }, orderNo, cents);
  });

describe('an order that is paid in two payments', () => {
  it('moves by each of them, and its cashier says what it is', async () => {
    const { person, courseNo } = await world();
    const paymentId = await openPayment(gateway, courseNo, person.token);
    const page = await (await gateway.app.request(`/sandbox/cashier/${paymentId}`)).text();
    expect(page).toContain('八段锦入门');
    expect(page).toContain('¥10.00');
    expect((await sendNotice(gateway, paidNotice(paymentId, 1000))).data.settlement).toBe('paid');
    expect(await orderOf(courseNo)).toMatchObject({ state: 'awaitingRest', paidCents: 1000 });
    expect(await pay(courseNo, person.token, 3000)).toBe('paid');
    expect(await orderOf(courseNo)).toMatchObject({
      state: 'ready',
      stateGroup: 'active',
      paidCents: 4000,
      dueAt: null,
    });
    expect((await gateway.messagesTo(person.mobile))[0]?.text).toBe('八段锦入门: moved ready');
    const [own] = await db().select().from(courses).where(eq(courses.orderNo, courseNo));
    expect(own?.moves).toBe(2);
  });

  it('is paid through the provider that is asked for, and only one of them is open', async () => {
    const { person, call, courseNo } = await world();
    const ask = (provider: string) =>
      call('/pay/geth5payurl.json', { orderNo: courseNo, returnUrl: '/', provider });
    expect((await ask('nobody')).code).not.toBe(0);
    const first = await openPayment(gateway, courseNo, person.token);
    const url = (await ask('other')).data.url as string;
    const rows = await db().select().from(payments).where(eq(payments.orderNo, courseNo));
    expect(rows.map(({ provider, status }) => `${provider} ${status}`).toSorted()).toEqual([
      'other open',
      'sandbox failed',
    ]);
    // A provider speaks of its own payments only.
    const second = new URL(url).pathname.split('/').at(-1) ?? '';
    expect((await sendNotice(gateway, paidNotice(second, 1000))).status).toBe(403);
    // Whoever stands at the first cashier still may pay there: the amount is the one that is due.
    expect((await sendNotice(gateway, paidNotice(first, 1000))).data.settlement).toBe('paid');
  });

  it('does not take a payment that was opened for another amount', async () => {
    const { person, courseNo } = await world();
    const deposit = await openPayment(gateway, courseNo, person.token);
    await db().update(courses).set({ depositCents: 1500 }).where(eq(courses.orderNo, courseNo));
    expect((await sendNotice(gateway, paidNotice(deposit, 1000))).data.settlement).toBe('returned');
    expect(await orderOf(courseNo)).toMatchObject({
      state: 'awaitingDeposit',
      paidCents: 1000,
      refundedCents: 1000,
    });
    expect(await pay(courseNo, person.token, 1500)).toBe('paid');
    await runRefunds(gateway.services);
  });

  it('is given back in parts, never more than was paid', async () => {
    const { person, call, courseNo } = await world();
    await pay(courseNo, person.token, 1000);
    await pay(courseNo, person.token, 3000);
    expect(await giveBack(courseNo, 1500)).toBe(1500);
    await runRefunds(gateway.services);
    // The order goes on: only a part of it came back.
    expect(await orderOf(courseNo)).toMatchObject({ state: 'ready', refundedCents: 1500 });
    // From both payments: what came last first.
    expect(await giveBack(courseNo, 2000)).toBe(2000);
    expect(await giveBack(courseNo, 3000)).toBe(500);
    expect(await giveBack(courseNo, 1)).toBe(0);
    expect(await orderOf(courseNo)).toMatchObject({ paidCents: 4000, refundedCents: 4000 });
    await runRefunds(gateway.services);
    const items = (await call('/moduleoverlap/mergeorder/list')).data.items;
    expect(items[0]).toMatchObject({ orderNo: courseNo, refundCents: 4000, group: 'active' });
    // The database would refuse it, whatever the code says.
    await expect(
      db().update(orders).set({ refundedCents: 4001 }).where(eq(orders.orderNo, courseNo)),
    ).rejects.toMatchObject({ cause: { constraint: 'orders_refunds' } });
    await expect(
      db().update(payments).set({ refundedCents: 3001 }).where(eq(payments.orderNo, courseNo)),
    ).rejects.toMatchObject({ cause: { constraint: 'payments_refunds' } });
  });

  it('goes back whole when it is cancelled, but for what went back before', async () => {
    const { person, courseNo } = await world();
    await pay(courseNo, person.token, 1000);
    await pay(courseNo, person.token, 3000);
    await giveBack(courseNo, 700);
    const { services } = gateway;
    await db().transaction(async (tx) => {
      const context = { db: tx, now: now(), services };
      const { userId: ownerId } = person;
      const back = await cancelOwnOrder(context, courseKind, { orderNo: courseNo, ownerId });
      expect(back).toMatchObject({ state: 'refunding', refundedCents: 4000 });
    });
    await runRefunds(services);
    expect(await orderOf(courseNo)).toMatchObject({ state: 'refunded', stateGroup: 'cancelled' });
  });
});

describe('what the gateway asks about every order', () => {
  it('is told to its owner with its history and its money, and to no one else', async () => {
    const { person, visitNo, courseNo } = await world();
    await pay(courseNo, person.token, 1000);
    const told = (ownerId: string, orderNo: string) => {
      const reader = { ownerId, locale: 'zh-Hans', now: now() } as const;
      return orderDetail(db(), gateway.services, { kind: 'course', orderNo }, reader);
    };
    expect(await told(person.userId, courseNo)).toMatchObject({
      orderNo: courseNo,
      title: '八段锦入门',
      history: [{ event: 'order' }, { event: 'pay' }],
      payment: 'paid',
      refund: null,
      wrongPayments: [],
    });
    await expect(told('other', courseNo)).rejects.toMatchObject({ errorName: 'forbidden' });
    // A visit is no course.
    await expect(told(person.userId, visitNo)).rejects.toMatchObject({ errorName: 'forbidden' });
  });

  it('lapses at its deadline, which shows as news', async () => {
    const { call, visitNo, courseNo } = await world();
    await call('/order/cancelorder/cancel.json', { orderNo: visitNo });
    const dots = async () => (await call('/bffnode/portal/basic/getreddotres')).data.places;
    expect(await dots()).toEqual([]);
    await gateway.advance(61 * 60_000);
    expect(await orderOf(courseNo)).toMatchObject({ state: 'lapsed', dueAt: null });
    expect(await dots()).toEqual(['appointments']);
  });

  it('puts a deadline off that its kind has put off', async () => {
    const { courseNo, person } = await world();
    await gateway.advance(50 * 60_000);
    await pay(courseNo, person.token, 1000);
    await gateway.advance(15 * 60_000);
    expect(await orderOf(courseNo)).toMatchObject({ state: 'awaitingRest' });
    await db().update(orders).set({ dueAt: now() }).where(eq(orders.orderNo, courseNo));
    await gateway.advance(0);
    const order = await orderOf(courseNo);
    expect(order).toMatchObject({ state: 'awaitingRest' });
    expect(order?.dueAt?.getTime()).toBe((order?.movedAt.getTime() ?? 0) + 60 * 60_000);
  });

  it('moves at the desk, and keeps its patient and the account while it is open', async () => {
    const { person, call, courseNo, visitNo } = await world();
    const obstacles = async () => (await call('/user/account/logoffstatus.json')).data.obstacles;
    expect(await obstacles()).toEqual([{ kind: 'openVisits', count: 2 }]);
    await call('/order/cancelorder/cancel.json', { orderNo: visitNo });
    expect(await obstacles()).toEqual([{ kind: 'openVisits', count: 1 }]);
    expect((await call('/patient/delete', { patientId: person.patientId })).code).not.toBe(0);
    await pay(courseNo, person.token, 1000);
    await pay(courseNo, person.token, 3000);
    const use = (orderNo: string) =>
      gateway.call('/sandbox/desk/use-course', { staff: 'S1', orderNo });
    // A visit is no course, and a course that was used is answered as it is.
    expect((await use(visitNo)).status).toBe(403);
    for (const _ of [1, 2]) expect((await use(courseNo)).data.status).toBe('used');
    expect(await obstacles()).toEqual([]);
    expect((await call('/patient/delete', { patientId: person.patientId })).code).toBe(0);
  });

  it('is taken along, and erased, with its account', async () => {
    const { person, visitNo } = await world();
    const taken = async () => {
      const read = gateway.services.all(exportedData);
      const parts = await Promise.all(read.map((part) => part(db(), person.userId, 'zh-Hans')));
      return Object.assign({}, ...parts) as { readonly courses: readonly object[] };
    };
    expect(await taken()).toMatchObject({
      visits: [{ orderNo: visitNo }],
      courses: [{ title: '八段锦入门', wish: '周末上课' }],
    });
    await db().transaction(async (tx) => {
      for (const erase of erasuresOf(gateway.services))
        await erase(tx, person.userId, now(), gateway.services);
    });
    expect((await taken()).courses).toEqual([{ title: '八段锦入门', wish: null }]);
  });
});
