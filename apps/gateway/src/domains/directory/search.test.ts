import { sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable, Transaction } from '../../platform/database';
import { doctorHasPlace, findPage } from './search';
import { regions } from '../../kernel/places/regions';
import { matches, nearness, type Mark } from './search-text';
import { openTestDirectory, testNow, type TestDirectory } from '../../testing/directory-fixture';

let directory: TestDirectory;
let rows: { id: string; score: number; words: string; lexemes: string }[];
let vocabulary: string[];

beforeAll(async () => {
  directory = await openTestDirectory();
  rows = (
    await directory.db.execute<(typeof rows)[number]>(
      sql`select id, score, words, '' as lexemes from doctor_search order by score desc, id desc`,
    )
  ).rows;
  vocabulary = [
    ...new Set(
      rows.flatMap((row) => row.words.trim().split(' ')).filter((word) => !word.includes(':')),
    ),
  ];
});
afterAll(() => directory.dispose());

/** A cut of a word that occurs, so that most questions find something; now and then one that does not. */
const term = () =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.nat(), fc.nat(6), fc.integer({ min: 1, max: 5 }))
        .map(([place, from, length]) => {
          const word = [...(vocabulary[place % vocabulary.length] ?? '')];
          const start = /\p{Script=Han}/u.test(word[0] ?? '') ? from % word.length : 0;
          return word.slice(start, start + length).join('');
        }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '鑫',
        'xq',
        '主任医生',
        '心内',
        '兒童',
        'SZY',
        'ｃａｒｄ',
        '心内科',
        '儿科',
        'Zhi',
        '不存在',
      ),
    },
  );

const marks = () =>
  fc.constantFrom<readonly Mark[]>(
    [],
    [['area', '330100']],
    [
      ['area', '330000'],
      ['title', 'chief'],
    ],
    [['standard', 'cardiology']],
    [['hospital', '100001']],
    [['area', '330100', '310100']],
  );

