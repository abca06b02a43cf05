import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { readKnowledge } from '../../kernel/triage/knowledge-files';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

type Locale = 'zh-Hans' | 'zh-Hant' | 'en';
const call = (path: string, body: object = {}, locale: Locale = 'zh-Hans') =>
  gateway.call(path, body, { locale });
const list = async (body: object = {}, locale?: Locale) =>
  (await call('/moduleoperate/kb/list', body, locale)).data;
const detail = (entryId: string, locale?: Locale) =>
  call(`/moduleoperate/kb/detail/${entryId}`, {}, locale);

describe('the list', () => {
  it('has every entry, by pinyin for readers of Chinese and by name for others', async () => {
    const chinese = await list();
    expect(chinese.total).toBe(readKnowledge().length);
    const letters = chinese.items.map(({ letter }: { letter: string }) => letter);
    expect(letters).toEqual(letters.toSorted());
    expect(chinese.items).toContainEqual({
      entryId: 'asthma',
      kind: 'disease',
      name: '哮喘',
      letter: 'X',
      deptId: 'respiratory',
      deptName: '呼吸内科',
    });
    const english = await list({}, 'en');
    expect(english.items[0].letter).toBe('A');
    expect(english.items).toContainEqual(
      expect.objectContaining({ entryId: 'asthma', letter: 'A', deptName: 'Respiratory Medicine' }),
    );
  });

  it('is narrowed by kind, letter and any of the departments', async () => {
    const { items } = await list({ kind: 'symptom', letter: 'F' });
    expect(items).toContainEqual(expect.objectContaining({ entryId: 'fever' }));
    for (const item of items) expect(item).toMatchObject({ kind: 'symptom', letter: 'F' });
    const cardiology = await list({ deptId: 'cardiology' });
    expect(cardiology.items).toContainEqual(expect.objectContaining({ entryId: 'hypertension' }));
    expect(cardiology.items).not.toContainEqual(expect.objectContaining({ entryId: 'asthma' }));
    expect((await list({ deptId: 'nothing' })).items).toEqual([]);
    expect((await call('/moduleoperate/kb/list', { letter: 'aa' })).code).toBe(42200);
  });
});

describe('the list by words', () => {
  const ids = async (body: object, locale?: Locale) =>
    (await list(body, locale)).items.map(({ entryId }: { entryId: string }) => entryId);

  it('has those first that are called so, in any language, then those that the words lead to', async () => {
    expect((await ids({ q: '哮喘' }))[0]).toBe('asthma');
    expect((await ids({ q: 'xiaochuan' }))[0]).toBe('asthma');
    expect((await ids({ q: 'asthma' }, 'en'))[0]).toBe('asthma');
    expect(await ids({ q: '宝宝半夜发烧' })).toContain('child-fever');
  });

  it('has each once, narrowed by kind and department', async () => {
    const coughs = await ids({ q: '咳嗽' });
    expect(coughs).toHaveLength(new Set(coughs).size);
    expect(coughs.length).toBeGreaterThan(1);
    const { items } = await list({ q: '咳嗽', kind: 'disease' });
    for (const item of items) expect(item).toMatchObject({ kind: 'disease' });
    expect(items.length).toBeLessThan(coughs.length);
    expect(await ids({ q: '哮喘', deptId: 'cardiology' })).toEqual([]);
  });

  it('has nothing for what is nothing', async () => {
    expect(await ids({ q: 'qqqqzzz' })).toEqual([]);
  });
});

