import { businessErrors, consultMachine, type ConsultState } from '@xinglin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayment, paidNotice, runRefunds, sendNotice } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { addConsultDoctor, answered, desk, newAsker, price } from '../../testing/consult-fixture';

const hourMs = 60 * 60_000;

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
});
afterAll(() => gateway.dispose());

type Asker = Awaited<ReturnType<typeof newAsker>>;
interface Given {
  readonly person: Asker;
  readonly orderKey: string;
}

const take = ({ orderKey }: Given) => desk(gateway, 'take-consult', { orderKey, doctorId });
const answer = ({ orderKey }: Given) => answered(gateway, orderKey, doctorId);
const later = (hours: number) => async () => gateway.advance(hours * hourMs);
const cancel = ({ person, orderKey }: Given) => person.act('cancel', orderKey);
const finish = ({ person, orderKey }: Given) => person.act('finishbypatient', orderKey);
const refuse = ({ orderKey }: Given) =>
  desk(gateway, 'refuse-consult', { orderKey, reason: '需要到医院面诊' });
const pause = ({ orderKey }: Given) =>
  desk(gateway, 'ask-consult-pictures', { orderKey, reason: '看不清' });
const withdraw = ({ orderKey }: Given) => desk(gateway, 'withdraw-consult', { orderNo: orderKey });
const end = ({ orderKey }: Given) => desk(gateway, 'end-consult', { orderKey });
const refund =
  (cents?: number) =>
  ({ orderKey }: Given) =>
    desk(gateway, 'refund-consult', { orderKey, reason: '投诉成立', ...(cents && { cents }) });

type Step = (given: Given) => Promise<unknown>;

/** Every way a paid consult ends, where it then stands, and what goes back of 50 yuan. */
const cases: readonly [string, readonly Step[], ConsultState, number][] = [
  ['cancelled while it waits', [cancel], 'refunded', price],
  ['cancelled when taken, not answered', [take, cancel], 'refunded', price],
  ['cancelled once answered: refused', [answer, cancel], 'inProgress', 0],
  ['not taken in the promised time', [later(25)], 'refunded', price],
  ['taken and not answered in the promised time', [take, later(25)], 'refunded', price],
  ['refused while it waits', [refuse], 'refunded', price],
  ['refused when taken', [take, refuse], 'refunded', price],
  ['refused after an answer', [answer, refuse], 'refunded', price],
  ['withdrawn by the service', [answer, withdraw], 'refunded', price],
  ['paused unanswered, and no pictures come', [take, pause, later(25)], 'refunded', price],
  ['paused unanswered, and cancelled', [take, pause, cancel], 'refunded', price],
  ['paused answered, and no pictures come', [answer, pause, later(25)], 'finished', 0],
  ['ended by its patient', [answer, finish], 'finished', 0],
  ['ended by its doctor', [answer, end], 'finished', 0],
  ['ended by its doctor unanswered: refused', [take, end], 'inProgress', 0],
  ['ended by its time', [answer, later(49)], 'finished', 0],
  ['finished, and paid back by the desk', [answer, finish, refund()], 'refunded', price],
  ['finished, and paid back in part', [answer, finish, refund(2000)], 'finished', 2000],
  ['the same twice', [answer, finish, refund(2000), refund(1000)], 'finished', 3000],
  ['and the rest', [answer, finish, refund(2000), refund()], 'refunded', price],
  ['more than was paid: refused', [answer, finish, refund(price + 1)], 'finished', 0],
  ['paid back before its end: refused', [answer, refund()], 'inProgress', 0],
];

