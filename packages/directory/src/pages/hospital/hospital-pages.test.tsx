// @vitest-environment happy-dom
import {
  businessRefusal,
  failures,
  listOf,
  sampleDepartments,
  sampleDoctor,
  sampleHospital,
  sampleRules,
  type GatewayAnswers,
  wholeText,
} from '@xinglin/testing';
import {
  sampleHospitalNotices,
  sampleReviewSummary,
  sampleStop,
} from '../../samples/hospital-samples';
import { sampleSummary } from '../../samples/introduction-samples';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showPage } from '../../testing/show-page';
import * as hospital from './$id.page';
import * as departments from './depts/$hospitalId.page';
import * as summary from './summary/$id.page';

afterEach(cleanup);

const answers: GatewayAnswers = {
  getHospitalInfoById: sampleHospital,
  getHospitalSummary: sampleSummary,
  getShiftCaseRules: sampleRules,
  listStoppedClinics: listOf([sampleStop]),
  getNoticeDetail: listOf(sampleHospitalNotices),
  mergeSearchDoctors: listOf([sampleDoctor]),
  getHospitalCommentSummary: sampleReviewSummary,
  listHospitalComments: listOf([]),
  queryHospitalDepartments: ({ q = '' }) =>
    listOf(
      sampleDepartments
        .map((group) => ({
          ...group,
          children: group.children.filter(({ name }) => name.includes(q)),
        }))
        .filter(({ children }) => children.length > 0),
    ),
};

describe('hospital', () => {
  it('names itself and leads to its departments, phone and introduction', async () => {
    const { lateCalls } = await showPage(hospital, {
      path: '/hospital/h-1',
      user: null,
      gateway: answers,
    });
    expect(screen.getByRole('heading', { level: 1, name: '浙江省立同仁医院' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /骨科/ }).getAttribute('href')).toBe(
      '/hospital/experts/h-1/hd-10',
    );
    expect(screen.getByRole('link', { name: /400-526-0468/ }).getAttribute('href')).toBe(
      'tel:400-526-0468',
    );
    expect(screen.getByRole('link', { name: /医院介绍/ }).getAttribute('href')).toBe(
      '/hospital/summary/h-1',
    );
    expect(screen.getByText(/周末部分科室照常开诊/)).toBeTruthy();
    expect(screen.getByText('12月1日 周二上午 许清和，已约全额退款')).toBeTruthy();
    expect((await screen.findByRole('link', { name: /沈知远.*38/ })).getAttribute('href')).toBe(
      '/expert/d-1',
    );
    expect(screen.getByRole('link', { name: /朝霞大道/ }).getAttribute('href')).toBe(
      '/hospital/guide/h-1',
    );
    expect(lateCalls()).toEqual([]);
  });

  it('says when places open, and which other ways there are', async () => {
    const { store } = await showPage(hospital, {
      path: '/hospital/h-1',
      user: null,
      gateway: answers,
    });
    expect(screen.getByText('每天 15:00 放未来 14 天的号')).toBeTruthy();
    expect(screen.getByText('明天 15:00 放到 12月5日 周六')).toBeTruthy();
    expect(screen.getByRole('link', { name: '提醒我' }).getAttribute('href')).toMatch(/login/);
    expect(screen.getByRole('link', { name: /^心血管 ?/ }).textContent).toContain('余 46');
    expect(screen.getByRole('link', { name: /^呼吸/ }).textContent).toContain('约满 可候补');
    expect(screen.getByRole('link', { name: /^挂号 · / }).getAttribute('href')).toBe(
      '/hospital/depts/h-1',
    );
    expect(screen.getByRole('link', { name: '问本院医生' }).getAttribute('href')).toBe(
      '/consult/doctor?hospitalId=h-1',
    );
    expect(screen.getByRole('link', { name: '按疾病找医生' }).getAttribute('href')).toBe(
      '/hospital/doctor-search/h-1',
    );
    expect((await screen.findByRole('link', { name: /全部医生/ })).getAttribute('href')).toBe(
      '/hospital/experts?hospitalId=h-1',
    );
    const { preferences, session } = store.getState();
    const place = {
      route: '',
      params: { id: 'h-1' },
      query: new URLSearchParams('from=elsewhere'),
      preferences,
      now: session.pageTime,
    };
    expect(hospital.head(place, store.getState())).toMatchObject({
      canonical: '/hospital/h-1',
      structuredData: {
        '@type': 'Hospital',
        name: '浙江省立同仁医院',
        telephone: '400-526-0468',
        geo: { latitude: 30.25, longitude: 120.17 },
      },
    });
  });

  it('stands without its rules', async () => {
    const gateway = { ...answers, getShiftCaseRules: failures.serverTrouble };
    await showPage(hospital, { path: '/hospital/h-1', user: null, gateway });
    expect(screen.getByRole('link', { name: /骨科/ })).toBeTruthy();
    expect(screen.queryByText(/放号/)).toBeNull();
  });

  it('tells of itself at length', async () => {
    const { lateCalls } = await showPage(summary, {
      path: '/hospital/summary/h-1',
      user: null,
      gateway: answers,
    });
    expect(screen.getByText(/创建于 1959 年/)).toBeTruthy();
    expect(screen.getByText('PDY10000112345678A1001')).toBeTruthy();
    expect(screen.getByText('有效期至 2031年6月28日')).toBeTruthy();
    expect(screen.getByRole('link', { name: /心血管内科.*国家级重点/ }).getAttribute('href')).toBe(
      '/hospital/experts/h-1/hd-1',
    );
    expect(lateCalls()).toEqual([]);
  });
});

