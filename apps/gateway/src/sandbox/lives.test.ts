import {
  addresses,
  booking,
  consult,
  coupons,
  favorites,
  healthCoins,
  membership,
  messages,
  orders,
  patients,
  reviews,
  type CallDefinition,
  type ResponseOf,
} from '@xinglin/contract';
import { addDays, dayAt, hospitalTimeZone, momentOf } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { isAtRisk } from '../kernel/people/accounts/sleeping';
import { users } from '../kernel/people/accounts/tables';
import { startSession } from '../kernel/people/accounts/sessions';
import { openTestGateway, type TestGateway } from '../testing/test-gateway';

type Ask = <Call extends CallDefinition>(
  call: Call,
  input?: z.input<Call['request']>,
) => Promise<ResponseOf<Call>>;

/** Another sandbox is begun at night, when hospital and shops are closed. */
const night = momentOf(addDays(dayAt(new Date(), hospitalTimeZone), 1), '03:10', hospitalTimeZone);

let gateway: TestGateway;
let other: TestGateway;
let again: TestGateway;
let family: Ask;
let couple: Ask;

beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true, config: { sandboxPeople: true } });
  other = await openTestGateway({
    seeded: true,
    config: { sandboxPeople: true, sandboxNow: night },
  });
  again = await gateway.another();
  family = await signedIn(gateway, 'seed-family');
  couple = await signedIn(gateway, 'seed-couple');
}, 120_000);
afterAll(async () => {
  await again.dispose();
  await Promise.all([gateway.dispose(), other.dispose()]);
});

/** Makes calls as an account. */
async function signedIn(at: TestGateway, userId: string): Promise<Ask> {
  const { db, clock } = at.services;
  const { token } = await startSession(db, { userId, deviceId: null, now: clock.now() });
  return async ({ path }, input) => {
    const { code, message, data } = await at.call(path, input, { token });
    if (code !== 0) throw new Error(`${path} answered ${code}: ${message}`);
    return data;
  };
}

/** The orders of an account: kind, state group, title and price. */
async function ordersOf(ask: Ask): Promise<string[]> {
  const { items } = await ask(orders.listMergedOrders, { pageSize: 50 });
  return items.map(({ kind, group, title, amountCents }) =>
    [kind, group, title, amountCents].join(' '),
  );
}

const failedIn = ({ log }: TestGateway): string[] =>
  log.filter((line) => line.includes('was not added'));

describe('a life in the sandbox', () => {
  it('opens with the code of a message', async () => {
    const mobile = '13800005521';
    const { db } = gateway.services;
    const [user] = await db.select().from(users).where(eq(users.mobile, mobile));
    if (user === undefined) throw new Error('the account is missing');
    expect(await isAtRisk(db, user, gateway.services.clock.now())).toBe(false);
  });

  it('has no part that failed, by day or by night', () => {
    expect(failedIn(gateway)).toEqual([]);
    expect(failedIn(other)).toEqual([]);
  });

  it('is the same in every new sandbox', async () => {
    for (const userId of ['seed-family', 'seed-couple']) {
      const here = await signedIn(gateway, userId);
      const there = await signedIn(other, userId);
      expect((await ordersOf(there)).toSorted()).toEqual((await ordersOf(here)).toSorted());
    }
  });

  it('is added once, however often a gateway starts', async () => {
    expect(again.log.filter((line) => line.includes('have a life'))).toEqual([]);
    expect(await ordersOf(await signedIn(again, 'seed-family'))).toEqual(await ordersOf(family));
  });

  it('leaves the clock as it was, and makes no order that is later than now', async () => {
    expect(Math.abs(gateway.services.clock.now().getTime() - Date.now())).toBeLessThan(60_000);
    const { items } = await family(orders.listMergedOrders, { pageSize: 50 });
    const now = gateway.services.clock.now().toISOString();
    expect(items.filter(({ createdAt }) => createdAt > now)).toEqual([]);
  });
});

