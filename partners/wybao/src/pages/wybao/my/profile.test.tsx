// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { currentChannel, routes } from '@xinglin/routes';
import {
  createMockGateway,
  failures,
  listOf,
  preparePage,
  samplePersonalCenter,
} from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import { partner } from '../../../index';
import WybaoProfilePage from './profile.page';

afterEach(cleanup);

async function show(locale: 'zh-Hans' | 'en') {
  const gateway = createMockGateway({
    getPersonalCenter: { ...samplePersonalCenter, nickname: '小文' },
    listNextMatters: { items: [] },
    listPatients: listOf([]),
    getUserStat: failures.network,
    getRedDotResources: { places: [] },
  });
  const channel = currentChannel({ id: 'wybao', code: 'wybao' }, routes, partner.settings);
  const { element } = await preparePage(
    <WybaoProfilePage />,
    partner.feature?.namespaces ?? {},
    { path: '/wybao/my/profile', channel },
    { gateway, locale },
  );
  render(element);
  await screen.findByText('小文');
}

it('is the personal centre with the entries and the phone of the channel', async () => {
  await show('zh-Hans');
  expect(screen.getByRole('link', { name: '待支付 2' })).toBeTruthy();
  const family = await screen.findByRole('region', { name: '我的家人' });
  expect(family.querySelector('a')?.getAttribute('href')).toBe('/my/patients');
  expect(screen.queryByText('地址')).toBeNull();
  expect(document.querySelector('a[href="tel:95169066"]')).not.toBeNull();
});

it('names its entries in the language of the reader', async () => {
  await show('en');
  expect(await screen.findByRole('region', { name: 'My family' })).toBeTruthy();
});
