// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listOf } from '@xinglin/testing';
import { sampleCheckUp, sampleCheckUpPackage } from '../../samples/check-up-samples';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../locales/zh-Hans.json';
import { showPage } from '../../testing/show-page';
import * as homePage from '../medical-examination.page';
import * as packagePage from './set-meal/detail/$packageCode.page';

const path = '/medical-examination';
const five = [1, 2, 3, 4, 5].map((one) =>
  sampleCheckUp({ packageCode: `p-${one}`, title: `套餐${one}` }),
);
const showList = () =>
  showPage(homePage, {
    path: `${path}?view=all`,
    gateway: { listPhysicalPackages: listOf(five) },
  });
const box = (title: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `对比 ${title}` });
const clear = () => screen.queryByRole('button', { name: texts.compare.clear });

afterEach(() => {
  // What is ticked outlives a page, as it does for a person.
  const button = clear();
  if (button !== null) fireEvent.click(button);
  cleanup();
});

describe('packages to compare', () => {
  it('are ticked in a list, counted, and lead to each other from two on', async () => {
    await showList();
    expect(clear()).toBeNull();
    fireEvent.click(box('套餐1'));
    expect(screen.getByText('再选一个就能对比')).toBeTruthy();
    expect(screen.queryByRole('link', { name: texts.compare.open })).toBeNull();
    fireEvent.click(box('套餐3'));
    expect(screen.getByText('已选 2 个')).toBeTruthy();
    expect(screen.getByRole('link', { name: '对比 2' })).toBeTruthy();
    expect(screen.getByRole('link', { name: texts.compare.open }).getAttribute('href')).toBe(
      '/medical-examination?compare=p-1%2Cp-3',
    );
    fireEvent.click(box('套餐3'));
    expect(screen.getByText('再选一个就能对比')).toBeTruthy();
  });

  it('are four at most: a fifth is refused and told why', async () => {
    await showList();
    for (const { title } of five.slice(0, 4)) fireEvent.click(box(title));
    fireEvent.click(box('套餐5'));
    expect(box('套餐5').checked).toBe(false);
    const sentence = '最多对比 4 个套餐，请先取消一个';
    expect(screen.getByText(sentence)).toBeTruthy();
    fireEvent.click(box('套餐1'));
    expect(screen.queryByText(sentence)).toBeNull();
    fireEvent.click(box('套餐5'));
    expect(box('套餐5').checked).toBe(true);
  });

  it('are compared with the one whose page is open', async () => {
    await showList();
    fireEvent.click(box('套餐5'));
    cleanup();
    const { router } = await showPage(packagePage, {
      path: '/medical-examination/set-meal/detail/p-1',
    });
    fireEvent.click(screen.getByRole('button', { name: texts.bar.compare }));
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('compare')).toBe(
        `${five[4]?.packageCode},p-1`,
      ),
    );
  });
});

describe('a comparison', () => {
  const [glucose, scan] = sampleCheckUpPackage.items;
  const [left, right, third] = [
    { ...sampleCheckUpPackage, title: '甲' },
    {
      ...sampleCheckUpPackage,
      packageCode: 'p-2',
      title: '乙',
      items: [glucose!],
      itemCount: 1,
      priceCents: 9900,
    },
    { ...sampleCheckUpPackage, packageCode: 'p-3', title: '丙' },
  ];
  const cells = () =>
    within(screen.getByRole('table'))
      .getAllByRole<HTMLTableRowElement>('row')
      .map(({ cells: own }) => [...own].map((one) => one.textContent));
  const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  const offers = [left, right, third];
  /** Two that differ in one item; both hold the other one. */
  const show = (query: string) =>
    showPage(homePage, {
      path: `${path}?compare=${query}`,
      gateway: {
        getPhysicalPackage: ({ packageCode }) =>
          offers.find((offer) => offer.packageCode === packageCode) ?? left,
      },
    });

  it('shows what differs between two, with the label between their values', async () => {
    const { gateway } = await show('p-1,p-2');
    expect(gateway.inputsOf('getPhysicalPackage')).toEqual([
      { packageCode: 'p-1' },
      { packageCode: 'p-2' },
    ]);
    const rows = cells();
    expect(rows[0]).toEqual(['甲', texts.compare.about, '乙']);
    expect(rows).toContainEqual(['有', scan?.name, '–没有']);
    expect(rows).toContainEqual(['2 项', texts.compare.items, '1 项']);
    expect(rows.flat()).not.toContain(glucose?.name);
    expect(rows.flat()).not.toContain(texts.package.organisation);
    expect(screen.getByRole('heading', { name: '不同的 2 处' })).toBeTruthy();
    expect(screen.getByText('相同 1 项：空腹血糖')).toBeTruthy();
    expect(rows).toContainEqual(['怀孕或备孕的人请勿做', '不适合', '没有特别限制']);
  });

  it('leads from the chosen one with store and day to the form', async () => {
    const { gateway } = await show('p-1,p-2&chosen=p-2');
    expect(gateway.inputsOf('listPhysicalStores')[0]).toMatchObject({ packageCode: 'p-2' });
    // The first day of the store is full.
    await waitFor(() =>
      expect(link(texts.compare.done)).toBe(
        '/medical-examination/set-meal/order/submit/p-2?storeId=s-1&day=2026-12-02',
      ),
    );
    expect(screen.getByRole('radio', { name: /12月1日.*约满/ })).toBeTruthy();
    expect(link('选甲')).toBe('/medical-examination?compare=p-1%2Cp-2&chosen=p-1');
    cleanup();
    await show('p-1,p-2&chosen=p-2&storeId=s-1&day=2026-12-03');
    await waitFor(() => expect(link(texts.compare.done)).toContain('day=2026-12-03'));
  });

  it('shows a third one instead of the one that is not chosen', async () => {
    await show('p-1,p-2,p-3&chosen=p-2');
    expect(cells()[0]).toEqual(['甲', texts.compare.about, '乙']);
    expect(link('换成丙')).toBe('/medical-examination?compare=p-2%2Cp-3%2Cp-1&chosen=p-2');
  });

  it('of fewer than two says how to choose', async () => {
    const { gateway } = await showPage(homePage, { path: `${path}?compare=p-1` });
    await waitFor(() => expect(screen.getByText(texts.compare.tooFew)).toBeTruthy());
    expect(screen.queryByRole('table')).toBeNull();
    expect(gateway.inputsOf('listPhysicalPackages')).toEqual([]);
  });
});
