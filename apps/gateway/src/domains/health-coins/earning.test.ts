import { signInCoins } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credit, keysMoved } from '../../kernel/ledger/ledger';
import { orders } from '../../kernel/orders/tables';
import { users } from '../../kernel/people/accounts/tables';
import { patients } from '../../kernel/people/patients/tables';
import { newAdult } from '../../testing/people';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { healthCoinGoods } from './tables';

const dayMs = 24 * 60 * 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

async function newPerson(coins = 0) {
  const mobile = gateway.newMobile();
  const token = await gateway.signIn(mobile);
  const call = (path: string, body: object = {}) => gateway.call(path, body, { token });
  const { db, clock } = gateway.services;
  const [user] = await db.select().from(users).where(eq(users.mobile, mobile));
  const ownerId = user?.userId ?? '';
  const give = (amount: number, key: string) =>
    credit(db, {
      ownerId,
      kind: 'healthCoin',
      amount,
      reason: 'test.gives',
      key,
      now: clock.now(),
    });
  if (coins > 0) await give(coins, 'test.gives');
  const home = async () => (await call('/healthcoin/json/home')).data;
  const receive = async () => (await call('/modulemember/healthcoin/receiveall')).data;
  const taskOf = async (kind: string) =>
    (await call('/healthcoin/json/tasks')).data.items.find(
      (task: { kind: string }) => task.kind === kind,
    );
  return { mobile, ownerId, call, give, home, receive, taskOf };
}

const statesOf = ({ days }: { readonly days: readonly { readonly state: string }[] }) =>
  days.map(({ state }) => state);

describe('check-ins in a row', () => {
  it('give more on their days, begin again after seven, and break by a missed day', async () => {
    const { home, receive } = await newPerson();
    const given: number[] = [];
    for (let day = 0; day < 8; day++) {
      const { signIn, readyCoins } = await home();
      expect(signIn.run).toBe(day);
      expect(statesOf(signIn)[day % 7]).toBe('ready');
      const { coins } = await receive();
      expect(coins).toBe(readyCoins);
      given.push(coins);
      const after = await home();
      expect(after.signIn.run).toBe(day + 1);
      expect(statesOf(after.signIn)[day % 7]).toBe('received');
      expect(after.readyCoins).toBe(0);
      await gateway.advance(dayMs);
    }
    expect(given).toEqual([...signInCoins, signInCoins[0]]);
    await gateway.advance(dayMs);
    const { signIn } = await home();
    expect(signIn.run).toBe(0);
    expect(statesOf(signIn)).toEqual(['ready', ...Array(6).fill('coming')]);
  });

  it('are counted over more days than are read at once', async () => {
    const { ownerId, home, give } = await newPerson();
    const { days } = (await home()).signIn;
    const today = Date.parse(`${days[0].day}T00:00:00Z`);
    for (let back = 1; back <= 130; back++) {
      const day = new Date(today - back * dayMs).toISOString().slice(0, 10);
      await give(5, `task.task-signIn.${day}`);
    }
    const { signIn } = await home();
    expect(signIn.run).toBe(130);
    // 130 is 18 weeks and 4 days.
    expect(statesOf(signIn)).toEqual([...Array(4).fill('received'), 'ready', 'coming', 'coming']);
    const key = `task.task-signIn.${days[0].day}`;
    const { db } = gateway.services;
    expect(await keysMoved(db, { ownerId, kind: 'healthCoin' }, [key])).toEqual(new Set());
  });
});

