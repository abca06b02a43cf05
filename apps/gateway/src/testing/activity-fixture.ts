import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { activities, activityPrizes } from '../domains/health-coins/activities/tables';
import { credit } from '../kernel/ledger/ledger';
import { users } from '../kernel/people/accounts/tables';
import { newId } from '../platform/identifiers';
import { newAdult } from './people';
import type { CallResult, TestGateway } from './test-gateway';

/** The activity of the sandbox that costs coins, and what a turn of it costs. */
export const wheel = 'coin-wheel';
export const turn = 10;

/** Where prizes are sent to. */
export const westLake = {
  name: '张三',
  mobile: '13812345678',
  provinceId: '330000',
  cityId: '330100',
  districtId: '330106',
  detail: '文三路138号',
};

/** What tests of activities do with a seeded gateway. */
export function openActivities(gateway: TestGateway) {
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

  return { post, newPerson, newActivity };
}
