import { businessErrors } from '@xinglin/contract';
import { addDays, dayAt, hospitalTimeZone, momentOf } from '@xinglin/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient } from '../../domains/booking/booking-fixture';
import { addCheckUp, openCheckUps } from '../../testing/check-up-fixture';
import { addConsultDoctor, newAsker } from '../../testing/consult-fixture';
import { device, openMall } from '../../testing/goods-fixture';
import { openSpecialDiseases } from '../../testing/special-disease-fixture';
import { openSessions } from '../../testing/telemedicine-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
let checkUps: Awaited<ReturnType<typeof openCheckUps>>;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  checkUps = await openCheckUps(gateway);
});
afterAll(() => gateway.dispose());

const { unpaidOrderLimit, unpaidElsewhere, unpaidReleaseLimit } = businessErrors;
interface Answer {
  readonly code: number;
  readonly data: {
    readonly orderNo?: string;
    readonly orderKey?: string;
    readonly orders?: readonly { readonly orderNo: string }[];
  };
}
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place);

/** By kind: so many different orders of one account at once, and how many of them may be there. */
const rushes: readonly [string, number, () => Promise<readonly (() => Promise<Answer>)[]>][] = [
  [
    'checkUp',
    4,
    async () => {
      const { db } = gateway.services;
      const packages = [await addCheckUp(db), await addCheckUp(db)];
      const person = await checkUps.newPerson();
      return upTo(50).map((place) => () => {
        const patientIds = [place % 2 === 0 ? person.patientId : person.fatherId];
        const offer = packages[place % 2] ?? expect.fail();
        return checkUps.submit(person, offer, {
          patientIds,
          day: checkUps.dayIn(1 + (place >> 1)),
        });
      });
    },
  ],
  [
    'goods',
    5,
    async () => {
      const buyer = await openMall(gateway).newBuyer();
      return upTo(50).map(() => () => buyer.submit([{ skuId: device, count: 1 }]));
    },
  ],
  [
    'specialDisease',
    3,
    async () => {
      const world = await openSpecialDiseases(gateway);
      const experts = await Promise.all(upTo(20).map(() => world.newExpert()));
      const person = await world.newPerson();
      return experts.map((expert) => () => person.submit(expert));
    },
  ],
  [
    'telemedicine',
    2,
    async () => {
      const world = await openSessions(gateway);
      const experts = await Promise.all(upTo(8).map(() => world.newExpert()));
      const person = await world.newPerson();
      const today = dayAt(gateway.services.clock.now(), hospitalTimeZone);
      return experts.map((doctorId, place) => () => {
        const day = addDays(today, 2 + (place >> 1));
        const at = momentOf(day, place % 2 === 0 ? '09:00' : '09:30', hospitalTimeZone);
        return person.submit(doctorId, at.toISOString());
      });
    },
  ],
  [
    'consult',
    2,
    async () => {
      const doctors = await Promise.all(upTo(8).map(() => addConsultDoctor(gateway)));
      const asker = await newAsker(gateway);
      return Promise.all(
        doctors.map(async ({ doctorId }, place) => {
          // One patient has one call at a time.
          const startsAt = await asker.lastFreeTime(doctorId, 'phone', place);
          return () => asker.submit('fastphone', { doctorId, startsAt });
        }),
      );
    },
  ],
];

