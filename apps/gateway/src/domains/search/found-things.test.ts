import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

type Locale = 'zh-Hans' | 'zh-Hant' | 'en';
const answer = async (path: string, body: object, locale: Locale = 'zh-Hans') =>
  (await gateway.call(path, body, { locale })).data;
const search = (q: string, input: object = {}, locale?: Locale) =>
  answer('/modulesearch/mergesearch/list.json', { q, only: 'things', ...input }, locale);

interface Group {
  readonly kind: string;
  readonly total: number;
  readonly items: readonly { readonly title: string; readonly [field: string]: unknown }[];
}
const groupOf = (found: { readonly groups: readonly Group[] }, kind: string) =>
  found.groups.find((group) => group.kind === kind);

describe('what the main search finds besides hospitals and doctors', () => {
  it('is medicine, with its picture or the mark that it needs a prescription', async () => {
    const amoxicillin = groupOf(await search('阿莫西林'), 'medicine');
    expect(amoxicillin?.items[0]).toMatchObject({
      title: '阿莫西林胶囊',
      needsPrescription: true,
      picture: null,
      priceCents: 1480,
      withinId: expect.any(String),
    });
    const ibuprofen = groupOf(await search('布洛芬'), 'medicine');
    expect(ibuprofen?.items.map(({ title }) => title)).toContain('布洛芬缓释胶囊');
    expect(ibuprofen?.items[0]?.['picture']).toMatchObject({ tone: expect.any(String) });
  });

  it('is goods that are no medicines, as many as their list has', async () => {
    const group = groupOf(await search('血压计', { pageSize: 1 }), 'goods');
    expect(group?.items).toHaveLength(1);
    const list = await answer('/modulemarketplace/goods/list', { q: '血压计', only: 'others' });
    expect(group?.total).toBe(list.total);
  });

  it('is tests, check-ups and service packages', async () => {
    const nucleic = await search('核酸检测');
    expect(groupOf(nucleic, 'nucleicTest')?.total).toBeGreaterThan(0);
    expect(groupOf(await search('体检'), 'checkUp')?.total).toBeGreaterThan(3);
    expect(groupOf(await search('高血压'), 'servicePackage')?.items[0]?.title).toContain('高血压');
  });

  it('is lectures and what there is to read of a trouble', async () => {
    const found = await search('小孩发烧');
    expect(groupOf(found, 'lecture')?.items[0]?.['deptId']).toBe('paediatrics');
    expect(groupOf(found, 'topic')?.items[0]).toMatchObject({
      thingId: 'child-fever',
      note: expect.any(String),
    });
  });

  it('is no place and no doctor where only things are wanted, and both otherwise', async () => {
    expect((await search('高血压')).doctors.items).toEqual([]);
    const all = await search('高血压', { only: undefined });
    expect(all.doctors.items.length).toBeGreaterThan(0);
    expect(all.groups.length).toBeGreaterThan(0);
  });

  it('is nothing for what is nothing', async () => {
    expect(await search('qqqqzzz')).toMatchObject({ named: null, functions: [], groups: [] });
  });
});

describe('pages of the portal', () => {
  const named = async (q: string, locale?: Locale) =>
    (await search(q, {}, locale)).functions.map(
      ({ functionId }: { readonly functionId: string }) => functionId,
    );

  it('are named in Chinese, in a sentence, in pinyin and in English', async () => {
    for (const q of ['挂号', '我想挂号', '掛號', 'guahao'])
      expect(await named(q), q).toContain('registration');
    expect((await named('体检报告'))[0]).toBe('report');
    expect(await named('核酸检测')).toEqual(['nucleicTest']);
    expect(await named('问诊')).toEqual(['consult']);
    expect(await named('pharmacy', 'en')).toEqual(['medicine']);
  });

  it('have their name in the language of the reader', async () => {
    expect((await search('挂号', {}, 'zh-Hant')).functions[0].name).toBe('掛號');
    expect((await search('挂号', {}, 'en')).functions[0].name).toBe('Book a visit');
  });

  it('are not named by a letter to a doctor', async () => {
    expect(await named('我上周做了体检，报告说血脂高，需要吃药吗')).toEqual([]);
  });
});

describe('a name in Latin letters', () => {
  it('is that of a hospital or a doctor, whatever disease sounds so', async () => {
    expect((await search('tongren')).named).toBe('hospital');
    expect((await search('shenzhiyuan')).named).toBe('doctor');
    expect((await search('gaoxueya')).named).toBeNull();
  });

  it('has its hospitals before diseases that sound so while it is typed', async () => {
    const { items } = await answer('/common/searchsuggest/list.json', { q: 'tongren' });
    expect(items[0]).toMatchObject({ kind: 'hospital', name: expect.stringContaining('同仁') });
  });
});

