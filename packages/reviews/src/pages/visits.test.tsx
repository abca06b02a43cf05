// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleBlockedReview, sampleOwnReview, sampleReviewedOrder } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { showPage } from '../testing/show-page';
import * as confirmPage from './commentexpert/orderconfirm/$orderNo.page';
import * as notTreatedPage from './commentexpert/ordernotreated/$orderNo.page';
import * as sentPage from './commentexpert/success/($medicalRecordId).page';

afterEach(cleanup);

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('a review that was sent', () => {
  const path = '/commentexpert/success/o-1';
  const order = (review: typeof sampleOwnReview | null) => ({
    getOrderComment: { ...sampleReviewedOrder, review },
  });

  it('shows its state and where to go next', async () => {
    await showPage(sentPage, { path, gateway: order(sampleOwnReview) });
    expect(screen.getByText('评价已公开，会帮到后面的人。')).toBeTruthy();
    expect(link(/^写封感谢信/)).toBe('/my/expert/praise/d-1');
    expect([link('沈知远医生'), link('送心意'), link('我的评价')]).toEqual([
      '/expert/d-1',
      '/expert/reward/pay/d-1',
      '/my/evaluation/list',
    ]);
  });

  it('links to the coins it earned, and says that only the hospital reads it', async () => {
    const review = { ...sampleOwnReview, state: 'private' as const, audience: 'hospital' as const };
    const earned = {
      ...sampleReviewedOrder,
      review,
      coins: { amount: 20, state: 'ready' as const },
    };
    await showPage(sentPage, { path, gateway: { getOrderComment: earned } });
    expect(screen.getByText('医务科会看，不公开、不计分。')).toBeTruthy();
    expect(link('去领 20 健康币')).toBe('/member/healthcoin/index');
  });

  it('says that it was stopped, and why', async () => {
    await showPage(sentPage, { path, gateway: order(sampleBlockedReview) });
    expect(screen.getByText('“代挂号”：买卖号源')).toBeTruthy();
    expect(screen.getByText('未公开')).toBeTruthy();
    expect(screen.queryByText('一天内审完，结果发短信告诉您。')).toBeNull();
  });

  it('leads to the form where nothing was said, and thanks without an order too', async () => {
    await showPage(sentPage, { path, gateway: order(null) });
    expect(link('去评价')).toBe('/evaluation?orderId=o-1');
    cleanup();
    const { gateway } = await showPage(sentPage, { path: '/commentexpert/success' });
    expect(screen.getByText('感谢您的评价')).toBeTruthy();
    expect(gateway.inputsOf('getOrderComment')).toEqual([]);
  });
});

describe('whether a visit took place', () => {
  const path = '/commentexpert/orderconfirm/o-1';

  it('is asked before it is reviewed', async () => {
    await showPage(confirmPage, { path });
    expect([link('已就诊，去评价'), link('没有就诊')]).toEqual([
      '/evaluation?orderId=o-1',
      '/commentexpert/ordernotreated/o-1',
    ]);
  });

  it('leads to the appointment while the hospital has not completed it', async () => {
    const getOrderComment = { ...sampleReviewedOrder, may: 'notYet' as const };
    await showPage(confirmPage, { path, gateway: { getOrderComment } });
    expect(screen.queryByRole('link', { name: '已就诊，去评价' })).toBeNull();
    expect(link('查看预约')).toBe('/my/order/detail/o-1');
  });
});

describe('a visit that did not take place', () => {
  const path = '/commentexpert/ordernotreated/o-1';

  it('is told with its reason, once', async () => {
    const { gateway } = await showPage(notTreatedPage, {
      path,
      gateway: { reportUntreated: { done: true } },
    });
    fireEvent.click(screen.getByRole('button', { name: '提交' }));
    expect(screen.getByRole('link', { name: '请选择没有就诊的原因' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '医生没有出诊' }));
    fireEvent.click(screen.getByRole('button', { name: '提交' }));
    fireEvent.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('已收到您的说明')).toBeTruthy();
    expect(gateway.inputsOf('reportUntreated')).toEqual([
      { orderNo: 'o-1', reason: 'doctorAway', detail: '' },
    ]);
  });

  it('is not what was reviewed', async () => {
    const getOrderComment = { ...sampleReviewedOrder, review: sampleOwnReview };
    await showPage(notTreatedPage, { path, gateway: { getOrderComment } });
    await waitFor(() => expect(screen.getByText('这次就诊您已经评价过了。')).toBeTruthy());
    expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
  });
});