describe('findPage', () => {
  it('finds exactly what a plain scan finds, in the same order and on every page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(term(), { minLength: 0, maxLength: 3 }),
        marks(),
        fc.integer({ min: 1, max: 4 }),
        async (terms, filters, pageNo) => {
          const typed = terms.join(' ');
          const expected = rows
            .filter((row) => matches(row, typed.slice(0, 50), filters))
            .toSorted((one, other) => nearness(one, typed) - nearness(other, typed))
            .map((row) => row.id);
          // What is found nowhere is read in other ways, see words-apart.test.ts.
          fc.pre(expected.length > 0);
          const found = await findPage(directory.db, 'doctor_search', {
            typed,
            marks: filters,
            condition: null,
            pageNo,
            pageSize: 7,
          });
          expect(found.total).toBe(expected.length);
          expect(found.ids).toEqual(expected.slice((pageNo - 1) * 7, pageNo * 7));
        },
      ),
      { numRuns: 50, seed: 20_261_120 },
    );
  });

  it('walks down the scores to the same rows when there are more than the cap', () =>
    withManyRows(async (tx) => {
      const expected = (
        await tx.execute<{ id: string }>(
          sql`select id from doctor_search where words like '%医师%' order by score desc, id desc limit 40`,
        )
      ).rows.map((row) => row.id);
      const page = (pageNo: number) =>
        findPage(tx, 'doctor_search', {
          typed: '医师',
          marks: [],
          condition: null,
          pageNo,
          pageSize: 20,
        });
      const [first, second] = [await page(1), await page(2)];
      expect(first.total).toBe(2001);
      expect([...first.ids, ...second.ids]).toEqual(expected);
      expect((await page(101)).ids).toHaveLength(1);
      expect((await page(102)).ids).toEqual([]);
    }));

  it('puts those called so before the many that only mention it, on every page', () =>
    withManyRows(async (tx) => {
      await tx.execute(sql`
        insert into doctor_search (id, score, words, lexemes) values
          ('inside', 1, ' 多医师 | 多医师 ', '''=多'' ''=多医'' ''~多'' ''~多医'' ''~医'' ''~医师'' ''~师'' ''医'' ''医师'' ''师'' ''多'' ''多医'''),
          ('prefix', 2, ' 医师多 | 医师多 ', '''=医'' ''=医师'' ''~医'' ''~医师'' ''~师'' ''~师多'' ''~多'' ''医'' ''医师'' ''师'' ''多'' ''师多''')`);
      const page = (pageNo: number) =>
        findPage(tx, 'doctor_search', {
          typed: '医师',
          marks: [],
          condition: null,
          pageNo,
          pageSize: 3,
        });
      const [first, second] = [await page(1), await page(2)];
      expect(first.ids.slice(0, 2)).toEqual(['prefix', 'inside']);
      const rest = await tx.execute<{ id: string }>(
        sql`select id from doctor_search where words like '%医师%' and id not in ('prefix', 'inside') order by score desc, id desc limit 4`,
      );
      expect([...first.ids.slice(2), ...second.ids]).toEqual(rest.rows.map(({ id }) => id));
    }));

  it('reads the GIN index for few hits, the score index for many, and the shifts of each doctor by index', () =>
    withManyRows(async (tx) => {
      const plans: string[] = [];
      // Only `execute` is used by the search; it tells its plan first.
      const watched = {
        async execute(query: SQL) {
          const explained = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
          plans.push(explained.rows.map((row) => row['QUERY PLAN']).join('\n'));
          return tx.execute(query);
        },
      } as unknown as Queryable;
      const condition = doctorHasPlace(testNow);
      await findPage(watched, 'doctor_search', {
        typed: '沈知远',
        marks: [['area', '330100']],
        condition,
        pageNo: 1,
        pageSize: 20,
      });
      expect(plans).toHaveLength(1);
      expect(plans[0]).toContain('doctor_search_lexemes');
      expect(plans[0]).toContain('shift_cases_doctor');
      plans.length = 0;
      await findPage(watched, 'doctor_search', {
        typed: '医师',
        marks: [],
        condition: null,
        pageNo: 1,
        pageSize: 20,
      });
      // Counted, looked for among names by their beginnings and their insides, and only then walked.
      expect(plans).toHaveLength(4);
      for (const plan of plans.slice(1, 3)) expect(plan).toContain('doctor_search_lexemes');
      expect(plans[3]).toMatch(/Index (Only )?Scan using doctor_search_score/);
    }));

  it('counts many rows once, and finds the same without counting', () =>
    withManyRows(async (tx) => {
      let statements = 0;
      const counted = {
        execute(query: SQL) {
          statements += 1;
          return tx.execute(query);
        },
      } as unknown as Queryable;
      const page = (condition: SQL | null) =>
        findPage(counted, 'doctor_search', {
          typed: '医师',
          marks: [],
          condition,
          pageNo: 1,
          pageSize: 20,
        });
      const first = await page(null);
      expect(statements).toBe(4);
      statements = 0;
      expect(await page(null)).toEqual(first);
      expect(statements).toBe(3);
      statements = 0;
      // How many of them have a place is another question at every moment.
      expect((await page(sql`false`)).total).toBe(0);
      // The second one asks whether the words begin with a place.
      expect(statements).toBe(2);
    }));

  it.each([
    ['杭州'.repeat(25), 8],
    ['杭州上海北京广州'.repeat(6), 8],
    ['浙江杭州'.repeat(12), 12],
    ['北京'.repeat(12) + '火星医院', 14],
    ['浙江 杭州 '.repeat(8), 8],
  ])('asks a few statements only for %s', async (typed, most) => {
    let statements = 0;
    const counted = {
      execute(query: SQL) {
        statements += 1;
        return directory.db.execute(query);
      },
    } as unknown as Queryable;
    const window = { marks: [], condition: null, pageNo: 1, pageSize: 20 };
    await findPage(counted, 'hospital_search', { ...window, typed });
    expect(statements).toBeLessThanOrEqual(most);
  });

  it('sorts the best by another order', async () => {
    const { rows: praised } = await directory.db.execute<{ id: string }>(sql`
      select doctor.id from doctors doctor join doctor_search found on found.id = doctor.id
      where found.words like '% standard:cardiology %'
      order by (doctor.review_count > 0) desc, doctor.praise_per_mille desc, doctor.visit_count desc, doctor.id desc limit 5 offset 5`);
    const { items } = await directory.ask('mergeSearchDoctors', {
      deptId: 'cardiology',
      sort: 'praise',
      pageNo: 2,
      pageSize: 5,
    });
    expect(items.map(({ doctorId }) => doctorId)).toEqual(praised.map(({ id }) => id));
    const fees = (await directory.ask('mergeSearchDoctors', { q: '骨科', sort: 'fee' })).items;
    const usual = (await directory.ask('mergeSearchDoctors', { q: '骨科' })).items;
    expect(fees[0]?.feeCents).toBeLessThanOrEqual(usual[0]?.feeCents ?? 0);
  });

  it('is in one of the areas of a region', async () => {
    const { items, total } = await directory.ask('mergeSearchHospitals', {
      region: 'bayArea',
      pageSize: 50,
    });
    expect(total).toBeGreaterThan(0);
    for (const { areaId } of items) expect(regions.bayArea).toContain(areaId);
    const everywhere = (await directory.ask('mergeSearchHospitals', { areaId: '440100' })).total;
    expect(total).toBeGreaterThan(everywhere);
  });
});

