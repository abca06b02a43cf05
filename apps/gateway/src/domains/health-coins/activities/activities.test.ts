import { businessErrors } from '@xinglin/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patients } from '../../../kernel/people/patients/tables';
import { openActivities, turn, westLake, wheel } from '../../../testing/activity-fixture';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { eraseActivities } from './erasure';

let gateway: TestGateway;
let fixture: ReturnType<typeof openActivities>;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  fixture = openActivities(gateway);
});
afterAll(() => gateway.dispose());

describe('activities', () => {
  it('are listed and told with odds that are all of a million, in the reader’s language', async () => {
    const home = (await gateway.call('/modulemember/healthcoin/home', {}, { locale: 'en' })).data;
    expect(home.balance).toBeNull();
    expect(home.activities.slice(0, 4)).toMatchObject([
      { activityId: wheel, title: 'Coin wheel', coins: turn, state: 'open' },
      { activityId: 'bring-friends', kind: 'invite', state: 'open' },
      { activityId: 'winter-gift', state: 'coming' },
      { activityId: 'autumn-gift', state: 'over', placesLeft: 0 },
    ]);
    for (const { activityId, state } of home.activities) {
      const { data } = await fixture.post('tip', { activityId });
      const odds = data.prizes.map((prize: { odds: number }) => prize.odds);
      expect(odds.reduce((all: number, one: number) => all + one, 0)).toBe(1_000_000);
      expect(data.seed === null).toBe(state !== 'over');
      expect(data.seedHash).toMatch(/^[0-9a-f]{64}$/);
    }
    expect((await fixture.post('tip', { activityId: 'none' })).code).toBe(businessErrors.forbidden);
  });

  it('are entered for coins: the turn is paid, drawn, kept, and its prize credited', async () => {
    const { enter, member, balance, call } = await fixture.newPerson({ coins: 30 });
    expect((await member('checkfirsthit')).code).not.toBe(0);
    const first = (await call('/member/activity/checkfirsthit', { moduleId: 2 })).data;
    expect(first).toEqual({ isHit: true });
    expect((await member('checkstatus', { activityId: wheel })).data).toEqual({
      activityId: wheel,
      hindrance: null,
      triesLeft: 20,
      balance: 30,
      friends: { accepted: 0, counted: 0 },
    });
    const { code, data } = await enter();
    expect(code).toBe(0);
    expect(data).toMatchObject({
      recordId: `${wheel}.${data.sequence}`,
      coins: turn,
      balance: await balance(),
    });
    const detail = (await member('prizedetail', { recordId: data.recordId })).data;
    const won = detail.prizeKind === 'coins' ? Number(detail.prizeTitle.split(' ')[0]) : 0;
    expect(data.balance).toBe(30 - turn + won);
    const records = (await member('attendrecord', { pageIndex: 1 })).data;
    expect(records).toMatchObject({ total: 1, items: [{ recordId: data.recordId }] });
    const other = detail.prizeKind === 'none' ? 'won' : 'nothing';
    expect((await member('attendrecord', { winningState: other })).data.items).toEqual([]);
    expect((await call('/member/activity/checkfirsthit', { moduleId: 2 })).data.isHit).toBe(false);
    const entries = (await call('/healthcoin/json/user/coin')).data.items;
    expect(entries.some(({ text }: { text: string }) => text === '参与抽奖')).toBe(true);
    expect((await member('checkstatus', { activityId: wheel })).data.triesLeft).toBe(19);
  });

  it('take one entry by one token, however many taps come at once', async () => {
    const { member, newToken, balance } = await fixture.newPerson({ coins: 1000 });
    const activityId = await fixture.newActivity([{ odds: 1_000_000 }], {
      kind: 'coins',
      coins: turn,
    });
    const enrollToken = await newToken(activityId);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => member('enroll', { activityId, enrollToken, coins: turn })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    const others = new Set(answers.filter(({ code }) => code !== 0).map(({ code }) => code));
    expect(others).toEqual(new Set([businessErrors.activityTokenUsed]));
    expect(await balance()).toBe(990);
    expect((await fixture.post('history', { activityId })).data.items).toHaveLength(1);
  });

  it('never give more places, or more of a prize, than there are', async () => {
    const prizes = [{ odds: 900_000, goodsId: 'coin-goods-3', stock: 2 }, { odds: 100_000 }];
    const activityId = await fixture.newActivity(prizes, { places: 6, mostPerPerson: 5 });
    const people = await Promise.all([fixture.newPerson(), fixture.newPerson()]);
    const tokens = await Promise.all(
      people.flatMap(({ member, newToken }) =>
        Array.from({ length: 6 }, async () => ({
          member,
          enrollToken: await newToken(activityId),
        })),
      ),
    );
    const answers = await Promise.all(
      tokens.map(({ member, enrollToken }) =>
        member('enroll', { activityId, enrollToken, coins: 0 }),
      ),
    );
    const drawn = answers.filter(({ code }) => code === 0).map(({ data }) => data);
    expect(drawn.map(({ sequence }) => sequence).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    expect(drawn.filter(({ prizeKind }) => prizeKind === 'goods').length).toBeLessThanOrEqual(2);
    for (const { code } of answers.filter((one) => one.code !== 0))
      expect([businessErrors.activityFull, businessErrors.activityLimitReached]).toContain(code);
  });
});

describe('an entry is refused', () => {
  it.each([
    ['before it begins', {}, 'activityComing'],
    ['when it is over', {}, 'activityOver'],
    ['without places', { places: 3, entries: 3 }, 'activityFull'],
    ['without a friend who came', { kind: 'invite' }, 'activityInvitesShort'],
    ['without the coins', { kind: 'coins', coins: 500 }, 'balanceShort'],
  ] as const)('%s', async (_, changed, refusal) => {
    const now = gateway.services.clock.now().getTime();
    const moments = {
      ...(refusal === 'activityComing' && { beginsAt: new Date(now + 1_000_000) }),
      ...(refusal === 'activityOver' && { endsAt: new Date(now) }),
    };
    const activityId = await fixture.newActivity([{ odds: 1_000_000 }], { ...changed, ...moments });
    const { member, balance } = await fixture.newPerson({ coins: 100 });
    const { code, message } = await member('enrollToken', { activityId });
    expect(code).toBe(businessErrors[refusal]);
    expect(message.length).toBeGreaterThan(3);
    const status = (await member('checkstatus', { activityId })).data;
    expect(status.hindrance).not.toBeNull();
    expect(await balance()).toBe(100);
  });

  it('more often than one may, at another price, and with a token of another or too old', async () => {
    const activityId = await fixture.newActivity([{ odds: 1_000_000 }], { mostPerPerson: 1 });
    const { member, newToken } = await fixture.newPerson();
    const enrollToken = await newToken(activityId);
    const second = await newToken(activityId);
    const enroll = (fields: object, by = member) =>
      by('enroll', { activityId, enrollToken, coins: 0, ...fields });
    expect((await enroll({ coins: 1 })).code).toBe(businessErrors.quoteChanged);
    const other = await fixture.newPerson();
    expect((await enroll({}, other.member)).code).toBe(businessErrors.activityTokenUsed);
    expect((await enroll({})).code).toBe(0);
    expect((await enroll({ enrollToken: second })).code).toBe(businessErrors.activityLimitReached);
    const old = await other.newToken(activityId);
    await gateway.advance(11 * 60_000);
    expect((await enroll({ enrollToken: old }, other.member)).code).toBe(
      businessErrors.activityTokenUsed,
    );
  });

  it('to minors and to who is of no known age, by the account’s own record', async () => {
    const { db } = gateway.services;
    const unknown = await fixture.newPerson({ coins: 50, isKnown: false });
    const asked = { activityId: wheel };
    expect((await unknown.member('checkstatus', asked)).data.hindrance).toBe('ageUnknown');
    expect((await unknown.member('enrollToken', asked)).code).toBe(
      businessErrors.activityAgeUnknown,
    );
    const minor = await fixture.newPerson({ coins: 50 });
    const own = and(eq(patients.ownerId, minor.ownerId), eq(patients.relation, 'self'));
    await db.update(patients).set({ birthDate: '2012-01-01' }).where(own);
    expect((await minor.member('checkstatus', asked)).data.hindrance).toBe('minor');
    for (const name of ['enrollToken', 'share'])
      expect((await minor.member(name, asked)).code).toBe(businessErrors.activityAdultsOnly);
    expect(await minor.balance()).toBe(50);
  });
});

describe('staff and closed accounts', () => {
  const desk = (name: string, body: object) =>
    gateway.call(`/sandbox/desk/${name}`, { staff: 'S1', ...body });

  it('begin what is to come', async () => {
    const activityId = 'winter-gift';
    const { enter } = await fixture.newPerson();
    expect((await desk('end-activity', { activityId })).code).toBe(businessErrors.activityComing);
    expect((await desk('begin-activity', { activityId })).code).toBe(0);
    expect((await enter(activityId)).code).toBe(0);
    expect((await desk('begin-activity', { activityId: 'autumn-gift' })).code).toBe(
      businessErrors.activityOver,
    );
    const { items } = (await desk('list-activities', {})).data;
    expect(items).toContainEqual(
      expect.objectContaining({ activityId, state: 'open', entries: 1 }),
    );
  });

  it('keep coins from being spent, by one account or by all, until they let them', async () => {
    const { ownerId, call, enter } = await fixture.newPerson({ coins: 50 });
    const states = async () => [
      (await call('/modulemember/healthcoin/isBlacklist')).data.isBlacklist,
      (await call('/healthcoin/json/checkfrozenshopstate')).data.isFrozen,
    ];
    await desk('stop-coins', { ownerId, reason: '刷币' });
    expect(await states()).toEqual([true, false]);
    expect((await enter()).code).toBe(businessErrors.coinShopBlocked);
    await desk('allow-coins', { ownerId });
    const until = new Date(gateway.services.clock.now().getTime() + 60_000).toISOString();
    await desk('stop-coins', { reason: '盘点', until });
    expect((await call('/healthcoin/json/checkfrozenshopstate')).data).toMatchObject({
      isFrozen: true,
      reason: '盘点',
    });
    const { addressId } = (await call('/logistics/postingaddress/add', westLake)).data;
    const exchange = { goodsId: 'coin-goods-2', count: 1, addressId, coins: 50 };
    expect((await call('/modulemember/healthcoin/exchange', exchange)).code).toBe(
      businessErrors.coinShopFrozen,
    );
    await gateway.advance(61_000);
    expect(await states()).toEqual([false, false]);
    expect((await enter()).code).toBe(0);
    expect((await desk('stop-coins', { ownerId: 'none', reason: '刷币' })).code).toBe(-7);
  });

  it('leave entries without an owner, so that the draw can still be checked', async () => {
    const activityId = await fixture.newActivity([{ odds: 1_000_000 }]);
    const person = await fixture.newPerson();
    await person.enter(activityId);
    await person.member('share', { activityId });
    await gateway.services.db.transaction((tx) => eraseActivities(tx, person.ownerId));
    expect((await person.member('attendrecord')).data.total).toBe(0);
    expect((await fixture.post('history', { activityId })).data.items).toHaveLength(1);
  });
});

describe('the settings of coins', () => {
  it('say what can be earned and what the store has', async () => {
    expect((await gateway.call('/healthcoin/json/earnconfig')).data).toEqual({
      dailyCoins: 5,
      onceCoins: 320,
      taskCount: 7,
      expiresAfterDays: 365,
    });
    const { data } = await gateway.call('/healthcoin/json/shopconfig');
    expect(data.kinds[0]).toEqual({ category: 'care', goodsCount: 7, fromCoins: 50 });
    const got = await gateway.send(
      new Request('http://gateway.test/healthcoin/json/shopconfig', {
        headers: { deviceid: 'test-device' },
      }),
    );
    expect(got.data).toEqual(data);
  });
});
