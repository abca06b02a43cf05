// @vitest-environment happy-dom
import {
  businessRefusal,
  listOf,
  sampleDoctor,
  sampleStandardDepartment,
  type GatewayAnswers,
} from '@xinglin/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showPage } from '../../testing/show-page';
import * as page from './$id.page';

afterEach(cleanup);

const path = '/standardepartment/respiratory';
const answers: GatewayAnswers = {
  getStandardDepartment: sampleStandardDepartment,
  mergeSearchDoctors: listOf([sampleDoctor]),
};
const show = (gateway: GatewayAnswers = answers) => showPage(page, { path, user: null, gateway });
const linksIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('leads to what the department treats, to its doctors and to the hospitals', async () => {
  const { gateway, lateCalls } = await show();
  expect(screen.getByRole('heading', { level: 1, name: '呼吸内科' })).toBeTruthy();
  expect(linksIn('这些不舒服可以来')).toEqual([['发热', '/diseasepage/fever']]);
  expect(linksIn('看哪些病')).toEqual([
    ['肺炎', '/diseasepage/pneumonia'],
    ['哮喘', '/diseasepage/asthma'],
  ]);
  expect(linksIn('科室医生')).toEqual([
    ['更多', '/search?tab=doctor&deptId=respiratory'],
    ['沈知远', '/expert/d-1'],
  ]);
  expect(screen.getByRole('link', { name: /^挂号/ }).getAttribute('href')).toBe(
    '/booking/hospital',
  );
  expect(gateway.inputsOf('mergeSearchDoctors')).toEqual([{ deptId: 'respiratory', pageSize: 5 }]);
  expect(lateCalls()).toEqual([]);
});

it('names what it treats to search engines', async () => {
  const { store } = await show();
  const { preferences, session } = store.getState();
  const place = {
    route: '',
    params: { id: 'respiratory' },
    query: new URLSearchParams(),
    preferences,
    now: session.pageTime,
  };
  expect(page.head(place, store.getState())).toMatchObject({
    title: '呼吸内科',
    description: '呼吸内科 · 发热 · 肺炎 · 哮喘',
    canonical: path,
    structuredData: { about: [{ '@type': 'MedicalSignOrSymptom', name: '发热' }, {}, {}] },
  });
});

it('has no empty card where nothing is written about it, and leads on where it is gone', async () => {
  await show({ ...answers, getStandardDepartment: { ...sampleStandardDepartment, entries: [] } });
  expect(screen.queryByText('看哪些病')).toBeNull();
  cleanup();
  const gone = businessRefusal('forbidden', '没有找到这条信息');
  await show({ getStandardDepartment: gone, mergeSearchDoctors: listOf([]) });
  expect(await screen.findByText('没有找到这个科室')).toBeTruthy();
  expect(screen.getByRole('link', { name: '查看全部科室' }).getAttribute('href')).toBe(
    '/department/more',
  );
});
