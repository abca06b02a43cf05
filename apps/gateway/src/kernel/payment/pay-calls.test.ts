import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessErrors } from '@xinglin/contract';
import { addWorld } from '../../domains/booking/booking-fixture';
import { faceChecks } from '../../domains/real-name/tables';
import { defineDomain } from '../../platform/domain';
import { courseDomain, createCourseTable, visitAndCourse } from '../../testing/course-fixture';
import {
  openPayment,
  openUnpaidOrder,
  paidNotice,
  sendNotice,
} from '../../testing/payment-fixture';
import { testConfig } from '../../testing/test-config';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { settleFound } from './asked-payments';
import type { Charge, PaymentProvider } from './provider';
import { sandboxProvider } from './sandbox-provider';
import { bestPackage, servicePackages } from './service-packages';
import { payments } from './tables';

const prepaid: { charge: Charge; code: string }[] = [];
let isAway = false;
const other: PaymentProvider = {
  ...sandboxProvider(testConfig),
  name: 'other',
  title: () => 'Other',
  places: ['browser', 'miniProgram'],
  async prepay(charge, code) {
    if (isAway) throw new Error('away');
    prepaid.push({ charge, code });
    return {
      timeStamp: '1',
      nonceStr: 'n',
      package: `prepay_id=${charge.paymentId}`,
      signType: 'RSA',
      paySign: 's',
    };
  },
};
/** Sells a package of 10 yuan by which any order costs a fifth less. */
const packageDomain = defineDomain({
  name: 'packages',
  brings: [
    servicePackages.of(async (_, { order }) => [
      {
        packageId: 'p-1',
        title: 'A year',
        priceCents: 1000,
        savesCents: Math.floor(order.totalCents / 5),
      },
    ]),
  ],
});

let gateway: TestGateway;
const db = () => gateway.services.db;
beforeAll(async () => {
  gateway = await openTestGateway({
    domains: [courseDomain, packageDomain],
    payments: [sandboxProvider(testConfig), other],
  });
  await createCourseTable(db());
});
afterAll(() => gateway.dispose());

const paths = {
  listPayWays: '/pay/listpayway.json',
  getPayType: '/pay/getpaytype.json',
  getPayElement: '/pay/getpayelement',
  prepayMiniapp: '/pay/miniapp/prepay',
  listExtPayWays: '/extpay/listpayway.json',
  getExtPayUrl: '/extpay/getpayurl.json',
  getBestServicePackage: '/pay/getbestservicepackage.json',
  getFaceResultPayUrl: '/pay/getFaceResultPayUrl',
  basicMoneyPay: '/pay/basicMoneyPay',
} as const;

async function unpaid() {
  const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
  const ask = (path: string, body: object = {}, token = person.token) =>
    gateway.call(path, { orderNo, ...body }, { token, locale: 'en' });
  return { person, orderNo, paymentId, ask };
}

/** What each call needs besides the order. */
const bodies: Partial<Record<keyof typeof paths, object>> = {
  prepayMiniapp: { code: 'c' },
  getExtPayUrl: { provider: 'sandbox' },
  getFaceResultPayUrl: { returnUrl: '/' },
  basicMoneyPay: { returnUrl: '/' },
};

it.each(Object.keys(paths) as (keyof typeof paths)[])(
  '%s tells nothing of an order of somebody else',
  async (name) => {
    const { ask, person } = await unpaid();
    const { people } = await addWorld(db(), gateway.services.clock.now());
    const stranger = people[0]?.token ?? '';
    await db()
      .insert(faceChecks)
      .values(
        [person.userId, people[0]?.userId ?? ''].map((userId) => ({
          checkId: `${userId}-1`,
          userId,
          state: 'passed' as const,
          begunAt: gateway.services.clock.now(),
          expiresAt: gateway.services.clock.now(),
        })),
      );
    expect((await ask(paths[name], bodies[name], stranger)).code).toBe(businessErrors.forbidden);
    expect((await ask(paths[name], bodies[name])).code).toBe(0);
  },
);

describe('the ways to pay', () => {
  it('are those that take money where the person is', async () => {
    const { ask } = await unpaid();
    const namesAt = async (inside: string) =>
      (await ask(paths.listPayWays, { inside })).data.items.map(
        (way: { provider: string }) => way.provider,
      );
    expect(await namesAt('browser')).toEqual(['sandbox', 'other']);
    expect(await namesAt('chatApp')).toEqual(['sandbox']);
    expect(await namesAt('miniProgram')).toEqual(['other']);
    const outside = await ask(paths.listExtPayWays);
    expect(outside.data.items).toHaveLength(2);
  });

  it('remember by which the person paid last', async () => {
    const { call, person, courseNo: orderNo } = await visitAndCourse(gateway);
    const ways = async () => (await call(paths.listPayWays, { orderNo })).data.items;
    expect(await ways()).toMatchObject([{ lastUsed: false }, { lastUsed: false }]);
    const opened = await call(paths.getExtPayUrl, { orderNo, provider: 'other' });
    const paymentId = opened.data.url.split('/').at(-1);
    const paid = { ...paidNotice(paymentId, 1000), tradeNo: 'T1' };
    expect(await settleFound(gateway.services, other, paid)).toBe('paid');
    expect(await ways()).toMatchObject([
      { provider: 'sandbox', lastUsed: false },
      { provider: 'other', lastUsed: true },
    ]);
    const rest = await openPayment(gateway, orderNo, person.token);
    await sendNotice(gateway, paidNotice(rest, 3000));
    // Now nothing is due any more.
    const again = await call(paths.basicMoneyPay, { orderNo, returnUrl: '/' });
    expect(again.code).toBe(businessErrors.orderNotPayable);
  });
});

