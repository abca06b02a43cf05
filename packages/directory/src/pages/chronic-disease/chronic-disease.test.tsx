// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { listOf, sampleDoctor, sampleEntry, sampleOrder } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../locales/introductions/zh-Hans.json';
import { chronicEntries } from '../../testing/chronic-entries';
import { showPage } from '../../testing/show-page';
import * as zone from '../chronic-disease.page';
import * as copdPage from './copd.page';
import * as copdDoctors from './copd/expert-list.page';
import * as doctors from './expert-list.page';

afterEach(cleanup);

const gateway = {
  listKnowledge: listOf(chronicEntries),
  getKnowledge: { ...sampleEntry, entryId: 'copd', name: '慢阻肺' },
  listKnowledgeDoctors: listOf([sampleDoctor]),
  listRegistrationOrders: listOf([sampleOrder('confirmed')]),
};
const city = { areaId: '330100', name: '杭州' };
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the chronic-disease zone', () => {
  it('shows the next visits and long-term diseases alone, the commonest first', async () => {
    const { lateCalls } = await showPage(zone, { path: '/chronic-disease', gateway });
    expect(
      screen.getByRole('link', { name: new RegExp(sampleOrder('confirmed').doctorName) }),
    ).toBeTruthy();
    expect(link(/^高血压/)).toBe('/diseasepage/hypertension');
    expect(link(/^慢阻肺/)).toBe('/chronic-disease/copd');
    expect(screen.queryByText('感冒')).toBeNull();
    expect(link(new RegExp(`^${texts.chronic.doctors}`))).toBe('/chronic-disease/expert-list');
    expect(lateCalls()).toEqual([]);
  });

  it('leads to booking where no visit is ahead', async () => {
    await showPage(zone, {
      path: '/chronic-disease',
      gateway: { ...gateway, listRegistrationOrders: listOf([]) },
    });
    expect(link(new RegExp(`^${texts.chronic.book}`))).toMatch(/^\/booking/);
  });
});

describe('doctors of a long-term disease', () => {
  it('are of the disease in the address and of the chosen city', async () => {
    const shown = await showPage(doctors, {
      path: '/chronic-disease/expert-list?disease=copd',
      preferences: { city },
      gateway,
    });
    expect(shown.gateway.inputsOf('listKnowledgeDoctors')).toEqual([
      { entryId: 'copd', areaId: '330100', pageNo: 1 },
    ]);
    expect(screen.getByRole('link', { current: true, name: '慢阻肺' })).toBeTruthy();
    expect(link('高血压')).toBe('/chronic-disease/expert-list?disease=hypertension');
    expect(shown.lateCalls()).toEqual([]);
  });

  it('begin with the commonest disease, also for one that is none of them', async () => {
    const shown = await showPage(doctors, {
      path: '/chronic-disease/expert-list?disease=common-cold',
      gateway,
    });
    expect(shown.gateway.inputsOf('listKnowledgeDoctors')).toEqual([
      { entryId: 'hypertension', pageNo: 1 },
    ]);
  });

  it('of COPD are asked for alone', async () => {
    const shown = await showPage(copdDoctors, {
      path: '/chronic-disease/copd/expert-list',
      gateway: { ...gateway, listKnowledgeDoctors: listOf([]) },
    });
    expect(shown.gateway.inputsOf('listKnowledgeDoctors')).toEqual([
      { entryId: 'copd', pageNo: 1 },
    ]);
    expect(screen.queryByText('高血压')).toBeNull();
    expect(link(texts.chronic.ask)).toBe('/consult/portal');
  });
});

it('says of COPD what cannot wait, and leads to its doctors', async () => {
  const { lateCalls } = await showPage(copdPage, { path: '/chronic-disease/copd', gateway });
  expect(screen.getByText(sampleEntry.goAtOnce[0] ?? '')).toBeTruthy();
  expect(screen.getByText(sampleDoctor.name)).toBeTruthy();
  expect(
    screen
      .getAllByRole('link')
      .some((one) => one.getAttribute('href') === '/chronic-disease/copd/expert-list'),
  ).toBe(true);
  expect(lateCalls()).toEqual([]);
});