it.each([
  ['hospital', hospital, '/hospital/gone'],
  ['its introduction', summary, '/hospital/summary/gone'],
] as const)('says that %s is gone, and leads to others', async (_, page, path) => {
  await showPage(page, {
    path,
    user: null,
    gateway: {
      getHospitalInfoById: businessRefusal('forbidden', '没有找到这条信息'),
      getHospitalSummary: businessRefusal('forbidden', '没有找到这条信息'),
      queryHospitalDepartments: businessRefusal('forbidden', '没有找到这条信息'),
    },
  });
  expect(await screen.findByText('没有找到这家医院')).toBeTruthy();
  expect(screen.getByRole('link', { name: '更多医院' }).getAttribute('href')).toBe(
    '/booking/hospital',
  );
});

it('shows a hospital by its name and address on signs as well, and no tag twice', async () => {
  const gateway = {
    ...answers,
    getHospitalInfoById: {
      ...sampleHospital,
      name: 'Tongren Hospital',
      levelText: 'Private',
      tags: ['Private', 'Insurance', 'Insurance'],
      inChinese: { name: '浙江省立同仁医院', address: '杭州市上城区朝霞大道 599 号' },
    },
  };
  await showPage(hospital, { path: '/hospital/h-1', user: null, gateway });
  expect(screen.getByText('浙江省立同仁医院 杭州市上城区朝霞大道 599 号').lang).toBe('zh-Hans');
  expect(screen.getAllByText('Private')).toHaveLength(1);
  expect(screen.getAllByText('Insurance')).toHaveLength(1);
});

describe('departments', () => {
  it('are all there, or those the words fit', async () => {
    await showPage(departments, { path: '/hospital/depts/h-1', user: null, gateway: answers });
    expect(screen.getAllByRole('link', { name: /位医生/ })).toHaveLength(3);
    expect(screen.getByText('5 位医生 · 周日有号')).toBeTruthy();
    expect(screen.getByText('4 位医生 · 约满')).toBeTruthy();
    expect(screen.getByText('3 位医生 · 周一有号')).toBeTruthy();
    cleanup();
    const { lateCalls } = await showPage(departments, {
      path: '/hospital/depts/h-1?q=骨',
      user: null,
      gateway: answers,
    });
    expect(screen.getAllByRole('link', { name: /位医生/ })).toHaveLength(1);
    expect(lateCalls()).toEqual([]);
  });

  it('can all be had back where none fits', async () => {
    await showPage(departments, {
      path: '/hospital/depts/h-1?q=zzz',
      user: null,
      gateway: answers,
    });
    expect(screen.getByText(wholeText('没有找到与“zzz”有关的科室'))).toBeTruthy();
    expect(screen.getByRole('link', { name: '查看全部科室' }).getAttribute('href')).toBe(
      '/hospital/depts/h-1',
    );
  });
});