describe('an entry', () => {
  it('has its sections, departments and what is near to it, in the language of the reader', async () => {
    const { data } = await detail('asthma', 'zh-Hant');
    expect(data).toMatchObject({
      entryId: 'asthma',
      name: '哮喘',
      otherNames: expect.arrayContaining(['支氣管哮喘']),
      departments: [{ deptId: 'respiratory', deptName: '呼吸內科' }],
    });
    for (const section of ['what', 'goAtOnce', 'whichDepartment', 'bring', 'ask'])
      expect(data[section].length, section).toBeGreaterThan(0);
    // It shares three signs with asthma, more than any other of the department.
    expect(data.related[0]).toEqual({ entryId: 'copd', name: '慢性阻塞性肺疾病' });
    expect(data.related).toHaveLength(6);
    expect(data.related).not.toContainEqual(expect.objectContaining({ entryId: 'asthma' }));
    const english = (await detail('asthma', 'en')).data;
    expect(english.goAtOnce.join(' ')).toContain('120');
    expect(english.otherNames).toContain('bronchial asthma');
  });

  it('names a chief physician of its first department as the reviewer, always the same', async () => {
    const { reviewer } = (await detail('hypertension')).data;
    const { data } = await call('/doctor/doctorinfo/getinfobyid.json', {
      doctorId: reviewer.doctorId,
    });
    expect(data).toMatchObject({ name: reviewer.name, title: 'chief', hospDeptName: '心血管内科' });
    expect((await detail('hypertension')).data.reviewer).toEqual(reviewer);
  });

  it('leads to doctors of its first department, of an area when asked', async () => {
    const path = '/moduleoperate/kb/doctorlist/hypertension';
    const { data } = await call(path, { pageSize: 5 });
    expect(data.items).toHaveLength(5);
    const [first] = data.items;
    expect(first.hospDeptName).toBe('心血管内科');
    expect((await call(path, { areaId: '999999' })).data.items).toEqual([]);
  });

  it('that there is not is refused', async () => {
    for (const path of ['detail', 'doctorlist'])
      expect(await call(`/moduleoperate/kb/${path}/nothing`)).toMatchObject({
        code: -7,
        data: null,
      });
    expect((await detail('NOT-A-KEY')).code).toBe(42200);
  });
});

describe('the analysis of words', () => {
  const analysis = async (body: object, locale?: Locale) =>
    (await call('/common/keywordanalysis/detail', body, locale)).data;

  it('tells departments with words and reason, and entries', async () => {
    const data = await analysis({ q: '发燒，喉嚨痛' }, 'zh-Hant');
    expect(data.departments[0]).toMatchObject({
      deptId: 'respiratory',
      deptName: '呼吸內科',
      words: ['发烧', '喉咙痛'],
      reason: expect.stringContaining('發熱'),
    });
    expect(data.entries).toContainEqual({ entryId: 'fever', name: '發熱' });
    expect(data.redFlags).toEqual([]);
  });

  it('tells what cannot wait, and knows whom it is about', async () => {
    const { redFlags } = await analysis({ q: 'chest pain and sweating' }, 'en');
    expect(redFlags).toMatchObject([{ flagId: 'heart-attack', urgency: 'call120' }]);
    expect(redFlags[0].advice).toContain('120');
    const first = async (body: object) => (await analysis(body)).departments[0]?.deptId;
    expect(await first({ q: '咳嗽', age: 4 })).toBe('paediatrics');
    expect(await first({ q: '下腹痛', gender: 'male' })).not.toBe('gynaecology');
  });

  it('tells what it took for another word', async () => {
    expect((await analysis({ q: 'toutong' })).corrections).toEqual([
      { typed: 'toutong', meant: '头痛' },
    ]);
    expect(await analysis({ q: '' })).toEqual({
      redFlags: [],
      danger: null,
      departments: [],
      entries: [],
      article: null,
      corrections: [],
    });
  });
});

describe('the standard departments', () => {
  const departments = async (locale?: Locale) =>
    (await call('/moduleoperate/kb/deptlist', {}, locale)).data.items;
  const department = (deptId: string, locale?: Locale) =>
    call(`/moduleoperate/kb/deptdetail/${deptId}`, {}, locale);

  it('come group by group, each group once', async () => {
    const items: { deptId: string; groupName: string; doctorCount: number }[] = await departments();
    expect(items[0]).toMatchObject({
      deptId: 'cardiology',
      deptName: '心血管内科',
      groupName: '内科',
    });
    for (const { deptId, doctorCount } of items) expect(doctorCount, deptId).toBeGreaterThan(0);
    const changes = items.filter((one, at) => one.groupName !== items[at - 1]?.groupName);
    expect(changes).toHaveLength(new Set(items.map(({ groupName }) => groupName)).size);
    expect((await departments('en'))[0]).toMatchObject({
      deptName: 'Cardiology',
      groupName: 'Internal Medicine',
    });
  });

  it('say what each treats, what is filed by it first', async () => {
    const { data } = await department('endocrinology');
    expect(data).toMatchObject({ deptId: 'endocrinology', groupName: '内科' });
    const first = (await list({ deptId: 'endocrinology' })).items.filter(
      ({ deptId }: { deptId: string }) => deptId === 'endocrinology',
    );
    const named = (entries: readonly { entryId: string }[]) =>
      entries.map(({ entryId }) => entryId);
    expect(named(data.entries).slice(0, first.length)).toEqual(named(first));
    expect(data.entries.length).toBeGreaterThan(first.length);
    expect((await department('acupuncture', 'en')).data.entries.length).toBeGreaterThan(0);
    expect((await department('nothing')).code).toBe((await detail('nothing')).code);
  });
});
