import { businessErrors } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCheckUp, checkUpCents, openCheckUps } from '../../testing/check-up-fixture';
import { runRefunds } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { checkUpDays, checkUpPackages } from './tables';

const bothCents = 2 * checkUpCents;

let gateway: TestGateway;
let checkUps: Awaited<ReturnType<typeof openCheckUps>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  checkUps = await openCheckUps(gateway);
});
afterAll(() => gateway.dispose());

describe('an order of a check-up', () => {
  it('takes places for several people, and gives them back', async () => {
    const { checkUp, detail, cancel } = await checkUps.ordered();
    expect(await checkUps.left(checkUp, checkUps.dayIn(5))).toBe(8);
    expect(await detail()).toMatchObject({
      preparation: ['空腹'],
      preparationKinds: ['fasting'],
      state: 'awaitingPayment',
      amountCents: bothCents,
      voucherCode: null,
      people: [{ reportReady: false }, { reportReady: false }],
      actions: ['pay', 'cancel'],
    });
    expect((await cancel()).data).toMatchObject({ refundCents: 0 });
    expect(await checkUps.left(checkUp, checkUps.dayIn(5))).toBe(10);
  });

  it('is refused for whom it is not, on a day that is not offered, at another price', async () => {
    const { db } = gateway.services;
    const person = await checkUps.newPerson();
    const women = await addCheckUp(db, { sex: 'female', maxAge: 60 });
    const both = { patientIds: [person.patientId, person.fatherId], totalCents: bothCents };
    const misfit = await checkUps.submit(person, women, both);
    expect(misfit.code).toBe(businessErrors.checkUpUnfit);
    expect(misfit.data).toEqual({ patientId: person.fatherId, reason: 'sex' });
    const other = await checkUps.newPerson();
    const stolen = await checkUps.submit(person, women, { patientIds: [other.patientId] });
    expect(stolen.status).toBe(403);
    for (const day of [checkUps.dayIn(0), checkUps.dayIn(31)])
      expect((await checkUps.submit(person, women, { day })).code, day).toBe(
        businessErrors.checkUpDayClosed,
      );
    await db
      .update(checkUpPackages)
      .set({ priceCents: checkUpCents + 100 })
      .where(eq(checkUpPackages.packageCode, women.packageCode));
    const changed = await checkUps.submit(person, women);
    expect(changed.code).toBe(businessErrors.checkUpPriceChanged);
    expect(changed.data).toEqual({ totalCents: checkUpCents + 100 });
  });

  it('sells no day twice, however many buy at once', async () => {
    const checkUp = await addCheckUp(gateway.services.db, { places: 5 });
    const people = await Promise.all(Array.from({ length: 20 }, () => checkUps.newPerson()));
    const answers = await Promise.all(people.map((person) => checkUps.submit(person, checkUp)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(5);
    expect(codes.filter((code) => code === businessErrors.checkUpDayFull)).toHaveLength(15);
    expect(await checkUps.left(checkUp, checkUps.dayIn(5))).toBe(0);
  });

  it('costs less with a coupon, which is returned when the order is cancelled', async () => {
    const person = await checkUps.newPerson();
    const checkUp = await addCheckUp(gateway.services.db);
    const couponId = await checkUps.newCoupon(person);
    const { packageCode } = checkUp;
    const coupons = async () =>
      (await person.shop('coupon', { packageCode })).data.items.map(
        (coupon: { couponId: string }) => coupon.couponId,
      );
    expect(await coupons()).toContain(couponId);
    const totalCents = checkUpCents - 5000;
    const { data } = await checkUps.submit(person, checkUp, { couponId, totalCents });
    expect(data.amountCents).toBe(totalCents);
    expect(await coupons()).not.toContain(couponId);
    const day = checkUps.dayIn(6);
    const again = await checkUps.submit(person, checkUp, { couponId, totalCents, day });
    expect(again.code).toBe(businessErrors.checkUpCouponUnusable);
    await person.call('cancel', { orderNo: data.orderNo, refundCents: 0 });
    expect(await coupons()).toContain(couponId);
  });

  it('costs less by no coupon of another account', async () => {
    const [one, other] = [await checkUps.newPerson(), await checkUps.newPerson()];
    const couponId = await checkUps.newCoupon(other);
    const checkUp = await addCheckUp(gateway.services.db);
    const answer = await checkUps.submit(one, checkUp, {
      couponId,
      totalCents: checkUpCents - 5000,
    });
    expect(answer.code).toBe(businessErrors.checkUpCouponUnusable);
  });

  it('takes a code of a coupon from one account only', async () => {
    const [one, other] = [await checkUps.newPerson(), await checkUps.newPerson()];
    await checkUps.newCode('AB-12-CD');
    const redeem = (person: typeof one, code: string) => person.shop('redeemcode', { code });
    expect((await redeem(one, 'nothing')).code).toBe(businessErrors.checkUpCodeUnknown);
    const { data } = await redeem(one, ' ab12 cd');
    expect(data).toMatchObject({ offCents: 5000, leastCents: checkUpCents });
    expect((await redeem(other, 'AB12CD')).code).toBe(businessErrors.checkUpCodeUnknown);
    const { packageCode } = await addCheckUp(gateway.services.db);
    expect((await one.shop('coupon', { packageCode })).data.items).toEqual([data]);
    expect((await other.shop('coupon', { packageCode })).data.items).toEqual([]);
  });

  it('belongs to who ordered it', async () => {
    const { orderNo, checkUp } = await checkUps.booked();
    const other = await checkUps.newPerson();
    const { storeId } = checkUp;
    for (const [path, body] of [
      ['detail', {}],
      ['report', {}],
      ['cancel', { refundCents: 0 }],
      ['updateBooking', { storeId, day: checkUps.dayIn(6) }],
      ['invoice', { title: { type: 'person', name: '沈知秋' }, email: 'a@example.com' }],
    ] as const)
      expect((await other.call(path, { orderNo, ...body })).status, path).toBe(403);
    expect((await other.call('mylist', {})).data.items).toEqual([]);
    expect((await other.call('paper', { orderNo, addressId: 'none' })).status).toBe(403);
  });

  it('is listed by the kind of its package', async () => {
    const scan = await addCheckUp(gateway.services.db, { kind: 'diagnosis' });
    const person = await checkUps.newPerson();
    const { orderNo } = (await checkUps.submit(person, scan)).data;
    await checkUps.submit(person, await addCheckUp(gateway.services.db));
    const listed = async (packageKind?: string) =>
      (await person.call('mylist', { ...(packageKind && { packageKind }) })).data.items.map(
        (item: { orderNo: string }) => item.orderNo,
      );
    expect(await listed('diagnosis')).toEqual([orderNo]);
    expect(await listed()).toHaveLength(2);
  });

  it('expires when it is not paid in time, and refunds a late payment', async () => {
    const { checkUp, detail, cashier, pay } = await checkUps.ordered();
    const paymentId = await cashier();
    const day = checkUps.dayIn(5);
    await gateway.advance(31 * 60_000);
    expect(await detail()).toMatchObject({ state: 'unpaid', actions: [] });
    expect(await checkUps.left(checkUp, day)).toBe(10);
    expect(await pay(paymentId)).toBe('returned');
    await runRefunds(gateway.services);
    expect(await detail()).toMatchObject({ state: 'refunded', refundCents: bothCents });
  });
});

describe('another day', () => {
  it('takes the new places before it gives the former ones back', async () => {
    const { checkUp, detail, move } = await checkUps.booked();
    const [former, later] = [checkUps.dayIn(5), checkUps.dayIn(7)];
    expect((await move(later, checkUp.otherStoreId)).code).toBe(0);
    expect(await detail()).toMatchObject({
      state: 'booked',
      day: later,
      store: { storeId: checkUp.otherStoreId },
      movesLeft: 2,
    });
    expect(await checkUps.left(checkUp, former)).toBe(10);
    expect(await checkUps.left({ ...checkUp, storeId: checkUp.otherStoreId }, later)).toBe(8);
  });

  it('is refused where it is full, and after three moves', async () => {
    const { checkUp, move } = await checkUps.booked();
    const { packageCode, storeId } = checkUp;
    const place = { packageCode, storeId, day: checkUps.dayIn(6), total: 1 };
    await checkUps.desk('set-check-up-capacity', place);
    const full = await move(checkUps.dayIn(6));
    expect(full.code).toBe(businessErrors.checkUpDayFull);
    expect(full.data).toEqual({ remaining: 1 });
    for (const days of [7, 8, 9]) expect((await move(checkUps.dayIn(days))).code).toBe(0);
    expect((await move(checkUps.dayIn(10))).code).toBe(businessErrors.orderNotReschedulable);
  });

  it('keeps every place counted when many change places at once', async () => {
    const checkUp = await addCheckUp(gateway.services.db, { places: 6 });
    const here = await Promise.all(Array.from({ length: 3 }, () => checkUps.booked(checkUp)));
    const [one, other] = [checkUps.dayIn(5), checkUps.dayIn(6)];
    // Room for one pair at a time: of three who want it at once one gets it.
    const { packageCode, storeId } = checkUp;
    await checkUps.desk('set-check-up-capacity', { packageCode, storeId, day: other, total: 2 });
    const there = await Promise.all(here.map(({ move }) => move(other)));
    expect(there.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await checkUps.left(checkUp, other)).toBe(0);
    const back = await Promise.all(here.map(({ move }, place) => move(place === 0 ? other : one)));
    expect(back.every(({ code }) => [0, businessErrors.checkUpDayFull].includes(code as 0))).toBe(
      true,
    );
    const rows = await gateway.services.db
      .select()
      .from(checkUpDays)
      .where(eq(checkUpDays.packageCode, packageCode));
    const taken = rows.reduce((sum, { total, remaining }) => sum + total - remaining, 0);
    expect(taken).toBe(6);
  });
});
