// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ValidateVipCardResponse } from '@xinglin/gateway-sdk';
import { sampleGeneTest, samplePatients, sampleVipQuote } from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import texts from '../../../locales/zh-Hans.json';
import { showPage } from '../../../testing/show-page';
import * as confirmPage from './confirm-order.page';

afterEach(cleanup);

const company = {
  ...sampleVipQuote.product,
  ...sampleGeneTest,
  goodsId: 'medical-accompany',
  goodsType: 3 as const,
  title: '半日陪诊',
};
const paid: ValidateVipCardResponse = {
  ...sampleVipQuote,
  product: company,
  isMember: true,
  couponId: null,
  coupons: [],
  quote: { ...sampleVipQuote.quote, totalCents: 23_800 },
};
const right = {
  title: '陪诊',
  quota: 1,
  left: 1,
  endsAt: '2027-06-25T21:15:00+08:00',
  whyNot: null,
};
const free = { ...paid, right, quote: { ...paid.quote, totalCents: 0 } };

const patient = samplePatients.mother;

/** Opens the order of a service and chooses one of the family. */
async function chosen(own: ValidateVipCardResponse) {
  const page = await showPage(confirmPage, {
    path: '/member/super/confirm-order/medical?goodsId=medical-accompany',
    gateway: {
      validateVipCard: (asked) => (asked.patientId === undefined ? paid : own),
      createHealthVipOrder: { orderNo: 'V9', amountCents: 0, payBefore: null },
    },
  });
  expect(screen.getByRole('button', { name: texts.superConfirmOrder.send })).toBeTruthy();
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${patient.name}`) }));
  return { ...page, sent: () => page.gateway.inputsOf('createHealthVipOrder') };
}

it('a service that the card includes is ordered for nothing, as a use of the right', async () => {
  const { sent } = await chosen(free);
  fireEvent.click(await screen.findByRole('button', { name: texts.superConfirmOrder.sendFree }));
  expect(screen.getByText(/会员卡免费，还剩 1 次/)).toBeTruthy();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ totalCents: 0, usesRight: true });
});

it('a service costs its price for a person who is not on the card, and says why', async () => {
  const { sent } = await chosen({ ...paid, right: { ...right, whyNot: 'notSeated' } });
  expect(await screen.findByText(/这位家人不在卡上/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: texts.superConfirmOrder.send }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ totalCents: 23_800 });
  expect(sent()[0]).not.toHaveProperty('usesRight');
  expect(screen.queryByText(texts.rightUse.free_other)).toBeNull();
});
