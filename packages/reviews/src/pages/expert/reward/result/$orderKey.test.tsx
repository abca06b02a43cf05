// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { TipOrder } from '@xinglin/gateway-sdk';
import { locales as orders } from '@xinglin/orders';
import {
  businessRefusal,
  createMockGateway,
  failures,
  preparePage,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { locales } from '../../../../locales';
import texts from '../../../../locales/zh-Hans.json';
import RewardResultPage from './$orderKey.page';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const { rewardResult: says } = texts;
const paid: TipOrder = {
  orderNo: '1',
  kind: 'tip',
  drawing: 'tea',
  group: 'active',
  title: '一杯清茶',
  facts: [{ label: '医生', text: '沈知远' }],
  statusText: '已支付',
  amountCents: 3800,
  refundCents: 0,
  actions: ['cancel'],
  payBefore: null,
  createdAt: '2026-11-20T20:00:00+08:00',
  history: [
    {
      state: 'paid',
      stateText: '已支付',
      at: '2026-11-20T20:00:00+08:00',
      actor: 'patient',
      event: 'pay',
      reason: null,
    },
  ],
  payment: 'paid',
  refund: null,
  wrongPayments: [],
  doctorId: 'd-1',
  doctorName: '沈知远',
  text: '谢谢您的耐心',
};
const unpaid: TipOrder = {
  ...paid,
  group: 'awaitingPayment',
  actions: ['pay', 'cancel'],
  payment: 'none',
  payBefore: '2026-11-20T21:27:41+08:00',
};
const cancelled: TipOrder = { ...paid, group: 'refunding', actions: [] };

async function open(
  getTipOrder: NonNullable<GatewayAnswers['getTipOrder']>,
  answers: GatewayAnswers = {},
) {
  const gateway = createMockGateway({ getTipOrder, ...answers });
  const place = {
    path: '/expert/reward/result/1',
    channel: { payServers: ['https://cashier.example'] },
  };
  const namespaces = { reviews: locales, orders };
  const { element } = await preparePage(<RewardResultPage />, namespaces, place, { gateway });
  render(element);
  return gateway;
}

async function cancel() {
  fireEvent.click(await screen.findByRole('button', { name: says.cancel.button }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('radio', { name: says.cancel.reason.mistake }));
  fireEvent.click(within(dialog).getByRole('button', { name: says.cancel.confirm }));
  return dialog;
}

it('goes to the cashier, which comes back here', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const gateway = await open(unpaid, { getH5PayUrl: { url: 'https://cashier.example/1' } });
  fireEvent.click(await screen.findByRole('button', { name: '去支付' }));
  await waitFor(() => expect(leave.mock.calls).toEqual([['https://cashier.example/1']]));
  const returnUrl = `${window.location.origin}/expert/reward/result/1`;
  expect(gateway.inputsOf('getH5PayUrl')).toEqual([{ orderNo: paid.orderNo, returnUrl }]);
});

it('asks for no second payment while one may be on its way', async () => {
  await open({ ...unpaid, payment: 'open' });
  expect(await screen.findByText(says.unsure.waiting)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
});

it('offers to resume the payment, and to ask for it again, when no notice comes', async () => {
  vi.useFakeTimers();
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const gateway = await open(
    { ...unpaid, payment: 'open' },
    { getH5PayUrl: { url: 'https://cashier.example/1' } },
  );
  // Longer than it is watched; each step lets the answer of one ask come in.
  for (let step = 0; step < 60; step += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('heading', { name: '还没收到付款' })).toBeTruthy();
  const before = gateway.made.length;
  fireEvent.click(screen.getByRole('button', { name: '查询支付结果' }));
  expect(gateway.made.length).toBe(before + 1);
  fireEvent.click(screen.getByRole('button', { name: '继续支付' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(leave.mock.calls).toEqual([['https://cashier.example/1']]);
});

it('cancels once, says what goes back, and shows the new state', async () => {
  const { orderNo } = paid;
  const gateway = await open((_, before) => (before === 0 ? paid : cancelled), {
    cancelTipOrder: { orderNo, statusText: '退款中', refundCents: paid.amountCents },
  });
  const dialog = await cancel();
  expect(dialog.textContent).toContain('全额原路退回，最晚 11月25日 到账');
  expect(await screen.findByText(says.next.refunding)).toBeTruthy();
  expect(gateway.inputsOf('cancelTipOrder')).toEqual([
    { orderNo, reason: says.cancel.reason.mistake },
  ]);
});

it('keeps a refusal in the dialog', async () => {
  await open(paid, { cancelTipOrder: businessRefusal('orderNotCancellable', '订单状态已变化') });
  const dialog = await cancel();
  expect(await within(dialog).findByText('订单状态已变化')).toBeTruthy();
});

it('says that it could not be fetched and offers to try again', async () => {
  const gateway = await open(failures.serverTrouble);
  const before = gateway.made.length;
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));
  await waitFor(() => expect(gateway.made.length).toBeGreaterThan(before));
});
