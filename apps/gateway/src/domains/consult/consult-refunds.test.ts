import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueCoupon } from '../../kernel/pricing/give-coupon';
import { paymentRefunds } from '../../kernel/payment/tables';
import { localised } from '../../platform/translate';
import { addConsultDoctor, answered, desk, newAsker, price } from '../../testing/consult-fixture';
import { runRefunds } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { consultServices } from './tables';

// Coupons are all that takes something off a consult: coins, cards and a balance pay for none (see `offerOfOne`).

const hourMs = 60 * 60_000;
/** By phone; the nearest doctor and a general practitioner cost what the service says. */
const dear = 8000;
const fastPrice = 1900;
const quankePrice = 900;
const off = 1000;

let gateway: TestGateway;
let doctorId: string;
/** Answers in writing for nothing. */
let givingDoctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
  ({ doctorId: givingDoctorId } = await addConsultDoctor(gateway));
  const offer = { isOpen: true, priceCents: dear, kind: 'phone' };
  await desk(gateway, 'set-consult-service', { ...offer, doctorId });
  await desk(gateway, 'set-consult-service', { ...offer, doctorId: givingDoctorId });
  const free = { ...offer, kind: 'imageText', priceCents: 0 };
  await desk(gateway, 'set-consult-service', { ...free, doctorId: givingDoctorId });
  const quanke = { doctorId, kind: 'quanke', priceCents: quankePrice } as const;
  await gateway.services.db.insert(consultServices).values(quanke);
});
afterAll(() => gateway.dispose());

type Person = Awaited<ReturnType<typeof newAsker>>;

/** An order of a person, and the one that it goes on from. */
interface Given {
  readonly person: Person;
  readonly orderKey: string;
  readonly former?: string;
}

/** Orders with a coupon where one is given, and pays what is due. */
type Way = (person: Person, couponId: string | undefined) => Promise<Omit<Given, 'person'>>;
type Step = (given: Given) => Promise<unknown>;

const ordered =
  (path: string, cents: number, body: (person: Person) => Promise<object>): Way =>
  async (person, couponId) => {
    const { data } = await person.submit(path, { ...(await body(person)), couponId });
    if (cents > 0) await person.pay(data.orderKey, cents - (couponId === undefined ? 0 : off));
    return { orderKey: data.orderKey };
  };
const called = (doctor: () => string): Way =>
  ordered('fastphone', dear, async (person) => ({
    doctorId: doctor(),
    startsAt: await person.lastFreeTime(doctor()),
  }));
const written = ordered('imagetext', price, async () => ({ doctorId }));
const fast = ordered('imagetext', fastPrice, async () => ({ kind: 'fast' }));
const free = ordered('imagetext', 0, async () => ({ kind: 'free' }));
const phone = called(() => doctorId);
/** With a doctor whose answers in writing cost nothing. */
const givingPhone = called(() => givingDoctorId);

/** A consult in writing that goes on, before it is answered, as a call or with a general practitioner. */
const goesOn =
  (path: string, isCall: boolean): Way =>
  async (person, couponId) => {
    const { orderKey: former } = await written(person, couponId);
    const time = isCall && { startsAt: await person.lastFreeTime(doctorId) };
    const sent = { orderKey: former, ...time };
    const { data } = await person.call(`/consult/submitorder/${path}.json`, sent);
    if (data.amountCents > 0) await person.pay(data.orderKey, data.amountCents);
    return { orderKey: data.orderKey, former };
  };
const asCall = goesOn('upgradephone', true);
const asQuanke = goesOn('upgradequanke', false);

const take: Step = ({ orderKey }) => desk(gateway, 'take-consult', { orderKey, doctorId });
const answer: Step = ({ orderKey }) => answered(gateway, orderKey, doctorId);
const cancel: Step = ({ person, orderKey }) => person.act('cancel', orderKey);
const finish: Step = ({ person, orderKey }) => person.act('finishbypatient', orderKey);
const convert: Step = ({ person, orderKey }) =>
  person.call('/consult/submitorder/imagetextconvertupgrade', { orderKey });
const refuse: Step = ({ orderKey }) =>
  desk(gateway, 'refuse-consult', { orderKey, reason: '电话三次未接通' });
const later =
  (hours: number): Step =>
  async () =>
    gateway.advance(hours * hourMs);
