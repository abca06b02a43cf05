import { dayAt } from '@xinglin/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../platform/refusal';
import { distanceMetres } from '../../kernel/places/places';
import { openTestDirectory, testNow, type TestDirectory } from '../../testing/directory-fixture';

let directory: TestDirectory;
beforeAll(async () => {
  directory = await openTestDirectory();
});
afterAll(() => directory.dispose());

const shen = async () => {
  const { items } = await directory.ask('mergeSearchDoctors', { q: '沈知远' });
  const doctor = items.find((item) => item.hospitalName === '浙江省立同仁医院');
  if (doctor === undefined) throw new Error('沈知远 is not in the seed');
  return doctor;
};

describe('doctors', () => {
  it.each([
    ['zh-Hans', '沈知远', '主任医师', '浙江省立同仁医院', '心血管内科', '教授'],
    ['zh-Hant', '沈知遠', '主任醫師', '浙江省立同仁醫院', '心血管內科', '教授'],
    [
      'en',
      'Shen Zhiyuan',
      'Chief',
      'Zhejiang Provincial Tongren Hospital',
      'Cardiology',
      'Professor',
    ],
  ] as const)(
    'are shown in %s',
    async (locale, name, title, hospitalName, hospDeptName, academicTitle) => {
      const { doctorId } = await shen();
      const doctor = await directory.ask('getDoctorInfoById', { doctorId }, { locale });
      expect(doctor).toMatchObject({
        name,
        hospitalName,
        hospDeptName,
        academicTitle,
        feeCents: 3800,
        praisePerMille: 986,
      });
      expect(doctor.titleText).toContain(title);
      expect(doctor.clinicAddress).toMatch(locale === 'en' ? /floor 3, zone B/ : /3 .* B/);
    },
  );

  it.each([
    '沈知遠',
    'szy',
    'Shen Zhiyuan',
    'zhiyuan',
    '沈知远 同仁 心血管',
    'ＳＺＹ',
    'shen cardiology',
  ])('are found by %s', async (q) => {
    const { doctorId } = await shen();
    const { items } = await directory.ask('mergeSearchDoctors', {
      q,
      hospitalId: '100001',
      pageSize: 50,
    });
    expect(items.map((item) => item.doctorId)).toContain(doctorId);
  });

  it('are filtered by each filter, and the totals add up', async () => {
    const all = (await directory.ask('mergeSearchDoctors', { areaId: '330100' })).total;
    let sum = 0;
    for (const title of ['chief', 'associateChief', 'attending', 'resident']) {
      const page = await directory.ask('mergeSearchDoctors', {
        areaId: '330100',
        title,
        pageSize: 50,
      });
      expect(page.items.every((item) => item.title === title)).toBe(true);
      sum += page.total;
    }
    expect(sum).toBe(all);
    const province = await directory.ask('mergeSearchDoctors', { areaId: '330000' });
    expect(province.total).toBeGreaterThan(all);
    const seen = new Set<string>();
    for (let pageNo = 1; pageNo <= Math.ceil(all / 50); pageNo += 1) {
      for (const item of (
        await directory.ask('mergeSearchDoctors', { areaId: '330100', pageNo, pageSize: 50 })
      ).items)
        seen.add(item.doctorId);
    }
    expect(seen.size).toBe(all);
    const unknown = await directory.ask('mergeSearchDoctors', { hospitalId: "1' | 'x" });
    expect(unknown).toMatchObject({ items: [], total: 0 });
  });

  it('are found in the clinics of communities alone, by area and words as well', async () => {
    const all = await directory.ask('mergeSearchDoctors', { communityClinic: true, pageSize: 50 });
    expect(all.items).toHaveLength(50);
    expect(all.items.every(({ hospitalLevel }) => hospitalLevel === '1')).toBe(true);
    const { items } = await directory.ask('mergeSearchDoctors', {
      communityClinic: true,
      areaId: '330100',
      q: '社区卫生服务中心',
    });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ hospitalName }) => hospitalName.startsWith('杭州'))).toBe(true);
    const other = await directory.ask('mergeSearchDoctors', { communityClinic: true, q: '沈知远' });
    expect(other.items.map(({ hospitalId }) => hospitalId)).not.toContain('100001');
  });

  it('are found by a department of either layer, and only with a place on a day when asked', async () => {
    const { items: groups } = await directory.ask('queryHospitalDepartments', {
      hospitalId: '100001',
    });
    const group = groups[0];
    const inGroup = await directory.ask('mergeSearchDoctors', { hospDeptId: group?.hospDeptId });
    const totals = await Promise.all(
      (group?.children ?? []).map((child) =>
        directory.ask('mergeSearchDoctors', { hospDeptId: child.hospDeptId }),
      ),
    );
    expect(totals.reduce((sum, page) => sum + page.total, 0)).toBe(inGroup.total);
    expect(totals.map((page) => page.total)).toEqual(
      group?.children.map((child) => child.doctorCount),
    );
    const open = await directory.ask('mergeSearchDoctors', {
      areaId: '330100',
      onlyAvailable: true,
      pageSize: 50,
    });
    expect(open.items.every((item) => item.availability === 'available')).toBe(true);
    const first = open.items[0];
    const onDay = await directory.ask('mergeSearchDoctors', {
      hospitalId: first?.hospitalId,
      date: first?.nextDate,
      pageSize: 50,
    });
    expect(onDay.items.map((item) => item.doctorId)).toContain(first?.doctorId);
    expect((await directory.ask('mergeSearchDoctors', { date: '2026-11-19' })).total).toBe(0);
  });

  it('are recommended for an area with a place each, one of a department, the best first', async () => {
    const { items } = await directory.ask('listHomeDoctors', { areaId: '330100' });
    expect(items.length).toBe(10);
    expect(items[0]?.name).toBe('沈知远');
    expect(new Set(items.map((item) => item.hospDeptName)).size).toBe(10);
    const elsewhere = await directory.ask('listHomeDoctors', { areaId: '540100' });
    expect(elsewhere).toMatchObject({ items: [], openToday: 0 });
  });

  it('are recommended with how many hospitals of the area have a place today', async () => {
    const { openToday } = await directory.ask('listHomeDoctors', { areaId: '330100' });
    const { items: here } = await directory.ask('mergeSearchDoctors', {
      areaId: '330100',
      date: dayAt(testNow),
      pageSize: 50,
    });
    expect(openToday).toBeGreaterThanOrEqual(new Set(here.map((one) => one.hospitalId)).size);
    const { openToday: everywhere } = await directory.ask('listHomeDoctors', {});
    expect(everywhere).toBeGreaterThanOrEqual(openToday);
  });

  it('belong to departments that have a short name in Chinese', async () => {
    const { items } = await directory.ask('listHotDepts', undefined);
    for (const { deptName, shortName } of items) {
      expect([...shortName].length).toBeLessThanOrEqual(3);
      expect([...shortName].length).toBeLessThanOrEqual([...deptName].length);
    }
  });
});

