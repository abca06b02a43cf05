import { businessErrors } from '@xinglin/contract';
import { consultTerms } from '@xinglin/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addConsultDoctor,
  desk,
  price as doctorsPrice,
  question,
} from '../../testing/consult-fixture';
import { openMembership } from '../../testing/membership-fixture';
import { openPayment, paidNotice, sendNotice } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

const { price } = consultTerms('fast');
/** Of the year's card. */
const quota = 6;

let gateway: TestGateway;
let doctorId: string;
let membership: Awaited<ReturnType<typeof openMembership>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
  membership = await openMembership(gateway);
});
afterAll(() => gateway.dispose());

/** A person with a year's card in service for two of three of the family. */
async function member() {
  const person = await membership.paid();
  const { call } = person;
  const [first = '', second = '', other = ''] = await person.family(3);
  await person.activate([first, second]);
  const offer = async (patientId?: string) =>
    (await call('/consult/consultorder/couponlist', { kind: 'fast', patientId })).data;
  const ask = (patientId = first, more: object = { usesRight: true }) =>
    call('/consult/submitorder/imagetext', { kind: 'fast', patientId, question, ...more });
  const used = async () => {
    const { rights } = (await call('/vip/rest/member/black/info')).data;
    return rights.find(({ rightId }: { rightId: string }) => rightId === 'quick-consult').used;
  };
  const state = async (orderKey: string) =>
    (await call('/consult/consultorder/detail', { orderKey })).data.state;
  return { ...person, first, second, other, offer, ask, used, state };
}

describe('a quick consult that a card includes', () => {
  it('is free for a person on the card, and waits for its doctor at once', async () => {
    const person = await member();
    const { quote, right, coupons } = await person.offer(person.first);
    expect(quote).toMatchObject({ listCents: price, totalCents: 0 });
    expect(right).toMatchObject({ title: '极速问诊', quota, left: quota, whyNot: null });
    expect(coupons).toEqual([]);
    const { data } = await person.ask();
    expect(data).toMatchObject({ amountCents: 0, payBefore: null });
    expect(await person.state(data.orderKey)).toBe('waiting');
    expect(await person.used()).toBe(1);
    expect((await person.offer(person.second)).right).toMatchObject({ left: quota - 1 });
    const { data: checked } = await person.call('/consult/consultorder/checkorder', {
      kind: 'fast',
      patientId: person.second,
    });
    expect(checked).toMatchObject({ right: { left: quota - 1 }, quote: { totalCents: 0 } });
    expect(checked.terms).toHaveLength(1);
  });

  it('costs its price without a seat, and where no use was requested', async () => {
    const person = await member();
    const { quote, right } = await person.offer(person.other);
    expect(quote.totalCents).toBe(price);
    expect(right).toMatchObject({ left: quota, whyNot: 'notSeated' });
    expect((await person.ask(person.other)).code).toBe(businessErrors.memberRightGone);
    expect((await person.ask(person.first, {})).data).toMatchObject({ amountCents: price });
    expect(await person.used()).toBe(0);
    expect(await person.offer()).toMatchObject({ right: null, quote: { totalCents: price } });
  });

  it('is no other kind of consult, and no consult without a card', async () => {
    const person = await member();
    const written = { kind: 'imageText', doctorId, patientId: person.first, question };
    const asked = await person.call('/consult/submitorder/imagetext', {
      ...written,
      usesRight: true,
    });
    expect(asked.code).toBe(businessErrors.memberRightGone);
    const visitor = await membership.newPerson();
    const [patientId = ''] = await visitor.family(1);
    const { data } = await visitor.call('/consult/consultorder/couponlist', {
      kind: 'fast',
      patientId,
    });
    expect(data).toMatchObject({ right: null, quote: { totalCents: price } });
    const others = { kind: 'fast', patientId: person.first };
    expect((await visitor.call('/consult/consultorder/couponlist', others)).status).toBe(403);
  });

  it('takes no coupon beside the use', async () => {
    const person = await member();
    const asked = await person.ask(person.first, { usesRight: true, couponId: 'none' });
    expect(asked.code).toBe(businessErrors.couponUnusable);
    expect(await person.used()).toBe(0);
  });

  it.each([
    ['its patient cancels it', 'cancelledByPatient'],
    ['its doctor refuses it', 'refusedByDoctor'],
    ['the service withdraws it', 'withdrawn'],
    ['no doctor answers in time', 'expired'],
  ])('comes back when %s', async (_, ended) => {
    const person = await member();
    const { orderKey } = (await person.ask()).data;
    expect(await person.used()).toBe(1);
    if (ended === 'cancelledByPatient')
      await person.call('/consult/consultorder/cancel', { orderKey });
    else if (ended === 'withdrawn')
      await desk(gateway, 'withdraw-consult', { orderNo: orderKey, reason: '服务停止' });
    else if (ended === 'refusedByDoctor') {
      await desk(gateway, 'take-consult', { orderKey, doctorId });
      await desk(gateway, 'refuse-consult', { orderKey, reason: '请到医院就诊' });
    } else await gateway.advance(consultTerms('fast').answerWithinMinutes * 60_000 + 60_000);
    expect(await person.state(orderKey)).toBe(ended);
    expect(await person.used()).toBe(0);
  });

  it('is returned when the consult becomes a call before it was answered', async () => {
    const person = await member();
    const { orderKey } = (await person.ask()).data;
    await desk(gateway, 'take-consult', { orderKey, doctorId });
    const asked = { doctorId, kind: 'video' };
    const { times } = (await person.call('/consult/consultorder/getintentiontime', asked)).data;
    const { data: video } = await person.call('/consult/submitorder/upgradediagnosisvideo.json', {
      orderKey,
      startsAt: times.at(-1).startsAt,
    });
    expect(video.amountCents).toBe(doctorsPrice);
    expect(await person.used()).toBe(1);
    const paymentId = await openPayment(gateway, video.orderKey, person.token);
    await sendNotice(gateway, paidNotice(paymentId, doctorsPrice));
    expect(await person.state(orderKey)).toBe('upgraded');
    expect(await person.used()).toBe(0);
  });

  it('stays used once it was answered and has ended', async () => {
    const person = await member();
    const { orderKey } = (await person.ask()).data;
    await desk(gateway, 'take-consult', { orderKey, doctorId });
    await desk(gateway, 'answer-consult', { orderKey });
    await person.call('/consult/consultorder/finishbypatient', { orderKey });
    expect(await person.state(orderKey)).toBe('finished');
    expect(await person.used()).toBe(1);
    await gateway.advance(60_000);
    const { worth } = (await person.call('/vip/rest/member/black/info')).data;
    expect(worth.kinds).toEqual([{ kind: 'consult', orders: 1, cents: price }]);
    const card = await person.detail();
    expect(card.refundNowLines.at(-1)).toMatchObject({ kind: 'saving', cents: -Number(price) });
  });

  it('is asked once at a time for a person, whatever is left', async () => {
    const person = await member();
    const made = await Promise.all([person.ask(), person.ask(), person.ask()]);
    expect(made.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await person.used()).toBe(1);
  });
});
