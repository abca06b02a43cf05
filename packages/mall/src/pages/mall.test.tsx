// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  businessRefusal,
  listOf,
  prescriptionGoods,
  receivedGoods,
  sampleCoupon,
  sampleGoodsDetail,
  sampleGoodsQuote,
  sampleQuote,
  sampleUserCoupon,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../locales/zh-Hans.json';
import { keepVisitorLines, visitorLines } from '../model/visitor-cart';
import { showPage } from '../testing/show-page';
import * as confirmPage from './mall/store/confirm-order.page';
import * as goodsPage from './mall/store/details/$shopId/$goodsNo.page';
import * as orderPage from './mall/store/order-detail/$orderId.page';
import * as storePage from './mall/store/index.page';
import * as cartPage from './my/goods/manage.page';
import * as mergedCouponsPage from './ordercentre/coupon/merge-list.page';
import * as couponsPage from './ordercentre/coupon/list.page';
import * as deductionsPage from './ordercentre/deduct/list.page';
import * as boughtPage from './ordercentre/goodsdetail.page';

afterEach(() => {
  cleanup();
  keepVisitorLines([]);
});

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the shop', () => {
  it('asks for what the address says, and leads to the goods', async () => {
    const { gateway } = await showPage(storePage, {
      path: '/mall/store/index?categoryId=devices&sort=cheapest',
    });
    expect(gateway.inputsOf('listGoods')[0]).toMatchObject({
      categoryId: 'devices',
      sort: 'cheapest',
    });
    expect(link('上臂式电子血压计')).toBe('/mall/store/details/shop-1/g101');
  });

  it('says why a price is as it is, puts one piece into the cart, and sends no one past a doctor', async () => {
    const { gateway } = await showPage(storePage, {
      path: '/mall/store/index',
      gateway: { setCartLine: { skuId: 'g101-1', count: 3, isCapped: false, cartCount: 4 } },
    });
    expect(screen.getByText('已用 ¥8 券')).toBeTruthy();
    expect(screen.getByText('会员已省 ¥10')).toBeTruthy();
    press('把上臂式电子血压计加入购物车');
    await waitFor(() =>
      expect(gateway.inputsOf('setCartLine')).toEqual([{ skuId: 'g101-1', count: 3 }]),
    );
    expect(link('阿托伐他汀钙片，先问诊开方')).toBe('/consult/portal');
    expect(screen.queryByRole('button', { name: '把阿托伐他汀钙片加入购物车' })).toBeNull();
  });

  it('gives a coupon by one tap, and asks for the prices anew', async () => {
    const { gateway } = await showPage(storePage, {
      path: '/mall/store/index',
      gateway: { receiveCoupon: sampleUserCoupon() },
    });
    press('领取满 199 减 20');
    await waitFor(() => expect(gateway.inputsOf('listGoods')).toHaveLength(2));
    expect(gateway.inputsOf('receiveCoupon')).toMatchObject([{ packSendId: 'mall-20' }]);
  });

  it('shows the pieces in a visitor’s cart, and makes no call for an empty one', async () => {
    const { gateway } = await showPage(storePage, {
      path: '/mall/store/index',
      user: null,
      gateway: { previewCart: { shops: [], count: 3, lineCount: 1 } },
    });
    const pieces = (count: number) => texts.cart.link_other.replace('{{count}}', String(count));
    expect(link(pieces(0))).toBe('/my/goods/manage');
    expect(gateway.inputsOf('previewCart')).toEqual([]);
    act(() => void keepVisitorLines([{ skuId: 'g101-1', count: 3 }]));
    expect(await screen.findByRole('link', { name: pieces(3) })).toBeTruthy();
    expect(gateway.inputsOf('previewCart')).toEqual([{ lines: [{ skuId: 'g101-1', count: 3 }] }]);
  });
});

describe('goods', () => {
  const path = '/mall/store/details/shop-1/g101';

  it('go into a visitor’s cart on the device, not beyond the stock', async () => {
    await showPage(goodsPage, { path, user: null });
    for (const pieces of [1, 2, 3, 3]) {
      press(texts.goods.putIntoCart);
      await waitFor(() => expect(visitorLines()).toEqual([{ skuId: 'g101-1', count: pieces }]));
    }
    expect(await screen.findAllByText('库存只有 3 件，已按库存数量加入')).not.toEqual([]);
  });

  it('show how their price comes about, and are bought at the last step of it', async () => {
    await showPage(goodsPage, { path });
    const fall = screen.getByRole('list', { name: texts.goods.fall });
    const steps = within(fall).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '¥159标价',
      '−¥10会员价',
      '−¥8优惠券',
      '¥141到手价 包邮',
    ]);
    expect(link('¥141 买')).toBe('/mall/store/confirm-order?lines=g101-1.1');
    expect(screen.getByText(/15:40 前送到文三路$/)).toBeTruthy();
    expect(screen.getByText(/房颤的人会量不准/)).toBeTruthy();
  });

  it('cannot be bought in a variant that is sold out', async () => {
    await showPage(goodsPage, { path: `${path}?sku=g101-2` });
    expect(screen.queryByRole('list', { name: texts.goods.fall })).toBeNull();
    expect(screen.queryByRole('link', { name: / 买$/ })).toBeNull();
    expect(link(/^标准款/)).toBe(`${path}?sku=g101-1`);
  });

  it('on prescription show no picture and lead to a doctor', async () => {
    await showPage(goodsPage, {
      path: '/mall/store/details/shop-1/g102',
      gateway: { getGoods: sampleGoodsDetail({ ...prescriptionGoods, description: [] }) },
    });
    expect(link(texts.prescription.ask)).toBe('/consult/portal');
    expect(screen.getByText(texts.prescription.mark)).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.goods.putIntoCart })).toBeNull();
    expect(screen.queryByRole('link', { name: / 买$/ })).toBeNull();
  });
});