describe('hospitals', () => {
  it('are found, filtered and measured from a position', async () => {
    const page = await directory.ask('mergeSearchHospitals', {
      q: '同仁',
      areaId: '330100',
      level: '3A',
      latitude: 30.25,
      longitude: 120.17,
    });
    expect(page.items[0]).toMatchObject({
      name: '浙江省立同仁医院',
      levelText: '三级甲等',
      areaName: '杭州',
    });
    expect(page.items[0]?.distance).toBeLessThan(20_000);
    expect(
      (await directory.ask('mergeSearchHospitals', { q: '同仁' })).items[0]?.distance,
    ).toBeNull();
    expect((await directory.ask('mergeSearchHospitals', { areaId: '330100' })).total).toBe(16);
    expect((await directory.ask('mergeSearchHospitals', { q: '！？' })).total).toBe(0);
  });

  it('show their notices in force and their departments, by name in any language', async () => {
    const hospital = await directory.ask(
      'getHospitalInfoById',
      { hospitalId: '100001' },
      { locale: 'en' },
    );
    expect(hospital).toMatchObject({
      timeZone: 'Asia/Shanghai',
      departmentCount: 31,
      doctorCount: 96,
    });
    expect(hospital.notices).toHaveLength(1);
    const later = new Date(testNow.getTime() + 90 * 86_400_000);
    expect(
      (await directory.ask('getHospitalInfoById', { hospitalId: '100001' }, { now: later }))
        .notices,
    ).toEqual([]);
    for (const q of ['心血管', 'xxg', 'xinxue', 'cardio', '心血管內科']) {
      const { items } = await directory.ask('queryHospitalDepartments', {
        hospitalId: '100001',
        q,
      });
      expect(
        items.flatMap((group) => group.children.map((child) => child.name)),
        q,
      ).toContain('心血管内科');
    }
    expect(
      (await directory.ask('queryHospitalDepartments', { hospitalId: '100001' })).items.flatMap(
        (group) => group.children,
      ),
    ).toHaveLength(31);
  });
});

