import { sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shiftStatus } from '../booking/shift-status';
import type { Queryable, Transaction } from '../../platform/database';
import { doctorHasPlace, findPage } from './search';
import { matches, type Mark } from './search-text';
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
            .map((row) => row.id);
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
      { numRuns: 150, seed: 20_261_120 },
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
      expect(plans).toHaveLength(2);
      expect(plans[1]).toMatch(/Index (Only )?Scan using doctor_search_score/);
    }));
});

/** Runs `work` on a table with 20,000 more rows, which are gone afterwards. */
async function withManyRows(work: (tx: Transaction) => Promise<void>): Promise<void> {
  const done = new Error('rolled back on purpose');
  const run = directory.db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into doctor_search (id, score, words, lexemes)
      select 'x' || step, 5000 + step % 700, ' 医师 多多 ', '''医'' ''医师'' ''师'' ''多'' ''多多'''::tsvector from generate_series(1, 20000) step`);
    await tx.execute(sql`analyze doctor_search`);
    await work(tx);
    throw done;
  });
  await expect(run).rejects.toBe(done);
}

interface ShiftRow extends Record<string, unknown> {
  doctor_id: string;
  date: string;
  starts_at: string;
  remaining: number;
  stopped: boolean;
  fee_cents: number;
  window_days: number;
  release_time: string;
  close_minutes_before: number;
  time_zone: string;
}

describe('availability', () => {
  it.each([
    '2026-11-20T01:00:00Z',
    '2026-11-19T22:29:00Z',
    '2026-11-19T23:30:00Z',
    '2026-11-22T15:59:00Z',
    '2026-12-03T02:00:00Z',
  ])('is what the rules of booking say at %s', async (moment) => {
    const now = new Date(moment);
    const shifts = (
      await directory.db.execute<ShiftRow>(sql`
        select shift.*, shift.date::text as date, hospital.window_days, hospital.release_time, hospital.close_minutes_before, hospital.time_zone
        from shift_cases shift join hospitals hospital on hospital.id = shift.hospital_id`)
    ).rows;
    const expected = new Map<string, string>();
    for (const row of shifts) {
      const status = shiftStatus(
        {
          date: row.date,
          startsAt: new Date(row.starts_at),
          remaining: row.remaining,
          stopped: row.stopped,
        },
        {
          timeZone: row.time_zone,
          windowDays: row.window_days,
          releaseTime: row.release_time,
          closeMinutesBefore: row.close_minutes_before,
        },
        now,
      );
      const known = expected.get(row.doctor_id);
      if (status === 'released' && (known === undefined || row.date < known))
        expected.set(row.doctor_id, row.date);
    }
    const available = await directory.db.execute<{ id: string }>(
      sql`select found.id from doctor_search found where ${doctorHasPlace(now)}`,
    );
    expect(new Set(available.rows.map((row) => row.id))).toEqual(new Set(expected.keys()));
    const cards = await directory.ask(
      'mergeSearchDoctors',
      { areaId: '330100', pageSize: 50 },
      { now },
    );
    for (const card of cards.items) {
      expect([card.doctorId, card.nextDate]).toEqual([
        card.doctorId,
        expected.get(card.doctorId) ?? null,
      ]);
      expect(card.availability === 'available').toBe(expected.has(card.doctorId));
    }
    const hospitals = await directory.ask(
      'mergeSearchHospitals',
      { onlyAvailable: true, pageSize: 50 },
      { now },
    );
    expect(hospitals.items.every((hospital) => hospital.availability === 'available')).toBe(true);
  });

  it('follows a place that is taken at once', async () => {
    const [doctor] = (
      await directory.ask('mergeSearchDoctors', { onlyAvailable: true, pageSize: 1 })
    ).items;
    const doctorId = doctor?.doctorId ?? '';
    await directory.db.execute(
      sql`update shift_cases set remaining = 0 where doctor_id = ${doctorId}`,
    );
    expect(await directory.ask('getDoctorInfoById', { doctorId })).toMatchObject({
      availability: 'full',
      nextDate: null,
    });
    await directory.db.execute(
      sql`update shift_cases set stopped = true where doctor_id = ${doctorId}`,
    );
    expect(await directory.ask('getDoctorInfoById', { doctorId })).toMatchObject({
      availability: 'stopped',
    });
    await directory.db.execute(sql`delete from shift_cases where doctor_id = ${doctorId}`);
    expect(await directory.ask('getDoctorInfoById', { doctorId })).toMatchObject({
      availability: 'none',
    });
  });
});
