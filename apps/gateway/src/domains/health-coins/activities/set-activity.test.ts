import { createHash } from 'node:crypto';
import { businessErrors } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAdult } from '../../../testing/people';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { activities } from './tables';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const dayMs = 86_400_000;
const texts = (zh: string, hant: string, en: string) => ({ 'zh-Hans': zh, 'zh-Hant': hant, en });
const nothing = { kind: 'none', title: texts('谢谢参与', '謝謝參與', 'Nothing'), odds: 300_000 };
const coins = { kind: 'coins', title: texts('5 币', '5 幣', '5 coins'), coins: 5, odds: 500_000 };
const mask = {
  kind: 'goods',
  title: texts('眼罩', '眼罩', 'Sleep mask'),
  goodsId: 'coin-goods-29',
  odds: 200_000,
  stock: 2,
};

let made = 0;
const desk = (action: string, body: object) =>
  gateway.call(`/sandbox/desk/${action}`, { staff: 'S1', ...body });

/** Settings of a new activity that is on now, as an operator sends them. */
function newSettings(changed: object = {}) {
  const now = gateway.services.clock.now().getTime();
  return {
    activityId: `spring-${(made += 1)}`,
    kind: 'free',
    title: texts('春季健康礼', '春季健康禮', 'Spring gift'),
    subtitle: texts('每人三次', '每人三次', 'Three draws a person'),
    rules: [texts('每人三次。', '每人三次。', 'Three draws a person.')],
    coins: 0,
    mostPerPerson: 3,
    places: 50,
    beginsAt: new Date(now - 1000).toISOString(),
    endsAt: new Date(now + dayMs).toISOString(),
    prizes: [mask, coins, nothing],
    ...changed,
  };
}

