import { createI18n } from '@xinglin/i18n';
import { createMockGateway, createSurroundings } from '@xinglin/testing';
import { expect, it } from 'vitest';
import { forward } from './alipaycashier.page';

it.each([
  ['?orderKey=C1', '/consult/order-detail/C1'],
  ['', '/my/consult/listall'],
  ['?orderKey=%3Cscript%3E', '/my/consult/listall'],
])('leads to where the order of %s is paid', async (query, to) => {
  const i18n = createI18n({ locale: 'zh-Hans' });
  const { store } = createSurroundings({}, i18n, createMockGateway());
  const { preferences } = store.getState();
  const place = {
    route: '',
    params: {},
    query: new URLSearchParams(query),
    preferences,
    now: 0,
    userAgent: '',
  };
  expect(await forward(place, store)).toBe(to);
});
