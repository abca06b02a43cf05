// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { locales as orders } from '@xinglin/orders';
import { createMockGateway, preparePage, sampleTip, wholeText } from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import { locales } from '../../../index';
import texts from '../../../locales/zh-Hans.json';
import RewardsPage from './list.page';

afterEach(cleanup);

const { rewardList: says } = texts;

async function open(path: string, items = [sampleTip]) {
  const gateway = createMockGateway({ listTipOrders: { items, next: null } });
  const namespaces = { orders, reviews: locales };
  const { element } = await preparePage(<RewardsPage />, namespaces, { path }, { gateway });
  render(element);
  return gateway;
}

it('shows to whom each gift went, for how much, and leads to it', async () => {
  const gateway = await open('/my/rewardorder/list');
  const gift = await screen.findByRole('link', { name: sampleTip.title });
  expect(gift.getAttribute('href')).toBe('/expert/reward/result/t-1');
  expect(screen.getByText(wholeText('沈知远 · 浙江省立同仁医院'))).toBeTruthy();
  expect(screen.getByText('¥6.60')).toBeTruthy();
  expect(gateway.inputsOf('listTipOrders')[0]).not.toHaveProperty('group');
});

it('asks for those of one state, and says which there are none of', async () => {
  const gateway = await open('/my/rewardorder/list?group=cancelled', []);
  expect(await screen.findByText(says.empty.cancelled)).toBeTruthy();
  expect(gateway.inputsOf('listTipOrders')[0]).toMatchObject({ group: 'cancelled' });
  const tab = screen.getByRole('link', { name: says.group.completed });
  expect(tab.getAttribute('href')).toBe('/my/rewardorder/list?group=completed');
});
