import { couponTerms } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../kernel/people/accounts/tables';
import { coupons } from '../../kernel/pricing/tables';
import { due, openConsultCoupons, type Holder } from '../../testing/consult-coupon-fixture';
import { addConsultDoctor, answered, desk } from '../../testing/consult-fixture';
import { openPayment, paidNotice, runRefunds, sendNotice } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

const hourMs = 60 * 60_000;

let gateway: TestGateway;
let doctorId: string;
let holder: ReturnType<typeof openConsultCoupons>['holder'];
let ordered: ReturnType<typeof openConsultCoupons>['ordered'];
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
  ({ holder, ordered } = openConsultCoupons(gateway, doctorId));
});
afterAll(() => gateway.dispose());

interface Given {
  readonly person: Holder;
  readonly orderKey: string;
}
type Step = (given: Given) => Promise<unknown>;

const pay: Step = ({ person, orderKey }) => person.pay(orderKey, due);
const cancel: Step = ({ person, orderKey }) => person.act('cancel', orderKey);
const finish: Step = ({ person, orderKey }) => person.act('finishbypatient', orderKey);
const answer: Step = ({ orderKey }) => answered(gateway, orderKey, doctorId);
const refuse: Step = ({ orderKey }) =>
  desk(gateway, 'refuse-consult', { orderKey, reason: '需要到医院面诊' });
const withdraw: Step = ({ orderKey }) => desk(gateway, 'withdraw-consult', { orderNo: orderKey });
const refund =
  (cents?: number): Step =>
  ({ orderKey }) =>
    desk(gateway, 'refund-consult', { orderKey, reason: '投诉成立', ...(cents && { cents }) });
const later =
  (hours: number): Step =>
  async () =>
    gateway.advance(hours * hourMs);

/** How an order ends, what is refunded of 40 yuan, and whether its coupon can be used again. */
const ends: readonly [string, readonly Step[], number, boolean][] = [
  ['not paid in time', [later(1)], 0, true],
  ['cancelled before it is paid', [cancel], 0, true],
  ['cancelled while it waits', [pay, cancel], due, true],
  ['refused by its doctor', [pay, refuse], due, true],
  ['never answered', [pay, later(25)], due, true],
  ['withdrawn by the service', [pay, answer, withdraw], due, true],
  ['waiting', [pay], 0, false],
  ['answered, and ended by its patient', [pay, answer, finish], 0, false],
  ['answered, and ended by its time', [pay, answer, later(49)], 0, false],
  ['refunded in part', [pay, answer, finish, refund(500)], 500, false],
  ['refunded in full by the desk', [pay, answer, finish, refund()], due, true],
];

describe('the coupon of an order', () => {
  it.each(ends)('%s', async (_, steps, refundCents, isReturned) => {
    const person = await holder();
    const given = { person, orderKey: await ordered(person) };
    for (const step of steps) await step(given);
    await gateway.advance(1000);
    await runRefunds(gateway.services);
    expect(await person.detail(given.orderKey)).toMatchObject({ refundCents });
    const { couponId } = person;
    expect(await person.held()).toMatchObject(isReturned ? [{ couponId, orderNo: null }] : []);
  });

  it.each<readonly [string, readonly Step[], boolean]>([
    ['refused by its doctor', [pay, refuse], true],
    ['never answered', [pay, later(25)], true],
    ['withdrawn by the service', [pay, answer, withdraw], true],
    ['cancelled by its patient', [pay, cancel], false],
    ['not paid in time', [later(1)], false],
  ])('that ended while the order held it: %s', async (_, steps, isUsable) => {
    const person = await holder();
    const { couponId } = person;
    const given = { person, orderKey: await ordered(person) };
    const { db, clock } = gateway.services;
    await db.update(coupons).set({ endsAt: clock.now() }).where(eq(coupons.couponId, couponId));
    for (const step of steps) await step(given);
    const [row] = await db.select().from(coupons).where(eq(coupons.couponId, couponId));
    expect(row?.orderNo).toBeNull();
    const daysLeft = ((row?.endsAt.getTime() ?? 0) - clock.now().getTime()) / (24 * hourMs);
    if (isUsable) expect(daysLeft).toBeGreaterThan(couponTerms.returnedForDays - 0.1);
    else expect(daysLeft).toBeLessThan(0);
    expect(daysLeft).toBeLessThanOrEqual(couponTerms.returnedForDays);
    const [user] = await db.select().from(users).where(eq(users.userId, person.userId));
    const sms = (await gateway.messagesTo(user?.mobile ?? '')).filter(({ text }) =>
      text.includes('已退回，可用到'),
    );
    expect(sms).toHaveLength(isUsable ? 1 : 0);
    if (isUsable) expect(sms[0]?.text).toContain(given.orderKey);
  });

  it('that is valid for longer keeps its day', async () => {
    const person = await holder();
    const [{ endsAt }] = await person.held();
    const given = { person, orderKey: await ordered(person) };
    await pay(given);
    await refuse(given);
    expect((await person.held())[0].endsAt).toBe(endsAt);
  });

  it('stays with the next order when the first is paid too late', async () => {
    const person = await holder();
    const first = await ordered(person);
    const paymentId = await openPayment(gateway, first, person.token);
    await gateway.advance(31 * 60_000);
    const second = await ordered(person);
    expect((await sendNotice(gateway, paidNotice(paymentId, due))).data.settlement).toBe(
      'returned',
    );
    await runRefunds(gateway.services);
    expect(await person.detail(first)).toMatchObject({ state: 'refunded', refundCents: due });
    expect(await person.held('used')).toMatchObject([{ orderNo: second }]);
  });
});
