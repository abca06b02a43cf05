// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { currentChannel, routes } from '@xinglin/routes';
import { createMockGateway, preparePage, sampleOrder } from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import { partner } from '../../../index';
import WybaoProfilePage from './profile.page';

afterEach(cleanup);

async function show(locale: 'zh-Hans' | 'en') {
  const gateway = createMockGateway({
    getPersonalCenter: {
      nickname: '小文',
      mobile: '138****5521',
      verifyStatus: 0,
      patientCount: 2,
      awaitingPaymentCount: 1,
      confirmedCount: 3,
      latestOrder: sampleOrder('confirmed'),
    },
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
  expect(screen.getByRole('link', { name: '待支付 1' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '我的家人' }).getAttribute('href')).toBe('/my/patients');
  expect(screen.queryByText('收货地址')).toBeNull();
  expect(document.querySelector('a[href="tel:95169066"]')).not.toBeNull();
});

it('names its entries in the language of the reader', async () => {
  await show('en');
  expect(screen.getByRole('link', { name: 'My family' })).toBeTruthy();
});
