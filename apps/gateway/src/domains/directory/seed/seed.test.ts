import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextHospitalDay, topUpShifts } from '../shifts';
import {
  areas,
  doctors,
  doctorSessions,
  hospitalDepartments,
  hospitals,
  notices,
  shiftCases,
} from '../../../kernel/places/tables';
import { doctorSearch, hospitalSearch } from '../tables';
import { openTestDirectory, testNow, type TestDirectory } from '../../../testing/directory-fixture';

let first: TestDirectory;
let second: TestDirectory;

beforeAll(async () => {
  first = await openTestDirectory();
  second = await openTestDirectory();
});
afterAll(async () => {
  await first.dispose();
  await second.dispose();
});

const one = async <Row extends Record<string, unknown>>(
  query: ReturnType<typeof sql>,
  on = first,
) =>
  // Every query of this file gives one row.
  (await on.db.execute<Row>(query)).rows[0] as Row;

const shiftDates = async (directory: TestDirectory) =>
  (
    await directory.db.execute<{ date: string; number: number }>(
      sql`select date::text, count(*)::int as number from shift_cases group by 1 order by 1`,
    )
  ).rows;

describe('the demo seed', () => {
  it.each([
    areas,
    hospitals,
    hospitalDepartments,
    doctors,
    doctorSessions,
    doctorSearch,
    hospitalSearch,
    notices,
    shiftCases,
  ])('gives the same rows each time (%#)', async (table) => {
    const digest = sql`select md5(string_agg(row::text, '|' order by row::text)) as digest, count(*)::int as number from ${sql.identifier(getTableName(table))} row`;
    const [left, right] = [
      await one<{ digest: string; number: number }>(digest),
      await one<{ digest: string; number: number }>(digest, second),
    ];
    expect(left.number).toBeGreaterThan(0);
    expect(left).toEqual(right);
  });

  it('has the promised size, in about twelve cities, most in Hangzhou, in the regions of the channels, and with clinics of communities', async () => {
    const counts = await one(sql`
      select (select count(*)::int from hospitals) as hospitals, (select count(*)::int from doctors) as doctors,
        (select count(distinct city_id)::int from hospitals) as cities,
        (select count(*)::int from hospitals where city_id = '330100') as hangzhou,
        (select count(*)::int from doctor_search) as searchable, (select count(distinct name ->> 'zh-Hans')::int from hospitals) as names`);
    expect(counts).toEqual({
      hospitals: 86,
      doctors: 1760,
      cities: 14,
      hangzhou: 16,
      searchable: 1760,
      names: 86,
    });
  });

  it('keeps counts, places and departments consistent', async () => {
    const wrong = await one(sql`
      select
        (select count(*)::int from hospitals h where doctor_count <> (select count(*) from doctors d where d.hospital_id = h.id)) as hospitals,
        (select count(*)::int from hospital_departments p where parent_id is not null and doctor_count = 0) as empty_departments,
        (select count(*)::int from doctors d join hospital_departments p on p.id = d.hosp_dept_id where p.hospital_id <> d.hospital_id or p.parent_id is null) as strays,
        (select count(*)::int from hospitals h join areas a on a.id = h.district_id where a.parent_id <> h.city_id) as districts,
        (select count(*)::int from areas where level <> 'province' and parent_id is null) as orphans`);
    expect(wrong).toEqual({
      hospitals: 0,
      empty_departments: 0,
      strays: 0,
      districts: 0,
      orphans: 0,
    });
  });

  it('makes municipalities one city below a province and gives every text in three languages', async () => {
    const beijing = await first.ask('listChildAreas', { areaId: '110000' });
    expect(beijing.items.map((area) => [area.areaId, area.name, area.level])).toEqual([
      ['110100', '北京', 'city'],
    ]);
    const xiantao = await first.ask('getAreaById', { areaId: '429004' }, { locale: 'en' });
    expect(xiantao).toMatchObject({ name: 'Xiantao', level: 'city', parentId: '420000' });
    const spoken = await first.db.execute<{ name: string }>(sql`
      select (name ->> 'zh-Hans') || ' ' || (name ->> 'en') as name from areas
      where id in ('422800', '653100', '632500', '330182', '500233', '330106', '650100') order by id`);
    expect(spoken.rows.map((row) => row.name)).toEqual([
      '西湖区 Xihu District',
      '建德市 Jiande',
      '恩施州 Enshi',
      '忠县 Zhongxian',
      '海南州 Hainan',
      '乌鲁木齐 Urumqi',
      '喀什 Kashgar',
    ]);
    const missing = await one<{ number: number }>(sql`
      select count(*)::int as number from (select name from areas union all select name from hospitals union all select speciality from doctors) texts
      where coalesce(name ->> 'zh-Hans', '') = '' or coalesce(name ->> 'zh-Hant', '') = '' or coalesce(name ->> 'en', '') !~ '^[A-Za-z0-9]'`);
    expect(missing.number).toBe(0);
  });

  it('has open, full and stopped shifts on the half hour, priced by title', async () => {
    const facts = await one<Record<string, number>>(sql`
      select count(*) filter (where stopped)::float / count(*) as stopped, count(*) filter (where remaining = 0)::float / count(*) as "full",
        count(*) filter (where extract(minute from starts_at)::int % 30 <> 0 or ends_at - starts_at <> interval '30 minutes')::int as odd,
        count(*) filter (where date <> (starts_at at time zone 'Asia/Shanghai')::date)::int as misdated,
        count(*) filter (where clinic_type = 'special' and fee_cents not between 20000 and 30000)::int as mispriced,
        count(*) filter (where fee_cents = 0)::int as free
      from shift_cases`);
    expect(facts['stopped']).toBeGreaterThan(0.01);
    expect(facts['stopped']).toBeLessThan(0.1);
    expect(facts['full']).toBeGreaterThan(0.08);
    expect(facts['full']).toBeLessThan(0.4);
    expect(facts).toMatchObject({ odd: 0, misdated: 0, mispriced: 0 });
    expect(facts['free']).toBeGreaterThan(0);
  });
});