/** Half an hour and a minute after the moment that was agreed for the call. */
const afterCall: Step = async ({ person, orderKey }) => {
  const at = Date.parse((await person.detail(orderKey)).startsAt) + 31 * 60_000;
  await gateway.advance(at - gateway.services.clock.now().getTime());
};
const refund =
  (cents?: number): Step =>
  ({ orderKey }) =>
    desk(gateway, 'refund-consult', { orderKey, reason: '投诉成立', ...(cents && { cents }) });
const request =
  (decision: object): Step =>
  async ({ person, orderKey }) => {
    await person.call('/consult/consultorder/refund', { orderKey, reason: '回复太敷衍' });
    await desk(gateway, 'decide-refund-request', { orderKey, answer: '已核实', ...decision });
  };

/** What came of the coupon: with the person again, spent, or none was used. */
type CouponEnd = 'back' | 'spent' | 'none';
/** What was ordered, what happened, where it then stands, what went back in cents, and the coupon. */
type Row = readonly [string, Way, readonly Step[], string, number, CouponEnd];

/** Where the end of a coupon is named, 10 yuan of the price were paid by one. */
const rows: readonly Row[] = [
  ['to the nearest doctor, promise missed', fast, [later(0.1)], 'refunded', fastPrice, 'none'],
  ['the same, with a coupon', fast, [later(0.1)], 'refunded', fastPrice - off, 'back'],
  ['taken, promise missed', fast, [take, later(0.1)], 'refunded', fastPrice - off, 'back'],
  ['answered in three minutes', fast, [answer, finish], 'finished', 0, 'spent'],
  ['a call given up before it', phone, [cancel], 'refunded', dear - off, 'back'],
  ['a call that no doctor took', phone, [afterCall], 'refunded', dear - off, 'back'],
  ['a call that never came', phone, [take, afterCall], 'refunded', dear, 'none'],
  ['the same, with a coupon', phone, [take, afterCall], 'refunded', dear - off, 'back'],
  ['a patient not reached by phone', phone, [take, refuse], 'refunded', dear - off, 'back'],
  ['a call that was given', phone, [answer, finish], 'finished', 0, 'spent'],
  ['a call that was given, then its moment', phone, [answer, afterCall], 'inProgress', 0, 'spent'],
  ['a call in writing instead', phone, [convert], 'inProgress', dear - price, 'none'],
  ['the same, with a coupon', phone, [convert], 'inProgress', dear - price - off, 'spent'],
  ['and not answered either', phone, [convert, later(25)], 'refunded', dear - off, 'back'],
  ['and refused', phone, [convert, take, refuse], 'refunded', dear - off, 'back'],
  ['in writing, which is free', givingPhone, [convert], 'inProgress', dear - off, 'back'],
  [
    'paid back in parts',
    written,
    [answer, finish, refund(500), refund(700)],
    'finished',
    1200,
    'spent',
  ],
  [
    'and the rest',
    written,
    [answer, finish, refund(500), refund()],
    'refunded',
    price - off,
    'back',
  ],
  [
    'in parts that are all',
    written,
    [answer, finish, refund(1500), refund(2500)],
    'refunded',
    4000,
    'back',
  ],
  [
    'a part above the rest',
    written,
    [answer, finish, refund(3000), refund(1001)],
    'finished',
    3000,
    'spent',
  ],
  [
    'asked for, granted',
    written,
    [answer, finish, request({ isGranted: true })],
    'refunded',
    4000,
    'back',
  ],
  [
    'granted in part',
    written,
    [answer, finish, request({ isGranted: true, cents: 2000 })],
    'finished',
    2000,
    'spent',
  ],
  ['declined', written, [answer, finish, request({ isGranted: false })], 'finished', 0, 'spent'],
  ['free, given up', free, [cancel], 'cancelledByPatient', 0, 'none'],
  ['free, refused', free, [take, refuse], 'refusedByDoctor', 0, 'none'],
  ['free, never answered', free, [later(25)], 'expired', 0, 'none'],
  ['free, answered', free, [answer, finish], 'finished', 0, 'none'],
  ['free, and the desk pays back', free, [answer, finish, refund()], 'finished', 0, 'none'],
];

