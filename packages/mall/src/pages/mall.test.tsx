// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  businessRefusal,
  listOf,
  receivedGoods,
  sampleCoupon,
  sampleGoodsQuote,
  sampleQuote,
} from '@xinglin/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import texts from '../locales/zh-Hans.json';
import { keepVisitorLines } from '../model/visitor-cart';
import { showPage } from '../testing/show-page';
import * as confirmPage from './mall/store/confirm-order.page';
import * as orderPage from './mall/store/order-detail/$orderId.page';
import * as mergedCouponsPage from './ordercentre/coupon/merge-list.page';
import * as deductionsPage from './ordercentre/deduct/list.page';
import * as boughtPage from './ordercentre/goodsdetail.page';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  keepVisitorLines([]);
});

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('an order of goods', () => {
  const path = '/mall/store/confirm-order?lines=g101-1.2';

  it('is sent with the price that was shown, and opens the cashier', async () => {
    const { gateway, router } = await showPage(confirmPage, {
      path,
      gateway: {
        submitMarketplaceOrder: {
          orderNo: 'G1',
          amountCents: 30800,
          payBefore: '2099-11-20T20:30:00+08:00',
        },
        listPayWays: {
          items: [{ provider: 'sandbox', title: '体验支付', lastUsed: false }],
          takesMoney: true,
        },
        getH5PayUrl: { url: 'https://pay.example.org/cashier/1' },
      },
    });
    const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
    fireEvent.change(screen.getByRole('textbox', { name: /备注/ }), {
      target: { value: '放门卫' },
    });
    press(texts.confirmOrder.send);
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    // Back from the cashier is the order, not the form.
    expect(router.state.location.pathname).toBe('/mall/store/order-detail/G1');
    expect(gateway.inputsOf('getH5PayUrl')).toMatchObject([{ orderNo: 'G1', provider: 'sandbox' }]);
    expect(gateway.inputsOf('submitMarketplaceOrder')).toMatchObject([
      { addressId: 'a-1', digest: 'digest-1', note: '放门卫' },
    ]);
  });

  it('takes the best coupon by itself, says why not the other, and takes another one that is chosen', async () => {
    const far = {
      ...sampleCoupon,
      couponId: 'c-2',
      title: '满 400 减 50',
      whyNot: '还差 ¥92 可用',
    };
    const { gateway } = await showPage(confirmPage, {
      path,
      gateway: { listGoodsCoupons: listOf([sampleCoupon, far]) },
    });
    expect(gateway.inputsOf('quoteGoods')[0]).toMatchObject({ couponIds: ['c-1'] });
    expect(screen.getByText('满 400 减 50：还差 ¥92 可用')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: '不使用' }));
    await waitFor(() =>
      expect(gateway.inputsOf('quoteGoods').at(-1)).not.toHaveProperty('couponIds'),
    );
  });

  it('whose price changed is shown anew and not sent by itself', async () => {
    const { gateway } = await showPage(confirmPage, {
      path,
      gateway: {
        quoteGoods: (_input, madeBefore) =>
          madeBefore === 0
            ? sampleGoodsQuote()
            : sampleGoodsQuote({
                digest: 'digest-2',
                quote: { ...sampleQuote, totalCents: 31900, steps: [] },
              }),
        submitMarketplaceOrder: businessRefusal('quoteChanged', '价格有变动'),
      },
    });
    press(texts.confirmOrder.send);
    expect(await screen.findAllByText(texts.confirmOrder.changed)).not.toEqual([]);
    expect(await screen.findAllByText('319')).not.toEqual([]);
    expect(gateway.inputsOf('submitMarketplaceOrder')).toHaveLength(1);
  });

  it.each(['unpaidOrderLimit', 'unpaidPieceLimit'] as const)(
    'links to the unpaid orders that are in the way: %s',
    async (name) => {
      const orders = ['G7', 'G8'].map((orderNo) => ({ orderNo, kind: 'goods', title: '血压计' }));
      const data = { orderNo: 'G7', orders };
      await showPage(confirmPage, {
        path,
        gateway: { submitMarketplaceOrder: businessRefusal(name, '请先支付或取消', data) },
      });
      press(texts.confirmOrder.send);
      expect(await screen.findByText('请先支付或取消')).toBeTruthy();
      const ways = await screen.findAllByRole('link', { name: '去支付或取消：血压计' });
      expect(ways.map((way) => way.getAttribute('href'))).toEqual([
        '/mall/store/order-detail/G7',
        '/mall/store/order-detail/G8',
      ]);
    },
  );

  it('says at its field what the gateway refuses of the invoice', async () => {
    await showPage(confirmPage, {
      path,
      gateway: {
        submitMarketplaceOrder: {
          kind: 'validation',
          code: 42200,
          message: '',
          fields: [{ path: 'invoice.email', message: '请换一个邮箱' }],
        },
      },
    });
    fireEvent.click(screen.getByRole('checkbox'));
    const write = (name: RegExp, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    write(/^发票抬头/, '沈知秋');
    write(/^接收邮箱/, 'qiu@example.com');
    press(texts.confirmOrder.send);
    expect(await screen.findAllByText('请换一个邮箱')).not.toEqual([]);
    const email = screen.getByRole('textbox', { name: /^接收邮箱/ });
    expect(email.getAttribute('aria-invalid')).toBe('true');
  });

  it('without an address is not sent, and says so', async () => {
    const { gateway } = await showPage(confirmPage, {
      path,
      gateway: { listAddresses: listOf([]) },
    });
    press(texts.confirmOrder.send);
    expect(await screen.findByText(texts.confirmOrder.problem.address)).toBeTruthy();
    expect(gateway.inputsOf('submitMarketplaceOrder')).toEqual([]);
  });

  it('shows its parcel, and is received only after asking', async () => {
    const { gateway } = await showPage(orderPage, {
      path: '/mall/store/order-detail/G1',
      gateway: { receiveMarketplaceOrder: { orderNo: 'G1', statusText: '已收货' } },
    });
    expect(screen.getByText('已到达杭州转运中心')).toBeTruthy();
    press(texts.action.receive);
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: texts.receive.confirm }));
    await waitFor(() =>
      expect(gateway.inputsOf('receiveMarketplaceOrder')).toEqual([{ orderNo: 'G1' }]),
    );
  });

  it('is returned in part, with a reason', async () => {
    const { gateway } = await showPage(orderPage, {
      path: '/mall/store/order-detail/G1?act=return',
      gateway: {
        getMarketplaceOrder: receivedGoods,
        requestGoodsReturn: { orderNo: 'G1', returnId: 'r-1', refundCents: 15400 },
      },
    });
    press(texts.return.send);
    expect(gateway.inputsOf('requestGoodsReturn')).toEqual([]);
    press(texts.stepper.more);
    fireEvent.change(screen.getByRole('textbox', { name: texts.return.reason }), {
      target: { value: '屏幕不亮' },
    });
    press(texts.return.send);
    await waitFor(() =>
      expect(gateway.inputsOf('requestGoodsReturn')).toMatchObject([
        { type: 'return', lines: [{ lineNo: 1, count: 1 }], reason: '屏幕不亮' },
      ]),
    );
  });

  it('shows goods as they were bought beside what they cost today', async () => {
    await showPage(boughtPage, {
      path: '/ordercentre/goodsdetail?itemId=g101-1&orderNo=G1&dealAmount=1.00',
    });
    expect(screen.getAllByText('¥308.00')).not.toEqual([]);
    expect(screen.getByText('¥169.00')).toBeTruthy();
    expect(screen.queryByText('¥1.00')).toBeNull();
  });

  it('says what was taken off it, and why the rest was not', async () => {
    await showPage(deductionsPage, { path: '/ordercentre/deduct/list?orderNo=G1' });
    expect(screen.getByText('−¥10.00')).toBeTruthy();
    expect(screen.getByText('开通会员后可用')).toBeTruthy();
  });
});

describe('coupons', () => {
  it('that do the same stand together', async () => {
    const coupons = [sampleCoupon, { ...sampleCoupon, couponId: 'c-2' }];
    const gateway = { listGoodsCoupons: listOf(coupons) };
    await showPage(mergedCouponsPage, { path: '/ordercentre/coupon/merge-list', gateway });
    expect(screen.getAllByText('满 40 减 8')).toHaveLength(1);
    expect(screen.getByText('2 张')).toBeTruthy();
  });

  it('are an empty list when there are none', async () => {
    await showPage(mergedCouponsPage, {
      path: '/ordercentre/coupon/merge-list',
      gateway: { listGoodsCoupons: listOf([]) },
    });
    expect(screen.getByText(texts.coupons.none)).toBeTruthy();
    expect(link(texts.couponRule.title)).toBe('/ordercentre/deduct/coupon-rule');
  });
});