describe('the cart', () => {
  const path = '/my/goods/manage';

  it('orders what can be ordered, and takes a line out', async () => {
    const { gateway } = await showPage(cartPage, {
      path,
      gateway: { setCartLine: { skuId: 'g103-1', count: 0, isCapped: false, cartCount: 2 } },
    });
    expect(link('去结算（1）')).toBe('/mall/store/confirm-order?lines=g101-1.2');
    expect(screen.getByText(texts.cart.problem.soldOut)).toBeTruthy();
    press('移除电子体温计');
    await waitFor(() =>
      expect(gateway.inputsOf('setCartLine')).toEqual([{ skuId: 'g103-1', count: 0 }]),
    );
  });

  it('of a visitor joins the account’s once at sign-in', async () => {
    keepVisitorLines([{ skuId: 'g101-1', count: 2 }]);
    const { gateway } = await showPage(cartPage, {
      path,
      gateway: { mergeCart: { capped: 0, left: 0, cartCount: 3 } },
    });
    await waitFor(() =>
      expect(gateway.inputsOf('mergeCart')).toEqual([{ lines: [{ skuId: 'g101-1', count: 2 }] }]),
    );
    expect(visitorLines()).toEqual([]);
  });
});

describe('an order of goods', () => {
  const path = '/mall/store/confirm-order?lines=g101-1.2';

  it('is sent with the price that was shown', async () => {
    const { gateway, router } = await showPage(confirmPage, {
      path,
      gateway: {
        submitMarketplaceOrder: {
          orderNo: 'G1',
          amountCents: 30800,
          payBefore: '2099-11-20T20:30:00+08:00',
        },
      },
    });
    fireEvent.change(screen.getByRole('textbox', { name: /备注/ }), {
      target: { value: '放门卫' },
    });
    press(texts.confirmOrder.send);
    await waitFor(() => expect(router.state.location.pathname).toBe('/mall/store/order-detail/G1'));
    expect(gateway.inputsOf('submitMarketplaceOrder')).toMatchObject([
      { addressId: 'a-1', digest: 'digest-1', note: '放门卫' },
    ]);
  });

  it('takes the best coupon by itself, says why not the other, and takes another one that is chosen', async () => {
    const far = {
      ...sampleCoupon,
      couponId: 'c-2',
      title: '满 400 减 50',
      whyNot: '还差 ¥92.00 可用',
    };
    const { gateway } = await showPage(confirmPage, {
      path,
      gateway: { listGoodsCoupons: listOf([sampleCoupon, far]) },
    });
    expect(gateway.inputsOf('quoteGoods')[0]).toMatchObject({ couponIds: ['c-1'] });
    expect(screen.getByText('满 400 减 50：还差 ¥92.00 可用')).toBeTruthy();
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
    expect(await screen.findAllByText('319.00')).not.toEqual([]);
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
  it('stand one by one, and those that do the same together', async () => {
    const coupons = [sampleCoupon, { ...sampleCoupon, couponId: 'c-2' }];
    const gateway = { listGoodsCoupons: listOf(coupons) };
    await showPage(couponsPage, { path: '/ordercentre/coupon/list', gateway });
    expect(screen.getAllByText('满 40 减 8')).toHaveLength(2);
    cleanup();
    await showPage(mergedCouponsPage, { path: '/ordercentre/coupon/merge-list', gateway });
    expect(screen.getAllByText('满 40 减 8')).toHaveLength(1);
    expect(screen.getByText('2 张')).toBeTruthy();
  });

  it('are an empty list when there are none', async () => {
    await showPage(couponsPage, {
      path: '/ordercentre/coupon/list',
      gateway: { listGoodsCoupons: listOf([]) },
    });
    expect(screen.getByText(texts.coupons.none)).toBeTruthy();
    expect(link(texts.couponRule.title)).toBe('/ordercentre/deduct/coupon-rule');
  });
});
