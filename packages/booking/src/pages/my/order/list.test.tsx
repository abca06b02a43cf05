// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMockGateway, listOf, preparePage, sampleOrder } from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import { namespaces } from '../../../locales';
import OrderListPage from './list.page';

afterEach(cleanup);

it('gives each order the one act that matters now, and leaves cancelling to its page', async () => {
  const gateway = createMockGateway({
    listRegistrationOrders: listOf([
      sampleOrder('awaitingPayment'),
      sampleOrder('confirmed', { orderNo: 'R2' }),
      sampleOrder('completed', { orderNo: 'R3' }),
    ]),
  });
  const page = await preparePage(
    <OrderListPage />,
    namespaces,
    { path: '/my/order/list' },
    { gateway },
  );
  render(page.element);
  const cards = await screen.findAllByRole('article');
  const acts = cards.map((card) => {
    const [, ...links] = within(card).getAllByRole('link');
    return links.map((link) => [link.textContent, link.getAttribute('href')]);
  });
  expect(acts).toEqual([
    [['去支付 ¥38.00', '/my/reservation/pay/R1']],
    [['就诊凭证', '/my/order/detail/R2#voucher']],
    [['再次预约', '/expert/d-1']],
  ]);
  expect(screen.queryByRole('button', { name: '取消预约' })).toBeNull();
});

it('asks for a review while the gateway takes one', async () => {
  const gateway = createMockGateway({
    listRegistrationOrders: listOf([
      sampleOrder('completed', { actions: ['bookAgain', 'review'] }),
    ]),
  });
  const setting = { path: '/my/order/list' };
  const page = await preparePage(<OrderListPage />, namespaces, setting, { gateway });
  render(page.element);
  const link = await screen.findByRole('link', { name: '评价沈知远医生' });
  expect(link.getAttribute('href')).toBe('/evaluation?orderId=R1&pagefrom=order');
});
