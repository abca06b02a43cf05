import { businessErrors } from '@xinglin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addConsultDoctor,
  answered,
  desk,
  newAsker,
  price,
  question,
} from '../../../testing/consult-fixture';
import { runRefunds } from '../../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';

const dear = 8000;
const forbidden = businessErrors.forbidden;

let gateway: TestGateway;
let doctorId: string;
let otherDoctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
  ({ doctorId: otherDoctorId } = await addConsultDoctor(gateway));
  const offer = { doctorId, isOpen: true };
  await desk(gateway, 'set-consult-service', { ...offer, kind: 'phone', priceCents: dear });
});
afterAll(() => gateway.dispose());

type Asker = Awaited<ReturnType<typeof newAsker>>;

/** A call that was paid. */
async function called(person: Asker): Promise<string> {
  const startsAt = await person.lastFreeTime(doctorId);
  const { data } = await person.submit('fastphone', { doctorId, startsAt });
  await person.pay(data.orderKey, dear);
  return data.orderKey;
}

const convert = (person: Asker, orderKey: string) =>
  person.call('/consult/submitorder/imagetextconvertupgrade', { orderKey });

async function refunded() {
  await gateway.advance(61_000);
  await gateway.advance(61_000);
  await runRefunds(gateway.services);
}

describe('a call that becomes writing', () => {
  it('waits for an answer in writing, and pays back the difference once', async () => {
    const person = await newAsker(gateway);
    const orderKey = await called(person);
    expect(await person.detail(orderKey)).toMatchObject({ convertBackCents: dear - price });
    const { data } = await convert(person, orderKey);
    expect(data).toEqual({ orderKey, state: 'waiting', refundCents: dear - price });
    expect((await convert(person, orderKey)).code).toBe(businessErrors.consultChangeUnavailable);
    const detail = await person.detail(orderKey);
    expect(detail).toMatchObject({
      consultKind: 'imageText',
      medium: 'text',
      startsAt: null,
      refundCents: dear - price,
      convertBackCents: null,
      until: { outcome: 'paidBack' },
    });
    const day = 24 * 60 * 60_000;
    const left = Date.parse(detail.until.at) - gateway.services.clock.now().getTime();
    expect(Math.abs(left - day)).toBeLessThan(60_000);
    // Given up afterwards, only the rest goes back.
    await person.act('cancel', orderKey);
    await refunded();
    expect(await person.detail(orderKey)).toMatchObject({ state: 'refunded', refundCents: dear });
  });

  it('asks for nothing where writing costs more', async () => {
    const person = await newAsker(gateway);
    const orderKey = await called(person);
    const offer = { doctorId, kind: 'imageText', isOpen: true };
    await desk(gateway, 'set-consult-service', { ...offer, priceCents: dear + 1000 });
    expect((await convert(person, orderKey)).data).toMatchObject({ refundCents: 0 });
    await desk(gateway, 'set-consult-service', { ...offer, priceCents: price });
  });

  it('takes the difference from what counted where its own money is not enough', async () => {
    const person = await newAsker(gateway);
    const former = await person.asked(doctorId);
    const startsAt = await person.lastFreeTime(doctorId);
    const sent = { orderKey: former, startsAt };
    const { data } = await person.call('/consult/submitorder/upgradephone.json', sent);
    await person.pay(data.orderKey, dear - price);
    const offer = { doctorId, kind: 'imageText', isOpen: true };
    await desk(gateway, 'set-consult-service', { ...offer, priceCents: 4000 });
    // Of 30 and 50 yuan 40 are left.
    expect((await convert(person, data.orderKey)).data).toMatchObject({ refundCents: 4000 });
    expect(await person.detail(data.orderKey)).toMatchObject({ refundCents: dear - price });
    expect(await person.detail(former)).toMatchObject({ refundCents: 1000 });
    await person.act('cancel', data.orderKey);
    await refunded();
    expect(await person.detail(former)).toMatchObject({ state: 'refunded', refundCents: price });
    await desk(gateway, 'set-consult-service', { ...offer, priceCents: price });
  });

  it('is its owner’s, not answered and a call', async () => {
    const [person, other] = [await newAsker(gateway), await newAsker(gateway)];
    const orderKey = await called(person);
    expect((await convert(other, orderKey)).code).toBe(forbidden);
    await answered(gateway, orderKey, doctorId);
    expect((await convert(person, orderKey)).code).toBe(businessErrors.consultAnswered);
    const written = await person.asked(otherDoctorId);
    expect((await convert(person, written)).code).toBe(businessErrors.consultChangeUnavailable);
  });
});

const refund = (person: Asker, orderKey: string, reason = '回复太敷衍') =>
  person.call('/consult/consultorder/refund', { orderKey, reason });
const decide = (orderKey: string, more: object) =>
  desk(gateway, 'decide-refund-request', { orderKey, answer: '经核实同意', ...more });

/** A consult that was answered and is over. */
async function over(person: Asker): Promise<string> {
  const orderKey = await person.asked(doctorId);
  await answered(gateway, orderKey, doctorId);
  await person.act('finishbypatient', orderKey);
  return orderKey;
}

/** What the service decides, where the consult then stands, and what goes back of 50 yuan. */
const decisions: readonly [string, object, string, string, number][] = [
  ['granted whole', { isGranted: true }, 'granted', 'refunded', price],
  ['granted in part', { isGranted: true, cents: 2000 }, 'granted', 'finished', 2000],
  ['declined', { isGranted: false }, 'declined', 'finished', 0],
];