/** An adult who enters activities. */
async function newPerson() {
  const mobile = gateway.newMobile();
  const token = await gateway.signIn(mobile);
  await gateway.call('/patient/add', newAdult({ relation: 'self', mobile }), { token });
  const form = (name: string, fields: Readonly<Record<string, string>>) =>
    gateway.send(
      new Request(`http://gateway.test/member/activity/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          deviceid: 'test-device',
          requestid: crypto.randomUUID(),
          token,
        },
        body: new URLSearchParams(fields).toString(),
      }),
    );
  const enter = async (activityId: string) => {
    const { enrollToken } = (await form('enrollToken', { activityId })).data;
    return form('enroll', { activityId, enrollToken, coins: '0' });
  };
  return { form, enter };
}

describe('an activity of the desk', () => {
  it('is told and entered as it was set, its hash before the first entry and its seed after the end', async () => {
    const settings = newSettings();
    const { activityId } = settings;
    const { data } = await desk('set-activity', settings);
    expect(data.seedHash).toMatch(/^[0-9a-f]{64}$/);
    const { form, enter } = await newPerson();
    const tip = async () => (await form('tip', { activityId })).data;
    expect(await tip()).toMatchObject({
      title: '春季健康礼',
      seedHash: data.seedHash,
      seed: null,
      prizes: [{ odds: 200_000, left: 2 }, { odds: 500_000 }, { odds: 300_000, stock: null }],
    });
    expect((await enter(activityId)).data).toMatchObject({ sequence: 1 });
    await desk('end-activity', { activityId });
    const { seed } = await tip();
    expect(createHash('sha256').update(seed).digest('hex')).toBe(data.seedHash);
    expect(seed.length).toBeGreaterThanOrEqual(40);
  });

  it('is read as it was set, without its seed, and set again to the same', async () => {
    const settings = newSettings();
    const first = (await desk('set-activity', settings)).data;
    const read = (await desk('open-activity', { activityId: settings.activityId })).data;
    const { entries, seedHash, ...rest } = read;
    expect([entries, seedHash]).toEqual([0, first.seedHash]);
    expect(rest).toMatchObject({ ...settings, prizes: [mask, coins, nothing] });
    expect((await desk('set-activity', rest)).data).toEqual(first);
    expect((await desk('open-activity', { activityId: settings.activityId })).data).toEqual(read);
    expect((await desk('open-activity', { activityId: 'none' })).status).toBe(403);
  });

  it.each([
    ['odds that are not a million together', { prizes: [coins, nothing] }, 'prizes'],
    ['a last prize that can be gone', { prizes: [coins, nothing, mask] }, 'prizes'],
    [
      'goods that there are not',
      { prizes: [{ ...mask, goodsId: 'none' }, coins, nothing] },
      'prizes',
    ],
    [
      'a prize of coins without coins',
      { prizes: [mask, { ...coins, coins: null }, nothing] },
      'prizes.1.coins',
    ],
    ['a price of a free activity', { coins: 5 }, 'coins'],
    ['no price of one for coins', { kind: 'coins' }, 'coins'],
    ['an end that is over', { endsAt: '2020-01-01T00:00:00Z' }, 'endsAt'],
    ['a text that lacks a language', { title: { 'zh-Hans': '春季' } }, 'title.zh-Hant'],
  ])('is refused with %s', async (_, changed, path) => {
    const settings = newSettings(changed);
    const refused = await desk('set-activity', settings);
    expect(refused.status).toBe(422);
    expect(refused.data.fields).toContainEqual(expect.objectContaining({ path }));
    const { activityId } = settings;
    expect((await desk('open-activity', { activityId })).status).toBe(403);
  });
});

describe('changes of an activity', () => {
  it('are free before the first entry, and keep the hash of the seed', async () => {
    const settings = newSettings();
    const { seedHash } = (await desk('set-activity', settings)).data;
    const changed = {
      ...settings,
      kind: 'invite',
      prizes: [{ ...nothing, odds: 1_000_000 }],
    };
    expect((await desk('set-activity', changed)).data).toMatchObject({ seedHash });
    const { activityId } = settings;
    expect((await desk('open-activity', { activityId })).data).toMatchObject({
      kind: 'invite',
      prizes: [{ odds: 1_000_000 }],
    });
  });

  it('touch nothing that draws follow from after the first entry, and texts, places and end still', async () => {
    const settings = newSettings();
    const { activityId } = settings;
    await desk('set-activity', settings);
    const { enter, form } = await newPerson();
    expect((await enter(activityId)).code).toBe(0);
    const left = async () =>
      (await form('tip', { activityId })).data.prizes.map((prize: { left: number }) => prize.left);
    const before = await left();
    for (const changed of [
      { prizes: [{ ...mask, odds: 100_000 }, { ...coins, odds: 600_000 }, nothing] },
      { prizes: [{ ...mask, stock: 3 }, coins, nothing] },
      { prizes: [mask, { ...coins, coins: 6 }, nothing] },
      { prizes: [coins, mask, nothing] },
      { kind: 'invite' },
      { kind: 'coins', coins: 10 },
      { beginsAt: new Date(Date.parse(settings.endsAt) - 1000).toISOString() },
    ])
      expect((await desk('set-activity', { ...settings, ...changed })).status).toBe(422);
    const again = {
      ...settings,
      title: texts('春日礼', '春日禮', 'Gift of spring'),
      places: 60,
      mostPerPerson: 4,
      prizes: [{ ...mask, title: texts('真丝眼罩', '真絲眼罩', 'Silk mask') }, coins, nothing],
    };
    expect((await desk('set-activity', again)).code).toBe(0);
    expect((await form('tip', { activityId })).data).toMatchObject({
      title: '春日礼',
      placesLeft: 59,
      mostPerPerson: 4,
      prizes: [{ title: '真丝眼罩', odds: 200_000 }, { odds: 500_000 }, { odds: 300_000 }],
    });
    expect(await left()).toEqual(before);
    expect((await enter(activityId)).code).toBe(0);
    const { db } = gateway.services;
    await db.update(activities).set({ entries: 10 }).where(eq(activities.activityId, activityId));
    const fewer = await desk('set-activity', { ...again, places: 9 });
    expect(fewer.data.fields).toMatchObject([{ path: 'places' }]);
  });

  it('are over with it: its seed is told, so that no entry may come any more', async () => {
    const settings = newSettings();
    const { activityId } = settings;
    await desk('set-activity', settings);
    await desk('end-activity', { activityId });
    const later = await desk('set-activity', settings);
    expect(later.code).toBe(businessErrors.activityOver);
  });
});
