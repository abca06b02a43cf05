// @vitest-environment happy-dom
import {
  listOf,
  sampleDoctor,
  sampleHospital,
  sampleHotDepartments,
  type GatewayAnswers,
  wholeText,
} from '@xinglin/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showPage } from '../testing/show-page';
import * as page from './search.page';

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

const answers: GatewayAnswers = {
  listHotDepts: listOf(sampleHotDepartments),
  mergeSearchDoctors: listOf([sampleDoctor]),
  mergeSearchHospitals: listOf([sampleHospital]),
  getKeywordAnalysis: { redFlags: [], departments: [], entries: [], corrections: [] },
  mergeSearchRecommend: { ...listOf([]), department: null },
  getSearchEntranceRecommend: listOf([]),
};

const hangzhou = { city: { areaId: '330100', name: '杭州' } };

describe('search', () => {
  it('shows a few of both kinds, with the words in the box and ways to all of each', async () => {
    const { gateway, lateCalls } = await showPage(page, {
      path: '/search?q=高血压',
      gateway: answers,
      preferences: hangzhou,
    });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '高血压');
    expect(await screen.findByRole('link', { name: '沈知远' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '浙江省立同仁医院' })).toBeTruthy();
    const all = new URL(
      screen.getByRole('link', { name: '查看全部医生' }).getAttribute('href') ?? '',
      'http://x',
    );
    expect([...all.searchParams]).toEqual([
      ['q', '高血压'],
      ['tab', 'doctor'],
    ]);
    expect(gateway.inputsOf('mergeSearchDoctors')).toEqual([
      { q: '高血压', areaId: '330100', pageSize: 3 },
    ]);
    expect(lateCalls()).toEqual([]);
  });

  it('has no way to all of a kind of which there is none', async () => {
    await showPage(page, {
      path: '/search?q=高血压',
      gateway: { ...answers, mergeSearchHospitals: listOf([]) },
      preferences: hangzhou,
    });
    expect(await screen.findByText('没有找到医院')).toBeTruthy();
    expect(screen.getByRole('link', { name: '查看全部医生' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '查看全部医院' })).toBeNull();
  });

  it('keeps filters in the address only when they are applied, and begins at the first page', async () => {
    const { router } = await showPage(page, {
      path: '/search?q=高血压&tab=doctor&pageNo=2',
      gateway: answers,
      preferences: hangzhou,
    });
    fireEvent.click(screen.getByRole('button', { name: '筛选' }));
    fireEvent.click(await screen.findByRole('radio', { name: '主任医师' }));
    fireEvent.click(screen.getByRole('radio', { name: '全国' }));
    expect(router.state.location.search).toContain('pageNo=2');
    fireEvent.click(screen.getByRole('button', { name: '查看结果' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('pageNo'));
    const query = new URLSearchParams(router.state.location.search);
    expect(Object.fromEntries(query)).toEqual({
      q: '高血压',
      tab: 'doctor',
      areaId: 'all',
      title: 'chief',
    });
    expect(await screen.findByRole('button', { name: '筛选（2）' })).toBeTruthy();
  });

  it('grows by a page and says in the address how far it goes', async () => {
    const { gateway, router } = await showPage(page, {
      path: '/search?tab=doctor',
      gateway: {
        ...answers,
        mergeSearchDoctors: ({ pageNo = 1 }) => ({
          items: [{ ...sampleDoctor, doctorId: `d-${pageNo}`, name: `医生${pageNo}` }],
          total: 2,
          pageNo,
          pageSize: 1,
        }),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: '加载更多' }));
    expect(await screen.findByRole('link', { name: '医生2' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '医生1' })).toBeTruthy();
    expect(router.state.location.search).toBe('?tab=doctor&pageNo=2');
    expect(gateway.inputsOf('mergeSearchDoctors')).toEqual([{ pageNo: 1 }, { pageNo: 2 }]);
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
  });

  it('offers a wider search and departments where nothing was found', async () => {
    await showPage(page, {
      path: '/search?q=zzz&title=chief&tab=doctor',
      gateway: { ...answers, mergeSearchDoctors: listOf([]) },
      preferences: hangzhou,
    });
    expect(await screen.findByText(wholeText('没有找到与“zzz”有关的结果'))).toBeTruthy();
    expect(screen.getByRole('link', { name: '在全国范围查看全部' }).getAttribute('href')).toBe(
      '/search?q=zzz&tab=doctor&areaId=all',
    );
    expect(await screen.findByRole('link', { name: '骨科' })).toBeTruthy();
  });

  it('shows doctors of the department that the words lead to in place of nothing', async () => {
    const department = { deptId: 'paediatrics', deptName: '儿内科', deptIcon: 'hospital' };
    const gateway = {
      ...answers,
      mergeSearchDoctors: listOf([]),
      mergeSearchHospitals: listOf([]),
      mergeSearchRecommend: { ...listOf([sampleDoctor]), department },
    };
    for (const tab of ['', '&tab=doctor']) {
      await showPage(page, { path: `/search?q=小孩发烧${tab}`, gateway });
      expect(await screen.findByRole('heading', { name: '儿内科的医生' })).toBeTruthy();
      expect(screen.queryByText(wholeText('没有找到与“小孩发烧”有关的结果'))).toBeNull();
      expect(screen.queryByRole('link', { name: '在全国范围查看全部' })).toBeNull();
      cleanup();
    }
    await showPage(page, { path: '/search?q=小孩发烧', gateway, preferences: hangzhou });
    expect(await screen.findByRole('link', { name: '在全国范围查看全部' })).toBeTruthy();
  });

  it('offers nothing wider than the whole country', async () => {
    await showPage(page, {
      path: '/search?q=zzz&tab=doctor',
      gateway: { ...answers, mergeSearchDoctors: listOf([]) },
    });
    expect(await screen.findByText(wholeText('没有找到与“zzz”有关的结果'))).toBeTruthy();
    expect(screen.queryByRole('link', { name: '在全国范围查看全部' })).toBeNull();
  });

  it('remembers searches on this device until they are cleared', async () => {
    await showPage(page, { path: '/search?q=咳嗽', gateway: answers });
    cleanup();
    await showPage(page, { path: '/search', gateway: answers });
    expect(await screen.findByRole('link', { name: '咳嗽' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(screen.queryByRole('link', { name: '咳嗽' })).toBeNull();
    cleanup();
    await showPage(page, { path: '/search', gateway: answers });
    expect(await screen.findByRole('link', { name: '骨科' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: '搜索历史' })).toBeNull();
  });
});
