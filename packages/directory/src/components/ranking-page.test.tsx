// @vitest-environment happy-dom
import { sampleRankings } from '../samples/ranking-samples';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as overview from '../pages/searchexperthotlist.page';
import * as list from '../pages/searchexperthotlist/$tab/$tagId/$areaId.page';
import { showPage } from '../testing/show-page';

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

const preferences = { city: { areaId: '330100', name: '杭州' } };
const toList = (tab: string, tagId = 'all', areaId = 'all') =>
  `/searchexperthotlist/${tab}/${tagId}/${areaId}`;

it('begins with the doctors of the best reviews, and tells the rule', async () => {
  const { gateway, lateCalls } = await showPage(overview, {
    path: '/searchexperthotlist',
    gateway: sampleRankings,
    preferences,
  });
  expect(await screen.findByText('第 1 名')).toBeTruthy();
  expect(screen.getByRole('link', { name: '沈知远' }).getAttribute('href')).toMatch(/^\/expert\//);
  expect(screen.getByText('排名规则：按好评率排名。与付费无关。')).toBeTruthy();
  expect(gateway.inputsOf('listRankedDoctors')).toEqual([{ by: 'praise' }]);
  expect(screen.getByRole('link', { name: '人气' }).getAttribute('href')).toBe(toList('visits'));
  expect(screen.getByRole('link', { name: '皮肤科' }).getAttribute('href')).toBe(
    toList('praise', 'dermatology'),
  );
  expect(screen.getByRole('link', { name: '杭州' }).getAttribute('href')).toBe(
    toList('praise', 'all', '330100'),
  );
  expect(lateCalls()).toEqual([]);
});

it('asks by the list, the department and the area of its address', async () => {
  const { gateway } = await showPage(list, {
    path: toList('visits', 'dermatology', '330100'),
    gateway: sampleRankings,
    preferences,
  });
  expect(gateway.inputsOf('listRankedDoctors')).toEqual([
    { by: 'visits', tagId: 'dermatology', areaId: '330100' },
  ]);
  cleanup();
  const hospitals = await showPage(list, {
    path: toList('hospital', 'all', '330100'),
    gateway: sampleRankings,
  });
  expect(await screen.findByText('累计接诊 1.2万')).toBeTruthy();
  expect(hospitals.gateway.inputsOf('listRankedHospitals')).toEqual([{ areaId: '330100' }]);
  cleanup();
  await showPage(list, { path: toList('disease'), gateway: sampleRankings });
  expect((await screen.findByRole('link', { name: /哮喘/ })).textContent).toContain('3 人关注');
});

it('puts a department in front for who signed in, and offers that to no visitor', async () => {
  const path = toList('praise', 'dermatology');
  const { gateway } = await showPage(list, { path, gateway: sampleRankings });
  fireEvent.click(await screen.findByRole('button', { name: '把皮肤科放到最前' }));
  await waitFor(() =>
    expect(gateway.inputsOf('editRankingTags')).toEqual([
      { tagIds: ['dermatology', 'cardiology'] },
    ]),
  );
  cleanup();
  await showPage(list, { path, gateway: sampleRankings, user: null });
  expect(await screen.findByText('第 1 名')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /放到最前/ })).toBeNull();
});

it('says that a list is empty', async () => {
  await showPage(list, {
    path: toList('praise'),
    gateway: {
      ...sampleRankings,
      listRankedDoctors: { items: [], total: 0, pageNo: 1, pageSize: 1 },
    },
  });
  expect(await screen.findByText('这个榜单暂时没有数据')).toBeTruthy();
});
