import { businessErrors } from '@xinglin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addConsultDoctor,
  answered,
  desk,
  newAsker,
  price,
} from '../../../testing/consult-fixture';
import { runRefunds } from '../../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { consultServices } from '../tables';

const hourMs = 60 * 60_000;
/** By phone; a general practitioner costs what the service says. */
const dear = 8000;
const quankePrice = 900;

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
  const offer = { doctorId, isOpen: true };
  await desk(gateway, 'set-consult-service', { ...offer, kind: 'phone', priceCents: dear });
  await gateway.services.db
    .insert(consultServices)
    .values({ doctorId, kind: 'quanke', priceCents: quankePrice });
});
afterAll(() => gateway.dispose());

type Asker = Awaited<ReturnType<typeof newAsker>>;

const ways = async (person: Asker, orderKey: string) =>
  (await person.call('/consult/submitorder/checkupgradewhitelist', { orderKey })).data;

async function toPhone(person: Asker, orderKey: string) {
  const startsAt = await person.lastFreeTime(doctorId);
  return person.call('/consult/submitorder/upgradephone.json', { orderKey, startsAt });
}

/** A written consult that was paid, and the call that it goes on as, still to be paid. */
async function begun() {
  const person = await newAsker(gateway);
  const former = await person.asked(doctorId);
  const { data } = await toPhone(person, former);
  return { person, former, call: data.orderKey as string, amountCents: data.amountCents as number };
}
type Begun = Awaited<ReturnType<typeof begun>>;

async function settled() {
  // The simulated colleague takes what waits; what is owed is begun by the sweeps, and carried out by its job.
  await gateway.advance(61_000);
  await gateway.advance(61_000);
  await runRefunds(gateway.services);
}

describe('the ways in which a consult in writing goes on', () => {
  it('tell what is left to pay, what goes back and why one is not open', async () => {
    const person = await newAsker(gateway);
    const orderKey = await person.asked(doctorId);
    const { refusal, items, info } = await ways(person, orderKey);
    expect({ refusal, info }).toEqual({ refusal: null, info: null });
    expect(items).toMatchObject([
      {
        kind: 'phone',
        quote: {
          listCents: dear,
          steps: [{ kind: 'credit', label: '原咨询已付', cents: -price }],
          totalCents: dear - price,
        },
        backCents: 0,
        endsFormer: true,
        refusal: null,
      },
      { kind: 'video', quote: { totalCents: 0 }, backCents: 0 },
      { kind: 'quanke', quote: { totalCents: 0 }, backCents: price - quankePrice },
    ]);
    await answered(gateway, orderKey, doctorId);
    expect((await ways(person, orderKey)).items).toMatchObject([
      { kind: 'phone', quote: { steps: [], totalCents: dear }, endsFormer: false },
      { kind: 'video', quote: { totalCents: price } },
      { kind: 'quanke', quote: { totalCents: quankePrice }, backCents: 0 },
    ]);
    await desk(gateway, 'set-consult-service', {
      doctorId,
      kind: 'video',
      priceCents: price,
      isOpen: false,
    });
    expect((await ways(person, orderKey)).items[1]).toMatchObject({
      quote: null,
      refusal: expect.stringContaining('不接这类咨询'),
    });
    await desk(gateway, 'set-consult-service', {
      doctorId,
      kind: 'video',
      priceCents: price,
      isOpen: true,
    });
    await person.act('finishbypatient', orderKey);
    expect(await ways(person, orderKey)).toMatchObject({
      refusal: expect.stringContaining('状态已经变化'),
      items: [],
    });
  });

  it('keep what was chosen for the call until it is sent', async () => {
    const person = await newAsker(gateway);
    const orderKey = await person.asked(doctorId);
    const startsAt = await person.lastFreeTime(doctorId);
    const info = { kind: 'phone', startsAt, mobile: '13800138000' };
    await person.call('/consult/preconsult/addupgradeinfo', { orderKey, ...info });
    expect((await ways(person, orderKey)).info).toEqual(info);
    const { data } = await person.call('/consult/submitorder/upgradephone.json', { orderKey });
    expect(await person.detail(data.orderKey)).toMatchObject({ startsAt });
  });
});

