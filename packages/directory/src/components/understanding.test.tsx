// @vitest-environment happy-dom
import {
  listOf,
  sampleAnalysis,
  sampleDoctor,
  type GatewayAnswers,
  wholeText,
  recommendedDoctors,
  noThings,
} from '@xinglin/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showPage } from '../testing/show-page';
import * as page from '../pages/search.page';

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

const cannotWait = { name: '这些情况不要等预约' };
const paediatrics = { deptId: 'paediatrics', deptName: '儿内科', deptIcon: 'hospital' };
const answers: GatewayAnswers = {
  getKeywordAnalysis: sampleAnalysis,
  mergeSearch: noThings,
  mergeSearchDoctors: listOf([]),
  mergeSearchHospitals: listOf([]),
  mergeSearchRecommend: recommendedDoctors(paediatrics, [sampleDoctor]),
};
const show = (gateway: GatewayAnswers = answers, path = '/search?q=宝宝发烧') =>
  showPage(page, { path, gateway });

describe('what the words were taken for', () => {
  it('is said with the reason, and leads to departments and to what there is to read', async () => {
    const { lateCalls } = await show();
    const first = await screen.findByRole('link', { name: /^儿内科 首选/ });
    expect(first.textContent).toContain('因为说了发烧和宝宝 · 今日 6 家医院有号');
    expect(first.textContent).toContain('孩子发热看儿科。');
    expect(first.getAttribute('href')).toBe('/standardepartment/paediatrics');
    // A department without a place today has no count.
    expect(screen.getByRole('link', { name: /^呼吸内科/ }).textContent).not.toContain('医院有号');
    expect(screen.getByRole('link', { name: '儿童发热' }).getAttribute('href')).toBe(
      '/diseasepage/child-fever',
    );
    expect(screen.queryByRole('alert', cannotWait)).toBeNull();
    // Departments to go on with come with what says that nothing was found.
    expect(lateCalls().filter((name) => name !== 'listHotDepts')).toEqual([]);
  });

  it('links to the departments alone in elder mode', async () => {
    const preferences = { mode: 'elder' } as const;
    await showPage(page, { path: '/search?q=宝宝发烧', gateway: answers, preferences });
    expect(await screen.findByRole('link', { name: /^儿内科 首选/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '儿童发热' })).toBeNull();
  });

  it('brings doctors of the department who can be seen today, with both ways and their prices', async () => {
    const today = { from: '14:30', left: 2 };
    const asked = { ...sampleDoctor, askCents: 3900 };
    const { gateway } = await show({
      ...answers,
      mergeSearchRecommend: recommendedDoctors(paediatrics, [asked], today),
    });
    expect(await screen.findByRole('heading', { name: '今天能看的医生' })).toBeTruthy();
    expect(screen.getByText('今天 14:30 起，余 2 个号')).toBeTruthy();
    expect(screen.getByRole('link', { name: '挂号 ¥38 沈知远' }).getAttribute('href')).toBe(
      '/expert/d-1#schedule',
    );
    expect(screen.getByRole('link', { name: '问诊 ¥39 沈知远' }).getAttribute('href')).toBe(
      '/expert/consult/d-1',
    );
    expect(screen.getByRole('link', { name: '1 位 · 今天能看的医生' }).getAttribute('href')).toBe(
      `/search/related/doctor?q=${encodeURIComponent('宝宝发烧')}&today=1`,
    );
    expect(gateway.inputsOf('mergeSearchRecommend')).toEqual([
      { q: '宝宝发烧', today: true, pageSize: 3 },
    ]);
  });

  it('brings the best of them where no place is left today', async () => {
    await show();
    expect(await screen.findByRole('heading', { name: '儿内科的医生' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '沈知远' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: '今天能看的医生' })).toBeNull();
  });

  it('brings no others where a doctor is called so', async () => {
    await show(
      { ...answers, mergeSearchDoctors: listOf([{ ...sampleDoctor, name: '宝宝发烧' }]) },
      '/search?q=宝宝发烧',
    );
    expect(await screen.findByRole('heading', { name: '医生' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: '儿内科的医生' })).toBeNull();
  });

  it('says which signs of the trouble are a reason to call 120 first', async () => {
    const danger = { entryId: 'child-fever', signs: ['抽搐，叫不醒', '呼吸费力'] };
    await show({ ...answers, getKeywordAnalysis: { ...sampleAnalysis, danger } });
    const card = await screen.findByRole('region', { name: '有一条，就先打 120' });
    expect(card.textContent).toContain('呼吸费力');
    expect(screen.getByRole('link', { name: '拨打 120' }).getAttribute('href')).toBe('tel:120');
  });

  it('has what to read first, with who answers for it', async () => {
    const article = {
      entryId: 'child-fever',
      name: '儿童发热',
      deptId: 'paediatrics',
      reviewerName: '林若溪',
    };
    await show({ ...answers, getKeywordAnalysis: { ...sampleAnalysis, article } });
    const read = await screen.findByRole('link', { name: /^儿童发热：/ });
    expect(read.textContent).toContain('科普 · 林若溪 审阅');
    expect(read.getAttribute('href')).toBe('/diseasepage/child-fever');
  });

  it('says first what cannot wait, with the ambulance a tap away', async () => {
    const flag = {
      flagId: 'heart-attack',
      urgency: 'call120',
      title: '可能是心梗',
      advice: '请立即拨打 120。',
    } as const;
    await show({ ...answers, getKeywordAnalysis: { ...sampleAnalysis, redFlags: [flag] } });
    expect((await screen.findByRole('alert', cannotWait)).textContent).toContain(
      '请立即拨打 120。',
    );
    expect(screen.getByRole('link', { name: '拨打 120' }).getAttribute('href')).toBe('tel:120');
    cleanup();
    await show({
      ...answers,
      getKeywordAnalysis: { ...sampleAnalysis, redFlags: [{ ...flag, urgency: 'goNow' }] },
    });
    expect(await screen.findByRole('alert', cannotWait)).toBeTruthy();
    expect(screen.queryByRole('link', { name: '拨打 120' })).toBeNull();
  });

  it('says what was taken for another word', async () => {
    const corrections = [{ typed: 'toutong', meant: '头痛' }];
    await show({ ...answers, getKeywordAnalysis: { ...sampleAnalysis, corrections } });
    expect(await screen.findByText(wholeText('“toutong”按“头痛”理解'))).toBeTruthy();
  });

  it('is left out where it is not known, and the results are there', async () => {
    const { getKeywordAnalysis: _gone, mergeSearchRecommend: _too, ...others } = answers;
    await show({ ...others, mergeSearchDoctors: listOf([sampleDoctor]) });
    expect(await screen.findByRole('link', { name: '沈知远' })).toBeTruthy();
    expect(screen.queryByText(/^因为说了/)).toBeNull();
  });
});
