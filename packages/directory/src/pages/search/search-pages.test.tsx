// @vitest-environment happy-dom
import {
  listOf,
  sampleDoctor,
  sampleHospital,
  sampleHotDepartments,
  type GatewayAnswers,
} from '@xinglin/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { showPage } from '../../testing/show-page';
import * as bayArea from './bayarea.page';
import * as doctor from './doctor.page';
import * as booking from './yygh.page';

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

const answers: GatewayAnswers = {
  listHotDepts: listOf(sampleHotDepartments),
  mergeSearchDoctors: listOf([sampleDoctor]),
  mergeSearchHospitals: listOf([sampleHospital]),
};
const preferences = { city: { areaId: '330100', name: '杭州' } };

it('searches for free places alone, and does not offer to look for others', async () => {
  const { gateway, router } = await showPage(booking, {
    path: '/search/yygh?q=骨科&tab=doctor',
    gateway: answers,
    preferences,
  });
  expect(gateway.inputsOf('mergeSearchDoctors')).toEqual([
    { q: '骨科', areaId: '330100', onlyAvailable: true, pageNo: 1 },
  ]);
  fireEvent.click(screen.getByRole('button', { name: '筛选' }));
  fireEvent.click(await screen.findByRole('radio', { name: '好评优先' }));
  expect(screen.queryByRole('checkbox', { name: '只看有号' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '查看结果' }));
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      q: '骨科',
      tab: 'doctor',
      sort: 'praise',
    }),
  );
  expect(router.state.location.pathname).toBe('/search/yygh');
});

it('searches for doctors alone', async () => {
  const { gateway } = await showPage(doctor, { path: '/search/doctor?q=骨科', gateway: answers });
  expect(await screen.findByRole('link', { name: '沈知远' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: '结果类别' })).toBeNull();
  expect(gateway.inputsOf('mergeSearchHospitals')).toEqual([]);
  cleanup();
  await showPage(doctor, { path: '/search/doctor', gateway: answers });
  expect(await screen.findByRole('heading', { name: '热门科室' })).toBeTruthy();
});

it('searches in the region, whatever city is chosen, and begins with what it has', async () => {
  const { gateway } = await showPage(bayArea, {
    path: '/search/bayarea',
    gateway: answers,
    preferences,
  });
  expect(await screen.findByRole('link', { name: '沈知远' })).toBeTruthy();
  expect(screen.getByText('地区：粤港澳大湾区')).toBeTruthy();
  expect(gateway.inputsOf('mergeSearchHospitals')).toEqual([{ region: 'bayArea', pageSize: 3 }]);
});