async function run(way: Way, steps: readonly Step[], end: CouponEnd) {
  const person = await newAsker(gateway);
  const { db, clock } = gateway.services;
  const terms = {
    title: localised('问诊减 10', '¥10 off a consult'),
    use: 'consult',
    seller: null,
    offCents: off,
    fromCents: off + 1,
    days: 60,
  } as const;
  const couponId =
    end === 'none'
      ? undefined
      : (await issueCoupon(db, person.userId, terms, clock.now())).couponId;
  const given = { person, ...(await way(person, couponId)) };
  for (const step of steps) await step(given);
  // What waits is taken, and what an ended state owes is begun, by the next sweeps; jobs carry it out.
  await gateway.advance(61_000);
  await gateway.advance(1000);
  await runRefunds(gateway.services);
  const held = async (state: string) =>
    (await person.call('/modulecoupon/rest/coupon/black/pageusercoupon', { state })).data.items
      .length as number;
  const ends = { back: [1, 0], spent: [0, 1], none: [0, 0] } as const;
  expect([await held('usable'), await held('used')]).toEqual(ends[end]);
  return given;
}

/** What its provider was told to give back of an order. */
async function sentBack(orderKey: string): Promise<number> {
  const refunds = await gateway.services.db.select().from(paymentRefunds);
  return refunds
    .filter(({ orderNo, status }) => orderNo === orderKey && status === 'done')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

describe('what goes back of a consult, and its coupon', () => {
  it.each(rows)('%s', async (_, way, steps, state, refundCents, coupon) => {
    const { person, orderKey } = await run(way, steps, coupon);
    expect(await person.detail(orderKey)).toMatchObject({ state, refundCents });
    expect(await sentBack(orderKey)).toBe(refundCents);
  });
});

/** Of 50 yuan 10 were paid by a coupon and 40 count for what the consult goes on as. */
const credit = price - off;
const ends = [answer, finish] as const;

/** What it goes on as, what happened, the state of both, and what went back of both in cents. */
const pairs: readonly [string, Way, readonly Step[], string, string, number, number, CouponEnd][] =
  [
    ['waits', asCall, [], 'upgraded', 'inProgress', 0, 0, 'spent'],
    ['given up', asCall, [cancel], 'refunded', 'refunded', credit, dear - credit, 'back'],
    [
      'never called',
      asCall,
      [take, afterCall],
      'refunded',
      'refunded',
      credit,
      dear - credit,
      'back',
    ],
    ['ended', asCall, ends, 'upgraded', 'finished', 0, 0, 'spent'],
    ['a part', asCall, [...ends, refund(1000)], 'upgraded', 'finished', 0, 1000, 'spent'],
    ['all', asCall, [...ends, refund()], 'refunded', 'refunded', credit, dear - credit, 'back'],
    ['in writing again', asCall, [convert], 'upgraded', 'inProgress', 0, dear - price, 'spent'],
    ['cheaper, waits', asQuanke, [], 'upgraded', 'inProgress', credit - quankePrice, 0, 'spent'],
    ['cheaper, given up', asQuanke, [cancel], 'refunded', 'cancelledByPatient', credit, 0, 'back'],
    ['cheaper, never answered', asQuanke, [later(1)], 'refunded', 'expired', credit, 0, 'back'],
    ['cheaper, all', asQuanke, [...ends, refund()], 'refunded', 'finished', credit, 0, 'back'],
  ];

describe('what goes back of a consult that goes on as another', () => {
  it.each(pairs)(
    '%s',
    async (_, way, steps, formerState, state, formerCents, refundCents, coupon) => {
      const { person, orderKey, former = '' } = await run(way, steps, coupon);
      expect(await person.detail(orderKey)).toMatchObject({ state, refundCents });
      expect(await person.detail(former)).toMatchObject({
        state: formerState,
        refundCents: formerCents,
      });
      expect(await sentBack(orderKey)).toBe(refundCents);
      expect(await sentBack(former)).toBe(formerCents);
    },
  );

  it('leaves nothing to invoice or to ask for once all is back', async () => {
    const { person, orderKey } = await run(asQuanke, [...ends, refund()], 'none');
    expect(await person.detail(orderKey)).toMatchObject({ mayInvoice: false, mayAskRefund: false });
    const { data } = await person.call('/consult/invoice/status.json', { orderKey });
    expect(data.status).toBe('unavailable');
    const again = await person.call('/consult/consultorder/refund', { orderKey, reason: '再退' });
    expect(again.code).not.toBe(0);
  });
});
