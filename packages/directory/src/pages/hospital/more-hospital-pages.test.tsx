// @vitest-environment happy-dom
import {
  businessRefusal,
  failures,
  listOf,
  sampleDepartments,
  sampleDoctor,
  sampleHospital,
  sampleNotice,
  sampleRules,
  type GatewayAnswers,
} from '@xinglin/testing';
import { sampleFamilyTeam, sampleSummary } from '../../samples/introduction-samples';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showPage } from '../../testing/show-page';
import * as privateHospital from '../private/hospital/$id.page';
import * as family from './family-doctor/$id.page';
import * as foreign from './foreign/$id.page';
import * as guide from './guide/$id.page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answers: GatewayAnswers = {
  getHospitalInfoById: sampleHospital,
  getHospitalSummary: sampleSummary,
  getShiftCaseRules: sampleRules,
  getNoticeDetail: listOf([
    { ...sampleNotice, title: '空腹检查提示', hospDeptName: '心血管内科' },
    { ...sampleNotice, noticeId: '2', title: '门诊入口调整' },
  ]),
  queryHospitalDepartments: listOf(sampleDepartments),
  listHospitalTeams: listOf([sampleFamilyTeam]),
  listDoctorsByLanguage: listOf([sampleDoctor]),
};
const gone = businessRefusal('forbidden', '没有找到这条信息');
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the guide of a hospital', () => {
  const path = '/hospital/guide/h-1';

  it('tells the way, the steps, what to bring, and when places open', async () => {
    const { lateCalls } = await showPage(guide, { path, user: null, gateway: answers });
    expect(screen.getByText(/地铁 7 号线/)).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: '就诊流程' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    expect(screen.getByText('急诊 24 小时开放')).toBeTruthy();
    expect(screen.getByText('心血管内科 · 空腹检查提示')).toBeTruthy();
    // What concerns the whole house stands on the page of the house.
    expect(screen.queryByText('门诊入口调整')).toBeNull();
    expect(screen.getByText('每天 15:00 放未来 14 天的号')).toBeTruthy();
    const map = new URL(hrefOf('在地图上看') ?? '');
    expect(map.searchParams.get('position')).toBe('120.17,30.25');
    expect(lateCalls()).toEqual([]);
  });

  it('measures how far it is only when asked, and keeps nothing of the position', async () => {
    const getCurrentPosition = vi.fn((found: PositionCallback) =>
      found({ coords: { latitude: 30.2, longitude: 120.1 } } as GeolocationPosition),
    );
    vi.stubGlobal('navigator', { ...window.navigator, geolocation: { getCurrentPosition } });
    const { gateway } = await showPage(guide, {
      path,
      user: null,
      gateway: {
        ...answers,
        getHospitalInfoById: ({ latitude }) => ({
          ...sampleHospital,
          distance: latitude === undefined ? null : 8600,
        }),
      },
    });
    expect(getCurrentPosition).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '离我多远' }));
    expect(await screen.findByText('距您约 8.6公里')).toBeTruthy();
    expect(gateway.inputsOf('getHospitalInfoById').at(-1)).toEqual({
      hospitalId: 'h-1',
      latitude: 30.2,
      longitude: 120.1,
    });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('120.1');
  });

  it('says that the position is not let', async () => {
    const getCurrentPosition = vi.fn((_found: unknown, failed: () => void) => failed());
    vi.stubGlobal('navigator', { ...window.navigator, geolocation: { getCurrentPosition } });
    await showPage(guide, { path, user: null, gateway: answers });
    fireEvent.click(screen.getByRole('button', { name: '离我多远' }));
    expect(await screen.findByText(/无法获取您的位置/)).toBeTruthy();
  });

  it('stands without what the hospital has not told, and asks again only for what failed', async () => {
    const { gateway } = await showPage(guide, {
      path,
      user: null,
      gateway: { ...answers, getHospitalSummary: failures.serverTrouble },
    });
    expect(screen.getByText(/地铁 7 号线/)).toBeTruthy();
    gateway.answer({
      ...answers,
      getHospitalSummary: { ...sampleSummary, steps: [], parking: null, hasEmergency: null },
    });
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText(`请带好`)).toBeTruthy();
    expect(screen.queryByText('就诊流程')).toBeNull();
    expect(screen.queryByText('院内服务')).toBeNull();
    expect(gateway.inputsOf('getShiftCaseRules')).toHaveLength(1);
  });
});

