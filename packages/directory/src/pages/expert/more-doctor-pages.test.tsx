// @vitest-environment happy-dom
import {
  businessRefusal,
  failures,
  listOf,
  sampleDoctor,
  sampleHospital,
  sampleRules,
  sampleShifts,
  sampleStandardDepartments,
  type GatewayAnswers,
} from '@xinglin/testing';
import {
  sampleFamilyTeam,
  sampleGroupChat,
  sampleProfile,
  sampleStudio,
  sampleTeam,
  sampleTeamReport,
  sampleTimetable,
} from '../../samples/introduction-samples';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showPage } from '../../testing/show-page';
import * as famous from '../famous-doctor/$id.page';
import * as chat from '../groupchat/wxcode/$id.page';
import * as report from '../patient/report/expert-team.page';
import * as privateDoctor from '../private/expert/$id.page';
import * as family from './family-doctor/$id.page';
import * as profile from './personal/$doctorId.page';
import * as recommend from './recommend.page';

afterEach(cleanup);

const answers: GatewayAnswers = {
  getDoctorInfoById: sampleDoctor,
  getDoctorProfile: sampleProfile,
  getDoctorStudio: sampleStudio,
  getExpertTeamReport: sampleTeamReport,
  getGroupChatCode: sampleGroupChat,
  getHospitalInfoById: sampleHospital,
  getShiftCaseRules: sampleRules,
  listDoctorTimetable: listOf(sampleTimetable),
  listExpertTeams: listOf([sampleTeam]),
  listShiftCasesByMonth: ({ month }) =>
    listOf(sampleShifts.filter(({ date }) => date.startsWith(month))),
  listStandardDepartments: listOf(sampleStandardDepartments),
  mergeSearchDoctors: listOf([sampleDoctor]),
};
const gone = businessRefusal('forbidden', '没有找到这条信息');
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const textIn = (region: string) => screen.getByRole('region', { name: region }).textContent;

describe('what a doctor tells', () => {
  const path = '/expert/personal/d-1';

  it('is the usual week, what a visit costs and comes back, and a poster', async () => {
    await showPage(profile, { path, user: null, gateway: answers });
    expect(textIn('每周出诊')).toContain('门诊 3 楼 B 区');
    expect(textIn('每周出诊')).toContain('周四 下午');
    expect(textIn('费用说明')).toContain('特需门诊：¥300');
    expect(textIn('费用说明')).toContain(`${sampleRules.cancelUntil} 前取消，全额退款`);
    expect(screen.getByRole('button', { name: '生成海报' })).toBeTruthy();
  });

  it('stands without what failed', async () => {
    await showPage(profile, {
      path,
      user: null,
      gateway: {
        ...answers,
        getShiftCaseRules: failures.serverTrouble,
        listDoctorTimetable: failures.serverTrouble,
      },
    });
    expect(textIn('工作经历')).toContain('2015 年至今');
    for (const title of ['每周出诊', '费用说明']) expect(screen.queryByText(title)).toBeNull();
  });

  it('is the way so far, languages, certificate and teams', async () => {
    const { lateCalls } = await showPage(profile, { path, user: null, gateway: answers });
    expect(textIn('工作经历')).toContain('2015 年至今');
    expect(textIn('教育经历')).toContain('1992–1997 年');
    expect(textIn('执业信息')).toContain('110333010000001');
    expect(hrefOf(/沈知远名医工作室/)).toBe('/famous-doctor/d-1');
    expect(hrefOf('预约挂号')).toBe('/expert/d-1#schedule');
    expect(lateCalls()).toEqual([]);
  });

  it('has no empty card where nothing was told', async () => {
    const nothing = {
      doctorId: 'd-1',
      languages: [],
      certificateNumber: null,
      career: [],
      teams: [],
    };
    await showPage(profile, {
      path,
      user: null,
      gateway: { ...answers, getDoctorProfile: nothing },
    });
    for (const title of ['工作经历', '执业信息', '所在团队'])
      expect(screen.queryByText(title)).toBeNull();
    expect(screen.getByText(sampleDoctor.introduction)).toBeTruthy();
  });
});

