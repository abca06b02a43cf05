import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { businessErrors } from '@xinglin/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { credit } from '../../../kernel/ledger/ledger';
import { orders } from '../../../kernel/orders/tables';
import { users } from '../../../kernel/people/accounts/tables';
import { patients } from '../../../kernel/people/patients/tables';
import { newId } from '../../../platform/identifiers';
import { newAdult } from '../../../testing/people';
import {
  openTestGateway,
  type AnyJson,
  type CallResult,
  type TestGateway,
} from '../../../testing/test-gateway';
import { eraseActivities } from './erasure';
import { activities, activityPrizes } from './tables';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const wheel = 'coin-wheel';
const turn = 10;
const westLake = {
  name: '张三',
  mobile: '13812345678',
  provinceId: '330000',
  cityId: '330100',
  districtId: '330106',
  detail: '文三路138号',
};

/** Makes a call of activities as pages do: by a form. */
async function post(
  name: string,
  fields: Readonly<Record<string, string | number>> = {},
  { token = '', locale = 'zh-Hans' } = {},
): Promise<CallResult> {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    lang: locale,
    deviceid: 'test-device',
    requestid: randomUUID(),
    ...(token !== '' && { token }),
  };
  const body = new URLSearchParams();
  for (const [key, value] of Object.entries(fields)) body.set(key, String(value));
  const response = await gateway.send(
    new Request(`http://gateway.test/member/activity/${name}`, {
      method: 'POST',
      headers,
      body: body.toString(),
    }),
  );
  return response;
}

/** A signed-in account of an adult, with coins where some are given. */
async function newPerson({ coins = 0, isKnown = true } = {}) {
  const mobile = gateway.newMobile();
  const token = await gateway.signIn(mobile);
  const call = (path: string, body: object = {}) => gateway.call(path, body, { token });
  const { db, clock } = gateway.services;
  const [user] = await db.select().from(users).where(eq(users.mobile, mobile));
  const ownerId = user?.userId ?? '';
  if (isKnown) await call('/patient/add', newAdult({ relation: 'self', mobile }));
  if (coins > 0)
    await credit(db, {
      ownerId,
      kind: 'healthCoin',
      amount: coins,
      reason: 'test.gives',
      key: 'test.gives',
      now: clock.now(),
    });
  const member = (name: string, fields: Readonly<Record<string, string | number>> = {}) =>
    post(name, fields, { token });
  const newToken = async (activityId = wheel): Promise<string> =>
    (await member('enrollToken', { activityId })).data.enrollToken;
  const enter = async (activityId = wheel, cost = activityId === wheel ? turn : 0) =>
    member('enroll', { activityId, enrollToken: await newToken(activityId), coins: cost });
  const balance = async (): Promise<number> =>
    (await call('/healthcoin/json/user/coin')).data.balance.coins;
  return { ownerId, token, call, member, newToken, enter, balance };
}