describe('tasks with progress', () => {
  it('count what is done of a profile', async () => {
    const { call, taskOf } = await newPerson();
    expect((await taskOf('profile')).progress).toEqual({ done: 0, total: 2 });
    await call('/user/profile/updateinfo', { gender: 'female' });
    expect(await taskOf('profile')).toMatchObject({ progress: { done: 1 }, state: 'open' });
    await call('/user/profile/updateinfo', { gender: 'female', birthDate: '1990-05-01' });
    expect(await taskOf('profile')).toMatchObject({ progress: { done: 2 }, state: 'ready' });
  });

  it('count the family members whose names are verified, and are not there without any', async () => {
    const { mobile, ownerId, call, taskOf } = await newPerson();
    expect(await taskOf('familyNames')).toBeUndefined();
    await call('/patient/add', newAdult({ relation: 'self', mobile }));
    expect(await taskOf('familyNames')).toMatchObject({
      progress: { done: 0, total: 1 },
      state: 'open',
    });
    const { db } = gateway.services;
    const verified = { realNameState: 'verified' } as const;
    await db.update(patients).set(verified).where(eq(patients.ownerId, ownerId));
    expect(await taskOf('familyNames')).toMatchObject({ progress: { done: 1 }, state: 'ready' });
  });

  it('reward one review a calendar month, and are not there while nothing can be reviewed', async () => {
    const { ownerId, receive, taskOf } = await newPerson();
    const { db, clock } = gateway.services;
    expect(await taskOf('review')).toBeUndefined();
    const row = (orderNo: string) => ({
      orderNo: `${orderNo}-${ownerId}`,
      kind: 'registration',
      ownerId,
      state: 'completed',
      stateGroup: 'completed' as const,
      locale: 'zh-Hans' as const,
      totalCents: 2500,
      doctorId: 'doctor',
      createdAt: clock.now(),
      movedAt: clock.now(),
    });
    await db.insert(orders).values(row('first'));
    await receive();
    expect(await taskOf('review')).toMatchObject({
      isMonthly: true,
      progress: { done: 0, total: 1 },
      state: 'open',
    });
    const reviewed = (orderNo: string) =>
      db
        .update(orders)
        .set({ reviewedAt: clock.now() })
        .where(eq(orders.orderNo, `${orderNo}-${ownerId}`));
    await reviewed('first');
    expect((await taskOf('review')).state).toBe('ready');
    expect((await receive()).coins).toBe(20);
    await db.insert(orders).values(row('second'));
    await reviewed('second');
    expect((await taskOf('review')).state).toBe('received');
    expect((await receive()).coins).toBe(0);
    await gateway.advance(31 * dayMs);
    await db.insert(orders).values(row('third'));
    expect((await taskOf('review')).state).toBe('open');
  });
});

describe('goods in reach', () => {
  const list = '/modulemember/healthcoin/goods/list';
  interface Goods {
    readonly coins: number;
    readonly stock: number;
    readonly missing: number | null;
    readonly picture: { readonly pictogram: string };
  }

  it('are counted, say what is missing, and come before the rest', async () => {
    const { call, home } = await newPerson(100);
    const { items, total } = (await call(list, { sort: 'reach', pageSize: 50 })).data as {
      readonly items: readonly Goods[];
      readonly total: number;
    };
    expect(total).toBe(40);
    const there = items.filter(({ stock }) => stock > 0);
    const within = there.filter(({ coins }) => coins <= 100);
    expect((await home()).goods).toEqual({ total: there.length, inReach: within.length });
    expect(items.slice(0, there.length)).toEqual(there);
    expect(there.slice(0, within.length)).toEqual(within);
    const prices = within.map(({ coins }) => coins);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    const rest = there.slice(within.length).map(({ coins }) => coins);
    expect(rest).toEqual(rest.toSorted((a, b) => a - b));
    for (const { coins, missing } of items) expect(missing).toBe(Math.max(0, coins - 100));
  });

  it('alone are listed on request, and to a visitor all', async () => {
    const { call } = await newPerson(60);
    const mine = (await call(list, { inReach: true, pageSize: 50 })).data.items as Goods[];
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.every(({ coins, stock }) => coins <= 60 && stock > 0)).toBe(true);
    const all = (await gateway.call(list, { inReach: true, pageSize: 50 })).data;
    expect(all.total).toBe(40);
    expect(all.items.every(({ missing }: Goods) => missing === null)).toBe(true);
  });

  it('have a drawing each, and keep those of earlier seeds', async () => {
    const { items } = (await gateway.call(list, { pageSize: 50 })).data;
    expect(items.every(({ picture }: Goods) => picture.pictogram !== 'carton')).toBe(true);
    const { db } = gateway.services;
    const text = { 'zh-Hans': '旧', 'zh-Hant': '舊', en: 'Old' };
    const row = { goodsId: 'earlier', title: text, subtitle: text, description: [text] };
    await db
      .insert(healthCoinGoods)
      .values({ ...row, category: 'home', coins: 5, stock: 0, isOffered: false });
    const [kept] = await db
      .select({ picture: healthCoinGoods.picture })
      .from(healthCoinGoods)
      .where(eq(healthCoinGoods.goodsId, 'earlier'));
    expect(kept?.picture).toEqual({ pictogram: 'carton', tone: 'brand' });
  });
});

describe('the wheel', () => {
  it('comes with its odds and what an entry gives on average', async () => {
    const { wheel } = (await gateway.call('/modulemember/healthcoin/home', {})).data;
    expect(wheel.activityId).toBe('coin-wheel');
    expect(wheel.meanCoins).toBeCloseTo(6.67, 10);
    expect(wheel.prizes.map(({ worth }: { worth: number }) => worth)).toEqual([260, 100, 20, 5, 0]);
    expect(wheel.seed).toBeNull();
  });
});
