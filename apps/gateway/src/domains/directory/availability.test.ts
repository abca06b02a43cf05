import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shiftStatus } from '@xinglin/rules';
import { openTestDirectory, type TestDirectory } from '../../testing/directory-fixture';
import { doctorHasPlace } from './search';

let directory: TestDirectory;

beforeAll(async () => {
  directory = await openTestDirectory();
});
afterAll(() => directory.dispose());

interface ShiftRow extends Record<string, unknown> {
  doctor_id: string;
  hosp_dept_id: string;
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
    const freeDays = new Map<string, Map<string, number>>();
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
      if (status === 'released') {
        const days = freeDays.get(row.hosp_dept_id) ?? new Map<string, number>();
        freeDays.set(
          row.hosp_dept_id,
          days.set(row.date, (days.get(row.date) ?? 0) + row.remaining),
        );
      }
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
    const { items: groups } = await directory.ask(
      'queryHospitalDepartments',
      { hospitalId: '100001' },
      { now },
    );
    for (const { hospDeptId, freeDates, placesLeft } of groups.flatMap(
      ({ children }) => children,
    )) {
      const days = freeDays.get(hospDeptId) ?? new Map<string, number>();
      const dates = [...days.keys()].toSorted();
      const left = days.get(dates[0] ?? '') ?? 0;
      expect([hospDeptId, freeDates, placesLeft]).toEqual([hospDeptId, dates, left]);
    }
    const hospitals = await directory.ask(
      'mergeSearchHospitals',
      { onlyAvailable: true, pageSize: 50 },
      { now },
    );
    expect(hospitals.items.every((hospital) => hospital.availability === 'available')).toBe(true);
  });

  it('offers the wait-list of a department that is full, where the hospital has one', async () => {
    const { items } = await directory.ask('queryHospitalDepartments', { hospitalId: '100001' });
    const [department] = items.flatMap(({ children }) => children);
    const hospDeptId = department?.hospDeptId ?? '';
    await directory.db.execute(
      sql`update shift_cases set remaining = 0, stopped = false where hosp_dept_id = ${hospDeptId}`,
    );
    const found = async () =>
      (await directory.ask('queryHospitalDepartments', { hospitalId: '100001' })).items
        .flatMap(({ children }) => children)
        .find((one) => one.hospDeptId === hospDeptId);
    const full = { availability: 'full', freeDates: [], placesLeft: 0 };
    for (const size of [20, 0]) {
      await directory.db.execute(
        sql`update hospitals set wait_list_size = ${size}, draw_seconds = 0 where id = '100001'`,
      );
      expect(await found()).toMatchObject({ ...full, canWait: size > 0 });
    }
  });

  it('lists a half day as stopped once all its shifts are', async () => {
    const [shift] = (
      await directory.db.execute<{
        id: string;
        doctor_id: string;
        date: string;
        period: string;
      }>(sql`
        select id, doctor_id, date::text, period from shift_cases
        where hospital_id = '100001' and not stopped and starts_at > now() + interval '2 days'
          and starts_at < now() + interval '4 days' order by starts_at limit 1`)
    ).rows;
    const { doctor_id: doctorId = '', date = '', period = '' } = shift ?? {};
    const half = sql`doctor_id = ${doctorId} and date = ${date}::date and period = ${period}`;
    const stopped = async () =>
      (await directory.ask('listStoppedClinics', { hospitalId: '100001' })).items.filter(
        ({ doctorId: id, date: day, periods }) =>
          id === doctorId && day === date && periods.some((one) => one === period),
      );
    await directory.db.execute(
      sql`update shift_cases set stopped = false where hospital_id = '100001'`,
    );
    await directory.db.execute(
      sql`update shift_cases set stopped = true where id = ${shift?.id ?? ''}`,
    );
    expect(await stopped()).toEqual([]);
    await directory.db.execute(sql`update shift_cases set stopped = true where ${half}`);
    expect(await stopped()).toHaveLength(1);
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