describe('what is held unpaid', () => {
  it.each(rushes)(
    'of the kind %s is bounded to %i orders, however many are sent at once',
    async (kind, most, prepare) => {
      const orders = await prepare();
      const answers = await Promise.all(orders.map((order) => order()));
      const made = answers.filter(({ code }) => code === 0);
      expect(made).toHaveLength(most);
      const refused = answers.filter(({ code }) => code !== 0);
      const numbers = made.map(({ data }) => data.orderNo ?? data.orderKey);
      for (const { code, data } of refused) {
        expect(code).toBe(unpaidOrderLimit);
        const { orders: named = [] } = data;
        expect(named[0]).toMatchObject({ kind, title: expect.stringMatching(/./u) });
        for (const { orderNo } of named) expect(numbers).toContain(orderNo);
        expect(data.orderNo).toBe(named[0]?.orderNo);
      }
    },
  );

  it('is bounded for a person in all accounts, and shows no order of another account', async () => {
    const { db, clock } = gateway.services;
    const offer = await addCheckUp(db);
    const one = await checkUps.newPerson();
    const other = await checkUps.newPerson();
    // The same document, in the other account.
    const same = await addPatient(db, other, clock.now(), 3, one.patientId);
    for (const days of [1, 2, 3])
      expect((await checkUps.submit(one, offer, { day: checkUps.dayIn(days) })).code).toBe(0);
    const theirs = await checkUps.submit(other, offer, {
      patientIds: [same],
      day: checkUps.dayIn(4),
    });
    expect(theirs).toMatchObject({ code: unpaidElsewhere, data: null });
    expect((await checkUps.submit(other, offer)).code).toBe(0);
    const own = await checkUps.submit(one, offer, { day: checkUps.dayIn(4) });
    expect(own.code).toBe(unpaidOrderLimit);
    expect(own.data.orders).toHaveLength(3);
  });

  it('counts each of several people of an order', async () => {
    const { db } = gateway.services;
    const offer = await addCheckUp(db);
    const person = await checkUps.newPerson();
    const { patientId, fatherId } = person;
    const totalCents = 2 * 39_900;
    for (const days of [1, 2, 3]) {
      const both = { patientIds: [patientId, fatherId], totalCents, day: checkUps.dayIn(days) };
      expect((await checkUps.submit(person, offer, both)).code).toBe(0);
    }
    const father = { patientIds: [fatherId], day: checkUps.dayIn(4) };
    expect((await checkUps.submit(person, offer, father)).code).toBe(unpaidOrderLimit);
  });

  it('is free for another order once one is paid or cancelled', async () => {
    const { db } = gateway.services;
    const offer = await addCheckUp(db);
    const order = await checkUps.ordered(offer);
    const next = (days: number) => checkUps.submit(order, offer, { day: checkUps.dayIn(days) });
    expect((await next(6)).code).toBe(0);
    expect((await next(7)).code).toBe(0);
    expect((await next(8)).code).toBe(unpaidOrderLimit);
    await order.pay(await order.cashier());
    expect((await next(8)).code).toBe(0);
    expect((await next(9)).code).toBe(unpaidOrderLimit);
  });

  it('is not taken and released again and again on one day', async () => {
    const { db } = gateway.services;
    const offer = await addCheckUp(db);
    const person = await checkUps.newPerson();
    for (const _ of upTo(8)) {
      const { data } = await checkUps.submit(person, offer);
      await person.call('cancel', { orderNo: data.orderNo, refundCents: 0, reason: '' });
    }
    expect((await checkUps.submit(person, offer)).code).toBe(unpaidReleaseLimit);
    await gateway.advance(24 * 3_600_000);
    expect((await checkUps.submit(person, offer, { day: checkUps.dayIn(5) })).code).toBe(0);
  });

  it('of a call is bounded, and of a question in writing is not', async () => {
    const asker = await newAsker(gateway);
    for (const _ of upTo(4)) {
      const { doctorId } = await addConsultDoctor(gateway);
      expect((await asker.submit('imagetext', { doctorId })).code).toBe(0);
    }
    const { doctorId } = await addConsultDoctor(gateway);
    const startsAt = await asker.lastFreeTime(doctorId);
    expect((await asker.submit('fastphone', { doctorId, startsAt })).code).toBe(0);
  });
});

describe('pieces of a variant that are held unpaid', () => {
  it('are ten at most, or a tenth of the stock, and are refused with the orders', async () => {
    const mall = openMall(gateway);
    await mall.desk('set-goods-sku', { skuId: device, stock: 60 });
    const buyer = await mall.newBuyer();
    const want = (count: number) => buyer.submit([{ skuId: device, count }]);
    const tooMany = await want(11);
    expect(tooMany).toMatchObject({
      code: businessErrors.unpaidPieceLimit,
      data: { lines: [{ skuId: device, most: 10 }], orders: [] },
    });
    expect(await mall.stockOf(device)).toBe(60);
    const { orderNo } = (await want(7)).data;
    expect(await want(4)).toMatchObject({
      code: businessErrors.unpaidPieceLimit,
      data: { orderNo, lines: [{ skuId: device, most: 3 }], orders: [{ orderNo, kind: 'goods' }] },
    });
    expect((await want(3)).code).toBe(0);
    expect(await mall.stockOf(device)).toBe(50);
    await mall.desk('set-goods-sku', { skuId: device, stock: 990 });
    // A tenth of 1,000 pieces, of which ten are held.
    expect((await want(91)).code).toBe(businessErrors.unpaidPieceLimit);
    expect((await want(90)).code).toBe(0);
  });

  it('are counted exactly when fifty orders come at once', async () => {
    const mall = openMall(gateway);
    await mall.desk('set-goods-sku', { skuId: device, stock: 60 });
    const buyer = await mall.newBuyer();
    const answers = await Promise.all(
      upTo(50).map(() => buyer.submit([{ skuId: device, count: 4 }])),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(2);
    expect(await mall.stockOf(device)).toBe(52);
  });
});
