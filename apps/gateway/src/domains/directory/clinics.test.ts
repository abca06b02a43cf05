import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDirectory, type TestDirectory } from '../../testing/directory-fixture';

let directory: TestDirectory;
beforeAll(async () => {
  directory = await openTestDirectory();
});
afterAll(() => directory.dispose());

const area = { areaId: '330100' };

async function sessionsOf(doctorId: string) {
  const { rows } = await directory.db.execute<{
    weekday: number;
    start_minute: number;
    clinic_type: string;
  }>(
    sql`select weekday, start_minute, clinic_type from doctor_sessions where doctor_id = ${doctorId}`,
  );
  return rows;
}

describe.each([
  ['evening', ({ start_minute: start }: { start_minute: number }) => start >= 1020],
  ['weekend', ({ weekday }: { weekday: number }) => weekday >= 6],
  ['special', ({ clinic_type: type }: { clinic_type: string }) => type === 'special'],
] as const)('clinics of the kind %s', (clinic, isOne) => {
  it('are had by each doctor who is found', async () => {
    const { items, total } = await directory.ask('mergeSearchDoctors', {
      ...area,
      clinic,
      pageSize: 50,
    });
    expect(total).toBeGreaterThan(0);
    for (const { doctorId } of items) {
      const sessions = await sessionsOf(doctorId);
      // What differs between the kinds is a field that each of these tests reads from the same row.
      expect(sessions.some((session) => isOne(session as never))).toBe(true);
    }
  });
});

it('finds hospitals by a standard department that they have', async () => {
  const all = await directory.ask('mergeSearchHospitals', { pageSize: 50 });
  const { items, total } = await directory.ask('mergeSearchHospitals', {
    deptId: 'oncology',
    pageSize: 50,
  });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(all.total);
  for (const { hospitalId } of items) {
    const { items: doctors } = await directory.ask('mergeSearchDoctors', {
      hospitalId,
      deptId: 'oncology',
    });
    expect(doctors.length, hospitalId).toBeGreaterThan(0);
  }
});

it('tells notices of a department with its name, and keeps them off what concerns the whole house', async () => {
  const { items } = await directory.ask('getNoticeDetail', { hospitalId: '100001' });
  const ofDepartment = items.filter(({ hospDeptName }) => hospDeptName !== null);
  expect(new Set(ofDepartment.map(({ kind }) => kind))).toEqual(new Set(['move', 'other']));
  const { notices } = await directory.ask('getHospitalInfoById', { hospitalId: '100001' });
  expect(notices).toHaveLength(items.length - ofDepartment.length);
  expect(notices).not.toContain(ofDepartment[0]?.content);
});