describe('the family of the sandbox', () => {
  it('has orders of every kind, at each stage', async () => {
    const { items } = await family(orders.listMergedOrders, { pageSize: 50 });
    const found = items.map(({ kind, group }) => `${kind} ${group}`);
    expect([...new Set(found)].toSorted()).toEqual([
      'checkUp active',
      'checkUp completed',
      'coinExchange completed',
      'consult active',
      'consult awaitingPayment',
      'consult completed',
      'drugs active',
      'goods active',
      'goods completed',
      'membership active',
      'membership completed',
      'registration active',
      'registration awaitingPayment',
      'registration completed',
      'registration refunding',
      'servicePackage active',
    ]);
  });

  it('has an answer that it has not read, and something to do of each sort', async () => {
    const { consult: running } = await family(consult.getRunningConsult, {});
    expect(running).toMatchObject({ patientName: '王一诺', unread: 1 });
    const { items } = await family(orders.listNextMatters, {});
    // Ten at most are listed, what is nearest first: reviews come last.
    expect([...new Set(items.map(({ what }) => what))]).toEqual(
      expect.arrayContaining(['pay', 'answer', 'read', 'go', 'wait']),
    );
    expect((await family(messages.getUnreadMessageCount, {})).count).toBeGreaterThan(0);
  });

  it('waits for a place in the list of a doctor', async () => {
    const { items } = await family(booking.listWaits, {});
    expect(items).toMatchObject([{ state: 'waiting', patientName: '王明', position: 1 }]);
  });

  it('has three generations, two addresses and three doctors whom it follows', async () => {
    const { items } = await family(patients.listPatients, {});
    expect(items.map(({ relation }) => relation).toSorted()).toEqual(['child', 'parent', 'self']);
    expect((await family(addresses.listAddresses, {})).items).toHaveLength(2);
    expect((await family(favorites.listFavoriteDoctors, {})).items).toHaveLength(3);
  });

  it('has coupons, coins that wait to be taken, and a card in service', async () => {
    const { items } = await family(coupons.pageUserCoupons, { state: 'usable' });
    expect(items.length).toBeGreaterThan(1);
    expect((await family(coupons.pageUserCoupons, { state: 'expired' })).items).toHaveLength(1);
    const { balance } = await family(healthCoins.getHealthCoinUserCoin, {});
    expect(balance.coins).toBeGreaterThan(0);
    expect((await family(healthCoins.listHealthCoinReceiveTasks, {})).items).not.toEqual([]);
    const { signIn, goods } = await family(healthCoins.getHealthCoinHome, {});
    expect(signIn?.run).toBe(3);
    expect(goods.inReach).toBeGreaterThan(0);
    expect(goods.inReach).toBeLessThan(goods.total);
    const expiresAt = balance.nextExpiry === null ? 0 : Date.parse(balance.nextExpiry.at);
    expect(expiresAt).toBeLessThan(gateway.services.clock.now().getTime() + 10 * 86_400_000);
    expect(expiresAt).toBeGreaterThan(gateway.services.clock.now().getTime());
    expect((await family(membership.listVipCardsInService, {})).items).toHaveLength(1);
    const { rights, worth } = await family(membership.getVipMemberInfo, {});
    expect(rights.map(({ quota, used }) => [quota, used]).slice(0, 3)).toEqual([
      [12, 3],
      [1, 1],
      [1, 0],
    ]);
    expect(worth?.kinds.map(({ kind, orders: count }) => [kind, count])).toEqual([
      ['consult', 3],
      ['services', 1],
    ]);
  });

  it('has written one review and one letter, and can review other visits', async () => {
    const { items } = await family(reviews.listOwnComments, {});
    expect(items.map(({ type }) => type)).toEqual(['praise', 'visit']);
    expect((await family(reviews.listOrdersToComment, {})).items).not.toEqual([]);
  });
});

describe('the couple of the sandbox', () => {
  it('has a life of its own, which is only beginning', async () => {
    expect(await ordersOf(couple)).toEqual([
      expect.stringMatching(/^registration active .*许清和医生/),
    ]);
    const { items } = await couple(patients.listPatients, {});
    expect(items.map(({ relation }) => relation).toSorted()).toEqual(['self', 'spouse']);
    expect((await couple(coupons.pageUserCoupons, {})).items).toHaveLength(1);
    expect((await couple(consult.getRunningConsult, {})).consult).toBeNull();
  });
});