describe('places and home', () => {
  it('lists cities with hospitals, the hot ones first', async () => {
    const { items } = await directory.ask('listAllAreas', { level: 'city', withHospitals: true });
    expect(items).toHaveLength(14);
    expect(items[0]).toMatchObject({
      areaId: '330100',
      name: '杭州',
      initial: 'H',
      pinyin: 'hangzhou',
      hot: true,
    });
    expect((await directory.ask('listProvinces')).items).toHaveLength(34);
    const chongqing = await directory.ask('getAreaById', { areaId: '500100' }, { locale: 'en' });
    expect(chongqing).toMatchObject({ name: 'Chongqing', initial: 'C', parentId: '500000' });
  });

  it.each([
    [30.24, 120.15, '330100'],
    [31.2, 121.5, '310100'],
    [22.5, 114.0, '440300'],
    [-33.9, 151.2, null],
  ])('knows the city at %d, %d', async (latitude, longitude, cityId) => {
    const found = await directory.ask('getLocationDetail', { latitude, longitude });
    expect(found.cityId).toMatch(/^\d{6}$/);
    if (cityId !== null) expect(found.cityId).toBe(cityId);
  });

  it('measures a known distance', () => {
    const metres = distanceMetres(
      { latitude: 39.9, longitude: 116.41 },
      { latitude: 31.23, longitude: 121.47 },
    );
    expect(Math.abs(metres - 1_068_000)).toBeLessThan(6000);
    expect(distanceMetres({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBe(
      20_015_112,
    );
  });

  it('has eight departments by number of doctors, and the notices of the portal', async () => {
    const { items } = await directory.ask('listHotDepts', {}, { locale: 'en' });
    expect(items).toHaveLength(8);
    const counts = await Promise.all(
      items.map(
        async (item) => (await directory.ask('mergeSearchDoctors', { deptId: item.deptId })).total,
      ),
    );
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect((await directory.ask('getNoticeDetail')).items).toHaveLength(2);
  });

  it.each([
    ['getDoctorInfoById', { doctorId: 'nobody' }],
    ['getHospitalInfoById', { hospitalId: 'nowhere' }],
    ['queryHospitalDepartments', { hospitalId: 'nowhere' }],
    ['getAreaById', { areaId: '999999' }],
    ['listChildAreas', { areaId: '999999' }],
    ['getNoticeDetail', { hospitalId: 'nowhere' }],
  ] as const)('%s refuses what it does not know', async (name, input) => {
    const refusal = await directory.ask(name, input).then(
      () => null,
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ errorName: 'forbidden' });
  });
});
