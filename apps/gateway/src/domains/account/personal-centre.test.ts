import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credit } from '../../kernel/ledger/ledger';
import { coupons } from '../../kernel/pricing/tables';
import { newId } from '../../platform/identifiers';
import { openMembership } from '../../testing/membership-fixture';
import { openPayment, paidNotice, runRefunds, sendNotice } from '../../testing/payment-fixture';
import { openServicePackages } from '../../testing/service-package-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { bookedVisit, pastVisit } from '../../testing/visit-fixture';
import {
  addDoctor,
  addHospital,
  addPeople,
  addShift,
  type TestPerson,
} from '../booking/booking-fixture';

const dayMs = 24 * 60 * 60_000;

let gateway: TestGateway;
const db = () => gateway.services.db;
const now = () => gateway.services.clock.now();
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const centre = async (token: string) =>
  (await gateway.call('/moduleoverlap/user/personalcenter', {}, { token })).data;

async function newPerson(): Promise<TestPerson> {
  const [person] = await addPeople(db(), 1, now());
  return person ?? expect.fail('no person');
}

const noOrders = { awaitingPayment: 0, active: 0, toReview: 0, refunding: 0 };
const noHoldings = { couponCount: 0, coins: 0, packageCount: 0 };

describe('the personal centre', () => {
  it('shows zeros and no card to a new account', async () => {
    const { token } = await newPerson();
    expect(await centre(token)).toMatchObject({
      orderCounts: noOrders,
      holdings: noHoldings,
      memberCard: null,
    });
  });

  it('counts the orders of its account that the lists show, by what they wait for', async () => {
    const person = await newPerson();
    const other = await newPerson();
    const { token, patientId } = person;
    const hospital = await addHospital(db());
    // A patient has one visit a day with a doctor.
    const newDoctor = () => addDoctor(db(), hospital);
    const ordered = async (time: string): Promise<string> => {
      const { id: shiftCaseId } = await addShift(db(), await newDoctor(), { now: now(), time });
      const input = { shiftCaseId, patientId };
      return (await gateway.call('/order/submitorder/submit.json', input, { token })).data.orderNo;
    };
    const counts = async () => (await centre(token)).orderCounts;

    const past = await pastVisit(gateway, await newDoctor(), person, { time: '08:00' });
    expect(await counts()).toEqual({ ...noOrders, toReview: 1 });
    await bookedVisit(gateway, await newDoctor(), person, { time: '09:00' });
    await ordered('10:00');
    const paid = await ordered('11:00');
    await sendNotice(gateway, paidNotice(await openPayment(gateway, paid, token)));
    expect(await counts()).toEqual({ awaitingPayment: 1, active: 2, toReview: 1, refunding: 0 });

    await gateway.call('/order/cancelorder/cancel.json', { orderNo: paid }, { token });
    expect(await counts()).toEqual({ awaitingPayment: 1, active: 1, toReview: 1, refunding: 1 });
    await runRefunds(gateway.services);
    await gateway.call('/order/orderinfo/delete.json', { orderNo: past }, { token });
    expect(await counts()).toEqual({ awaitingPayment: 1, active: 1, toReview: 0, refunding: 0 });
    expect((await centre(other.token)).orderCounts).toEqual(noOrders);
  });

  it('counts the coupons, coins and packages that its account can use now', async () => {
    const packages = openServicePackages(gateway);
    const { token, userId: ownerId } = await packages.usable();
    const { token: unpaid } = await packages.ordered();
    const give = (days: number) =>
      db()
        .insert(coupons)
        .values({
          couponId: newId(),
          ownerId,
          title: { 'zh-Hans': '券', 'zh-Hant': '券', en: 'Coupon' },
          offCents: 500,
          fromCents: 0,
          endsAt: new Date(now().getTime() + days * dayMs),
          createdAt: now(),
        });
    await give(-1);
    await give(1);
    await give(9);
    const coins = { ownerId, kind: 'healthCoin', reason: 'test.gives', now: now() } as const;
    await credit(db(), { ...coins, amount: 120, key: newId() });
    const expiresAt = new Date(now().getTime() + dayMs);
    await credit(db(), { ...coins, amount: 30, key: newId(), expiresAt });

    expect((await centre(token)).holdings).toEqual({ couponCount: 2, coins: 150, packageCount: 1 });
    expect((await centre(unpaid)).holdings).toEqual(noHoldings);
    await gateway.advance(2 * dayMs);
    expect((await centre(token)).holdings).toEqual({ couponCount: 1, coins: 120, packageCount: 1 });
  });

  it('shows the card in service to its owner, with what it has saved', async () => {
    const membership = await openMembership(gateway);
    const { call, token, family, activate } = await membership.paid();
    expect((await centre(token)).memberCard).toBeNull();
    const { title, endsAt } = (await activate()).data;
    expect((await centre(token)).memberCard).toEqual({ title, endsAt, savedCents: 0 });
    // Members pay 238 yuan instead of 298.
    const [patientId] = await family(1);
    const service = { goodsId: 'medical-accompany', totalCents: 23_800, patientId };
    expect((await call('/healthvip/rest/order/black/neworder', service)).code).toBe(0);
    // A saving counts from the moment after the order.
    await gateway.advance(1000);
    expect((await centre(token)).memberCard).toEqual({ title, endsAt, savedCents: 6000 });
    const other = await membership.newPerson();
    expect((await centre(other.token)).memberCard).toBeNull();
  });
});
