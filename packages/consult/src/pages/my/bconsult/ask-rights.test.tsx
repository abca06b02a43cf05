// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ConsultOffer } from '@xinglin/gateway-sdk';
import { businessRefusal, sampleMatch, type GatewayAnswers } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleOfferWithoutCoupons } from '../../../samples/consult-samples';
import { assigned, open } from '../../asking-fixture';
import * as ask from './ask.page';

afterEach(cleanup);

const right = {
  title: '极速问诊',
  quota: 12,
  left: 5,
  endsAt: '2027-06-25T21:15:00+08:00',
  whyNot: null,
};
const { quote } = sampleOfferWithoutCoupons;
const free: ConsultOffer = {
  ...sampleOfferWithoutCoupons,
  quote: { ...quote, goodsCents: 0, totalCents: 0 },
  right,
};
const paid = (whyNot: 'notSeated' | 'usedUp'): ConsultOffer => ({
  ...sampleOfferWithoutCoupons,
  right: { ...right, whyNot, left: whyNot === 'usedUp' ? 0 : 5 },
});
const answers: GatewayAnswers = {
  ...assigned,
  matchConsultDept: sampleMatch,
  checkConsultApply: { obstacles: [] },
  listConsultCoupons: free,
  submitImageTextConsult: { orderKey: 'Z1', amountCents: 0, payBefore: null },
};

/** Opens the form of a quick question and writes what is wrong. */
async function written(changed: GatewayAnswers = {}) {
  const page = await open(ask, '/my/pubconsult/ask', { ...answers, ...changed });
  fireEvent.change(await screen.findByRole('textbox', { name: '病情描述' }), {
    target: { value: '孩子从昨晚开始发烧，三十八度五，有点咳嗽' },
  });
  return { ...page, sent: () => page.gateway.inputsOf('submitImageTextConsult') };
}

describe('a question that a card includes', () => {
  it('shows what is left beside the struck price, and is sent as a use of the right', async () => {
    const { gateway, sent } = await written();
    const button = await screen.findByRole('button', { name: '免费提交' });
    const bar = button.closest('[data-bottom]');
    expect(bar?.textContent).toContain('会员免费，还剩 5 次');
    expect(bar?.querySelector('s')?.textContent).toContain('¥19');
    const [asked] = gateway.inputsOf('listConsultCoupons');
    fireEvent.click(button);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ usesRight: true, kind: 'fast' });
    // The price is that of the patient.
    expect(asked).toMatchObject({ kind: 'fast', patientId: expect.any(String) });
    expect(sent()[0]).toMatchObject({ patientId: Object(asked).patientId });
  });

  it.each([
    ['notSeated', /还有 5 次免费，但这位就诊人不在卡上/],
    ['usedUp', /免费次数已用完/],
  ] as const)('says why it costs its price: %s', async (whyNot, words) => {
    const { sent } = await written({ listConsultCoupons: paid(whyNot) });
    expect(await screen.findByText(words)).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: '提交并支付' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).not.toHaveProperty('usesRight');
  });

  it('shows the new price where the last use was taken meanwhile', async () => {
    await written({
      listConsultCoupons: (_, before) => (before === 0 ? free : paid('usedUp')),
      submitImageTextConsult: businessRefusal('memberRightGone', '这项会员权益刚用完'),
    });
    fireEvent.click(await screen.findByRole('button', { name: '免费提交' }));
    expect(await screen.findByRole('button', { name: '提交并支付' })).toBeTruthy();
    expect(screen.getAllByText('这项会员权益刚用完').length).toBeGreaterThan(0);
  });
});