describe.each([
  ['famous', famous, '/famous-doctor/d-1', sampleTeam, '团队能做什么', '专家团队报告'],
  ['family', family, '/expert/family-doctor/d-2', sampleFamilyTeam, '签约后的服务', '家庭医生'],
] as const)('a studio of the kind %s', (kind, page, path, team, services, next) => {
  const gateway = { ...answers, getDoctorStudio: { ...sampleStudio, ...team } };

  it('shows its members, what it does, and the way to its group', async () => {
    const { gateway: made, lateCalls } = await showPage(page, { path, user: null, gateway });
    expect(made.inputsOf('getDoctorStudio')).toEqual([{ doctorId: team.leaderId, kind }]);
    expect(screen.getByRole('heading', { level: 1, name: team.name })).toBeTruthy();
    expect(textIn(services)).toContain('疑难病例由多位医生共同讨论');
    expect(
      within(screen.getByRole('region', { name: '团队成员' })).getAllByRole('article'),
    ).toHaveLength(2);
    expect(hrefOf('加入患者群')).toBe('/groupchat/wxcode/g-1');
    expect(hrefOf('预约团队负责人')).toBe(`/expert/${team.leaderId}#schedule`);
    expect(screen.getByRole('link', { name: next })).toBeTruthy();
    expect(lateCalls()).toEqual([]);
  });

  it('names itself to search engines by its own address', async () => {
    const { store } = await showPage(page, { path, user: null, gateway });
    const { preferences, session } = store.getState();
    const place = {
      route: '',
      params: { id: team.leaderId },
      query: new URLSearchParams(),
      preferences,
      now: session.pageTime,
    };
    expect(page.head(place, store.getState())).toMatchObject({
      canonical: path,
      structuredData: { '@type': 'MedicalClinic', name: team.name },
    });
  });

  it('leads to the doctor and to other teams where there is none', async () => {
    await showPage(page, { path, user: null, gateway: { getDoctorStudio: gone } });
    expect(await screen.findByText('这位医生还没有工作室')).toBeTruthy();
    expect(hrefOf('去医生主页')).toBe(`/expert/${team.leaderId}`);
    expect(hrefOf('查看专家团队')).toBe('/patient/report/expert-team');
  });
});

describe('the report of a team', () => {
  it('is in figures, and leads to the studio', async () => {
    const { lateCalls } = await showPage(report, {
      path: '/patient/report/expert-team?teamId=famous-d-1',
      user: null,
      gateway: answers,
    });
    expect(textIn('团队数据')).toContain('98.6%');
    expect(textIn('团队数据')).toContain('最早 11月22日 周日');
    expect(hrefOf('进入工作室')).toBe('/famous-doctor/d-1');
    expect(lateCalls()).toEqual([]);
  });

  it('is chosen from all teams of the city where the address names none', async () => {
    const { gateway } = await showPage(report, {
      path: '/patient/report/expert-team',
      user: null,
      preferences: { city: { areaId: '330100', name: '杭州' } },
      gateway: answers,
    });
    expect(gateway.inputsOf('listExpertTeams')).toEqual([{ areaId: '330100', pageNo: 1 }]);
    expect(hrefOf('沈知远名医工作室')).toBe('/patient/report/expert-team?teamId=famous-d-1');
  });

  it('leads to all teams where the team is gone', async () => {
    await showPage(report, {
      path: '/patient/report/expert-team?teamId=gone',
      user: null,
      gateway: { getExpertTeamReport: gone },
    });
    expect(await screen.findByText('没有找到这个团队')).toBeTruthy();
    expect(hrefOf('查看专家团队')).toBe('/patient/report/expert-team');
  });
});

