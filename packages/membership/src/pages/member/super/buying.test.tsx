// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  businessRefusal,
  listOf,
  sampleGeneTest,
  sampleVipInfo,
  sampleVipProductDetail,
  sampleVipQuote,
  unpaidVipOrder,
  usedVipOrder,
} from '@xinglin/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import texts from '../../../locales/zh-Hans.json';
import { showPage } from '../../../testing/show-page';
import * as buyPage from './buy.page';
import * as confirmPage from './confirm-order.page';
import * as indexPage from './index.page';
import * as orderPage from './order-detail.page';
import * as listPage from './order-list.page';
import * as paidPage from './pay-success.page';
import * as detailPage from './product/detail.page';
import * as productPage from './product.page';
import * as rightsPage from './rights.page';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the front page', () => {
  it('shows a visitor the cards, and asks nothing about them', async () => {
    const { gateway } = await showPage(indexPage, { path: '/member/super/index', user: null });
    expect(link(/超级会员年卡/)).toBe('/member/super/product/detail?goodsId=card-year');
    expect(link(texts.super.buy)).toBe('/member/super/buy');
    expect(gateway.inputsOf('getVipMemberInfo')).toEqual([]);
  });

  it('shows a member what the card saved and for whom it is, and no card to buy', async () => {
    await showPage(indexPage, { path: '/member/super/index' });
    const card = within(await screen.findByRole('article', { name: '超级会员年卡' }));
    expect(card.getByText('王芳')).toBeTruthy();
    expect(card.getByRole('link', { name: /加家人.*还有 1 席/ }).getAttribute('href')).toBe(
      '/member/super/choose-member?cardId=card-1',
    );
    expect(card.getByText('卡费 ¥268，还差 ¥120 回本')).toBeTruthy();
    expect(card.getByText('问诊 2 次')).toBeTruthy();
    expect(card.getByText('买药购物 3 单')).toBeTruthy();
    const left = within(screen.getByRole('list', { name: texts.rightsLeft.title }));
    expect(left.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '极速问诊4 / 6 次',
      '陪诊用完了',
      '商城会员价不限次',
    ]);
    expect(screen.queryByRole('link', { name: texts.super.buy })).toBeNull();
    cleanup();
    await showPage(indexPage, {
      path: '/member/super/index',
      gateway: {
        getVipMemberInfo: {
          ...sampleVipInfo,
          worth: { feeCents: 26_800, savedCents: 30_000, missingCents: 0, kinds: [] },
        },
      },
    });
    expect(await screen.findByText('卡费 ¥268，已经回本')).toBeTruthy();
  });

  it('shows a member the card, what waits, and gives a newcomer the gift', async () => {
    const { gateway } = await showPage(indexPage, {
      path: '/member/super/index',
      gateway: { receiveNewcomerGift: { received: 2 } },
    });
    expect(await screen.findByRole('link', { name: '有 1 张卡待激活' })).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: texts.gift.receive }));
    await waitFor(() => expect(gateway.inputsOf('receiveNewcomerGift')).toHaveLength(1));
  });
});

describe('what is sold', () => {
  it('is listed by type, with rights and terms before it is ordered', async () => {
    const { gateway } = await showPage(productPage, { path: '/member/super/product?goodsType=1' });
    expect(gateway.inputsOf('listHealthVipCards')[0]).toEqual({ goodsType: 1 });
    cleanup();
    await showPage(detailPage, { path: '/member/super/product/detail?goodsId=card-year' });
    expect(screen.getByText(/没有激活可全额退/)).toBeTruthy();
    expect(link(texts.product.order)).toBe('/member/super/confirm-order?goodsId=card-year');
    cleanup();
    await showPage(rightsPage, { path: '/member/super/rights' });
    expect(link(texts.right.way.doctors)).toBe('/member/super/doctor-list');
  });

  it('leads from the choice to the order', async () => {
    await showPage(buyPage, { path: '/member/super/buy' });
    expect(link('超级会员年卡')).toBe('/member/super/confirm-order?goodsId=card-year');
    expect(link(texts.superBuy.code)).toBe('/member/super/exchange');
  });
});

