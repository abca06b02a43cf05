// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import texts from '../../locales/zh-Hans.json';
import { showPage } from '../../testing/show-page';
import * as goodsPage from './goods.page';
import * as medicinePage from './more/medicine.page';
import * as selectedPage from './yanxuan/goods.page';

afterEach(cleanup);

it.each([
  ['all goods', goodsPage, '/search/goods', undefined],
  ['what members pay less for', selectedPage, '/search/yanxuan/goods', 'selected'],
  ['medicines', medicinePage, '/search/more/medicine', 'medicine'],
] as const)('%s are searched by the words of the address', async (_, page, path, only) => {
  const { gateway } = await showPage(page, { path: `${path}?q=感冒&sort=cheapest` });
  expect(gateway.inputsOf('listGoods')[0]).toEqual({
    ...(only && { only }),
    q: '感冒',
    sort: 'cheapest',
    pageNo: 1,
  });
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('感冒');
  const popular = screen.getByRole('link', { name: texts.store.sort.popular });
  expect(popular.getAttribute('href')).toBe(`${path}?q=${encodeURIComponent('感冒')}`);
});
