import { businessErrors } from '@xinglin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  couponOfConsult,
  due,
  off,
  openConsultCoupons,
  type Holder,
} from '../../testing/consult-coupon-fixture';
import { issueCoupon } from '../../kernel/pricing/give-coupon';
import { addConsultDoctor, answered, desk, newAsker, price } from '../../testing/consult-fixture';
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

describe('the coupons beside a consult', () => {
  it('list the best one first and leave out those of other kinds of order', async () => {
    const person = await holder();
    const better = await person.give({ offCents: 1500, use: null });
    const dear = await person.give({ offCents: 3000, fromCents: 8000 });
    await person.give({ offCents: 2000, use: 'membership' });
    const { coupons, couponId, quote } = await person.offer();
    expect(coupons).toHaveLength(3);
    expect(coupons).toMatchObject([
      { couponId: better, offCents: 1500, whyNot: null },
      { couponId: person.couponId, offCents: off, whyNot: null },
      { couponId: dear, whyNot: '还差 ¥30 可用' },
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
    const all = { ...couponOfConsult, offCents: price, fromCents: price };
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

describe('a consult that goes on as a call', () => {
  const toVideo = async (person: Holder, orderKey: string) => {
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
