// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  listOf,
  sampleGeneTest,
  samplePatients,
  sampleVipOrder,
  sampleVipProduct,
  sampleVipProductDetail,
  sampleVipQuote,
} from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import texts from '../../../locales/zh-Hans.json';
import { showPage } from '../../../testing/show-page';
import * as confirmPage from './confirm-order.page';
import * as orderPage from './order-detail.page';
import * as productPage from './product.page';

afterEach(cleanup);

it('shows a card with what a day of it costs, and a service at both prices', async () => {
  await showPage(productPage, {
    path: '/member/super/product',
    gateway: { listHealthVipCards: listOf([sampleVipProduct(), sampleGeneTest]) },
  });
  expect(screen.getByText('激活后 365 天 · 2 人用')).toBeTruthy();
  expect(screen.getByText('每天约 ¥0.82')).toBeTruthy();
  expect(screen.getByText('会员 ¥499')).toBeTruthy();
  cleanup();
  await showPage(productPage, {
    path: '/member/super/product',
    gateway: { listHealthVipCards: listOf([{ ...sampleGeneTest, ownCents: 49_900 }]) },
  });
  expect(screen.getByText('会员省 ¥200')).toBeTruthy();
  expect(screen.queryByText('会员 ¥499')).toBeNull();
});

it('orders a service for the person of the family who was tapped', async () => {
  const product = {
    ...sampleVipProductDetail,
    ...sampleGeneTest,
    goodsId: 'medical-report',
    goodsType: 3 as const,
  };
  const { gateway, router } = await showPage(confirmPage, {
    path: '/member/super/confirm-order/medical?goodsId=medical-report',
    gateway: {
      validateVipCard: { ...sampleVipQuote, product },
      createHealthVipOrder: {
        orderNo: 'V9',
        amountCents: 26_800,
        payBefore: '2099-01-01T00:00:00+08:00',
      },
    },
  });
  const [first] = Object.values(samplePatients);
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(first?.name ?? '') }));
  // The price of the chosen person comes first.
  fireEvent.click(await screen.findByRole('button', { name: texts.superConfirmOrder.send }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/member/super/order-detail'));
  expect(gateway.inputsOf('createHealthVipOrder')).toEqual([
    {
      goodsId: 'medical-report',
      totalCents: 26_800,
      couponId: 'c-1',
      patientId: first?.patientId,
    },
  ]);
});

it('has one button to activate a card that was paid, and none once it is in service', async () => {
  await showPage(orderPage, { path: '/member/super/order-detail?orderNo=V1' });
  const activate = { name: texts.superOrderDetail.way.activate };
  expect(screen.getAllByRole('link', activate)).toHaveLength(1);
  cleanup();
  await showPage(orderPage, {
    path: '/member/super/order-detail?orderNo=V1',
    gateway: {
      getHealthVipOrderSimpleInfo: sampleVipOrder({ state: 'active', mayActivate: false }),
    },
  });
  expect(screen.queryByRole('link', activate)).toBeNull();
  expect(screen.getByRole('link', { name: texts.superOrderDetail.way.services })).toBeTruthy();
});
