// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  createMockGateway,
  failures,
  preparePage,
  sampleOrder,
  sampleWrongPayment,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { namespaces } from '../../../locales';
import OrderStatusPage from './status.page';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function open(answers: GatewayAnswers, query = '?orderNo=R1') {
  const gateway = createMockGateway(answers);
  const page = await preparePage(
    <OrderStatusPage />,
    namespaces,
    { path: `/my/order/status${query}` },
    { gateway },
  );
  render(page.element);
  await pass(50);
  return { asked: () => gateway.inputsOf('getRegistrationOrder').length, gateway };
}

const title = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;
const mark = () => screen.getAllByRole('heading', { level: 2 })[0]?.parentElement?.dataset['state'];

describe('after the cashier', () => {
  it('waits for the notice and then says that the visit is booked, and asks no more', async () => {
    const { asked } = await open({
      getRegistrationOrder: (_, before) =>
        sampleOrder(before < 3 ? 'awaitingPayment' : 'confirmed'),
    });
    expect(title()).toBe('正在确认支付结果');
    expect(screen.queryByRole('link', { name: /支付/ })).toBeNull();
    await pass(6000);
    expect(title()).toBe('预约成功');
    expect(screen.getByText('482 913')).toBeTruthy();
    expect(asked()).toBe(4);
    await pass(60_000);
    expect(asked()).toBe(4);
  });

  it.each([
    ['is never paid', sampleOrder('awaitingPayment')],
    ['cannot be asked for any more', failures.network],
  ])('gives up after a while when the order %s', async (_, later) => {
    const { asked } = await open({
      getRegistrationOrder: (__, before) => (before === 0 ? sampleOrder('awaitingPayment') : later),
    });
    await pass(60_000);
    const asks = asked();
    expect(asks).toBeGreaterThan(10);
    expect(asks).toBeLessThan(25);
    expect(title()).toBe('支付结果待确认');
    expect(screen.getByText(/请勿重复支付/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /去支付/ })).toBeNull();
    expect(screen.getByRole('link', { name: '查看订单' }).getAttribute('href')).toBe(
      '/my/order/detail/R1',
    );
    await pass(60_000);
    expect(asked()).toBe(asks);
  });

  it.each([
    ['booked', sampleOrder('confirmed'), '预约成功'],
    ['to be paid again', sampleOrder('awaitingPayment', { payment: 'failed' }), '还没付款'],
  ])('asks once more when the person does, and then says that it is %s', async (_, end, said) => {
    let answer = sampleOrder('awaitingPayment');
    const { asked } = await open({ getRegistrationOrder: () => answer });
    await pass(60_000);
    const asks = asked();
    answer = end;
    fireEvent.click(screen.getByRole('button', { name: '查询支付结果' }));
    await pass(1000);
    expect(title()).toBe(said);
    expect(asked()).toBe(asks + 1);
    expect(screen.queryByText(/请勿重复支付/)).toBeNull();
  });

  it('does not wait when the cashier says that it failed', async () => {
    const { asked } = await open({
      getRegistrationOrder: sampleOrder('awaitingPayment', { payment: 'failed' }),
    });
    expect(title()).toBe('还没付款');
    expect(screen.queryByText(/请勿重复支付/)).toBeNull();
    expect(screen.getByRole('link', { name: '去支付 ¥38.00' }).getAttribute('href')).toBe(
      '/my/reservation/pay/R1',
    );
    await pass(10_000);
    expect(asked()).toBe(1);
  });

  it('says after another amount that it goes back, by when, and that the fee is to be paid again', async () => {
    const { asked } = await open({
      getRegistrationOrder: (_, before) =>
        before === 0
          ? sampleOrder('awaitingPayment')
          : sampleOrder('awaitingPayment', {
              payment: 'failed',
              wrongPayments: [sampleWrongPayment],
            }),
    });
    await pass(2000);
    expect(title()).toBe('付款金额不符，尚未支付');
    expect(screen.getByText(/收到一笔 ¥50.00 的付款，与应付金额 ¥38.00 不符/).textContent).toMatch(
      /全额原路退回，您无需申请。¥50.00 退款处理中，最晚 11月25日 到账/,
    );
    expect(screen.getByText('号源仍为您保留，请在时限内重新支付 ¥38.00。')).toBeTruthy();
    expect(screen.queryByText(/请勿重复支付/)).toBeNull();
    expect(screen.getByRole('link', { name: '去支付 ¥38.00' })).toBeTruthy();
    expect(asked()).toBe(2);
  });

  it('does not ask to pay again while the next payment may be under way', async () => {
    await open({
      getRegistrationOrder: sampleOrder('awaitingPayment', { wrongPayments: [sampleWrongPayment] }),
    });
    await pass(60_000);
    expect(title()).toBe('支付结果待确认');
    expect(screen.getByText(/请勿重复支付/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /去支付/ })).toBeNull();
    expect(screen.getAllByText(/¥50.00/).length).toBeGreaterThan(0);
  });

  it('shows that the time to pay ran out while the person was looking', async () => {
    await open({
      getRegistrationOrder: (_, before) => {
        if (before === 0) return sampleOrder('awaitingPayment', { payment: 'failed' });
        return before === 1
          ? sampleOrder('awaitingPayment', { payment: 'failed', actions: ['cancel'] })
          : sampleOrder('expired');
      },
    });
    expect(screen.getByRole('timer').textContent).toBe('27:41');
    await pass(28 * 60_000);
    expect(title()).toBe('已过期');
    expect(screen.queryByRole('link', { name: /去支付/ })).toBeNull();
  });

  it('says that the hospital has not answered, until it has', async () => {
    const { asked } = await open({
      getRegistrationOrder: (_, before) =>
        sampleOrder(before < 3 ? 'awaitingHospital' : 'refusedByHospital'),
    });
    expect(title()).toBe('等待医院答复');
    expect(screen.getByText(/不要重复预约/)).toBeTruthy();
    expect(mark()).toBe('waiting');
    expect(screen.getByRole('button', { name: '取消预约' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /支付/ })).toBeNull();
    await pass(6000);
    expect(title()).toBe('医院未接受，未预约成功');
    expect(screen.getByText(/没有产生费用/)).toBeTruthy();
    expect(mark()).toBe('over');
    expect(asked()).toBe(4);
  });

  it('explains an order that ran out meanwhile', async () => {
    await open({ getRegistrationOrder: sampleOrder('expired') });
    expect(title()).toBe('已过期');
    expect(screen.getByRole('link', { name: '再次预约' }).getAttribute('href')).toBe('/expert/d-1');
  });
});

it('asks for nothing without an order number, and leads to the appointments', async () => {
  const { gateway } = await open({}, '');
  expect(screen.getByRole('link', { name: '查看我的预约' }).getAttribute('href')).toBe(
    '/my/order/list',
  );
  expect(gateway.made).toEqual([]);
});
