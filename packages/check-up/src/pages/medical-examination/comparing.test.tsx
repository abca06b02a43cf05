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
  showPage(homePage, { path, gateway: { listPhysicalPackages: listOf(five) } });
const box = (title: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `加入对比 ${title}` });
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
    expect(screen.getByText('已选 1 个，再选一个就能对比')).toBeTruthy();
    expect(screen.queryByRole('link', { name: texts.compare.open })).toBeNull();
    fireEvent.click(box('套餐3'));
    expect(screen.getByText('已选 2 个，最多 4 个')).toBeTruthy();
    expect(screen.getByRole('link', { name: texts.compare.open }).getAttribute('href')).toBe(
      '/medical-examination?compare=p-1%2Cp-3',
    );
    fireEvent.click(box('套餐3'));
    expect(screen.getByText('已选 1 个，再选一个就能对比')).toBeTruthy();
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
  const cells = () =>
    within(screen.getByRole('table'))
      .getAllByRole<HTMLTableRowElement>('row')
      .map(({ cells: own }) => [...own].map((one) => one.textContent));
  /** Two that differ in one item; both hold the other one. */
  const show = async (query: string) => {
    const offers = [
      { ...sampleCheckUpPackage, title: '甲' },
      { ...sampleCheckUpPackage, packageCode: 'p-2', title: '乙', items: [glucose!] },
    ];
    const asked = offers.values();
    return showPage(homePage, {
      path: `${path}?compare=p-1,p-2${query}`,
      gateway: { getPhysicalPackage: () => asked.next().value ?? offers[0]! },
    });
  };

  it('shows only what differs at first', async () => {
    const { gateway } = await show('');
    expect(gateway.inputsOf('getPhysicalPackage')).toEqual([
      { packageCode: 'p-1' },
      { packageCode: 'p-2' },
    ]);
    const rows = cells();
    expect(rows[0]).toEqual([texts.compare.about, '甲', '乙']);
    expect(rows).toContainEqual([texts.compare.group.imaging]);
    expect(rows).toContainEqual([scan?.name, texts.compare.has, texts.compare.hasNot]);
    expect(rows.flat()).not.toContain(glucose?.name);
    expect(rows.flat()).not.toContain(texts.package.organisation);
    const link = screen.getByRole('link', { name: texts.compare.onlyDifferent });
    expect(link.getAttribute('href')).toBe('/medical-examination?compare=p-1%2Cp-2&all=1');
  });

  it('shows on wish what they have in common too', async () => {
    await show('&all=1');
    const rows = cells();
    expect(rows).toContainEqual([glucose?.name, texts.compare.has, texts.compare.has]);
    expect(rows.flat()).toContain(texts.package.organisation);
  });

  it('of fewer than two says how to choose', async () => {
    const { gateway } = await showPage(homePage, { path: `${path}?compare=p-1` });
    await waitFor(() => expect(screen.getByText(texts.compare.tooFew)).toBeTruthy());
    expect(screen.queryByRole('table')).toBeNull();
    expect(gateway.inputsOf('listPhysicalPackages')).toEqual([]);
  });
});