describe('what is found', () => {
  const names = async (call: 'mergeSearchDoctors' | 'mergeSearchHospitals', q: string) =>
    (await directory.ask(call, { q, pageSize: 50 })).items.map((item) => item.name);

  it('is at every hospital and in every department that the words name together', async () => {
    const found = (
      await directory.ask('mergeSearchDoctors', { q: '同仁医院 心内科', pageSize: 50 })
    ).items;
    expect(found.length).toBeGreaterThan(0);
    for (const doctor of found) {
      expect(doctor.hospitalName).toContain('同仁医院');
      expect(doctor.hospDeptName).toBe('心血管内科');
    }
    expect(await names('mergeSearchHospitals', '同仁医院 心内科')).toContain('浙江省立同仁医院');
  });

  it('is first what is called so', async () => {
    const hospitals = await names('mergeSearchHospitals', '儿童');
    const called = hospitals.filter((name) => name.includes('儿童'));
    expect(called.length).toBeGreaterThan(0);
    expect(hospitals.slice(0, called.length)).toEqual(called);
    expect(hospitals.length).toBeGreaterThan(called.length);
    const departments = (
      await directory.ask('mergeSearchDoctors', { q: '儿科', pageSize: 50 })
    ).items.map(({ hospDeptName }) => hospDeptName);
    expect(departments[0]).toBe('儿内科');
  });
});

/** Runs `work` on a table with 20,000 more rows, which are gone afterwards. */
async function withManyRows(work: (tx: Transaction) => Promise<void>): Promise<void> {
  const done = new Error('rolled back on purpose');
  const run = directory.db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into doctor_search (id, score, words, lexemes)
      select 'x' || step, 5000 + step % 700, ' 医师 多多 | ', '''医'' ''医师'' ''师'' ''多'' ''多多'''::tsvector from generate_series(1, 20000) step`);
    // As a directory at rest has it: what still waits to be sorted in makes an index look dear.
    await tx.execute(sql`select gin_clean_pending_list('doctor_search_lexemes')`);
    await tx.execute(sql`analyze doctor_search`);
    await work(tx);
    throw done;
  });
  await expect(run).rejects.toBe(done);
}
