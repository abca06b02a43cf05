// @vitest-environment happy-dom
import type { PageConfig } from '@xinglin/routes';
import {
  foundThing,
  homeDoctors,
  listOf,
  noThings,
  sampleColleague,
  sampleDepartments,
  sampleDoctor,
  sampleHospital,
  sampleHotDepartments,
  sampleNotice,
  sampleServices,
  sampleShifts,
  type GatewayAnswers,
} from '@xinglin/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showPage } from '../testing/show-page';
import * as doctor from './expert/$id.page';
import * as hospital from './hospital/$id.page';
import * as home from './index.page';
import * as search from './search.page';

afterEach(cleanup);

const gateway: GatewayAnswers = {
  getOperateByPosition: listOf(sampleServices),
  listHotDepts: listOf(sampleHotDepartments),
  getSearchEntranceRecommend: listOf([{ entryId: 'cough', kind: 'symptom', name: '咳嗽' }]),
  listHomeDoctors: homeDoctors(sampleDoctor),
  mergeSearch: {
    ...noThings,
    groups: [
      { kind: 'goods', total: 1, items: [foundThing({ withinId: 's-1' })] },
      { kind: 'servicePackage', total: 1, items: [foundThing({ thingId: 'p-1' })] },
    ],
  },
  mergeSearchHospitals: listOf([sampleHospital]),
  mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
  getNoticeDetail: listOf([sampleNotice]),
  getHospitalInfoById: sampleHospital,
  queryHospitalDepartments: listOf(sampleDepartments),
  getDoctorInfoById: sampleDoctor,
  listShiftCasesByMonth: listOf(sampleShifts),
};

const show = (
  page: Parameters<typeof showPage>[0],
  path: string,
  pageConfig: PageConfig,
  locale: 'zh-Hans' | 'en' = 'zh-Hans',
) =>
  showPage(page, {
    path,
    user: null,
    gateway,
    channel: { pageConfig, homeLists: ['hospitals', 'doctors', 'notices'] },
    preferences: { locale },
  });

it('home leaves out what the channel hides, and renames and leads elsewhere by module', async () => {
  await show(home, '/', {
    'directory.home': {
      book: { title: '本院挂号', link: '/hospital/h-1' },
      search: { hidden: true },
      doctors: { hidden: true },
      notices: { hidden: true },
      hospitals: { title: { 'zh-Hans': '合作医院', en: 'Our hospitals' } },
    },
  });
  expect(screen.getByRole('link', { name: /^本院挂号/ }).getAttribute('href')).toBe(
    '/hospital/h-1',
  );
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.queryByRole('heading', { name: '推荐医生' })).toBeNull();
  expect(screen.queryByText(sampleNotice.title)).toBeNull();
  expect(await screen.findByRole('heading', { name: '合作医院' })).toBeTruthy();
});

it('a title the channel gives in other languages alone leaves the product’s own', async () => {
  await show(
    home,
    '/',
    { 'directory.home': { hospitals: { title: { 'zh-Hans': '合作医院' } } } },
    'en',
  );
  expect(screen.queryByRole('heading', { name: '合作医院' })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Hospitals' })).toBeTruthy();
});

it('a doctor’s page shows the modules the channel left', async () => {
  await show(doctor, '/expert/d-1', {
    'directory.doctor': {
      schedule: { hidden: true },
      introduction: { hidden: true },
      colleagues: { hidden: true },
      speciality: { title: '诊疗专长' },
    },
  });
  expect(screen.getByRole('heading', { name: '诊疗专长' })).toBeTruthy();
  expect(screen.queryByText(sampleDoctor.introduction)).toBeNull();
  expect(document.querySelector('#schedule')).toBeNull();
  expect(screen.queryByText(sampleColleague.name)).toBeNull();
});

it('a hospital’s page shows the modules the channel left', async () => {
  const [group] = sampleDepartments;
  await show(hospital, '/hospital/h-1', {
    'directory.hospital': { departments: { hidden: true } },
  });
  expect(screen.getByText(sampleHospital.address)).toBeTruthy();
  expect(screen.queryByText(group?.name ?? '')).toBeNull();
});

it('search begins without the diseases of the season where the channel has no pages of them', async () => {
  await show(search, '/search', {});
  expect(await screen.findByRole('link', { name: '咳嗽' })).toBeTruthy();
  cleanup();
  await show(search, '/search', { 'directory.search': { season: { hidden: true } } });
  expect(screen.queryByRole('link', { name: '咳嗽' })).toBeNull();
});

it('search finds what is sold as far as the channel sells it', async () => {
  await show(search, '/search?q=x', { 'directory.search': { goods: { hidden: true } } });
  expect(await screen.findByRole('heading', { name: '服务包' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: '健康商品' })).toBeNull();
  cleanup();
  await show(search, '/search?q=x', {});
  expect(await screen.findByRole('heading', { name: '健康商品' })).toBeTruthy();
});

it('search offers the kinds the channel has', async () => {
  await show(search, '/search?q=x', { 'directory.search': { doctors: { hidden: true } } });
  expect(await screen.findByText(sampleHospital.name)).toBeTruthy();
  expect(screen.queryByRole('link', { name: '医生' })).toBeNull();
  expect(screen.queryByText(sampleDoctor.name)).toBeNull();
});
