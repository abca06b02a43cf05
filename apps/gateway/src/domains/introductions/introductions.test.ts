import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

type Locale = 'zh-Hans' | 'zh-Hant' | 'en';
const call = (path: string, body: object, locale: Locale = 'zh-Hans') =>
  gateway.call(path, body, { locale });
const ask = async (path: string, body: object, locale?: Locale) =>
  (await call(path, body, locale)).data;

const hospitalId = '100001';
/** 沈知远, whom every seed has. */
const doctorId = '10000001';
const paths = {
  summary: '/hospital/hospitalinfo/summary.json',
  hospitalTeams: '/hospital/hospitalinfo/teamlist.json',
  languages: '/hospital/hospitalinfo/languagedoctors.json',
  profile: '/doctor/doctorinfo/profile.json',
  timetable: '/doctor/doctorinfo/timetable.json',
  studio: '/doctor/studio/detail.json',
  teams: '/doctor/studio/list.json',
  report: '/doctor/studio/report.json',
  chat: '/doctor/groupchat/code.json',
} as const;

describe('a hospital', () => {
  it('tells of itself what fits what the directory says', async () => {
    const summary = await ask(paths.summary, { hospitalId });
    expect(summary).toMatchObject({ hospitalId, name: '浙江省立同仁医院', levelText: '三级甲等' });
    expect(summary.introduction).toContain(`创建于 ${summary.foundedYear} 年`);
    expect(summary.bedCount).toBeGreaterThanOrEqual(1200);
    expect(summary.licence.number).toMatch(/^PDY100001\d{8}A1001$/);
    expect(summary.steps).toHaveLength(5);
    expect(summary.international.languages).toContain('英语');
    const { items } = await ask('/hospital/hospitaldept/list.json', { hospitalId });
    const departments = items.flatMap(
      ({ children }: { children: { hospDeptId: string; name: string }[] }) => children,
    );
    for (const { hospDeptId, name } of summary.keyDepartments)
      expect(departments).toContainEqual(expect.objectContaining({ hospDeptId, name }));
    expect(summary.nameInChinese).toBeNull();
    const { nameInChinese, ...english } = await ask(paths.summary, { hospitalId }, 'en');
    expect(nameInChinese).toBe('浙江省立同仁医院');
    expect(JSON.stringify(english)).not.toMatch(/\p{Script=Han}/u);
  });

  it.each(['zh-Hans', 'en'] as const)(
    'names in %s the diseases by which its doctors are found',
    async (locale) => {
      const { treats } = await ask(paths.summary, { hospitalId }, locale);
      expect(treats.length).toBeGreaterThan(5);
      for (const { name } of treats) {
        const { items } = await ask(
          '/modulesearch/mergesearch/doctorlist.json',
          { hospitalId, q: name },
          locale,
        );
        expect(items.length, name).toBeGreaterThan(0);
      }
    },
  );

  it('lists its teams by kind, and its doctors who speak another language', async () => {
    const all = await ask(paths.hospitalTeams, { hospitalId });
    const family = await ask(paths.hospitalTeams, { hospitalId, kind: 'family' });
    expect(all.total).toBeGreaterThan(family.total);
    for (const team of family.items)
      expect(team).toMatchObject({ kind: 'family', hospitalId, areaServed: '上城区居民' });
    const { items } = await ask(paths.languages, { hospitalId });
    expect(items.length).toBeGreaterThan(0);
    const [first] = items;
    const { tags } = await ask('/doctor/doctorinfo/getinfobyid.json', { doctorId: first.doctorId });
    expect(tags).toContain('英语服务');
  });
});

describe('a doctor', () => {
  it('tells a way that ends in the present title, the newest first', async () => {
    const profile = await ask(paths.profile, { doctorId });
    const { career } = profile;
    const ofKind = (kind: string) => career.filter((one: { kind: string }) => one.kind === kind);
    expect(ofKind('post')[0]).toMatchObject({
      toYear: null,
      text: '浙江省立同仁医院 心血管内科 主任医师',
    });
    for (const [place, { fromYear, toYear }] of ofKind('post').entries())
      expect(toYear ?? ofKind('post')[0].fromYear + 1, String(place)).toBeGreaterThan(fromYear);
    expect(ofKind('education').length).toBeGreaterThan(1);
    expect(ofKind('education')[0].toYear).toBe(ofKind('post').at(-1).fromYear);
    expect(profile.certificateNumber).toMatch(/^\d{15}$/);
    expect(profile.teams[0]).toMatchObject({ kind: 'famous', leaderId: doctorId });
    const english = await ask(paths.profile, { doctorId }, 'en');
    expect(english.career[0].text).toMatch(/Cardiology/);
  });

  it('has a week from which the shifts of the next days are made', async () => {
    const { items } = await ask(paths.timetable, { doctorId });
    expect(items.length).toBeGreaterThan(1);
    const order = items.map(
      ({ weekday, startTime }: { weekday: number; startTime: string }) =>
        `${String(weekday)} ${startTime}`,
    );
    expect(order).toEqual(order.toSorted());
    const now = gateway.services.clock.now();
    const month = now.toISOString().slice(0, 7);
    const shifts = await ask('/order/shiftcase/listbymonth.json', { doctorId, month });
    const weekdayOf = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
    for (const { date, period, feeCents, startTime, endTime } of shifts.items) {
      const row = items.find(
        (one: { weekday: number; period: string }) =>
          one.weekday === weekdayOf(date) && one.period === period,
      );
      expect(row).toMatchObject({ feeCents, hospitalId, hospDeptName: '心血管内科' });
      expect(startTime >= row.startTime && endTime <= row.endTime).toBe(true);
    }
  });
});