describe('suggestions', () => {
  const suggest = async (q: string) =>
    (await answer('/common/searchsuggest/list.json', { q })).items;

  it('are six at most, with functions and things by name', async () => {
    for (const q of ['心', '高血压', 'x']) expect((await suggest(q)).length, q).toBeLessThan(7);
    expect((await suggest('挂'))[0]).toMatchObject({
      kind: 'function',
      thingId: 'registration',
      name: '挂号',
    });
    expect(await suggest('阿莫')).toContainEqual(
      expect.objectContaining({
        kind: 'medicine',
        name: '阿莫西林胶囊',
        withinId: expect.any(String),
      }),
    );
  });
});

describe('what can be had today', () => {
  const analysis = (q: string, input: object = {}, locale?: Locale) =>
    answer('/common/keywordanalysis/detail', { q, ...input }, locale);
  const recommended = (q: string, input: object = {}) =>
    answer('/modulesearch/mergesearch/recommendlist.json', { q, today: true, ...input });

  /** Hospitals and doctors of children with a place today, straight from the shifts. */
  async function freeToday() {
    const { rows } = await gateway.services.db.execute<{ hospitals: number; doctors: number }>(sql`
      select count(distinct department.hospital_id)::int as hospitals,
        count(distinct doctor.id)::int as doctors
      from shift_cases shift join doctors doctor on doctor.id = shift.doctor_id
      join hospitals hospital on hospital.id = doctor.hospital_id
      join hospital_departments department on department.id = doctor.hosp_dept_id
      where department.standard_department_id = 'paediatrics' and shift.remaining > 0 and not shift.stopped
        and shift.date = (${gateway.services.clock.now().toISOString()}::timestamptz at time zone 'Asia/Shanghai')::date
        and shift.starts_at > ${gateway.services.clock.now().toISOString()}::timestamptz
          + make_interval(mins => hospital.close_minutes_before)`);
    return rows[0] ?? { hospitals: 0, doctors: 0 };
  }

  it('is counted for each department on request, and not otherwise', async () => {
    const { departments } = await analysis('小孩发烧', { detailed: true });
    expect(departments[0]).toMatchObject({
      deptId: 'paediatrics',
      hospitalsToday: (await freeToday()).hospitals,
    });
    const elsewhere = await analysis('小孩发烧', { detailed: true, areaId: '990000' });
    expect(elsewhere.departments[0].hospitalsToday).toBe(0);
    expect((await analysis('小孩发烧')).departments[0].hospitalsToday).toBeNull();
  });

  it('is with doctors who have a place, from its hour on; with all where none has one', async () => {
    const found = await recommended('小孩发烧');
    const { doctors } = await freeToday();
    expect(found.isToday).toBe(doctors > 0);
    if (found.isToday) {
      expect(found.total).toBe(doctors);
      for (const { placesToday, availability } of found.items) {
        expect(availability).toBe('available');
        expect(placesToday).toEqual({
          from: expect.stringMatching(/^\d\d:\d\d$/),
          left: expect.any(Number),
        });
      }
    }
    const usual = await recommended('小孩发烧', { today: false });
    expect(usual).toMatchObject({ isToday: false });
    expect(usual.items[0].placesToday).toBeNull();
  });
});

describe('danger', () => {
  const danger = async (q: string, locale?: Locale) =>
    (await answer('/common/keywordanalysis/detail', { q }, locale)).danger;

  it('depends on symptom and age', async () => {
    const ofChild = { entryId: 'child-fever', signs: expect.any(Array) };
    for (const q of ['小孩发烧', '宝宝发高烧', '3岁发烧', '孩子发热'])
      expect(await danger(q), q).toMatchObject(ofChild);
    expect(await danger('发烧')).toMatchObject({ entryId: 'fever' });
    expect((await danger('headache', 'en')).signs[0]).toMatch(/^The worst/);
  });

  it('is none of what is seldom urgent', async () => {
    for (const q of ['失眠', '高血压', '骨科', 'qqqqzzz']) expect(await danger(q), q).toBeNull();
  });

  it('comes with what there is to read, and who answers for it', async () => {
    const { article } = await answer('/common/keywordanalysis/detail', {
      q: '小孩发烧',
      detailed: true,
    });
    expect(article).toMatchObject({
      entryId: 'child-fever',
      deptId: 'paediatrics',
      reviewerName: expect.any(String),
    });
  });
});
