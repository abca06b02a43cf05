// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { watchFocus } from '@xinglin/api';
import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import {
  businessRefusal,
  createMockGateway,
  failures,
  later,
  preparePage,
  sampleOrder,
  sampleWrongPayment,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { namespaces } from '../../../../locales';
import OrderDetailPage from './$orderNo.page';

afterEach(cleanup);

const cancelled = sampleOrder('refunding', {
  refundCents: 3800,
  refund: { refundCents: 3800, status: 'processing', expectedBy: '2026-11-25T21:00:00+08:00' },
});

async function open(answers: GatewayAnswers = {}) {
  const gateway = createMockGateway({ getRegistrationOrder: sampleOrder('confirmed'), ...answers });
  const page = await preparePage(
    <OrderDetailPage />,
    namespaces,
    { path: '/my/order/detail/R1' },
    { gateway },
  );
  render(page.element);
  return { gateway, ...page };
}

async function ask() {
  const button = await screen.findByRole('button', { name: '取消预约' });
  button.focus();
  fireEvent.click(button);
  return { button, dialog: await screen.findByRole('alertdialog', { name: '取消这次预约？' }) };
}
const press = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('button', { name }));

describe('cancelling', () => {
  it('says first what is refunded, and does nothing when the person thinks again', async () => {
    const { gateway } = await open();
    const { button, dialog } = await ask();
    expect(dialog.textContent).toContain('¥38.00 将全额原路退回');
    press(dialog, '再想想');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(gateway.inputsOf('cancelRegistrationOrder')).toEqual([]);
  });

  it('sends the chosen reason once, shows the new state, and leaves the focus in the page', async () => {
    const answer = later<RegistrationOrder>();
    const { gateway } = await open({
      getRegistrationOrder: (_, before) =>
        before === 0 ? sampleOrder('confirmed') : answer.promise,
      cancelRegistrationOrder: { orderNo: 'R1', status: 'refunding', refundCents: 3800 },
    });
    const { button, dialog } = await ask();
    fireEvent.click(within(dialog).getByRole('radio', { name: '病情好转' }));
    press(dialog, '确认取消');
    press(dialog, '确认取消');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.activeElement).toBe(button);
    answer.resolve(cancelled);
    await waitFor(() => expect(screen.queryByRole('button', { name: '取消预约' })).toBeNull());
    expect(gateway.inputsOf('cancelRegistrationOrder')).toEqual([
      { orderNo: 'R1', reason: '病情好转' },
    ]);
    expect(screen.getByText(/¥38.00 退款处理中/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('keeps a refusal in the dialog, and is clean when asked again', async () => {
    await open({
      cancelRegistrationOrder: businessRefusal('cancelDeadlinePassed', '已过取消时限，请联系医院'),
    });
    const first = await ask();
    press(first.dialog, '确认取消');
    expect((await within(first.dialog).findByRole('alert')).textContent).toBe(
      '已过取消时限，请联系医院',
    );
    press(first.dialog, '再想想');
    expect(document.activeElement).toBe(first.button);
    const { dialog } = await ask();
    expect(within(dialog).queryByRole('alert')).toBeNull();
  });

  it('shows what another tab did to the order when that makes it impossible', async () => {
    await open({
      getRegistrationOrder: (_, before) =>
        before === 0 ? sampleOrder('confirmed') : sampleOrder('cancelledByPatient'),
      cancelRegistrationOrder: businessRefusal('orderNotCancellable', '订单状态已变化'),
    });
    const { dialog } = await ask();
    press(dialog, '确认取消');
    await waitFor(() => expect(screen.queryByRole('button', { name: '取消预约' })).toBeNull());
    expect(screen.getByText('您已取消这次预约，无需再做任何操作。')).toBeTruthy();
  });

  it.each([
    ['unpaid', sampleOrder('awaitingPayment'), '尚未支付'],
    ['free', sampleOrder('confirmed', { feeCents: 0 }), '本次挂号免费'],
  ])('promises no refund for an %s order', async (_, order, text) => {
    await open({ getRegistrationOrder: order });
    const { dialog } = await ask();
    expect(dialog.textContent).toContain(text);
    expect(dialog.textContent).not.toContain('原路退回');
  });
});

describe('after a payment of another amount', () => {
  it.each([
    [
      'while it can be paid, to pay again',
      sampleOrder('awaitingPayment', { payment: 'failed', wrongPayments: [sampleWrongPayment] }),
      [/¥50.00 的付款，与挂号费 ¥38.00 不符.*预计 .*21:10 前到账/, /请在时限内重新支付 ¥38.00/],
      '去支付 ¥38.00',
    ],
    [
      'when the time is over, to book again',
      sampleOrder('expired', {
        wrongPayments: [
          sampleWrongPayment,
          { ...sampleWrongPayment, refundCents: 1, status: 'done' },
        ],
      }),
      [/¥50.00 的付款.*将全额原路退回/, /付款 ¥0.01 已全额原路退回/, /号源已释放，您可以再次预约/],
      '再次预约',
    ],
  ])('says what became of the money and, %s', async (_, order, texts, link) => {
    await open({ getRegistrationOrder: order });
    expect(await screen.findByRole('link', { name: link })).toBeTruthy();
    for (const text of texts) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText(/未产生费用/)).toBeNull();
  });
});

it('asks anew when the person comes back to the page', async () => {
  const { gateway, store } = await open({
    getRegistrationOrder: (_, before) =>
      before === 0 ? sampleOrder('confirmed') : sampleOrder('cancelledByHospital'),
  });
  const stop = watchFocus(store);
  await screen.findByRole('button', { name: '取消预约' });
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText(/医院取消了这次就诊/)).toBeTruthy();
  expect(gateway.inputsOf('getRegistrationOrder')).toHaveLength(2);
  stop();
});

it('keeps what it shows when asking anew fails', async () => {
  const { store } = await open({
    getRegistrationOrder: (_, before) =>
      before === 0 ? sampleOrder('confirmed') : failures.network,
  });
  const stop = watchFocus(store);
  await screen.findByRole('button', { name: '取消预约' });
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.getByText('482 913')).toBeTruthy());
  stop();
});