describe('an order', () => {
  const path = '/member/super/confirm-order?goodsId=card-year';

  it('takes the best coupon, says why not the other, and is sent once', async () => {
    const { gateway, router } = await showPage(confirmPage, {
      path,
      gateway: {
        buyVipCard: { orderNo: 'V9', amountCents: 26_800, payBefore: '2099-01-01T00:00:00+08:00' },
      },
    });
    expect(screen.getByText('会员满 399 减 60：还差 ¥101 可用')).toBeTruthy();
    press(texts.superConfirmOrder.send);
    press(texts.superConfirmOrder.send);
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/super/order-detail'));
    expect(gateway.inputsOf('buyVipCard')).toEqual([
      { goodsId: 'card-year', totalCents: 26_800, couponId: 'c-1' },
    ]);
  });

  it('says when the price has changed, with nothing lost', async () => {
    await showPage(confirmPage, {
      path,
      gateway: { buyVipCard: businessRefusal('vipPriceChanged', '金额刚刚有变化') },
    });
    press(texts.superConfirmOrder.send);
    expect(await screen.findByText('金额刚刚有变化')).toBeTruthy();
  });

  it('of a gene test asks for whom and where to', async () => {
    const product = { ...sampleVipProductDetail, ...sampleGeneTest };
    const { gateway } = await showPage(confirmPage, {
      path: '/member/super/confirm-order/gene?goodsId=gene-medicine',
      gateway: { validateVipCard: { ...sampleVipQuote, product } },
    });
    expect(screen.getByText('开会员再省 ¥200')).toBeTruthy();
    press(texts.superConfirmOrder.send);
    expect(await screen.findAllByText(texts.superConfirmOrder.noPatient)).not.toHaveLength(0);
    expect(gateway.inputsOf('createHealthVipOrder')).toEqual([]);
  });

  it('goes to the cashier, which comes back to what came of it', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { gateway } = await showPage(orderPage, {
      path: '/member/super/payment?orderNo=V1',
      channel: { payServers: ['https://cashier.example'] },
      gateway: {
        getHealthVipOrderSimpleInfo: unpaidVipOrder,
        getH5PayUrl: { url: 'https://cashier.example/1' },
      },
    });
    press('去支付');
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    const returnUrl = `${window.location.origin}/member/super/pay-success?orderNo=V1`;
    expect(gateway.inputsOf('getH5PayUrl')).toEqual([{ orderNo: 'V1', returnUrl }]);
  });

  it('that is not paid shows the card, its benefits and what holds after paying', async () => {
    const { gateway } = await showPage(orderPage, {
      path: '/member/super/payment?orderNo=V1',
      gateway: { getHealthVipOrderSimpleInfo: unpaidVipOrder },
    });
    expect(screen.getByRole('heading', { name: unpaidVipOrder.title })).toBeTruthy();
    expect(link(sampleVipProductDetail.rights[0]?.title ?? '')).toBe('/member/super/doctor-list');
    expect(screen.getByText(texts.super.promise)).toBeTruthy();
    expect(gateway.inputsOf('getHealthVipCardInfoForCate')).toEqual([{ goodsId: 'card-year' }]);
  });

  it('that is not paid links from its result to paying', async () => {
    await showPage(paidPage, {
      path: '/member/super/pay-success?orderNo=V1',
      gateway: { getHealthVipOrderSimpleInfo: unpaidVipOrder },
    });
    expect(screen.getByText(texts.superPaySuccess.says.failed)).toBeTruthy();
    expect(link(texts.superPaySuccess.again)).toBe('/member/super/order-detail?orderNo=V1');
  });

  it('that is paid shows what the card gives and links to its activation', async () => {
    await showPage(paidPage, { path: '/member/super/pay-success?orderNo=V1' });
    expect(screen.getByText(texts.superPaySuccess.says.success)).toBeTruthy();
    expect(screen.getByRole('navigation', { name: texts.product.gives })).toBeTruthy();
    expect(link(texts.superOrderDetail.way.activate)).toBe('/member/super/activate?cardId=card-1');
  });

  it('is cancelled in two taps, the first shows the refund line by line', async () => {
    const { gateway } = await showPage(orderPage, {
      path: '/member/super/order-detail?orderNo=V1',
      gateway: {
        cancelHealthVipOrder: { orderNo: 'V1', statusText: '已取消', refundCents: 23_727 },
        getHealthVipOrderSimpleInfo: usedVipOrder,
      },
    });
    press(texts.cancel.button);
    const dialog = within(await screen.findByRole('alertdialog'));
    for (const text of ['¥268.00', '365 天中已用 1 天', '−¥0.73', '代取报告', '−¥30.00', '¥237.27'])
      expect(dialog.getByText(text), text).toBeTruthy();
    expect(dialog.getByText(texts.cancel.following)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: texts.cancel.confirm }));
    await waitFor(() =>
      expect(gateway.inputsOf('cancelHealthVipOrder')).toEqual([
        { orderNo: 'V1', refundCents: 23_727 },
      ]),
    );
  });

  it('is found in the list by the pairs of the specification', async () => {
    const { gateway } = await showPage(listPage, {
      path: '/member/super/order-list?group=refunding',
    });
    expect(gateway.inputsOf('listVipGoodsOrders')[0]).toMatchObject({
      orderStatus: 7,
      payStatus: 3,
    });
    cleanup();
    await showPage(listPage, {
      path: '/member/super/order-list',
      gateway: { listVipGoodsOrders: { items: [], next: null }, listHealthVipCards: listOf([]) },
    });
    expect(screen.getByText(texts.superOrderList.none)).toBeTruthy();
  });
});
