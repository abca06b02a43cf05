// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { receivedGoods, prescriptionGoods, sampleGoodsDetail } from '@xinglin/testing';
import { sampleGoodsComments, sampleOwnGoodsComment } from '../samples/goods-comment-samples';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../locales/zh-Hans.json';
import { showPage } from '../testing/show-page';
import * as goodsPage from './mall/store/details/$shopId/$goodsNo.page';
import * as orderPage from './mall/store/order-detail/$orderId.page';

afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('reviews on the page of goods', () => {
  const path = '/mall/store/details/shop-1/g101';
  const [comment] = sampleGoodsComments.items;
  if (comment === undefined) throw new Error('no sample');
  const numbered = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...comment,
      commentKey: `gc-${from + at}`,
      text: `评价 ${from + at}`,
    }));

  it('are told with their mean, asked for with the page, and part by part', async () => {
    const listGoodsComments = ({ pageNo }: { readonly pageNo?: number | undefined }) => ({
      ...sampleGoodsComments,
      // One was added meanwhile: the last of the first part is the first of the second.
      items: pageNo === 2 ? numbered(19, 5) : numbered(0, 20),
      total: 24,
      average: 4.6,
    });
    const { gateway, lateCalls } = await showPage(goodsPage, {
      path,
      user: null,
      gateway: { listGoodsComments },
    });
    expect(lateCalls()).not.toContain('listGoodsComments');
    expect(screen.getAllByText('4.6 分，共 24 条评价')).not.toEqual([]);
    expect(screen.getAllByText(/^评价 \d+$/)).toHaveLength(20);
    press(texts.comments.more);
    expect(await screen.findByText('评价 23')).toBeTruthy();
    expect(gateway.inputsOf('listGoodsComments').at(-1)).toMatchObject({ pageNo: 2 });
    expect(screen.getAllByText(/^评价 \d+$/)).toHaveLength(24);
    expect(screen.queryByRole('button', { name: texts.comments.more })).toBeNull();
  });

  it('of what needs a prescription are not shown', async () => {
    await showPage(goodsPage, {
      path: '/mall/store/details/shop-1/g102',
      gateway: { getGoods: sampleGoodsDetail({ ...prescriptionGoods, description: [] }) },
    });
    expect(screen.queryByText(texts.comments.title)).toBeNull();
  });
});

describe('a review of a line', () => {
  const path = '/mall/store/order-detail/G1?act=comment&lineNo=1';

  it('is reached from the order, asks for stars, and is sent', async () => {
    await showPage(orderPage, {
      path: '/mall/store/order-detail/G1',
      gateway: { getMarketplaceOrder: receivedGoods },
    });
    const way = screen.getByRole('link', { name: new RegExp(texts.comment.open) });
    expect(way.getAttribute('href')).toBe(path);
    cleanup();
    const { gateway, router } = await showPage(orderPage, {
      path,
      gateway: {
        getMarketplaceOrder: receivedGoods,
        submitGoodsComment: { ...sampleOwnGoodsComment, state: 'published', findings: [] },
      },
    });
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
    fireEvent.change(field(), { target: { value: '测得准' } });
    press(texts.comment.send);
    expect(screen.getAllByText(texts.comment.scoreMissing)).not.toEqual([]);
    expect(field().value).toBe('测得准');
    expect(gateway.inputsOf('submitGoodsComment')).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(texts.comment.star.three) }));
    press(texts.comment.send);
    await waitFor(() =>
      expect(gateway.inputsOf('submitGoodsComment')).toEqual([
        { orderNo: 'G1', lineNo: 1, score: 3, text: '测得准', anonymous: false },
      ]),
    );
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('that was stopped says at which words, and stays to be changed', async () => {
    await showPage(orderPage, {
      path,
      gateway: {
        getMarketplaceOrder: {
          ...receivedGoods,
          comments: [{ lineNo: 1, comment: sampleOwnGoodsComment }],
        },
      },
    });
    expect(screen.getByText(texts.comment.state.blocked)).toBeTruthy();
    expect(screen.getByText(/“加我微信”/)).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('有问题加我微信');
  });

  it('of a line that cannot be spoken of shows the order', async () => {
    await showPage(orderPage, {
      path: '/mall/store/order-detail/G1?act=comment&lineNo=7',
      gateway: { getMarketplaceOrder: receivedGoods },
    });
    expect(screen.queryByRole('button', { name: texts.comment.send })).toBeNull();
    expect(screen.getAllByText('上臂式电子血压计')).not.toEqual([]);
  });
});
