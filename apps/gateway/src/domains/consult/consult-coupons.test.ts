import { businessErrors } from '@xinglin/contract';
import { couponTerms } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../kernel/people/accounts/tables';
import { issueCoupon, type IssuedCoupon } from '../../kernel/pricing/give-coupon';
import { coupons } from '../../kernel/pricing/tables';
import { localised } from '../../platform/translate';
import { addConsultDoctor, answered, desk, newAsker, price } from '../../testing/consult-fixture';
import { openPayment, paidNotice, runRefunds, sendNotice } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

const hourMs = 60 * 60_000;
const off = 1000;
const due = price - off;

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
});
afterAll(() => gateway.dispose());

const terms: IssuedCoupon = {
  title: localised('问诊满 40 减 10', '¥10 off a consult order of ¥40'),
  use: 'consult',
  seller: null,
  offCents: off,
  fromCents: 4000,
  days: 30,
};

/** A person with a coupon for consults. */
async function holder() {
  const person = await newAsker(gateway);
  const give = async (changed: Partial<IssuedCoupon> = {}): Promise<string> => {
    const { db, clock } = gateway.services;
    return (await issueCoupon(db, person.userId, { ...terms, ...changed }, clock.now())).couponId;
  };
  const asked = { kind: 'imageText', doctorId };
  const offer = async (more: object = {}) =>
    (await person.call('/consult/consultorder/couponlist', { ...asked, ...more })).data;
  const best = async () =>
    (await person.call('/consult/consultorder/getbestcoupon', asked)).data.coupon;
  const held = async (state = 'usable') =>
    (await person.call('/modulecoupon/rest/coupon/black/pageusercoupon', { state })).data.items;
  return { ...person, give, offer, best, held, couponId: await give() };
}

type Holder = Awaited<ReturnType<typeof holder>>;

/** An order that holds the person's coupon, still to be paid. */
async function ordered(person: Holder): Promise<string> {
  const { couponId } = person;
  return (await person.submit('imagetext', { doctorId, couponId })).data.orderKey;
}

describe('the coupons beside a consult', () => {
  it('stand with the best one first, which the price is made with', async () => {
    const person = await holder();
    const better = await person.give({ offCents: 1500, use: null });
    const dear = await person.give({ offCents: 3000, fromCents: 8000 });
    const other = await person.give({ offCents: 2000, use: 'membership' });
    const { coupons, couponId, quote } = await person.offer();
    expect(coupons).toMatchObject([
      { couponId: better, offCents: 1500, whyNot: null },
      { couponId: person.couponId, offCents: off, whyNot: null },
      { couponId: dear, whyNot: '还差 ¥30 可用' },
      { couponId: other, whyNot: '用于其他种类的订单' },
    ]);
    expect(couponId).toBe(better);
    expect(quote).toMatchObject({ listCents: price, totalCents: price - 1500 });
    expect(await person.best()).toMatchObject({ couponId: better });
  });

  it('are chosen by name, or not at all, and the check before an order says the same', async () => {
    const person = await holder();
    await person.give({ offCents: 1500 });
    const { couponId, patientId } = person;
    expect(await person.offer({ couponId })).toMatchObject({
      couponId,
      quote: { totalCents: due, steps: [{ kind: 'coupon', cents: -off }] },
    });
    expect(await person.offer({ couponId: '' })).toMatchObject({
      couponId: null,
      quote: { totalCents: price, steps: [] },
    });
    const wanted = { kind: 'imageText', doctorId, patientId, couponId };
    const checked = await person.call('/consult/consultorder/checkorder', wanted);
    expect(checked.data).toMatchObject({ couponId, quote: { totalCents: due } });
  });

  it('are none that would make a consult free, that ended, or for a free kind', async () => {
    const person = await newAsker(gateway);
    const { db, clock } = gateway.services;
    const all = { ...terms, offCents: price, fromCents: price };
    const { couponId } = await issueCoupon(db, person.userId, all, clock.now());
    const asked = { kind: 'imageText', doctorId };
    const beside = async (what: object) =>
      (await person.call('/consult/consultorder/couponlist', what)).data;
    expect(await beside(asked)).toMatchObject({ coupons: [], quote: { totalCents: price } });
    const refused = await person.submit('imagetext', { doctorId, couponId });
    expect(refused.code).toBe(businessErrors.couponUnusable);
    expect(await beside({ kind: 'free' })).toMatchObject({ coupons: [], couponId: null });
    const free = await person.submit('imagetext', { kind: 'free', couponId });
    expect(free.code).toBe(businessErrors.couponUnusable);
  });

  it('are the account’s own', async () => {
    const [one, other] = [await holder(), await newAsker(gateway)];
    const asked = { kind: 'imageText', doctorId };
    const seen = await other.call('/consult/consultorder/couponlist', asked);
    expect(seen.data).toMatchObject({ coupons: [], quote: { totalCents: price } });
    const best = await other.call('/consult/consultorder/getbestcoupon', asked);
    expect(best.data).toEqual({ coupon: null });
    const named = await other.call('/consult/consultorder/couponlist', {
      ...asked,
      couponId: one.couponId,
    });
    expect(named.data.couponId).toBeNull();
    const taken = await other.submit('imagetext', { doctorId, couponId: one.couponId });
    expect(taken.code).toBe(businessErrors.couponUnusable);
    expect(await one.held()).toHaveLength(1);
  });
});

