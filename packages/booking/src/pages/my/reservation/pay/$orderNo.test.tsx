// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  preparePage,
  sampleOrder,
  sampleWrongPayment,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { namespaces } from '../../../../locales';
import ReservationPayPage from './$orderNo.page';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function open(answers: GatewayAnswers = {}) {
  const gateway = createMockGateway({
    getRegistrationOrder: sampleOrder('awaitingPayment'),
    ...answers,
  });
  const page = await preparePage(
    <ReservationPayPage />,
    namespaces,
    { path: '/my/reservation/pay/R1', channel: { payServers: ['https://cashier.example'] } },
    { gateway },
  );
  render(page.element);
  await pass(50);
  return { gateway, ...page };
}

const pay = () => fireEvent.click(screen.getByRole('button', { name: '去支付' }));
const title = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;

it('goes to the cashier once, which comes back to the result', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { gateway } = await open({ getH5PayUrl: { url: 'https://cashier.example/1' } });
  pay();
  pay();
  await pass(50);
  pay();
  expect(leave.mock.calls).toEqual([['https://cashier.example/1']]);
  expect(gateway.inputsOf('getH5PayUrl')).toEqual([
    { orderNo: 'R1', returnUrl: `${window.location.origin}/my/order/status?orderNo=R1` },
  ]);
});

it('is led to no other place than a cashier', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await open({ getH5PayUrl: { url: 'https://cashier.example.evil.example/1' } });
  pay();
  await pass(50);
  expect(leave.mock.calls).toEqual([['/']]);
});

it('counts down by the gateway’s clock, and when the time is over says so and offers to book again', async () => {
  const { gateway } = await open({
    // Closing the order takes the gateway a moment after the time has expired.
    getRegistrationOrder: (_, before) => {
      if (before === 0) return sampleOrder('awaitingPayment');
      return before === 1
        ? sampleOrder('awaitingPayment', { actions: ['cancel'] })
        : sampleOrder('expired');
    },
  });
  expect(screen.getByRole('timer').textContent).toBe('27:41');
  await pass(27 * 60_000);
  expect(screen.getByRole('timer').textContent).toBe('00:41');
  await pass(60_000);
  expect(title()).toBe('已过期');
  expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
  expect(screen.getByRole('link', { name: '再次预约' }).getAttribute('href')).toBe('/expert/d-1');
  const asks = gateway.inputsOf('getRegistrationOrder').length;
  await pass(60_000);
  expect(gateway.inputsOf('getRegistrationOrder')).toHaveLength(asks);
});

it('says that an order is paid which was paid in another tab', async () => {
  await open({ getRegistrationOrder: sampleOrder('confirmed') });
  expect(title()).toBe('待就诊');
  expect(screen.getByText(/无需重复支付/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: '再次预约' })).toBeNull();
});

it('tells why the cashier cannot be opened, and can be tried again', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await open({
    getH5PayUrl: (_, before) =>
      before === 0
        ? businessRefusal('orderNotPayable', '这个订单不能支付')
        : { url: 'https://cashier.example/1' },
  });
  pay();
  await pass(50);
  expect(screen.getByText('这个订单不能支付').closest('[role="alert"]')).not.toBeNull();
  pay();
  await pass(50);
  expect(leave).toHaveBeenCalledOnce();
});

it('shows that an order was cancelled in another tab when the cashier refuses it', async () => {
  await open({
    getRegistrationOrder: (_, before) =>
      sampleOrder(before === 0 ? 'awaitingPayment' : 'cancelledByPatient'),
    getH5PayUrl: businessRefusal('orderNotPayable', '这个订单不能支付'),
  });
  pay();
  await pass(50);
  expect(screen.getByText(/这个订单已不能支付/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
});

it('says on the way to the cashier what became of a payment of another amount', async () => {
  await open({
    getRegistrationOrder: sampleOrder('awaitingPayment', {
      payment: 'failed',
      wrongPayments: [sampleWrongPayment],
    }),
  });
  expect(screen.getByText(/收到一笔 ¥50.00 的付款，与应付金额 ¥38.00 不符/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '去支付' })).toBeTruthy();
});
