import { currentChannel, mergePartner, routes, wybaoPages } from '@xinglin/routes';
import { expect, test } from 'vitest';
import { partner } from './index';
import { forward } from './pages/my/profile.page';

const { table } = mergePartner(routes, { ...partner, routes: {} });

test('its centre is as open as the product’s, and stands under the same tab', () => {
  const [own, product] = [wybaoPages['account.wybaoProfile'], routes['account.profile']];
  expect('requires' in own).toBe('requires' in product);
  expect(own).toMatchObject({
    title: product.title,
    tabBar: product.tabBar,
    disableShare: true,
  });
});

test('the product’s path leads on to the channel’s, with the query it came with', () => {
  const input = { params: {}, preferences: {}, now: 0, userAgent: '' };
  const lead = (query: string) =>
    // The forward reads the query alone.
    forward(
      { ...input, query: new URLSearchParams(query) } as Parameters<typeof forward>[0],
      {} as never,
    );
  expect(lead('')).toBe('/wybao/my/profile');
  expect(lead('lang=en&_cp=a%20b')).toBe('/wybao/my/profile?lang=en&_cp=a%20b');
});

test('its entries differ from the product’s by settings', () => {
  const { pageConfig } = currentChannel({ id: 'wybao', code: 'wybao' }, table, partner.settings);
  expect(pageConfig['account.profile']).toEqual({
    patients: { title: { 'zh-Hans': '我的家人', 'zh-Hant': '我的家人', en: 'My family' } },
    addresses: { hidden: true },
  });
});