describe('what is due', () => {
  it('is the whole at once', async () => {
    const { ask } = await unpaid();
    expect((await ask(paths.getPayType)).data).toMatchObject({ type: 'whole', dueCents: 3800 });
    const { elements, dueCents } = (await ask(paths.getPayElement)).data;
    expect(elements).toMatchObject([{ element: 'price', cents: 3800 }]);
    expect(dueCents).toBe(3800);
  });

  it('is a deposit, then the rest, and the elements add up to it', async () => {
    const { call, courseNo: orderNo } = await visitAndCourse(gateway);
    const told = async () => {
      const { type } = (await call(paths.getPayType, { orderNo })).data;
      const { elements, dueCents } = (await call(paths.getPayElement, { orderNo })).data;
      const sums: [string, number][] = elements.map(
        ({ element, cents }: { element: string; cents: number }) => [element, cents],
      );
      expect(sums.reduce((sum, [, cents]) => sum + cents, 0)).toBe(dueCents);
      return { type, dueCents, sums };
    };
    expect(await told()).toEqual({
      type: 'deposit',
      dueCents: 1000,
      sums: [
        ['price', 4000],
        ['later', -3000],
      ],
    });
    const pay = async (cents: number) => {
      const { url } = (await call(paths.basicMoneyPay, { orderNo, returnUrl: '/' })).data;
      await sendNotice(gateway, paidNotice(url.split('/').at(-1), cents));
    };
    await pay(1000);
    expect(await told()).toEqual({
      type: 'rest',
      dueCents: 3000,
      sums: [
        ['price', 4000],
        ['paid', -1000],
      ],
    });
    await pay(3000);
    expect(await told()).toEqual({ type: 'nothing', dueCents: 0, sums: [] });
  });
});

describe('the cashier', () => {
  it('of the mini-program is prepared for who stands there, and says when it is away', async () => {
    const { ask, orderNo } = await unpaid();
    const { data } = await ask(paths.prepayMiniapp, { code: 'from the app' });
    const made = prepaid.at(-1);
    expect(made).toMatchObject({ code: 'from the app', charge: { amountCents: 3800 } });
    expect(data.package).toBe(`prepay_id=${made?.charge.paymentId}`);
    const rows = await db().select().from(payments).where(eq(payments.orderNo, orderNo));
    expect(rows.map(({ provider, status }) => `${provider} ${status}`).toSorted()).toEqual([
      'other open',
      'sandbox failed',
    ]);
    isAway = true;
    const answer = await ask(paths.prepayMiniapp, { code: 'again' });
    isAway = false;
    expect(answer.code).toBe(businessErrors.payWayUnavailable);
  });

  it('is opened outside by the way that is asked for', async () => {
    const { ask, orderNo } = await unpaid();
    const { data } = await ask(paths.getExtPayUrl, { provider: 'other' });
    expect(data.url).toContain('/sandbox/cashier/');
    const isOpen = and(eq(payments.orderNo, orderNo), eq(payments.status, 'open'));
    const [open] = await db().select().from(payments).where(isOpen);
    expect(open).toMatchObject({ provider: 'other', returnUrl: 'http://localhost:3000/' });
    const unknown = await ask(paths.getExtPayUrl, { provider: 'nobody' });
    expect(unknown.code).toBe(businessErrors.payWayUnavailable);
  });

  it('opens by a face only for who passed the last check, and not long after', async () => {
    const { ask, person } = await unpaid();
    const pay = async () => (await ask(paths.getFaceResultPayUrl, { returnUrl: '/' })).code;
    const checked = async (state: 'passed' | 'failed', minutesAgo: number) => {
      const begunAt = new Date(gateway.services.clock.now().getTime() - minutesAgo * 60_000);
      await db().delete(faceChecks).where(eq(faceChecks.userId, person.userId));
      await db().insert(faceChecks).values({
        checkId: person.userId,
        userId: person.userId,
        state,
        begunAt,
        expiresAt: begunAt,
      });
    };
    expect(await pay()).toBe(businessErrors.verificationRequired);
    await checked('failed', 1);
    expect(await pay()).toBe(businessErrors.verificationRequired);
    await checked('passed', 31);
    expect(await pay()).toBe(businessErrors.verificationRequired);
    await checked('passed', 29);
    expect(await pay()).toBe(0);
  });
});

describe('the best service package', () => {
  it('is what a domain offers for the order', async () => {
    const { ask } = await unpaid();
    expect((await ask(paths.getBestServicePackage)).data.package).toEqual({
      packageId: 'p-1',
      title: 'A year',
      priceCents: 1000,
      savesCents: 760,
    });
  });

  it('saves most, then costs least; none is better than one that saves nothing', () => {
    const offer = (packageId: string, savesCents: number, priceCents: number) => ({
      packageId,
      title: packageId,
      savesCents,
      priceCents,
    });
    const offers = [offer('a', 100, 50), offer('b', 200, 90), offer('c', 200, 80)];
    expect(bestPackage(offers)?.packageId).toBe('c');
    expect(bestPackage([offer('a', 0, 10)])).toBeNull();
  });
});
