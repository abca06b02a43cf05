import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOnce } from '../../seed';
import { domains } from '../../domains';
import { shiftCases, doctors, hospitals } from '../../kernel/places/tables';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { topUpShifts } from './shifts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  const { db, config, clock } = gateway.services;
  const production = { ...config, sandbox: false, seed: 'none' as const };
  await seedOnce(db, domains, { config: production, now: clock.now() });
  // As a gateway does at its start: the days are there before the doctors are.
  await topUpShifts(db, clock.now(), { isInvented: false });
});
afterAll(() => gateway.dispose());

const desk = (action: string, body: object) =>
  gateway.call(`/sandbox/desk/${action}`, { staff: 'his', import: 'first', ...body });

const hospital = {
  id: 'h1',
  name: { 'zh-Hans': '杏林试用医院', en: 'Xinglin Trial Hospital' },
  level: '3A',
  districtId: '330106',
  address: { 'zh-Hans': '西湖区教工路1号', en: '1 Jiaogong Road, Xihu' },
  latitude: 30.27,
  longitude: 120.12,
  phone: '0571-88880000',
};
const departments = [
  // The group stands behind what it holds.
  {
    id: 'h1-cardiology',
    hospitalId: 'h1',
    parentId: 'h1-medicine',
    standardDepartmentId: 'cardiology',
    name: { 'zh-Hans': '心血管内科一病区', en: 'Cardiology, ward 1' },
  },
  { id: 'h1-medicine', hospitalId: 'h1', name: { 'zh-Hans': '内科', en: 'Internal Medicine' } },
];
const session = (weekday: number, places: number) => ({
  weekday,
  period: 'morning',
  startMinute: 480,
  halfHours: 2,
  places,
  feeCents: 3000,
  clinicType: 'expert',
});
const doctor = {
  id: 'd1',
  departmentId: 'h1-cardiology',
  name: { 'zh-Hans': '曾单试' },
  gender: 'female',
  title: 'chief',
  feeCents: 3000,
  sessions: [1, 2, 3, 4, 5, 6, 7].map((weekday) => session(weekday, 9)),
};

const search = async (keyword: string) =>
  (await gateway.call('/modulesearch/mergesearch/doctorlist.json', { q: keyword })).data.items;

describe('a directory', () => {
  it('begins without hospitals and doctors where patients are real', async () => {
    const { db } = gateway.services;
    expect([await db.$count(hospitals), await db.$count(doctors)]).toEqual([0, 0]);
    const areas = await db.$client.query('SELECT count(*)::int AS count FROM areas');
    expect(areas.rows[0].count).toBeGreaterThan(3000);
  });

  it('is brought piece by piece, each once, and goes on where it stopped', async () => {
    const rows = { hospitals: [hospital], departments };
    expect((await desk('import-directory', { batch: 2, doctors: [doctor] })).data).toEqual({
      taken: false,
      nextBatch: 1,
    });
    const first = await Promise.all(
      [1, 2, 3].map(() => desk('import-directory', { batch: 1, ...rows })),
    );
    expect(first.filter(({ data }) => data.taken)).toHaveLength(1);
    expect((await desk('read-directory-import', {})).data).toEqual({ nextBatch: 2 });
    expect((await desk('import-directory', { batch: 2, doctors: [doctor] })).data).toEqual({
      taken: true,
      nextBatch: 3,
    });
  });

  it('is found and counted, and its days can be booked whole', async () => {
    expect(await search('曾单试')).toMatchObject([{ doctorId: 'd1', name: '曾单试' }]);
    const { db } = gateway.services;
    expect(await db.select().from(hospitals)).toMatchObject([
      { id: 'h1', cityId: '330100', provinceId: '330000', doctorCount: 1, departmentCount: 1 },
    ]);
    const shifts = await db.select().from(shiftCases);
    expect(shifts.length).toBeGreaterThan(20);
    // Of a real timetable nothing is taken away.
    expect(
      shifts.filter(({ total, remaining, stopped }) => stopped || remaining !== total),
    ).toEqual([]);
  });

  it('is written over by the next import, which leaves what it does not name', async () => {
    const { db } = gateway.services;
    const before = await db.$count(shiftCases);
    const renamed = { ...doctor, name: { 'zh-Hans': '欧阳试', en: 'Shi Ouyang' }, sessions: [] };
    const second = { import: 'second', batch: 1, doctors: [renamed] };
    expect((await desk('import-directory', second)).data.taken).toBe(true);
    expect(await search('曾单试')).toEqual([]);
    expect(await search('欧阳试')).toMatchObject([{ doctorId: 'd1' }]);
    expect(await db.$count(shiftCases)).toBe(before);
  });

  it.each([
    ['an area', { hospitals: [{ ...hospital, id: 'h2', districtId: '999999' }] }],
    ['a hospital', { departments: [{ ...departments[1], id: 'x', hospitalId: 'h9' }] }],
    ['a department', { doctors: [{ ...doctor, id: 'd2', departmentId: 'x9' }] }],
  ])('is refused whole where it names %s that there is not', async (_, rows) => {
    const { db } = gateway.services;
    const batch = { import: 'third', batch: 1, ...rows };
    const answer = await desk('import-directory', batch);
    expect([answer.status, answer.data?.taken]).toEqual([422, undefined]);
    expect((await desk('read-directory-import', { import: 'third' })).data.nextBatch).toBe(1);
    expect(await db.$count(hospitals)).toBe(1);
  });
});
