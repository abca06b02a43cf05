// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { OrderSummary } from '@xinglin/gateway-sdk';
import {
  createMockGateway,
  failures,
  preparePage,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { locales } from '../locales';
import { LatestOrder } from './latest-order';

afterEach(cleanup);

const order: OrderSummary = {
  orderNo: 'R1',
  kind: 'registration',
  group: 'completed',
  title: '沈知远 主任医师',
  facts: [
    { label: '医院', text: '浙江省立同仁医院' },
    { label: '时间', text: '11月20日 08:00' },
  ],
  statusText: '已完成',
  amountCents: 3800,
  refundCents: 0,
  actions: [],
  payBefore: null,
  createdAt: '2026-11-18T09:00:00+08:00',
};
const newest = (change: Partial<OrderSummary> = {}): GatewayAnswers => ({
  getLatestOrder: { order: { ...order, ...change } },
});

async function show(answers: GatewayAnswers, setting: PageSetting = {}) {
  const gateway = createMockGateway(answers);
  const page = await preparePage(
    <LatestOrder />,
    { directory: locales },
    { path: '/', ...setting },
    { gateway },
  );
  render(page.element);
  return gateway;
}
const hrefOfOrder = () => screen.getByRole('link', { name: '查看订单' }).getAttribute('href');
const title = () => screen.queryByRole('heading', { name: '最近的订单' });

describe('the newest order on home', () => {
  it('says what it was and how it stands, and leads to it', async () => {
    const gateway = await show(newest());
    expect(await screen.findByText('已完成')).toBeTruthy();
    expect(screen.getByText('浙江省立同仁医院 · 11月20日 08:00')).toBeTruthy();
    expect(hrefOfOrder()).toBe('/my/order/detail/R1');
    expect(gateway.inputsOf('getLatestOrder')).toHaveLength(1);
  });

  it.each([
    ['goods', '/mall/store/order-detail/R1'],
    ['lesson', '/my/order/merge-list'],
  ])('of the kind %s leads to %s, also while it is open', async (kind, to) => {
    await show(newest({ kind, group: 'awaitingPayment', statusText: '待支付' }));
    expect(await screen.findByText('待支付')).toBeTruthy();
    expect(hrefOfOrder()).toBe(to);
  });

  it.each<Partial<OrderSummary>>([{ group: 'active' }, { group: 'awaitingPayment' }])(
    'is not there where it is a visit at the top of home: %j',
    async (change) => {
      await show(newest(change));
      await waitFor(() => expect(title()).toBeNull());
    },
  );

  it('is not there without an order, without a session, and where the channel hides it', async () => {
    await show({ getLatestOrder: { order: null } });
    await waitFor(() => expect(title()).toBeNull());
    cleanup();
    const gateway = await show(newest(), { user: null });
    expect(gateway.made).toEqual([]);
    cleanup();
    const pageConfig = { 'directory.home': { latestOrder: { hidden: true } } };
    await show(newest(), { channel: { pageConfig } });
    expect(title()).toBeNull();
  });

  it('says so where the gateway fails, and can be asked for again', async () => {
    const gateway = await show({ getLatestOrder: failures.network });
    const again = await screen.findByRole('button', { name: '重试' });
    gateway.answer(newest());
    fireEvent.click(again);
    expect(await screen.findByText('已完成')).toBeTruthy();
  });
});
