// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleBlockedReview, sampleOwnReview, sampleReviewedOrder } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { showPage } from '../testing/show-page';
import * as page from './evaluation.page';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const path = '/evaluation?orderId=o-1';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const stars = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

describe('reviewing an order', () => {
  it('says that stars are missing, and sends one row of them once', async () => {
    const { gateway, router } = await showPage(page, {
      path,
      gateway: { addOrderComment: sampleOwnReview },
    });
    press('提交评价');
    expect(screen.getByRole('link', { name: '请选择总体满意度' })).toBeTruthy();
    expect(gateway.inputsOf('addOrderComment')).toEqual([]);
    stars('非常满意');
    press('提交评价');
    press('提交评价');
    await waitFor(() => expect(router.state.location.pathname).toBe('/commentexpert/success/o-1'));
    expect(gateway.inputsOf('addOrderComment')).toEqual([
      {
        orderNo: 'o-1',
        score: 5,
        aspects: {},
        tags: [],
        text: '',
        pictures: [],
        anonymous: false,
        audience: 'everyone',
      },
    ]);
  });

  it('sends the scores, the tags and the audience that were chosen', async () => {
    const { gateway } = await showPage(page, {
      path,
      gateway: { addOrderComment: sampleOwnReview },
    });
    stars('满意');
    press('准时 未评');
    stars('3 一般');
    // A second tap takes the score away.
    press('讲解 未评');
    stars('5 非常满意');
    stars('5 非常满意');
    fireEvent.click(screen.getByRole('checkbox', { name: '耐心细致' }));
    fireEvent.click(screen.getByRole('checkbox', { name: '等候太久' }));
    fireEvent.change(screen.getByLabelText(/^想说的话/), { target: { value: '很好' } });
    fireEvent.click(screen.getByRole('radio', { name: /^只给医院/ }));
    expect(screen.getByText('直接送到医院')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: '不署名' })).toBeNull();
    press('提交评价');
    await waitFor(() =>
      expect(gateway.inputsOf('addOrderComment')).toMatchObject([
        {
          score: 4,
          aspects: { waiting: 3 },
          tags: ['patient', 'waitedLong'],
          text: '很好',
          audience: 'hospital',
        },
      ]),
    );
    expect(gateway.inputsOf('addOrderComment')[0]).toHaveProperty('aspects', { waiting: 3 });
  });

  it('shows the visit, the next steps, and coins only while they can be earned', async () => {
    await showPage(page, { path });
    expect(screen.getByText('王秀兰')).toBeTruthy();
    expect(screen.getByText('签到到看完 14 分钟')).toBeTruthy();
    expect(screen.getByText('1 天内审完')).toBeTruthy();
    expect(screen.getByText('得 20 币')).toBeTruthy();
    expect(screen.getByRole('link', { name: /写封感谢信/ }).getAttribute('href')).toBe(
      '/my/expert/praise/d-1',
    );
    cleanup();
    const earned = { ...sampleReviewedOrder, coins: null };
    await showPage(page, { path, gateway: { getOrderComment: earned } });
    expect(screen.queryByText(/^得 /)).toBeNull();
  });

  it('keeps what was typed when the page is opened again', async () => {
    await showPage(page, { path });
    fireEvent.change(screen.getByLabelText(/^想说的话/), { target: { value: '讲得清楚' } });
    fireEvent.click(screen.getByRole('radio', { name: /^只给医院/ }));
    cleanup();
    await showPage(page, { path });
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^想说的话/).value).toBe('讲得清楚');
    expect(screen.getByRole('radio', { name: /^只给医院/, checked: true })).toBeTruthy();
  });

  it('goes back to where the person came from, elsewhere by the check of the server', async () => {
    const gateway = { addOrderComment: sampleOwnReview };
    const from = encodeURIComponent('/my/order/detail/o-1');
    const shown = await showPage(page, { path: `${path}&score=4&fromUrl=${from}`, gateway });
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: '满意', checked: true }),
    ).toBeTruthy();
    stars('非常满意');
    press('提交评价');
    await waitFor(() => expect(shown.router.state.location.pathname).toBe('/my/order/detail/o-1'));
    cleanup();
    const away = encodeURIComponent('https://elsewhere.example/');
    const other = await showPage(page, { path: `${path}&fromUrl=${away}`, gateway });
    stars('非常满意');
    press('提交评价');
    await waitFor(() => expect(other.router.state.location.pathname).toBe('/mp'));
    expect(other.router.state.location.search).toBe(`?target=${away}`);
  });

  it('shows which words were stopped at, where they can be changed', async () => {
    const order = (review: typeof sampleOwnReview | null) => ({ ...sampleReviewedOrder, review });
    const { gateway } = await showPage(page, {
      path,
      gateway: {
        getOrderComment: (_, before) => order(before === 0 ? null : sampleBlockedReview),
        addOrderComment: sampleBlockedReview,
        updateOrderComment: sampleOwnReview,
      },
    });
    stars('非常满意');
    press('提交评价');
    expect(await screen.findByText('“加微信”：广告或推广')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^想说的话/).value).toContain('加微信');
    fireEvent.change(screen.getByLabelText(/^想说的话/), { target: { value: '很好' } });
    press('保存修改');
    await waitFor(() =>
      expect(gateway.inputsOf('updateOrderComment')).toMatchObject([
        { commentId: 'c-2', text: '很好' },
      ]),
    );
  });

  it('leads on where nothing can be said yet, or any more', async () => {
    const order = (may: 'notYet' | 'over') => ({ ...sampleReviewedOrder, may, until: null });
    await showPage(page, { path, gateway: { getOrderComment: order('notYet') } });
    expect(screen.getByRole('link', { name: '确认就诊' }).getAttribute('href')).toBe(
      '/commentexpert/orderconfirm/o-1',
    );
    cleanup();
    await showPage(page, { path, gateway: { getOrderComment: order('over') } });
    expect(screen.getByRole('link', { name: '没有就诊' }).getAttribute('href')).toBe(
      '/commentexpert/ordernotreated/o-1',
    );
  });

  it('without an order asks which, and offers thanks where they are wanted', async () => {
    const { gateway } = await showPage(page, {
      path: '/evaluation?expertId=d-1&commentType=praise',
    });
    expect(gateway.inputsOf('listOrdersToComment')).toEqual([{ expertId: 'd-1' }]);
    expect(
      screen.getByRole('link', { name: '写评价得 20 币 沈知远医生' }).getAttribute('href'),
    ).toBe('/evaluation?orderId=o-1');
    expect(screen.getByRole('link', { name: '写感谢信' }).getAttribute('href')).toBe(
      '/my/expert/praise/d-1',
    );
  });
});

describe('reviewing a consult', () => {
  const consultPath = '/my/consultorder/comment/C1';
  const consult = { ...sampleReviewedOrder, orderNo: 'C1', type: 'consult' as const };

  it('sends what was said of the one in the path', async () => {
    const gateway = { getOrderComment: consult, addOrderComment: sampleOwnReview };
    const shown = await showPage(page, { path: consultPath, gateway });
    stars('非常满意');
    press('提交评价');
    await waitFor(() =>
      expect(shown.gateway.inputsOf('addOrderComment')).toMatchObject([{ orderNo: 'C1' }]),
    );
    expect(shown.gateway.inputsOf('getOrderComment')[0]).toEqual({ orderNo: 'C1' });
  });

  it.each([
    ['notYet', '咨询结束后才能评价'],
    ['over', '这个订单不能评价'],
  ] as const)('leads back to the consult where it is %s', async (may, says) => {
    await showPage(page, {
      path: consultPath,
      gateway: { getOrderComment: { ...consult, may, review: null } },
    });
    expect(await screen.findByText(says)).toBeTruthy();
    expect(screen.getByRole('link', { name: '查看咨询' }).getAttribute('href')).toBe(
      '/consult/order-detail/C1',
    );
  });
});