/** An activity of its own for a test, on now, with one prize after the other as given. */
async function newActivity(
  prizes: readonly {
    readonly odds: number;
    readonly goodsId?: string;
    readonly coins?: number;
    readonly stock?: number;
  }[],
  changed: Partial<typeof activities.$inferInsert> = {},
): Promise<string> {
  const { db, clock } = gateway.services;
  const activityId = `test-${newId()}`;
  const text = { 'zh-Hans': '测试', 'zh-Hant': '測試', en: 'Test' };
  const seed = `seed of ${activityId}`;
  await db.insert(activities).values({
    activityId,
    kind: 'free',
    title: text,
    subtitle: text,
    rules: [],
    coins: 0,
    mostPerPerson: 100,
    places: 100,
    beginsAt: new Date(clock.now().getTime() - 1000),
    endsAt: new Date(clock.now().getTime() + 3_600_000),
    seed,
    seedHash: createHash('sha256').update(seed).digest('hex'),
    position: 90,
    ...changed,
  });
  await db.insert(activityPrizes).values(
    prizes.map(({ odds, goodsId, coins, stock }, position) => ({
      prizeId: `${activityId}-${position}`,
      activityId,
      position,
      kind: goodsId ? ('goods' as const) : coins ? ('coins' as const) : ('none' as const),
      title: text,
      goodsId: goodsId ?? null,
      coins: coins ?? null,
      odds,
      stock: stock ?? null,
      left: stock ?? null,
    })),
  );
  return activityId;
}

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
      const { data } = await post('tip', { activityId });
      const odds = data.prizes.map((prize: { odds: number }) => prize.odds);
      expect(odds.reduce((all: number, one: number) => all + one, 0)).toBe(1_000_000);
      expect(data.seed === null).toBe(state !== 'over');
      expect(data.seedHash).toMatch(/^[0-9a-f]{64}$/);
    }
    expect((await post('tip', { activityId: 'none' })).code).toBe(businessErrors.forbidden);
  });

  it('are entered for coins: the turn is paid, drawn, kept, and its prize credited', async () => {
    const { enter, member, balance, call } = await newPerson({ coins: 30 });
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
    const { member, newToken, balance } = await newPerson({ coins: 1000 });
    const activityId = await newActivity([{ odds: 1_000_000 }], { kind: 'coins', coins: turn });
    const enrollToken = await newToken(activityId);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => member('enroll', { activityId, enrollToken, coins: turn })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    const others = new Set(answers.filter(({ code }) => code !== 0).map(({ code }) => code));
    expect(others).toEqual(new Set([businessErrors.activityTokenUsed]));
    expect(await balance()).toBe(990);
    expect((await post('history', { activityId })).data.items).toHaveLength(1);
  });

  it('never give more places, or more of a prize, than there are', async () => {
    const prizes = [{ odds: 900_000, goodsId: 'coin-goods-3', stock: 2 }, { odds: 100_000 }];
    const activityId = await newActivity(prizes, { places: 6, mostPerPerson: 5 });
    const people = await Promise.all([newPerson(), newPerson()]);
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

describe('a draw', () => {
  const script = fileURLToPath(
    new URL('../../../../../../tooling/verify-draw.mjs', import.meta.url),
  );

  /** What a script of Node alone says to what was published of a draw. */
  function verify(published: object) {
    const { status, stdout } = spawnSync(process.execPath, [script], {
      input: JSON.stringify(published),
      encoding: 'utf8',
    });
    return { isRight: status === 0, lines: stdout.trim().split('\n') };
  }

  it.each([
    ['of the sandbox that is over', async () => 'autumn-gift'],
    [
      'that was entered, and ended at the desk',
      async () => {
        const prizes = [
          { odds: 300_000, goodsId: 'coin-goods-3', stock: 2 },
          { odds: 200_000, coins: 5 },
          { odds: 500_000 },
        ];
        const activityId = await newActivity(prizes);
        const { enter, member } = await newPerson();
        for (let turns = 0; turns < 15; turns += 1) expect((await enter(activityId)).code).toBe(0);
        expect((await post('tip', { activityId })).data.seed).toBeNull();
        const ended = { staff: 'S1', activityId };
        expect((await gateway.call('/sandbox/desk/end-activity', ended)).code).toBe(0);
        expect((await member('enrollToken', { activityId })).code).toBe(
          businessErrors.activityOver,
        );
        return activityId;
      },
    ],
  ])('%s is what anybody works out from its seed', async (_, begin) => {
    const activityId = await begin();
    const { data: told } = await post('tip', { activityId });
    const first = (await post('history', { activityId, pageSize: 10 })).data;
    const rest = (await post('history', { activityId, after: first.next })).data;
    const entries = [...first.items, ...rest.items];
    expect(entries).toHaveLength(told.entries);
    const published = { ...told, entries };
    expect(verify(published)).toEqual({
      isRight: true,
      lines: [`All ${told.entries} entries are as the seed gives.`],
    });
    const last = entries.at(-1);
    const other = told.prizes.find(({ prizeId }: AnyJson) => prizeId !== last.prizeId);
    for (const changed of [
      { seed: `${told.seed}x` },
      { seed: null },
      { entries: [...entries.slice(0, -1), { ...last, prizeId: other.prizeId }] },
      { entries: entries.slice(1) },
      { prizes: told.prizes.slice(1) },
    ])
      expect(verify({ ...published, ...changed }).isRight).toBe(false);
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
    const activityId = await newActivity([{ odds: 1_000_000 }], { ...changed, ...moments });
    const { member, balance } = await newPerson({ coins: 100 });
    const { code, message } = await member('enrollToken', { activityId });
    expect(code).toBe(businessErrors[refusal]);
    expect(message.length).toBeGreaterThan(3);
    const status = (await member('checkstatus', { activityId })).data;
    expect(status.hindrance).not.toBeNull();
    expect(await balance()).toBe(100);
  });

  it('more often than one may, at another price, and with a token of another or too old', async () => {
    const activityId = await newActivity([{ odds: 1_000_000 }], { mostPerPerson: 1 });
    const { member, newToken } = await newPerson();
    const enrollToken = await newToken(activityId);
    const second = await newToken(activityId);
    const enroll = (fields: object, by = member) =>
      by('enroll', { activityId, enrollToken, coins: 0, ...fields });
    expect((await enroll({ coins: 1 })).code).toBe(businessErrors.quoteChanged);
    const other = await newPerson();
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
    const unknown = await newPerson({ coins: 50, isKnown: false });
    const asked = { activityId: wheel };
    expect((await unknown.member('checkstatus', asked)).data.hindrance).toBe('ageUnknown');
    expect((await unknown.member('enrollToken', asked)).code).toBe(
      businessErrors.activityAgeUnknown,
    );
    const minor = await newPerson({ coins: 50 });
    const own = and(eq(patients.ownerId, minor.ownerId), eq(patients.relation, 'self'));
    await db.update(patients).set({ birthDate: '2012-01-01' }).where(own);
    expect((await minor.member('checkstatus', asked)).data.hindrance).toBe('minor');
    for (const name of ['enrollToken', 'share'])
      expect((await minor.member(name, asked)).code).toBe(businessErrors.activityAdultsOnly);
    expect(await minor.balance()).toBe(50);
  });
});

describe('a prize of goods', () => {
  let activityId: string;
  beforeEach(async () => {
    activityId = await newActivity([{ odds: 1_000_000, goodsId: 'coin-goods-3' }]);
  });

  it('is sent by an order of no coins once an address is given', async () => {
    const { call, member, enter } = await newPerson();
    const { recordId } = (await enter(activityId)).data;
    const status = async () => (await member('orderstatus', { recordId })).data;
    expect(await status()).toEqual({
      orderState: 'addressWanted',
      orderNo: null,
      statusText: '等您填写收货地址',
    });
    expect((await call('/member/activity/address')).data).toEqual({ address: null });
    const { addressId } = (await call('/logistics/postingaddress/add', westLake)).data;
    expect((await call('/member/activity/address', { addressId })).data.address).toMatchObject({
      addressId,
      mobile: '138****5678',
    });
    const given = await Promise.all(
      [1, 2, 3].map(() => member('updateAddress', { recordId, addressId })),
    );
    const { orderNo } = given[0]?.data ?? {};
    expect(given.map(({ data }) => data)).toEqual([1, 2, 3].map(() => ({ recordId, orderNo })));
    const order = { orderNo };
    const detail = (await call('/modulemember/healthcoin/order/detail', order)).data;
    expect(detail).toMatchObject({ coins: 0, state: 'ordered', actions: [], address: {} });
    expect((await call('/modulemember/healthcoin/order/cancel', order)).code).toBe(
      businessErrors.orderNotCancellable,
    );
    const sent = { staff: 'S1', orderNo, carrier: '顺丰速运', trackingNo: 'SF200' };
    expect((await gateway.call('/sandbox/desk/send-coin-exchange', sent)).code).toBe(0);
    expect(await status()).toMatchObject({ orderState: 'sent', orderNo });
    expect((await member('updateAddress', { recordId, addressId })).code).toBe(
      businessErrors.goodsOrderClosed,
    );
  });

  it('belongs to who won it: nobody else sees it, asks for it or has it sent', async () => {
    const { enter } = await newPerson();
    const { recordId } = (await enter(activityId)).data;
    const other = await newPerson();
    const { addressId } = (await other.call('/logistics/postingaddress/add', westLake)).data;
    for (const name of ['prizedetail', 'orderstatus', 'updateAddress'])
      expect((await other.member(name, { recordId, addressId })).code, name).toBe(-7);
    expect((await other.member('attendrecord')).data.total).toBe(0);
    const third = await newPerson();
    expect((await third.call('/member/activity/address', { addressId })).code).toBe(-7);
    const own = (await third.enter(activityId)).data;
    const another = { recordId: own.recordId, addressId };
    expect((await third.member('updateAddress', another)).code).toBe(-7);
  });

  it('is not asked for where coins were won', async () => {
    const coins = await newActivity([{ odds: 1_000_000, coins: 5 }]);
    const { call, member, enter, balance } = await newPerson();
    const { recordId } = (await enter(coins)).data;
    expect(await balance()).toBe(5);
    const { addressId } = (await call('/logistics/postingaddress/add', westLake)).data;
    expect((await member('updateAddress', { recordId, addressId })).code).toBe(
      businessErrors.prizeNotSent,
    );
    expect((await member('orderstatus', { recordId })).data.orderState).toBe('none');
  });
});

describe('an invitation', () => {
  const activityId = 'bring-friends';

  /** An order of an account that is completed. */
  const completeOrder = async (ownerId: string, kind = 'registration') => {
    const now = gateway.services.clock.now();
    await gateway.services.db.insert(orders).values({
      orderNo: newId(),
      kind,
      ownerId,
      state: 'completed',
      stateGroup: 'completed',
      locale: 'zh-Hans',
      totalCents: 0,
      createdAt: now,
      movedAt: now,
    });
  };

  it('counts when the friend’s first order is completed, and gives one entry', async () => {
    const person = await newPerson();
    const { inviteCode } = (await person.member('share', { activityId })).data;
    expect((await person.member('share', { activityId })).data).toEqual({ inviteCode });
    const friend = await newPerson();
    expect((await friend.member('acceptinvite', { inviteCode })).data).toEqual({ activityId });
    expect((await friend.member('acceptinvite', { inviteCode })).code).toBe(0);
    const friends = async () => (await person.member('checkstatus', { activityId })).data.friends;
    // What was exchanged for coins is no order that a friend came for.
    await completeOrder(friend.ownerId, 'coinExchange');
    expect(await friends()).toEqual({ accepted: 1, counted: 0 });
    await completeOrder(friend.ownerId);
    await completeOrder(friend.ownerId);
    expect(await friends()).toEqual({ accepted: 1, counted: 1 });
    const [one, two] = await Promise.all([
      person.newToken(activityId),
      person.newToken(activityId),
    ]);
    const codes = await Promise.all(
      [one, two].map(async (enrollToken) =>
        person.member('enroll', { activityId, enrollToken, coins: 0 }),
      ),
    );
    expect(codes.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      0,
      businessErrors.activityInvitesShort,
    ]);
  });

  it('is for new friends alone, and for one of them', async () => {
    const person = await newPerson();
    const { inviteCode } = (await person.member('share', { activityId })).data;
    const code = async (by: typeof person, given = inviteCode) =>
      (await by.member('acceptinvite', { inviteCode: given })).code;
    expect(await code(person)).toBe(businessErrors.inviteOwn);
    expect(await code(person, 'none')).toBe(businessErrors.inviteUnknown);
    const regular = await newPerson();
    await completeOrder(regular.ownerId);
    expect(await code(regular)).toBe(businessErrors.inviteNotNew);
    const second = await newPerson();
    const others = (await second.member('share', { activityId })).data.inviteCode;
    const friend = await newPerson();
    expect(await code(friend)).toBe(0);
    expect(await code(friend, others)).toBe(businessErrors.inviteNotNew);
  });
});

describe('staff and closed accounts', () => {
  const desk = (name: string, body: object) =>
    gateway.call(`/sandbox/desk/${name}`, { staff: 'S1', ...body });

  it('begin what is to come', async () => {
    const activityId = 'winter-gift';
    const { enter } = await newPerson();
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
    const { ownerId, call, enter } = await newPerson({ coins: 50 });
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
    const activityId = await newActivity([{ odds: 1_000_000 }]);
    const person = await newPerson();
    await person.enter(activityId);
    await person.member('share', { activityId });
    await gateway.services.db.transaction((tx) => eraseActivities(tx, person.ownerId));
    expect((await person.member('attendrecord')).data.total).toBe(0);
    expect((await post('history', { activityId })).data.items).toHaveLength(1);
  });
});

describe('the settings of coins', () => {
  it('say what can be earned and what the store has', async () => {
    expect((await gateway.call('/healthcoin/json/earnconfig')).data).toEqual({
      dailyCoins: 5,
      onceCoins: 270,
      taskCount: 5,
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