describe('a hospital for patients from abroad', () => {
  const path = '/hospital/foreign/h-1';

  it('names its desk and the doctors who speak another language', async () => {
    const { lateCalls } = await showPage(foreign, { path, user: null, gateway: answers });
    expect(hrefOf('400-318-2206')).toBe('tel:400-318-2206');
    expect(screen.getByText('安望健康保险')).toBeTruthy();
    expect(hrefOf('沈知远')).toBe('/expert/d-1');
    expect(lateCalls()).toEqual([]);
  });

  it('says that it has neither', async () => {
    await showPage(foreign, {
      path,
      user: null,
      gateway: {
        ...answers,
        getHospitalSummary: { ...sampleSummary, international: null },
        listDoctorsByLanguage: listOf([]),
      },
    });
    expect(screen.getByText(/没有专门的国际患者服务台/)).toBeTruthy();
    expect(screen.getByText('暂无登记外语服务的医生')).toBeTruthy();
  });
});

it('lists the family doctors of a hospital, and says where there are none', async () => {
  const path = '/hospital/family-doctor/h-1';
  const { gateway } = await showPage(family, { path, user: null, gateway: answers });
  expect(gateway.inputsOf('listHospitalTeams')).toEqual([{ hospitalId: 'h-1', kind: 'family' }]);
  expect(hrefOf('杨雨珍家庭医生团队')).toBe('/expert/family-doctor/d-2');
  expect(screen.getByText('上城区居民')).toBeTruthy();
  cleanup();
  await showPage(family, {
    path,
    user: null,
    gateway: { ...answers, listHospitalTeams: listOf([]) },
  });
  expect(screen.getByText('这家医院暂无家庭医生团队')).toBeTruthy();
  expect(hrefOf('查看全部科室')).toBe('/hospital/depts/h-1');
});

describe('a private hospital', () => {
  const path = '/private/hospital/h-1';
  const own = { ...sampleHospital, level: 'private', levelText: '民营' } as const;

  it('shows its licence and how it charges before its departments', async () => {
    const { lateCalls } = await showPage(privateHospital, {
      path,
      user: null,
      gateway: { ...answers, getHospitalInfoById: own },
    });
    expect(screen.getByText('PDY10000112345678A1001')).toBeTruthy();
    expect(screen.getByText('收费说明')).toBeTruthy();
    expect(hrefOf(/骨科/)).toBe('/hospital/experts/h-1/hd-10');
    expect(lateCalls()).toEqual([]);
  });

  it('is none where the hospital is public, and leads to that one', async () => {
    const { store } = await showPage(privateHospital, { path, user: null, gateway: answers });
    expect(screen.getByText('这是一家公立医院')).toBeTruthy();
    expect(hrefOf('去公立医院主页')).toBe('/hospital/h-1');
    const { preferences, session } = store.getState();
    const place = {
      route: '',
      params: { id: 'h-1' },
      query: new URLSearchParams(),
      preferences,
      now: session.pageTime,
    };
    expect(privateHospital.head(place, store.getState()).canonical).toBe('/hospital/h-1');
  });
});

it.each([
  ['guide', guide, '/hospital/guide/gone'],
  ['page for patients from abroad', foreign, '/hospital/foreign/gone'],
  ['family doctors', family, '/hospital/family-doctor/gone'],
  ['page of a private one', privateHospital, '/private/hospital/gone'],
] as const)(
  'says of the %s that the hospital is gone, and leads to others',
  async (_, page, path) => {
    await showPage(page, {
      path,
      user: null,
      gateway: { ...answers, getHospitalInfoById: gone },
    });
    expect(await screen.findByText('没有找到这家医院')).toBeTruthy();
    expect(hrefOf('更多医院')).toBe('/booking/hospital');
  },
);