describe('an order with a coupon', () => {
  it('is paid with what is left, and shows how its price came about', async () => {
    const person = await holder();
    const orderKey = await ordered(person);
    expect(await person.detail(orderKey)).toMatchObject({
      amountCents: due,
      quote: { listCents: price, totalCents: due, steps: [{ kind: 'coupon', cents: -off }] },
    });
    expect(await person.held('used')).toMatchObject([{ orderNo: orderKey }]);
    expect(await person.pay(orderKey, price)).toBe('mismatched');
    expect(await person.pay(orderKey, due)).toBe('paid');
  });

  it('is one of two tabs', async () => {
    const person = await holder();
    const { couponId } = person;
    const sent = { doctorId, couponId };
    const both = await Promise.all([
      person.submit('imagetext', sent),
      person.submit('policlinic', { ...sent, earlierDiagnosis: '支气管炎' }),
    ]);
    const codes = both.map(({ code }) => code).toSorted((a, b) => a - b);
    expect(codes).toEqual([0, businessErrors.couponUnusable]);
    expect((await person.call('/consult/consultorder/list', {})).data.items).toHaveLength(1);
  });

  it('is refused once the coupon has ended, or the price fell below its sum', async () => {
    const person = await holder();
    const setPrice = (priceCents: number) =>
      desk(gateway, 'set-consult-service', {
        doctorId,
        kind: 'imageText',
        priceCents,
        isOpen: true,
      });
    const again = () =>
      person.submit('imagetext', { doctorId, couponId: person.couponId }).then(({ code }) => code);
    await setPrice(3900);
    expect(await again()).toBe(businessErrors.couponUnusable);
    await setPrice(price);
    const short = await person.give({ days: 1 });
    await gateway.advance(25 * hourMs);
    const { coupons } = await person.offer();
    expect(coupons.map(({ couponId }: { couponId: string }) => couponId)).not.toContain(short);
    const ended = await person.submit('imagetext', { doctorId, couponId: short });
    expect(ended.code).toBe(businessErrors.couponUnusable);
    expect(await again()).toBe(0);
  });
});

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

/** How an order ends, what goes back of 40 yuan, and whether its coupon can be used again. */
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
  ['paid back in part', [pay, answer, finish, refund(500)], 500, false],
  ['paid back whole by the desk', [pay, answer, finish, refund()], due, true],
];

describe('the coupon of an order', () => {
  it.each(ends)('%s', async (_, steps, refundCents, comesBack) => {
    const person = await holder();
    const given = { person, orderKey: await ordered(person) };
    for (const step of steps) await step(given);
    await gateway.advance(1000);
    await runRefunds(gateway.services);
    expect(await person.detail(given.orderKey)).toMatchObject({ refundCents });
    const { couponId } = person;
    expect(await person.held()).toMatchObject(comesBack ? [{ couponId, orderNo: null }] : []);
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

describe('a consult that goes on as a call', () => {
  const toVideo = async (person: Awaited<ReturnType<typeof holder>>, orderKey: string) => {
    const startsAt = await person.lastFreeTime(doctorId, 'video');
    const { couponId } = person;
    const body = { orderKey, startsAt, couponId };
    return person.call('/consult/submitorder/upgradediagnosisvideo.json', body);
  };

  it('takes a coupon once the one before was answered, and costs its full price', async () => {
    const person = await holder();
    const orderKey = await person.asked(doctorId);
    await answered(gateway, orderKey, doctorId);
    const { data } = await toVideo(person, orderKey);
    expect(data).toMatchObject({ amountCents: due });
    expect(await person.held()).toEqual([]);
    await person.act('cancel', data.orderKey);
    expect(await person.held()).toMatchObject([{ couponId: person.couponId }]);
  });

  it('takes none beside what was paid for the one before, nor another person’s', async () => {
    const [person, other] = [await holder(), await holder()];
    const orderKey = await person.asked(doctorId);
    expect((await toVideo(person, orderKey)).code).toBe(businessErrors.couponUnusable);
    expect((await person.detail(orderKey)).upgradedTo).toBeNull();
    await answered(gateway, orderKey, doctorId);
    const others = await toVideo({ ...person, couponId: other.couponId }, orderKey);
    expect(others.code).toBe(businessErrors.couponUnusable);
    expect(await other.held()).toHaveLength(1);
  });
});
