import { businessErrors } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasuresOf } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { users } from '../../kernel/people/accounts/tables';
import { areas } from '../../kernel/places/tables';
import { localised } from '../../platform/translate';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { seed } from './seed';
import { organisationRows } from './seed-rows';
import { healthComments } from './tables';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  const { db, clock } = gateway.services;
  const cities = [...new Set(organisationRows.map(({ city }) => city))];
  await db
    .insert(areas)
    .values(
      cities.map((id) => ({
        id,
        name: localised(`城${id}`, `City ${id}`),
        level: 'city' as const,
        pinyin: id,
        initial: 'C',
      })),
    )
    .onConflictDoNothing();
  await seed(db, { now: clock.now() });
});
afterAll(() => gateway.dispose());

const path = '/hades/health';
const orgCode = 'kangbu-rehab';

async function newPerson() {
  const mobile = gateway.newMobile();
  const token = await gateway.signIn(mobile);
  const [user] = await gateway.services.db.select().from(users).where(eq(users.mobile, mobile));
  return { token, ownerId: user?.userId ?? '' };
}
const submit = (token: string, said: object) =>
  gateway.call(`${path}/org/comment/submit`, { orgCode, score: 4, ...said }, { token });
const own = async (token: string) =>
  (await gateway.call(`${path}/org/comment/own`, { orgCode }, { token })).data.comment;
const listed = async () =>
  (await gateway.call(`${path}/org/comment/list`, { orgCode, pageSize: 50 })).data;

describe('channels', () => {
  it('are listed with a banner each, which is refused without its id', async () => {
    const { items } = (await gateway.call(`${path}/channel/list`, {})).data;
    expect(items).toHaveLength(6);
    const [{ bannerId, channelId }] = items;
    const banner = await gateway.call(`${path}/channel/banner`, { bannerId });
    expect(banner.data).toMatchObject({ bannerId, channelId });
    const without = await gateway.call(`${path}/channel/banner`, {});
    expect(without).toMatchObject({
      code: businessErrors.bannerIdMissing,
      message: 'bannerId不能为空',
    });
    const unknown = await gateway.call(`${path}/channel/banner`, { bannerId: 'none' });
    expect(unknown.code).toBe(businessErrors.forbidden);
  });
});

describe('organisations', () => {
  it('are refused without anything that narrows them', async () => {
    for (const call of ['list', 'filter'])
      expect(await gateway.call(`${path}/org/${call}`, {})).toMatchObject({
        code: businessErrors.parametersMissing,
        message: '参数不能为空',
      });
  });

  it('are narrowed by channel, area, words in any language and what they offer', async () => {
    const codes = async (wanted: object) =>
      (await gateway.call(`${path}/org/list`, { pageSize: 50, ...wanted })).data.items.map(
        (one: { orgCode: string }) => one.orgCode,
      );
    expect(await codes({ sort: 'usual' })).toHaveLength(20);
    expect(await codes({ channelId: 'dental' })).toEqual([
      'mingya-dental',
      'zhengqi-dental',
      'changqing-dental',
    ]);
    expect(await codes({ channelId: 'dental', areaId: '330100' })).toEqual(['mingya-dental']);
    expect(await codes({ channelId: 'dental', comesHome: true })).toEqual(['changqing-dental']);
    expect(await codes({ q: 'gait' })).toEqual([orgCode]);
    for (const q of ['步态', '步態', 'ＧＡＩＴ']) expect(await codes({ q })).toEqual([orgCode]);
    // The name of a field, which is no word of a text.
    expect(await codes({ q: 'zh-Hans' })).toEqual([]);
    expect(await codes({ q: '%' })).toEqual([]);
  });

  it('are counted by each choice that could come next, and told in full', async () => {
    const left = (await gateway.call(`${path}/org/filter`, { channelId: 'dental' })).data;
    expect(left).toMatchObject({ comesHome: 1, takesInsurance: 2, openAtNight: 0 });
    expect(left.areas).toHaveLength(3);
    const areas = (await gateway.call(`${path}/area/list`, { channelId: 'dental' })).data.items;
    expect(areas).toHaveLength(3);
    const found = (await gateway.call(`${path}/org/detail`, { orgCode })).data;
    expect(found).toMatchObject({ orgCode, channelId: 'rehabilitation', areaId: '330100' });
    expect((await gateway.call(`${path}/org/detail`, { orgCode: 'none' })).code).toBe(
      businessErrors.forbidden,
    );
  });

  it('stand by their stars where that is asked for, those without any last', async () => {
    const { items } = (await gateway.call(`${path}/org/list`, { sort: 'rating', pageSize: 50 }))
      .data;
    const stars = items.map((one: { average: number | null }) => one.average ?? 0);
    expect(stars).toEqual(stars.toSorted((one: number, other: number) => other - one));
  });
});

describe('comments', () => {
  it('are one an account and organisation, changed in place and taken back', async () => {
    const [author, other] = [await newPerson(), await newPerson()];
    const before = (await listed()).total;
    expect((await submit(author.token, { text: '很好' })).data).toMatchObject({
      state: 'published',
      edited: false,
    });
    expect((await submit(author.token, { text: '还行', score: 3 })).data).toMatchObject({
      writtenText: '还行',
      edited: true,
    });
    expect((await listed()).total).toBe(before + 1);
    expect(await own(other.token)).toBeNull();
    await gateway.call(`${path}/org/comment/delete`, { orgCode }, { token: other.token });
    expect(await own(author.token)).toMatchObject({ score: 3 });
    await gateway.call(`${path}/org/comment/delete`, { orgCode }, { token: author.token });
    expect((await listed()).total).toBe(before);
  });

  it('come out once where they are sent many times at once', async () => {
    const { token, ownerId } = await newPerson();
    await Promise.all(Array.from({ length: 8 }, (_, at) => submit(token, { text: `第 ${at} 次` })));
    const { db } = gateway.services;
    expect(await db.$count(healthComments, eq(healthComments.ownerId, ownerId))).toBe(1);
  });

  it('are not read by others before a person has decided, where words are stopped at', async () => {
    const { token, ownerId } = await newPerson();
    const text = '加微信 wx12345 便宜';
    const { state } = (await submit(token, { text })).data;
    expect(state).not.toBe('published');
    expect((await listed()).items.some((one: { text: string }) => one.text === text)).toBe(false);
    const [row] = await gateway.services.db
      .select()
      .from(healthComments)
      .where(eq(healthComments.ownerId, ownerId));
    const commentId = row?.commentId;
    const decide = (refusal: string | null) =>
      gateway.call('/sandbox/desk/decide-health-comment', { commentId, refusal });
    await decide('含有联系方式');
    expect(await own(token)).toMatchObject({ state: 'refused', refusal: '含有联系方式' });
    await decide(null);
    expect(await own(token)).toMatchObject({ state: 'published', refusal: null });
  });

  it('go into the copy of an account’s data, and away with the account', async () => {
    const { token, ownerId } = await newPerson();
    await submit(token, { text: '服务很好' });
    const { db, clock } = gateway.services;
    const taken = async () => {
      const parts = gateway.services.all(exportedData).map((part) => part(db, ownerId, 'en'));
      return Object.assign({}, ...(await Promise.all(parts))).healthServiceComments;
    };
    expect(await taken()).toMatchObject([{ text: '服务很好', score: 4 }]);
    await db.transaction(async (tx) => {
      for (const erase of erasuresOf(gateway.services))
        await erase(tx, ownerId, clock.now(), gateway.services);
    });
    expect(await db.$count(healthComments, eq(healthComments.ownerId, ownerId))).toBe(0);
  });
});
