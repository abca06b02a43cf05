// @vitest-environment happy-dom
import {
  listOf,
  sampleAnalysis,
  sampleDoctor,
  type GatewayAnswers,
  wholeText,
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
  mergeSearchDoctors: listOf([]),
  mergeSearchHospitals: listOf([]),
  mergeSearchRecommend: { ...listOf([sampleDoctor], 40), department: paediatrics },
};
const show = (gateway: GatewayAnswers = answers, path = '/search?q=宝宝发烧') =>
  showPage(page, { path, gateway });

describe('what the words were taken for', () => {
  it('is said with the reason, and leads to departments and to what there is to read', async () => {
    const { lateCalls } = await show();
    expect(await screen.findByText(wholeText('按 发烧 + 宝宝 找：儿内科、呼吸内科'))).toBeTruthy();
    expect(screen.getByText('孩子发热看儿科。')).toBeTruthy();
    expect(screen.getByRole('link', { name: '儿内科' }).getAttribute('href')).toBe(
      '/standardepartment/paediatrics',
    );
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
    expect(await screen.findByRole('link', { name: '儿内科' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '儿童发热' })).toBeNull();
  });

  it('brings doctors of the department where no doctor is written of in these words', async () => {
    await show();
    expect(await screen.findByRole('heading', { name: '儿内科的医生' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '沈知远' })).toBeTruthy();
    expect(
      (await screen.findAllByRole('link', { name: '查看全部 · 儿内科的医生' }))[0]?.getAttribute(
        'href',
      ),
    ).toBe(`/search/related/doctor?q=${encodeURIComponent('宝宝发烧')}`);
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
    expect(screen.queryByText(/^按 /)).toBeNull();
  });
});