describe('topUpShifts', () => {
  it('does nothing the second time', async () => {
    const before = await shiftDates(first);
    expect(await topUpShifts(first.db, testNow)).toEqual([]);
    expect(await shiftDates(first)).toEqual(before);
    expect(before.map((row) => row.date)).toEqual(
      Array.from({ length: 15 }, (_, step) =>
        new Date(Date.UTC(2026, 10, 20 + step)).toISOString().slice(0, 10),
      ),
    );
  });

  it('makes each day once when two gateways run it together, after a gap, and at the edge of a Chinese day', async () => {
    const later = new Date('2026-12-31T16:00:00Z');
    const made = await Promise.all([topUpShifts(second.db, later), topUpShifts(second.db, later)]);
    expect(made.flat().toSorted()).toEqual(
      Array.from({ length: 15 }, (_, step) =>
        new Date(Date.UTC(2027, 0, 1 + step)).toISOString().slice(0, 10),
      ),
    );
    const doubled = await one<{ number: number }>(
      sql`select count(*)::int as number from (select 1 from shift_cases group by doctor_id, starts_at having count(*) > 1) twice`,
      second,
    );
    expect(doubled.number).toBe(0);
    expect(
      (await shiftDates(second)).filter((row) => row.date >= '2027-01-01' && row.number > 0),
    ).toHaveLength(15);
  });

  it('wakes at the next midnight in China', () => {
    expect(nextHospitalDay(new Date('2026-11-20T15:59:59Z')).toISOString()).toBe(
      '2026-11-20T16:00:00.000Z',
    );
    expect(nextHospitalDay(new Date('2026-11-20T16:00:00Z')).toISOString()).toBe(
      '2026-11-21T16:00:00.000Z',
    );
  });
});
