// @vitest-environment happy-dom
import {
  listOf,
  sampleAnalysis,
  sampleDoctor,
  sampleHospital,
  type GatewayAnswers,
  recommendedDoctors,
  noThings,
} from '@xinglin/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { showPage } from '../../testing/show-page';
import * as result from './doctor/result/$type.page';
import * as related from './related/$type.page';

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

const respiratory = { deptId: 'respiratory', deptName: '呼吸内科', deptIcon: 'hospital' };
const answers: GatewayAnswers = {
  mergeSearchDoctors: listOf([sampleDoctor]),
  mergeSearchHospitals: listOf([sampleHospital]),
  mergeSearch: {
    ...noThings,
    kinds: ['department', 'disease'],
    hospitals: listOf([]),
    departments: [respiratory],
    diseases: [{ entryId: 'asthma', kind: 'disease', name: '哮喘' }],
    doctors: listOf([]),
  },
  mergeSearchRecommend: recommendedDoctors(respiratory, [sampleDoctor]),
  getKeywordAnalysis: sampleAnalysis,
  searchTopics: listOf([
    { contentId: 'asthma', title: '哮喘', summary: '气道反复收紧，会喘、会咳。' },
  ]),
};
const preferences = { city: { areaId: '330100', name: '杭州' } };

it.each([
  [result, '/search/doctor/result/doctor', '沈知远'],
  [result, '/search/doctor/result/hospital', '浙江省立同仁医院'],
  [result, '/search/doctor/result/department', '呼吸内科'],
  [result, '/search/doctor/result/disease', '哮喘'],
  [related, '/search/related/doctor', '沈知远'],
  [related, '/search/related/hospital', '浙江省立同仁医院'],
  [related, '/search/related/disease', '儿童发热'],
])('%# shows what it is asked for: %s', async (page, path, name) => {
  const { lateCalls } = await showPage(page, {
    path: `${path}?q=喘`,
    gateway: answers,
    preferences,
  });
  expect(await screen.findByRole('link', { name })).toBeTruthy();
  expect(screen.getByRole('link', { name: '返回' }).getAttribute('href')).toBe(
    `/search?q=${encodeURIComponent('喘')}`,
  );
  expect(lateCalls()).toEqual([]);
});

it('takes an unknown type for doctors', async () => {
  const { gateway } = await showPage(result, {
    path: '/search/doctor/result/constructor?q=喘',
    gateway: answers,
    preferences,
  });
  expect(await screen.findByRole('link', { name: '沈知远' })).toBeTruthy();
  expect(gateway.inputsOf('mergeSearchDoctors')).toEqual([
    { q: '喘', areaId: '330100', pageNo: 1 },
  ]);
});

it('names the hospitals that have a department', async () => {
  const { gateway } = await showPage(related, {
    path: '/search/related/hospital?q=喘&deptId=respiratory',
    gateway: answers,
  });
  expect(gateway.inputsOf('mergeSearchHospitals')).toEqual([{ deptId: 'respiratory', pageNo: 1 }]);
});

it('leads from the words to what there is to read, and says where there is nothing', async () => {
  const path = '/search/related/topic?q=喘';
  const { gateway } = await showPage(related, { path, gateway: answers });
  const link = await screen.findByRole('link', { name: /哮喘/ });
  expect(link.getAttribute('href')).toBe('/diseasepage/asthma');
  expect(link.textContent).toContain('气道反复收紧');
  expect(gateway.inputsOf('searchTopics')).toEqual([{ q: '喘', pageNo: 1 }]);
  cleanup();
  await showPage(related, { path, gateway: { ...answers, searchTopics: listOf([]) } });
  expect(await screen.findByText('没有找到相关的健康知识')).toBeTruthy();
});
