// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { prescriptionGoods, sampleGoodsDetail, sampleUserCoupon } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../locales/zh-Hans.json';
import { keepVisitorLines, visitorLines } from '../model/visitor-cart';
import { showPage } from '../testing/show-page';
import * as goodsPage from './mall/store/details/$shopId/$goodsNo.page';
import * as storePage from './mall/store/index.page';
import * as cartPage from './my/goods/manage.page';

afterEach(() => {
  cleanup();
  keepVisitorLines([]);
});

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the shop', () => {
  it('requests what the address says, and links to the goods', async () => {
    const { gateway } = await showPage(storePage, {
      path: '/mall/store/index?categoryId=devices&sort=cheapest',
    });
    expect(gateway.inputsOf('listGoods')[0]).toMatchObject({
      categoryId: 'devices',
      sort: 'cheapest',
    });
    expect(link('上臂式电子血压计')).toBe('/mall/store/details/shop-1/g101');
  });

  it('explains a price, adds one piece to the cart, and links prescription goods to a doctor', async () => {
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
    expect(link('阿托伐他汀钙片，先问诊开方')).toMatch(/^\/consult\/prescribe-drugs\?goodsNo=/);
    expect(screen.queryByRole('button', { name: '把阿托伐他汀钙片加入购物车' })).toBeNull();
  });

  it('receives a coupon by one tap, and requests the prices again', async () => {
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

  it('show the steps of their price, and are bought at the last one', async () => {
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

  it('on prescription show no picture and link to a doctor', async () => {
    await showPage(goodsPage, {
      path: '/mall/store/details/shop-1/g102',
      gateway: { getGoods: sampleGoodsDetail({ ...prescriptionGoods, description: [] }) },
    });
    expect(link(texts.prescription.ask)).toMatch(/^\/consult\/prescribe-drugs\?goodsNo=/);
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
    // The sum is what the confirmation will say.
    expect(gateway.inputsOf('quoteGoods')).toMatchObject([
      { lines: [{ skuId: 'g101-1', count: 2 }], useBestCoupon: true, addressId: 'a-1' },
    ]);
    expect(await screen.findAllByText('308')).not.toEqual([]);
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