describe('the code of a group chat', () => {
  const path = '/groupchat/wxcode/g-1';

  it('is drawn with its rules and its end, and is a link as well', async () => {
    await showPage(chat, { path, user: null, gateway: answers });
    expect(await screen.findByRole('img', { name: '沈知远名医工作室的群二维码' })).toBeTruthy();
    expect(screen.getByText('2026年12月20日前有效')).toBeTruthy();
    expect(screen.getByText(/急症请拨打 120/)).toBeTruthy();
    expect(hrefOf('在这台手机打开')).toBe('/famous-doctor/d-1');
  });

  it.each([
    ['这个群已满', { memberCount: 200 }],
    ['这个群码已过期', { validUntil: '2026-01-01' }],
  ])('says “%s” in its place', async (words, change) => {
    await showPage(chat, {
      path,
      user: null,
      gateway: { getGroupChatCode: { ...sampleGroupChat, ...change, code: null } },
    });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('img', { name: /群二维码/ })).toBeNull();
    expect(hrefOf('去团队主页')).toBe('/famous-doctor/d-1');
  });
});

describe('a doctor of a private hospital', () => {
  const path = '/private/expert/d-1';

  it('shows what a visit costs, and the usual week', async () => {
    const { lateCalls } = await showPage(privateDoctor, {
      path,
      user: null,
      gateway: {
        ...answers,
        getDoctorInfoById: { ...sampleDoctor, hospitalLevel: 'private' },
      },
    });
    expect(textIn('费用说明')).toContain('专家门诊：¥38');
    expect(textIn('费用说明')).toContain('特需门诊：¥300');
    expect(textIn('每周出诊')).toContain('周一 上午');
    expect(textIn('每周出诊')).toContain('13:30–16:30');
    expect(screen.getByRole('link', { name: '预约 11月22日 星期日 上午 08:00 余 3' })).toBeTruthy();
    expect(lateCalls()).toEqual([]);
  });

  it('leads to the usual page where the hospital is public', async () => {
    await showPage(privateDoctor, { path, user: null, gateway: answers });
    expect(screen.getByText('这位医生在公立医院出诊')).toBeTruthy();
    expect(hrefOf('去医生主页')).toBe('/expert/d-1');
    expect(screen.queryByText('费用说明')).toBeNull();
  });
});

describe('recommended doctors', () => {
  it('are those with a place, of the place and department of the address', async () => {
    const { gateway, lateCalls } = await showPage(recommend, {
      path: '/expert/recommend?areaId=310100&hospitalId=h-1&stdDepart=respiratory',
      user: null,
      gateway: answers,
    });
    expect(gateway.inputsOf('mergeSearchDoctors')).toEqual([
      {
        areaId: '310100',
        hospitalId: 'h-1',
        deptId: 'respiratory',
        onlyAvailable: true,
        pageNo: 1,
      },
    ]);
    expect(hrefOf('全部科室')).toBe('/expert/recommend?areaId=310100&hospitalId=h-1');
    expect(hrefOf('浙江省立同仁医院')).toBe('/hospital/h-1');
    expect(lateCalls()).toEqual([]);
  });

  it('are of the chosen city where the address names no place, and never where it cannot be one', async () => {
    const { gateway } = await showPage(recommend, {
      path: '/expert/recommend?areaId=nowhere',
      user: null,
      preferences: { city: { areaId: '330100', name: '杭州' } },
      gateway: answers,
    });
    expect(gateway.inputsOf('mergeSearchDoctors')).toEqual([
      { areaId: '330100', onlyAvailable: true, pageNo: 1 },
    ]);
  });

  it('can all be seen where none is left', async () => {
    await showPage(recommend, {
      path: '/expert/recommend?stdDepart=respiratory',
      user: null,
      gateway: { ...answers, mergeSearchDoctors: listOf([]) },
    });
    expect(screen.getByText('暂无近期有号的医生')).toBeTruthy();
    expect(hrefOf('查看全部推荐')).toBe('/expert/recommend');
  });
});
