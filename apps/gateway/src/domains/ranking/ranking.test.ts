import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../kernel/people/accounts/tables';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { fewestReviews } from './lists';
import { chosenTags, eraseTags } from './tags';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const answer = async (path: string, body: object = {}, token?: string) =>
  (await gateway.call(path, body, { ...(token !== undefined && { token }) })).data;
const doctorsBy = async (by: string, where: object = {}) =>
  (await answer('/moduleranking/top/doctorlist', { by, ...where })).items;

/** Whether each is at least as great as the next. */
const falls = (values: readonly number[]) =>
  values.every((value, place) => place === 0 || (values[place - 1] ?? 0) >= value);

describe('the doctors', () => {
  it('are ranked by the share of good reviews, of those with enough of them', async () => {
    const items = await doctorsBy('praise');
    expect(items.length).toBeGreaterThan(0);
    expect(items.map(({ rank }: { rank: number }) => rank)).toEqual(
      items.map((_: unknown, place: number) => place + 1),
    );
    expect(falls(items.map((item: { praisePerMille: number }) => item.praisePerMille))).toBe(true);
    for (const { reviewCount } of items) expect(reviewCount).toBeGreaterThanOrEqual(fewestReviews);
  });

  it('are ranked by visits, of a tag and an area', async () => {
    expect(await doctorsBy('visits')).toHaveLength(50);
    const everywhere = await doctorsBy('visits', { tagId: 'cardiology' });
    expect(falls(everywhere.map((item: { visitCount: number }) => item.visitCount))).toBe(true);
    for (const { hospDeptName } of everywhere) expect(hospDeptName).toBe('心血管内科');
    const here = await doctorsBy('visits', { tagId: 'cardiology', areaId: '330100' });
    expect(here.length).toBeGreaterThan(0);
    expect(here[0].visitCount).toBeLessThanOrEqual(everywhere[0].visitCount);
    expect(await doctorsBy('visits', { areaId: '990000' })).toEqual([]);
    expect(await doctorsBy('visits', { tagId: 'nothing' })).toEqual([]);
  });
});

describe('the hospitals', () => {
  it('are ranked by the visits of their doctors, of a department when asked', async () => {
    const list = async (where: object = {}) =>
      (await answer('/moduleranking/top/hospitallist', where)).items;
    const all = await list();
    expect(falls(all.map((item: { visitCount: number }) => item.visitCount))).toBe(true);
    const [first] = all;
    const own = (await list({ tagId: 'cardiology' })).find(
      ({ hospitalId }: { hospitalId: string }) => hospitalId === first.hospitalId,
    );
    expect(own.visitCount).toBeLessThan(first.visitCount);
  });
});

describe('the diseases', () => {
  it('are ranked by how many follow them', async () => {
    const list = async () =>
      (await answer('/moduleranking/top/contentlist', { tagId: 'endocrinology' })).items;
    expect(await list()).toEqual([]);
    const token = await gateway.signIn(gateway.newMobile());
    await gateway.call('/favorite/diseasefavorite/add.json', { entryId: 'gout' }, { token });
    expect((await list())[0]).toMatchObject({ rank: 1, entryId: 'gout', followerCount: 1 });
  });
});

describe('the tags', () => {
  const tags = async (token?: string) =>
    (await answer('/moduleranking/rankingtag/list', {}, token)).items;
  const edit = (tagIds: readonly string[], token: string) =>
    gateway.call('/moduleranking/rankingtag/edit', { tagIds }, { token });

  it('are the departments; an account puts its own in front, and another sees nothing of it', async () => {
    const usual = await tags();
    expect(usual.some(({ chosen }: { chosen: boolean }) => chosen)).toBe(false);
    const [one, other] = [
      await gateway.signIn(gateway.newMobile()),
      await gateway.signIn(gateway.newMobile()),
    ];
    const wanted = ['dermatology', 'paediatrics'];
    const { data } = await edit([...wanted, 'dermatology'], one);
    expect(data.items.slice(0, 3).map(({ tagId }: { tagId: string }) => tagId)).toEqual([
      ...wanted,
      usual[0].tagId,
    ]);
    expect(await tags(one)).toEqual(data.items);
    expect(await tags(other)).toEqual(usual);
    await edit([], one);
    expect(await tags(one)).toEqual(usual);
  });

  it('that there are not are refused, as is a visitor', async () => {
    const token = await gateway.signIn(gateway.newMobile());
    expect((await edit(['nothing'], token)).code).toBe(-7);
    expect((await gateway.call('/moduleranking/rankingtag/edit', { tagIds: [] })).code).not.toBe(0);
  });

  it('go with the account', async () => {
    const mobile = gateway.newMobile();
    await edit(['dermatology'], await gateway.signIn(mobile));
    const { db } = gateway.services;
    const [user] = await db.select().from(users).where(eq(users.mobile, mobile));
    const ownerId = user?.userId ?? '';
    expect(await chosenTags(db, ownerId)).toEqual(['dermatology']);
    await eraseTags(db, ownerId);
    expect(await chosenTags(db, ownerId)).toEqual([]);
  });
});

it('tells the rule of each list', async () => {
  const { rankings, most } = await answer('/moduleranking/rankconf/baseinfo');
  expect(most).toBe(50);
  expect(rankings.map(({ ranking }: { ranking: string }) => ranking)).toEqual([
    'praise',
    'visits',
    'hospital',
    'disease',
  ]);
  expect(rankings[0].rule).toContain(String(fewestReviews));
});