describe('a consult that goes on as a call', () => {
  it('has the case of the old one, which ends with its payment', async () => {
    const { person, former, call, amountCents } = await begun();
    expect(amountCents).toBe(dear - price);
    expect(await person.detail(former)).toMatchObject({ state: 'waiting', upgradedTo: call });
    expect(await person.pay(call, dear - price)).toBe('paid');
    const [old, now] = [await person.detail(former), await person.detail(call)];
    expect(old).toMatchObject({ state: 'upgraded', refundCents: 0, mayUpgrade: false });
    expect(now).toMatchObject({
      state: 'waiting',
      upgradedFrom: former,
      creditCents: price,
      question: old.question,
      patientId: old.patientId,
    });
    const read = await person.call('/moduleim/dpchat/detaillist', { orderKey: former });
    expect(read.data.items[0]).toMatchObject({ content: { text: old.question } });
  });

  it('is one, by two taps at once and afterwards', async () => {
    const person = await newAsker(gateway);
    const orderKey = await person.asked(doctorId);
    const startsAt = await person.lastFreeTime(doctorId);
    const send = () =>
      person.call('/consult/submitorder/upgradephone.json', { orderKey, startsAt });
    const codes = (await Promise.all([send(), send()])).map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, businessErrors.consultUpgradedAlready]);
    const again = await person.call('/consult/submitorder/upgradequanke.json', { orderKey });
    expect(again.code).toBe(businessErrors.consultUpgradedAlready);
    const { upgradedTo } = await person.detail(orderKey);
    expect(again.data).toEqual({ orderKey: upgradedTo });
  });

  it('is asked, and read, by its owner alone', async () => {
    const [person, other] = [await newAsker(gateway), await newAsker(gateway)];
    const orderKey = await person.asked(doctorId);
    const startsAt = await person.lastFreeTime(doctorId);
    for (const [path, more] of [
      ['submitorder/upgradephone.json', { startsAt }],
      ['submitorder/upgradediagnosisvideo.json', { startsAt }],
      ['submitorder/upgradequanke.json', {}],
      ['submitorder/checkupgradewhitelist', {}],
      ['preconsult/addupgradeinfo', { kind: 'phone', startsAt }],
    ] as const) {
      const refused = await other.call(`/consult/${path}`, { orderKey, ...more });
      expect(refused.code).toBe(businessErrors.forbidden);
    }
    expect(await person.detail(orderKey)).toMatchObject({ upgradedTo: null, mayUpgrade: true });
  });

  it('costs its full price once the old one is answered, which stays as it is', async () => {
    const person = await newAsker(gateway);
    const former = await person.asked(doctorId);
    await answered(gateway, former, doctorId);
    const { data } = await toPhone(person, former);
    expect(data.amountCents).toBe(dear);
    await person.pay(data.orderKey, dear);
    expect(await person.detail(former)).toMatchObject({ state: 'inProgress', refundCents: 0 });
    expect(await person.detail(data.orderKey)).toMatchObject({ state: 'waiting', creditCents: 0 });
  });

  it('begins at once where nothing is left to pay, and the rest goes back', async () => {
    const person = await newAsker(gateway);
    const former = await person.asked(doctorId);
    const { data } = await person.call('/consult/submitorder/upgradequanke.json', {
      orderKey: former,
    });
    expect(data).toMatchObject({ amountCents: 0, payBefore: null });
    expect(await person.detail(data.orderKey)).toMatchObject({ state: 'waiting' });
    expect(await person.detail(former)).toMatchObject({
      state: 'upgraded',
      refundCents: price - quankePrice,
    });
  });

  it('by video takes a moment too, and is told at its field where none is chosen', async () => {
    const person = await newAsker(gateway);
    const orderKey = await person.asked(doctorId);
    const path = '/consult/submitorder/upgradediagnosisvideo.json';
    const without = await person.call(path, { orderKey });
    expect(without.data.fields).toMatchObject([{ path: 'startsAt' }]);
    const made = await person.call(path, {
      orderKey,
      startsAt: await person.lastFreeTime(doctorId),
    });
    expect(await person.detail(made.data.orderKey)).toMatchObject({ consultKind: 'video' });
  });
});