describe('the money of a consult', () => {
  it('goes back at once until its doctor has answered', async () => {
    const person = await newAsker(gateway);
    const orderKey = await person.asked(doctorId);
    const { data } = await refund(person, orderKey);
    expect(data).toEqual({ outcome: 'paidBack', refundCents: price });
    await refunded();
    expect(await person.detail(orderKey)).toMatchObject({ state: 'refunded', refundCents: price });
    expect((await refund(person, orderKey)).code).toBe(businessErrors.consultNotOpen);
  });

  it.each(decisions)('%s', async (_, more, state, consultState, refundCents) => {
    const person = await newAsker(gateway);
    const orderKey = await over(person);
    expect(await person.detail(orderKey)).toMatchObject({ mayAskRefund: true });
    expect((await refund(person, orderKey)).data).toEqual({ outcome: 'asked', refundCents: 0 });
    expect((await refund(person, orderKey)).code).toBe(businessErrors.consultRefundAsked);
    const { items } = (await desk(gateway, 'list-refund-requests', {})).data;
    expect(items).toContainEqual(expect.objectContaining({ orderKey, reason: '回复太敷衍' }));
    await decide(orderKey, more);
    expect((await decide(orderKey, { isGranted: true })).code).toBe(businessErrors.consultNotOpen);
    await refunded();
    expect(await person.detail(orderKey)).toMatchObject({
      state: consultState,
      refundCents,
      mayAskRefund: false,
      refundRequest: { state, answer: '经核实同意' },
    });
  });

  it('is asked for by its owner, of a consult that was paid and is over', async () => {
    const [person, other] = [await newAsker(gateway), await newAsker(gateway)];
    const orderKey = await over(person);
    expect((await refund(other, orderKey)).code).toBe(forbidden);
    const running = await person.asked(otherDoctorId);
    await answered(gateway, running, otherDoctorId);
    expect((await refund(person, running)).code).toBe(businessErrors.consultNotOpen);
    const { data } = await person.submit('video', {
      doctorId,
      startsAt: await person.lastFreeTime(doctorId),
    });
    expect((await refund(person, data.orderKey)).code).toBe(businessErrors.consultNotOpen);
  });
});

describe('a proposal of another doctor', () => {
  const refer = async (orderKey: string) =>
    (
      await desk(gateway, 'refer-consult', {
        orderKey,
        kind: 'imageText',
        doctorId: otherDoctorId,
        reason: '需要看呼吸专科',
      })
    ).data.referralId;
  const accept = (person: Asker, orderKey: string, referralId: string) =>
    person.call('/consult/consultorder/referral', { orderKey, referralId });

  it('opens a form with the same case, and is tied to what is sent by it', async () => {
    const person = await newAsker(gateway);
    const orderKey = await person.asked(doctorId);
    await answered(gateway, orderKey, doctorId);
    const referralId = await refer(orderKey);
    const told = {
      referralId,
      doctorId: otherDoctorId,
      reason: '需要看呼吸专科',
      kind: 'imageText',
    };
    expect((await person.detail(orderKey)).referral).toMatchObject({ ...told, state: 'proposed' });
    const { data } = await accept(person, orderKey, referralId);
    expect(data).toMatchObject({ ...told, state: 'accepted', orderKey: null });
    const asked = { kind: 'imageText', doctorId: otherDoctorId };
    const draft = await person.call('/consult/draft/detail.json', asked);
    expect(draft.data.draft).toMatchObject({ question, patientId: person.patientId });
    const sent = await person.submit('imagetext', { doctorId: otherDoctorId });
    expect((await person.detail(orderKey)).referral).toMatchObject({
      state: 'asked',
      orderKey: sent.data.orderKey,
    });
    expect((await accept(person, orderKey, referralId)).data).toMatchObject({ state: 'asked' });
  });

  it('is its owner’s, and stands in the consult that it was made in', async () => {
    const [person, other] = [await newAsker(gateway), await newAsker(gateway)];
    const orderKey = await person.asked(doctorId);
    const referralId = await refer(orderKey);
    expect((await accept(other, orderKey, referralId)).code).toBe(forbidden);
    const others = await other.asked(doctorId);
    expect((await accept(other, others, referralId)).code).toBe(forbidden);
    expect((await person.detail(orderKey)).referral).toMatchObject({ state: 'proposed' });
  });
});

describe('what speaks against asking', () => {
  const check = async (person: Asker, more: object = {}) =>
    person.call('/consult/consultorder/checkapply', {
      kind: 'imageText',
      doctorId,
      patientId: person.patientId,
      ...more,
    });
  const namesOf = async (person: Asker, more: object = {}): Promise<string[]> =>
    (await check(person, more)).data.obstacles.map(({ name }: { name: string }) => name);

  it('is told all at once, and each is what a submit refuses with', async () => {
    const person = await newAsker(gateway);
    expect(await namesOf(person)).toEqual([]);
    const orderKey = await person.asked(doctorId);
    await person.call('/consult/consultorder/shielddoctor', { doctorId });
    const { obstacles } = (await check(person)).data;
    expect(obstacles).toMatchObject([
      { name: 'consultShielded', orderKey: null, text: expect.stringContaining('屏蔽') },
      { name: 'consultOpenAlready', orderKey },
    ]);
    const refused = await person.submit('imagetext', { doctorId });
    expect(refused.code).toBe(businessErrors.consultShielded);
    expect(await namesOf(person, { kind: 'expert' })).toEqual(['consultClosed', 'consultShielded']);
  });

  it('is told for the account’s own patients', async () => {
    const [person, other] = [await newAsker(gateway), await newAsker(gateway)];
    expect((await check(person, { patientId: other.patientId })).code).toBe(forbidden);
  });
});
