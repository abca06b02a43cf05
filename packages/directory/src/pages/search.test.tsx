// @vitest-environment happy-dom
import {
  listOf,
  sampleDoctor,
  sampleHospital,
  sampleHotDepartments,
  type GatewayAnswers,
  wholeText,
  recommendedDoctors,
  noAnalysis,
  foundThing,
  noThings,
  sampleAnalysis,
} from '@xinglin/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showPage } from '../testing/show-page';
import * as page from './search.page';

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

const answers: GatewayAnswers = {
  listHotDepts: listOf(sampleHotDepartments),
  mergeSearch: noThings,
  mergeSearchDoctors: listOf([sampleDoctor]),
  mergeSearchHospitals: listOf([sampleHospital]),
  getKeywordAnalysis: noAnalysis,
  mergeSearchRecommend: recommendedDoctors(null, []),
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
      screen.getByRole('link', { name: '全部 1 · 医生' }).getAttribute('href') ?? '',
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

  it('leaves out a kind of which there is none', async () => {
    await showPage(page, {
      path: '/search?q=高血压',
      gateway: { ...answers, mergeSearchHospitals: listOf([]) },
      preferences: hangzhou,
    });
    expect(await screen.findByRole('link', { name: '全部 1 · 医生' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: '医院' })).toBeNull();
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
      getKeywordAnalysis: sampleAnalysis,
      mergeSearchDoctors: listOf([]),
      mergeSearchHospitals: listOf([]),
      mergeSearchRecommend: recommendedDoctors(department, [sampleDoctor]),
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
    // There is nothing to choose among.
    expect(screen.queryByRole('button', { name: '筛选' })).toBeNull();
  });

  it('finds goods, packages and what to hear, a few of each with the way to all', async () => {
    const { gateway, lateCalls } = await showPage(page, {
      path: '/search?q=阿莫西林',
      gateway: {
        ...answers,
        mergeSearchDoctors: listOf([]),
        mergeSearchHospitals: listOf([]),
        mergeSearch: {
          ...noThings,
          groups: [
            {
              kind: 'medicine',
              total: 12,
              items: [
                foundThing({
                  thingId: 'g-1',
                  withinId: 's-1',
                  needsPrescription: true,
                  priceCents: 1480,
                }),
              ],
            },
            {
              kind: 'lecture',
              total: 1,
              items: [foundThing({ withinId: 'd-1', title: '用药讲座' })],
            },
          ],
        },
      },
      preferences: hangzhou,
    });
    const all = await screen.findByRole('link', { name: '全部 12 · 药品' });
    expect(decodeURI(all.getAttribute('href') ?? '')).toBe('/search/more/medicine?q=阿莫西林');
    const medicine = screen.getByRole('link', { name: /阿莫西林胶囊/ });
    expect(medicine.textContent).toContain('处方药');
    expect(medicine.textContent).toContain('¥14.80');
    expect(medicine.getAttribute('href')).toContain('g-1');
    expect(screen.getByRole('link', { name: /用药讲座/ }).getAttribute('href')).toBe('/expert/d-1');
    expect(screen.queryByText(wholeText('没有找到与“阿莫西林”有关的结果'))).toBeNull();
    expect(gateway.inputsOf('mergeSearch')).toEqual([
      { q: '阿莫西林', areaId: '330100', only: 'things', pageSize: 3 },
    ]);
    expect(lateCalls()).toEqual([]);
  });

  it('links to the page that the words name', async () => {
    await showPage(page, {
      path: '/search?q=挂号',
      gateway: {
        ...answers,
        mergeSearch: { ...noThings, functions: [{ functionId: 'registration', name: '挂号' }] },
      },
    });
    expect((await screen.findByRole('link', { name: /^挂号\s*选医院/ })).getAttribute('href')).toBe(
      '/booking/hospital',
    );
  });

  it('has a hospital whose name was typed in Latin letters before all else', async () => {
    await showPage(page, {
      path: '/search?q=tongren',
      gateway: {
        ...answers,
        getKeywordAnalysis: {
          ...sampleAnalysis,
          corrections: [{ typed: 'tongren', meant: '痛风' }],
        },
        mergeSearch: { ...noThings, named: 'hospital' },
      },
    });
    const [first] = await screen.findAllByRole('heading', { level: 2 });
    expect(first?.textContent).toBe('医院');
    expect(screen.queryByRole('heading', { name: '建议科室' })).toBeNull();
  });

  it('offers what is called nearly so, the guide and the telephone where nothing was found', async () => {
    await showPage(page, {
      path: '/search?q=阿莫西灵',
      gateway: {
        ...answers,
        mergeSearchDoctors: listOf([]),
        mergeSearchHospitals: listOf([]),
        mergeSearch: {
          ...noThings,
          nearest: [
            { kind: 'medicine', thingId: 'g-1', withinId: 's-1', name: '阿莫西林胶囊', note: null },
          ],
        },
      },
    });
    expect(await screen.findByRole('link', { name: '阿莫西林胶囊' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^智能导诊/ }).getAttribute('href')).toBe(
      '/aiassistant',
    );
  });

  it('begins with ways for who has no words', async () => {
    await showPage(page, { path: '/home/search', gateway: answers });
    for (const [name, to] of [
      ['智能导诊', '/aiassistant'],
      ['医生排行', '/searchexperthotlist'],
      ['夜间周末门诊', '/featured-services'],
      ['推荐医生', '/expert/recommend'],
      ['语音搜索', '/search/doctor/voice?of=all'],
    ] as const)
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to);
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
    expect(screen.queryByRole('heading', { name: '搜过' })).toBeNull();
  });
});
