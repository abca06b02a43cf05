// @vitest-environment happy-dom
import { listOf, sampleEntries, sampleStandardDepartments } from '@xinglin/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showPage } from '../../testing/show-page';
import * as page from './more.page';

afterEach(cleanup);

const show = (query = '') =>
  showPage(page, {
    path: `/department/more${query}`,
    user: null,
    gateway: {
      listStandardDepartments: listOf(sampleStandardDepartments),
      listKnowledge: listOf(sampleEntries),
    },
  });
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('has the departments by group, and asks for nothing else', async () => {
  const { gateway, lateCalls } = await show();
  expect(headings()).toEqual(['内科', '外科']);
  const medicine = within(screen.getByRole('navigation', { name: '内科' }));
  expect(medicine.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '心血管内科',
    '呼吸内科',
  ]);
  expect(hrefOf('骨科')).toBe('/standardepartment/orthopaedics');
  expect(gateway.made.map(({ name }) => name)).toEqual(['listStandardDepartments']);
  expect(lateCalls()).toEqual([]);
});

it('keeps departments together that no hospital files', async () => {
  const [first] = sampleStandardDepartments;
  await showPage(page, {
    path: '/department/more',
    user: null,
    gateway: {
      listStandardDepartments: listOf(first === undefined ? [] : [{ ...first, groupName: null }]),
    },
  });
  expect(headings()).toEqual(['其他']);
});

it('has the diseases and symptoms by letter on its second tab', async () => {
  const { lateCalls } = await show('?tab=diseases');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('疾病与症状');
  expect(headings()).toEqual(['F', 'X']);
  expect(hrefOf(/哮喘/)).toBe('/diseasepage/asthma');
  expect(hrefOf('慢病专区')).toBe('/chronic-disease');
  const letters = screen.getByRole('navigation', { name: '首字母' });
  expect(within(letters).getByRole('link', { name: 'X' }).getAttribute('href')).toBe(
    '/department/more?tab=diseases&letter=X',
  );
  expect(lateCalls()).toEqual([]);
});

it.each([
  ['X', ['X'], 'X'],
  ['Z', ['F', 'X'], '全部'],
])(
  'shows the letter %s of the address, all where nothing begins with it',
  async (letter, shown, current) => {
    await show(`?tab=diseases&letter=${letter}`);
    expect(headings()).toEqual(shown);
    expect(screen.getByRole('link', { current: true }).textContent).toBe(current);
  },
);