describe('a team', () => {
  it('is the studio of its leader, with members of the leader’s department', async () => {
    const studio = await ask(paths.studio, { doctorId, kind: 'famous' });
    expect(studio).toMatchObject({
      name: '沈知远名医工作室',
      leaderName: '沈知远',
      areaServed: null,
    });
    expect(studio.members[0].doctorId).toBe(doctorId);
    expect(studio.members).toHaveLength(studio.memberCount);
    for (const member of studio.members) expect(member.hospDeptName).toBe('心血管内科');
    expect((await call(paths.studio, { doctorId, kind: 'family' })).code).toBe(-7);
  });

  it('is counted from its members', async () => {
    const [first, second] = (await ask(paths.teams, { areaId: '330100', pageSize: 2 })).items;
    const report = await ask(paths.report, { teamId: first.teamId });
    const sum = (pick: (member: { visitCount: number; praisePerMille: number }) => number) =>
      report.members.map(pick).reduce((total: number, one: number) => total + one, 0);
    expect(report.visitCount).toBe(sum(({ visitCount }) => visitCount));
    expect(report.praisePerMille).toBe(
      Math.round(
        sum(({ visitCount, praisePerMille }) => visitCount * praisePerMille) / report.visitCount,
      ),
    );
    const next = await ask(paths.report, { teamId: second.teamId });
    expect(report.visitCount).toBeGreaterThanOrEqual(next.visitCount);
    const free = report.members.filter(
      ({ availability }: { availability: string }) => availability === 'available',
    );
    expect(report.freeCount).toBe(free.length);
  });

  it('is listed once, page after page, and by area', async () => {
    const all = await ask(paths.teams, { pageSize: 50 });
    const here = await ask(paths.teams, { areaId: '330100', pageSize: 50 });
    expect(here.total).toBeLessThan(all.total);
    const pages = await Promise.all(
      [1, 2, 3].map((pageNo) => ask(paths.teams, { areaId: '330100', pageNo, pageSize: 2 })),
    );
    const ids = pages.flatMap(({ items }) => items.map((one: { teamId: string }) => one.teamId));
    expect(ids).toEqual(here.items.slice(0, 6).map((one: { teamId: string }) => one.teamId));
  });
});

describe('the code of a group chat', () => {
  it('is there while one can join by it', async () => {
    const studio = await ask(paths.studio, { doctorId, kind: 'famous' });
    const { groupId } = studio;
    const set = (columns: string) =>
      gateway.services.db.execute(
        sql.raw(`update group_chats set ${columns} where group_id = '${groupId}'`),
      );
    await set('member_count = 40, member_limit = 200');
    expect(await ask(paths.chat, { groupId })).toMatchObject({
      name: '沈知远名医工作室',
      code: `/famous-doctor/${doctorId}`,
      validUntil: null,
      rules: expect.arrayContaining([expect.stringContaining('120')]),
    });
    await set("valid_until = '2020-01-01'");
    expect((await ask(paths.chat, { groupId })).code).toBeNull();
    await set('valid_until = null, member_count = member_limit');
    expect((await ask(paths.chat, { groupId })).code).toBeNull();
  });
});

describe('kinds of clinics', () => {
  const path = '/hospital/hospitalinfo/featuredclinics.json';

  it('are counted as the search for doctors finds them', async () => {
    const areaId = '330100';
    const { items } = await ask(path, { areaId });
    expect(items.map(({ clinic }: { clinic: string }) => clinic)).toEqual([
      'evening',
      'weekend',
      'special',
    ]);
    for (const { clinic, doctorCount, hospitalCount } of items) {
      const found = await ask('/modulesearch/mergesearch/doctorlist.json', { areaId, clinic });
      expect(doctorCount).toBe(found.total);
      expect(hospitalCount).toBeGreaterThan(0);
      expect(hospitalCount).toBeLessThanOrEqual(doctorCount);
    }
  });

  it('are none in an area without doctors', async () => {
    const { items } = await ask(path, { areaId: '999999' });
    expect(items.map(({ doctorCount }: { doctorCount: number }) => doctorCount)).toEqual([0, 0, 0]);
  });
});

it.each([
  [paths.summary, { hospitalId: 'nothing' }],
  [paths.hospitalTeams, { hospitalId: 'nothing' }],
  [paths.languages, { hospitalId: 'nothing' }],
  [paths.profile, { doctorId: 'nothing' }],
  [paths.timetable, { doctorId: 'nothing' }],
  [paths.studio, { doctorId: 'nothing', kind: 'famous' }],
  [paths.report, { teamId: 'nothing' }],
  [paths.chat, { groupId: 'nothing' }],
])('%s refuses what is not there', async (path, body) => {
  expect((await call(path, body)).code).toBe(-7);
});
