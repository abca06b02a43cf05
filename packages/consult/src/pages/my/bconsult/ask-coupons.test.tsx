// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  businessRefusal,
  listOf,
  sampleAsked,
  sampleMatch,
  samplePatients,
  type GatewayAnswers,
} from '@xinglin/testing';
import { sampleConsultOffer, sampleOfferWithoutCoupons } from '../../../samples/consult-samples';
import { afterEach, describe, expect, it } from 'vitest';
import { open } from '../../asking-fixture';
import * as ask from './ask.page';

afterEach(cleanup);

const path = '/my/bconsult/ask?doctorId=d-1';
const told = '孩子从昨晚开始发烧，三十八度五，有点咳嗽';
const answers: GatewayAnswers = {
  getExpertConsultInfo: sampleAsked,
  listPatients: listOf(Object.values(samplePatients)),
  getConsultDraft: { draft: null },
  getDoctorBlacklistStatus: { isShielded: false },
  saveConsultDraft: { savedAt: '2026-11-20T20:57:41+08:00' },
  matchConsultDept: sampleMatch,
  listConsultCoupons: ({ couponId }) => sampleConsultOffer(couponId),
  submitImageTextConsult: { orderKey: 'Z1', amountCents: 3900, payBefore: null },
};

/** Opens the form and writes what is wrong. */
async function written(changed: GatewayAnswers = {}) {
  const page = await open(ask, path, { ...answers, ...changed });
  fireEvent.change(await screen.findByRole('textbox', { name: '病情描述' }), {
    target: { value: told },
  });
  const done = () =>
    waitFor(() => expect(page.router.state.location.pathname).toBe('/consult/order-detail/Z1'));
  return { ...page, done, sent: () => page.gateway.inputsOf('submitImageTextConsult') };
}
const coupon = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
/** The button that sends the question, once the bar shows this price. */
const pay = async (price: string) => {
  const button = await screen.findByRole('button', { name: '提交并支付' });
  await waitFor(() => expect(button.closest('[data-bottom]')?.textContent).toContain(price));
  return button;
};

describe('the coupons of a question', () => {
  it('are the best one at first, which the price and the order have', async () => {
    const { done, sent } = await written();
    expect(coupon(/^问诊满 40 减 10/).checked).toBe(true);
    expect(screen.getByText('原价 ¥49，用券后应付 ¥39')).toBeTruthy();
    fireEvent.click(await pay('¥39'));
    await done();
    expect(sent()).toMatchObject([{ question: told, couponId: 'q-10' }]);
  });

  it('are changed without losing what was typed', async () => {
    const { done, sent } = await written();
    fireEvent.click(coupon(/^问诊满 29 减 5/));
    expect(await pay('¥44')).toBeTruthy();
    expect(screen.getByDisplayValue(told)).toBeTruthy();
    fireEvent.click(coupon(/^不使用/));
    fireEvent.click(await pay('¥49'));
    await done();
    expect(sent()).toMatchObject([{ question: told }]);
    expect(sent()[0]).not.toHaveProperty('couponId');
  });

  it('say why one cannot be used', async () => {
    await written();
    expect(coupon(/^通用满 88 减 8.*还差 ¥39 可用/).disabled).toBe(true);
  });

  it('are told at their place where one was used meanwhile, and read again', async () => {
    const { gateway } = await written({
      submitImageTextConsult: businessRefusal('couponUnusable', '这张优惠券已用掉，请换一张'),
    });
    gateway.answer({ listConsultCoupons: sampleOfferWithoutCoupons });
    fireEvent.click(await pay('¥39'));
    expect(await screen.findAllByText('这张优惠券已用掉，请换一张')).not.toHaveLength(0);
    expect(await pay('¥49')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /^问诊满/ })).toBeNull();
    expect(screen.getByDisplayValue(told)).toBeTruthy();
  });

  it('are not shown to who has none', async () => {
    await written({ listConsultCoupons: sampleOfferWithoutCoupons });
    expect(await pay('¥49')).toBeTruthy();
    expect(screen.queryByRole('radiogroup', { name: /优惠券/ })).toBeNull();
  });

  it('that cannot be read leave the form as it is, and are read again', async () => {
    const { done, sent } = await written({
      listConsultCoupons: ({ couponId }, before) =>
        before === 0
          ? { kind: 'http', status: 503, message: 'Down.' }
          : sampleConsultOffer(couponId),
    });
    expect(await pay('¥49')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '重新读取优惠券' }));
    fireEvent.click(await pay('¥39'));
    await done();
    expect(sent()).toMatchObject([{ question: told, couponId: 'q-10' }]);
  });
});
