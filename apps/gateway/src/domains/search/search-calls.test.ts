import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readKnowledge } from '../../kernel/triage/knowledge-files';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

type Locale = 'zh-Hans' | 'zh-Hant' | 'en';
const call = (path: string, body: object = {}, locale: Locale = 'zh-Hans') =>
  gateway.call(path, body, { locale });
const answer = async (path: string, body: object = {}, locale?: Locale) =>
  (await call(path, body, locale)).data;

/** A hospital of the seed. */
async function someHospital(): Promise<{ id: string; name: string; city_id: string }> {
  const { rows } = await gateway.services.db.execute<{ id: string; name: string; city_id: string }>(
    sql`select id, name->>'zh-Hans' as name, city_id from hospitals order by id limit 1`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the seed has no hospital');
  return row;
}

describe('suggestions', () => {
  const suggest = async (q: string, locale?: Locale, areaId?: string) =>
    (await answer('/common/searchsuggest/list.json', { q, ...(areaId && { areaId }) }, locale))
      .items;

  it('name diseases by any of their names, pinyin and first letters, in the language of the reader', async () => {
    const asthma = {
      kind: 'disease',
      thingId: 'asthma',
      withinId: null,
      name: '哮喘',
      note: '呼吸内科',
    };
    for (const q of ['哮', '哮喘', 'xiaoc', 'xc', '支气管哮'])
      expect(await suggest(q), q).toContainEqual(asthma);
    expect(await suggest('asth', 'en')).toContainEqual({
      ...asthma,
      name: 'Asthma',
      note: 'Respiratory Medicine',
    });
  });

  it('name departments that everyday words lead to', async () => {
    expect(await suggest('心内')).toContainEqual({
      kind: 'department',
      thingId: 'cardiology',
      withinId: null,
      name: '心血管内科',
      note: null,
    });
  });

  it('put a hospital first that is called so, and tell its city', async () => {
    const hospital = await someHospital();
    const [first] = await suggest(hospital.name.slice(0, 6));
    expect(first).toMatchObject({ kind: 'hospital', note: expect.any(String) });
    expect(await suggest(hospital.name)).toContainEqual(
      expect.objectContaining({ kind: 'hospital', thingId: hospital.id, name: hospital.name }),
    );
    expect(await suggest(hospital.name, 'zh-Hans', '990000')).not.toContainEqual(
      expect.objectContaining({ kind: 'hospital' }),
    );
  });

  it('name doctors who are called so, by characters, pinyin and first letters', async () => {
    for (const q of ['沈知', 'shenzhi', 'szy'])
      expect(await suggest(q), q).toContainEqual(
        expect.objectContaining({ kind: 'doctor', name: '沈知远', note: expect.any(String) }),
      );
    for (const { kind, name } of await suggest('沈'))
      if (kind === 'doctor') expect(name).toContain('沈');
  });

  it('are none for nothing and for what is nothing', async () => {
    for (const q of ['', '  ', '？？', 'qqqqzzz']) expect(await suggest(q), q).toEqual([]);
  });
});

describe('the merged search', () => {
  const merged = (q: string, input: object = {}) =>
    answer('/modulesearch/mergesearch/list.json', { q, ...input });

  it('has the best of each kind, and how many there are', async () => {
    const found = await merged('高血压', { pageSize: 2 });
    expect(found.kinds).toEqual(['department', 'disease', 'doctor']);
    expect(found.departments[0]).toMatchObject({ deptId: 'cardiology' });
    expect(found.diseases[0]).toEqual({ entryId: 'hypertension', kind: 'disease', name: '高血压' });
    expect(found.doctors.items).toHaveLength(2);
    expect(found.doctors.total).toBeGreaterThan(2);
    expect(found.hospitals.items).toEqual([]);
  });

  it('begins with the hospital whose name was typed', async () => {
    const hospital = await someHospital();
    const found = await merged(hospital.name);
    expect(found.kinds[0]).toBe('hospital');
    expect(found.hospitals.items[0]).toMatchObject({ hospitalId: hospital.id });
  });

  it('has nothing for what is nothing', async () => {
    expect((await merged('qqqqzzz')).kinds).toEqual([]);
    expect((await call('/modulesearch/mergesearch/list.json', { q: ' ' })).code).toBe(42200);
  });
});

describe('what is recommended for words', () => {
  const recommended = (q: string, input: object = {}) =>
    answer('/modulesearch/mergesearch/recommendlist.json', { q, ...input });

  it('are doctors of the department that the words lead to, page by page', async () => {
    const first = await recommended('宝宝半夜发烧', { pageSize: 2 });
    expect(first.department).toMatchObject({ deptId: 'paediatrics', deptName: '儿内科' });
    expect(first.items).toHaveLength(2);
    for (const { hospDeptName } of first.items) expect(hospDeptName).toBe('儿内科');
    const second = await recommended('宝宝半夜发烧', { pageSize: 2, pageNo: 2 });
    expect(second.total).toBe(first.total);
    expect(second.items[0].doctorId).not.toBe(first.items[0].doctorId);
    expect((await recommended('宝宝半夜发烧', { areaId: '990000' })).items).toEqual([]);
  });

  it('is nothing where the words lead nowhere', async () => {
    expect(await recommended('qqqqzzz')).toMatchObject({ items: [], total: 0, department: null });
  });
});

describe('the lists of one kind', () => {
  it('answer what the merged search answers', async () => {
    for (const [own, common] of [
      ['hospitalsearch/list.json', 'mergesearch/hospitallist.json'],
      ['doctorsearch/list.json', 'mergesearch/doctorlist.json'],
    ])
      expect(await answer(`/modulesearch/${own}`, { q: '骨科' })).toEqual(
        await answer(`/modulesearch/${common}`, { q: '骨科' }),
      );
  });

  it('find no consults while no domain publishes any', async () => {
    const none = { items: [], total: 0, pageNo: 1, pageSize: 20 };
    expect(await answer('/consult/consultsearch/list.json', { q: '高血压' })).toEqual(none);
  });
});

describe('topics', () => {
  const topics = (q: string, locale?: Locale, page: object = {}) =>
    answer('/community/topic/search.json', { q, ...page }, locale);
  const idsOf = async (q: string, locale?: Locale) =>
    (await topics(q, locale)).items.map(({ contentId }: { contentId: string }) => contentId);

  it('are entries by their names, with their first sentence in the language of the reader', async () => {
    for (const q of ['哮喘', '氣喘', 'xiaochuan']) expect((await idsOf(q))[0], q).toBe('asthma');
    const [entry] = readKnowledge().filter(({ id }) => id === 'asthma');
    const { items } = await topics('asthma', 'en');
    expect(items[0]).toEqual({
      contentId: 'asthma',
      title: 'Asthma',
      summary: entry?.what[0]?.[1],
    });
  });

  it('are found by what they say, in either language', async () => {
    const says = readKnowledge().filter(({ bring }) => bring.flat().join('').includes('吸入'));
    expect(says.length).toBeGreaterThan(0);
    for (const q of ['吸入', '吸 入'])
      expect(await idsOf(q)).toEqual(expect.arrayContaining(says.map(({ id }) => id)));
    // Every word stands in one sentence of what was found.
    const english = await idsOf('inhaler', 'en');
    expect(english).toContain('asthma');
    expect(await idsOf('nhaler', 'en')).not.toContain('asthma');
  });

  it('are found where a sentence of a person leads', async () => {
    expect(await idsOf('宝宝一直发烧怎么办')).toContain('child-fever');
    expect(await topics('（）')).toMatchObject({ items: [], total: 0 });
  });

  it('come in parts', async () => {
    const whole = await topics('疼', undefined, { pageSize: 20 });
    expect(whole.total).toBeGreaterThan(3);
    const second = await topics('疼', undefined, { pageNo: 2, pageSize: 2 });
    expect(second.items).toEqual(whole.items.slice(2, 4));
    expect(second.total).toBe(whole.total);
  });
});

describe('the page of a disease in an area', () => {
  const texts = (input: object, locale?: Locale) =>
    call('/modulesearch/search/one/seotdkservice', input, locale);

  it('says how many doctors and hospitals there are', async () => {
    const { city_id: areaId } = await someHospital();
    const { data } = await texts({ disease: '高血压', areaId });
    const totals = await answer('/modulesearch/search/one/totallegaldepartment', {
      deptId: 'cardiology',
      areaId,
    });
    expect(data).toMatchObject({ entryId: 'hypertension', deptId: 'cardiology', name: '高血压' });
    expect(data.description).toContain(`${totals.hospitalCount}家医院的${totals.doctorCount}位`);
    expect(totals.doctorCount).toBeGreaterThan(0);
    const country = await answer('/modulesearch/search/one/totallegaldepartment', {
      deptId: 'cardiology',
    });
    expect(country.doctorCount).toBeGreaterThan(totals.doctorCount);
    expect((await texts({ disease: 'hypertension' }, 'en')).data.title).toContain('High');
  });

  it('refuses a disease, a department and an area that there are not', async () => {
    expect((await texts({ disease: 'qqqqzzz' })).code).toBe(-7);
    expect((await texts({ disease: 'hypertension', areaId: '990000' })).code).toBe(-7);
    expect(
      (await call('/modulesearch/search/one/totallegaldepartment', { deptId: 'nothing' })).code,
    ).toBe(-7);
  });
});