describe('what goes back of a consult', () => {
  it.each(cases)('%s', async (_, steps, state, refundCents) => {
    const person = await newAsker(gateway);
    const given = { person, orderKey: await person.asked(doctorId) };
    for (const step of steps) await step(given);
    // What an ended state owes is begun by the next sweep, and carried out by its job.
    await gateway.advance(1000);
    await runRefunds(gateway.services);
    const detail = await person.detail(given.orderKey);
    expect(detail).toMatchObject({ state, refundCents });
    // No page offers what the machine does not have.
    expect(detail.mayCancel && consultMachine.final.includes(detail.state)).toBe(false);
  });

  it('is given back once in part where the desk says what went back before, however often it asks', async () => {
    const person = await newAsker(gateway);
    const orderKey = await person.asked(doctorId);
    await answer({ person, orderKey });
    await finish({ person, orderKey });
    const part = { orderKey, reason: '投诉成立', cents: 1500, refundedCents: 0 };
    for (const _ of ['sent', 'sent again'])
      expect((await desk(gateway, 'refund-consult', part)).data).toMatchObject({
        refundCents: 1500,
      });
    const next = { ...part, refundedCents: 1500 };
    expect((await desk(gateway, 'refund-consult', next)).data).toMatchObject({ refundCents: 1500 });
    // Decided on a sum that is no longer true.
    for (const refundedCents of [0, 2000, price]) {
      const stale = { ...part, cents: 500, refundedCents };
      expect((await desk(gateway, 'refund-consult', stale)).code).toBe(
        businessErrors.consultNotOpen,
      );
    }
    await runRefunds(gateway.services);
    expect(await person.detail(orderKey)).toMatchObject({ refundCents: 3000 });
    // The patient reads of each part and why, without a name of a key.
    const { data } = await person.call('/moduleim/dpchat/detaillist', { orderKey });
    const notices = data.items.flatMap(
      ({ content }: { readonly content: { readonly type: string; readonly text?: string } }) =>
        content.type === 'notice' && content.text?.includes('15.00') ? [content.text] : [],
    );
    expect(notices).toEqual([
      expect.stringContaining('投诉成立'),
      expect.stringContaining('投诉成立'),
    ]);
  });

  it('is nothing of an unpaid order, and all of a payment that came too late', async () => {
    const person = await newAsker(gateway);
    const { data } = await person.submit('imagetext', { doctorId });
    const paymentId = await openPayment(gateway, data.orderKey, person.token);
    await gateway.advance(31 * 60_000);
    expect(await person.detail(data.orderKey)).toMatchObject({ state: 'unpaid', refundCents: 0 });
    const notice = await sendNotice(gateway, paidNotice(paymentId, price));
    expect(notice.data.settlement).toBe('returned');
    await runRefunds(gateway.services);
    expect(await person.detail(data.orderKey)).toMatchObject({
      state: 'refunded',
      refundCents: price,
    });
  });

  it('is all of one to the nearest free doctor that is not answered within three minutes', async () => {
    const person = await newAsker(gateway);
    const { data } = await person.submit('imagetext', { kind: 'fast' });
    const before = gateway.services.clock.now().getTime();
    await person.pay(data.orderKey, data.amountCents);
    const after = gateway.services.clock.now().getTime();
    const { state, until } = await person.detail(data.orderKey);
    expect({ state, outcome: until.outcome }).toEqual({ state: 'waiting', outcome: 'paidBack' });
    const paidAt = Date.parse(until.at) - 3 * 60_000;
    expect(paidAt).toBeGreaterThanOrEqual(before);
    expect(paidAt).toBeLessThanOrEqual(after);
    await gateway.advance(3 * 60_000 + 1000);
    await gateway.advance(1000);
    await runRefunds(gateway.services);
    expect(await person.detail(data.orderKey)).toMatchObject({
      state: 'refunded',
      refundCents: data.amountCents,
    });
  });

  it('is all of another amount, which pays nothing', async () => {
    const person = await newAsker(gateway);
    const { data } = await person.submit('imagetext', { doctorId });
    expect(await person.pay(data.orderKey, price + 1)).toBe('mismatched');
    expect(await person.detail(data.orderKey)).toMatchObject({ state: 'awaitingPayment' });
  });
});