type Step = (given: Begun) => Promise<unknown>;
const pay: Step = ({ person, call, amountCents }) => person.pay(call, amountCents);
const answer: Step = ({ call }) => answered(gateway, call, doctorId);
const answerFormer: Step = ({ former }) => answered(gateway, former, doctorId);
const cancelFormer: Step = ({ person, former }) => person.act('cancel', former);
const cancel: Step = ({ person, call }) => person.act('cancel', call);
const refuseCall: Step = ({ call }) =>
  desk(gateway, 'refuse-consult', { orderKey: call, reason: '需要到医院面诊' });
const finish: Step = ({ person, call }) => person.act('finishbypatient', call);
const refund =
  (cents?: number): Step =>
  ({ call }) =>
    desk(gateway, 'refund-consult', {
      orderKey: call,
      reason: '投诉成立',
      ...(cents && { cents }),
    });
const later: Step = async () => gateway.advance(hourMs);
const due = dear - price;

/** What was done, the state of the old one and of the call, and what goes back of 50 and of 30 yuan. */
const cases: readonly [string, readonly Step[], string, string, number, number][] = [
  ['paid', [pay], 'upgraded', 'inProgress', 0, 0],
  ['not paid in time', [later], 'inProgress', 'unpaid', 0, 0],
  ['given up before it is paid', [cancel], 'inProgress', 'cancelledByPatient', 0, 0],
  ['the old one was answered first', [answerFormer], 'inProgress', 'unpaid', 0, 0],
  ['the old one was given up first', [cancelFormer], 'refunded', 'unpaid', price, 0],
  ['and paid all the same', [cancelFormer, pay], 'refunded', 'refunded', price, due],
  ['given up while it waits', [pay, cancel], 'refunded', 'refunded', price, due],
  ['refused', [pay, refuseCall], 'refunded', 'refunded', price, due],
  ['answered and ended', [pay, answer, finish], 'upgraded', 'finished', 0, 0],
  ['paid back whole', [pay, answer, finish, refund()], 'refunded', 'refunded', price, due],
  ['paid back in part', [pay, answer, finish, refund(1000)], 'upgraded', 'finished', 0, 1000],
];

describe('the money of both', () => {
  it.each(cases)('%s', async (_, steps, formerState, callState, formerBack, callBack) => {
    const given = await begun();
    for (const step of steps) await step(given);
    await settled();
    const { person, former, call } = given;
    expect(await person.detail(former)).toMatchObject({
      state: formerState,
      refundCents: formerBack,
    });
    expect(await person.detail(call)).toMatchObject({ state: callState, refundCents: callBack });
  });

  it('stands on one invoice', async () => {
    const given = await begun();
    for (const step of [pay, answer, finish]) await step(given);
    const { person, call } = given;
    const { data } = await person.call('/consult/invoice/status.json', { orderKey: call });
    expect(data).toMatchObject({ status: 'none', amountCents: dear });
  });

  it('goes back whole of one on which nothing was left to pay', async () => {
    const person = await newAsker(gateway);
    const former = await person.asked(doctorId);
    const { data } = await person.call('/consult/submitorder/upgradequanke.json', {
      orderKey: former,
    });
    await person.act('cancel', data.orderKey);
    await settled();
    expect(await person.detail(former)).toMatchObject({ state: 'refunded', refundCents: price });
  });
});
