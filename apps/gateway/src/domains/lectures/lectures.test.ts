import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readKnowledge } from '../../kernel/triage/knowledge-files';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { recordedLectures } from './seed/lecture-texts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

type Locale = 'zh-Hans' | 'zh-Hant' | 'en';
const answer = async (path: string, body: object, locale: Locale = 'zh-Hans') =>
  (await gateway.call(path, body, { locale })).data;
const found = (body: object, locale?: Locale) =>
  answer('/modulesearch/mergesearch/lecturelist.json', body, locale);
const recommended = (body: object = {}, locale?: Locale) =>
  answer('/moduletraining/lecture/recommendlist.json', body, locale);
const ids = ({ items }: { items: { lectureId: string }[] }) =>
  items.map(({ lectureId }) => lectureId);

describe('the search for lectures', () => {
  it('finds what is called so first, then what the words mean, then what their department has', async () => {
    const fever = await found({ q: '孩子发烧' });
    expect(ids(fever)[0]).toBe('child-with-fever');
    expect(ids(fever)).toContain('child-cough-nights');
    expect(ids(await found({ q: '宝宝半夜发烧' }))[0]).toBe('child-with-fever');
    expect(ids(await found({ q: '高血压' }))[0]).toBe('blood-pressure-at-home');
    expect(ids(await found({ q: '高血壓' }))[0]).toBe('blood-pressure-at-home');
    expect(ids(await found({ q: 'asthma' }, 'en'))[0]).toBe('living-with-asthma');
    expect(ids(await found({ q: '糖尿病' })).slice(0, 1)).toEqual(['sugar-and-meals']);
  });

  it('finds a speaker by name', async () => {
    const [{ speaker }] = (await found({ pageSize: 1 })).items;
    const { items } = await found({ q: speaker.name });
    expect(items[0].speaker).toEqual(speaker);
  });

  it('has all without words, the newest first, page by page, and those of a department alone', async () => {
    const all = await found({ pageSize: 50 });
    expect(all.total).toBe(recordedLectures.length);
    expect(ids(all)).toEqual(
      recordedLectures
        .toSorted((one, other) => (one.publishedOn > other.publishedOn ? -1 : 1))
        .map(({ id }) => id),
    );
    expect(ids(await found({ pageSize: 2, pageNo: 2 }))).toEqual(ids(all).slice(2, 4));
    const heart = await found({ deptId: 'cardiology' });
    expect(heart.total).toBe(3);
    for (const { deptName } of heart.items) expect(deptName).toBe('心血管内科');
    expect(ids(await found({ q: '孩子', deptId: 'cardiology' }))).toEqual([]);
  });

  it('finds nothing for what is nothing', async () => {
    expect(await found({ q: 'qqqqzzz' })).toMatchObject({ items: [], total: 0 });
    expect(await found({ q: "100%_'" })).toMatchObject({ items: [] });
  });
});

describe('what home recommends', () => {
  it('is four unless told, each of another department', async () => {
    const { items } = await recommended();
    expect(items).toHaveLength(4);
    expect(new Set(items.map(({ deptId }: { deptId: string }) => deptId)).size).toBe(4);
    expect((await recommended({ pageSize: 2 })).items).toHaveLength(2);
  });

  it('reads in the language of the person', async () => {
    const [lecture] = (await recommended({}, 'en')).items;
    expect(JSON.stringify(lecture)).not.toMatch(/\p{Script=Han}/u);
    expect((await recommended({}, 'zh-Hant')).items[0].title).toMatch(/\p{Script=Han}/u);
  });
});

describe('the seed', () => {
  it('has a chief physician of the department speak, each of them once', async () => {
    const { rows } = await gateway.services.db.execute<{ title: string; filed: boolean }>(sql`
      select doctor.title, department.standard_department_id = lecture.dept_id as filed
      from lectures lecture join doctors doctor on doctor.id = lecture.doctor_id
      join hospital_departments department on department.id = doctor.hosp_dept_id`);
    expect(rows).toHaveLength(recordedLectures.length);
    for (const row of rows) expect(row).toEqual({ title: 'chief', filed: true });
    const { rows: speakers } = await gateway.services.db.execute(
      sql`select distinct doctor_id from lectures`,
    );
    expect(speakers).toHaveLength(recordedLectures.length);
  });

  it('is about entries that there are', () => {
    const known = new Set(readKnowledge().map(({ id }) => id));
    for (const { id, entryIds } of recordedLectures)
      for (const entryId of entryIds) expect(known, id).toContain(entryId);
  });
});
