// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { TipOrder } from '@xinglin/gateway-sdk';
import { businessRefusal, listOf, sampleTipDoctor, sampleTipOffers } from '@xinglin/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paidThanks, sampleConsult, unpaidThanks } from '../../../testing/samples';
import { showPage } from '../../../testing/show-page';
import * as detail from '../consult/order-detail/$orderKey.page';
import * as pay from './pay/$doctorId.page';
import * as result from './result.page';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const offered = { getTipDoctor: sampleTipDoctor, listTipOffers: listOf(sampleTipOffers) };
const payAt = '/overseas/reward/pay/d-1';
const submitted = { orderNo: 't-1', amountCents: 1880, payBefore: '2026-11-27T09:30:00+08:00' };
const send = () => fireEvent.click(screen.getByRole('button', { name: '下一步' }));
const write = (value: string) =>
  fireEvent.change(screen.getByLabelText('写给医生的话（可不填）'), { target: { value } });
/** The page of the order as it stands. */
const showResult = (order: Partial<TipOrder>) =>
  showPage(result, {
    path: '/overseas/reward/result?orderNo=t-1',
    gateway: { getTipOrder: { ...unpaidThanks, ...order } },
    channel: { payServers: ['https://cashier.example'] },
  });
const isPayable = () => screen.queryByRole('button', { name: '去支付' }) !== null;

describe('thanks', () => {
  it('take a sum by one tap and a letter, are ordered once, and lead to the order', async () => {
    const shown = await showPage(pay, {
      path: payAt,
      gateway: { ...offered, submitTipOrder: submitted },
    });
    send();
    expect(screen.getByRole('link', { name: '请选择金额' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /18.80（人民币）/ }));
    write(' 谢谢您半夜还回复我 ');
    send();
    send();
    await waitFor(() =>
      expect(shown.router.state.location.pathname).toBe('/overseas/reward/result'),
    );
    expect(shown.router.state.location.search).toBe('?orderNo=t-1');
    expect(shown.gateway.inputsOf('submitTipOrder')).toEqual([
      { offerId: 'tip-2', expertId: 'd-1', text: ' 谢谢您半夜还回复我 ' },
    ]);
  });

  it('need no letter', async () => {
    const { gateway } = await showPage(pay, {
      path: payAt,
      gateway: { ...offered, submitTipOrder: submitted },
    });
    fireEvent.click(screen.getByRole('radio', { name: /6.60/ }));
    write('  ');
    send();
    await waitFor(() =>
      expect(gateway.inputsOf('submitTipOrder')).toEqual([{ offerId: 'tip-1', expertId: 'd-1' }]),
    );
  });

  it('tell a refused letter at its field and keep it', async () => {
    const submitTipOrder = businessRefusal('textRefused', '内容不能发送');
    await showPage(pay, { path: payAt, gateway: { ...offered, submitTipOrder } });
    fireEvent.click(screen.getByRole('radio', { name: /6.60/ }));
    write('不该写的话');
    send();
    await screen.findAllByText('内容不能发送');
    const field = screen.getByLabelText('写给医生的话（可不填）');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toHaveProperty('value', '不该写的话');
  });

  it('are offered once the consultation is done, not before', async () => {
    const getTipDoctor = { ...sampleTipDoctor, mayTip: false };
    await showPage(pay, { path: payAt, gateway: { ...offered, getTipDoctor } });
    expect(screen.getByText('咨询结束后才能感谢医生')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '下一步' })).toBeNull();
    cleanup();
    const path = '/overseas/consult/order-detail/o-1';
    await showPage(detail, { path });
    expect(screen.queryByRole('link', { name: '感谢医生' })).toBeNull();
    cleanup();
    const getOverseasConsult = { ...sampleConsult, mayThank: true };
    await showPage(detail, { path, gateway: { getOverseasConsult } });
    expect(screen.getByRole('link', { name: '感谢医生' }).getAttribute('href')).toBe(payAt);
  });
});

describe('what came of the payment', () => {
  it('is what the gateway says, whatever the address claims', async () => {
    await showPage(result, {
      path: '/overseas/reward/result?orderNo=t-1&status=success',
      gateway: { getTipOrder: { ...unpaidThanks, payment: 'open' } },
    });
    expect(screen.getByText('正在确认付款')).toBeTruthy();
    expect(isPayable()).toBe(false);
  });

  it('paid: says so and shows what was sent', async () => {
    await showResult(paidThanks);
    expect(screen.getByText('已付款，谢谢您')).toBeTruthy();
    expect(screen.getByText('谢谢您半夜还回复我')).toBeTruthy();
    expect(screen.getByRole('link', { name: '我的咨询' })).toBeTruthy();
    expect(isPayable()).toBe(false);
  });

  it('failed: can be paid again, and the cashier comes back here', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { gateway } = await showPage(result, {
      path: '/overseas/reward/result?orderNo=t-1',
      gateway: {
        getTipOrder: { ...unpaidThanks, payment: 'failed' },
        getH5PayUrl: { url: 'https://cashier.example/1' },
      },
      channel: { payServers: ['https://cashier.example'] },
    });
    expect(screen.getByText('这次付款没有成功，没有扣款，可以再付一次。')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '去支付' }));
    await waitFor(() => expect(leave.mock.calls).toEqual([['https://cashier.example/1']]));
    expect(gateway.inputsOf('getH5PayUrl')).toMatchObject([
      { returnUrl: `${window.location.origin}/overseas/reward/result?orderNo=t-1` },
    ]);
  });

  it('closed: says that nothing was paid, or that it goes back', async () => {
    await showResult({ group: 'cancelled', actions: [], payBefore: null });
    expect(screen.getByText('这份心意已关闭')).toBeTruthy();
    expect(screen.getByRole('link', { name: '再次感谢这位医生' }).getAttribute('href')).toBe(payAt);
    cleanup();
    await showResult({
      ...paidThanks,
      group: 'refunding',
      refund: { refundCents: 660, status: 'processing', expectedBy: '2026-12-04T23:59:59+08:00' },
    });
    expect(screen.getByText('这份心意已退回')).toBeTruthy();
    expect(isPayable()).toBe(false);
  });

  it('can be done without until it is paid', async () => {
    const { gateway } = await showPage(result, {
      path: '/overseas/reward/result?orderNo=t-1',
      gateway: {
        getTipOrder: (_: unknown, before: number) =>
          before === 0 ? unpaidThanks : { ...unpaidThanks, group: 'cancelled', actions: [] },
        cancelTipOrder: { orderNo: 't-1', statusText: '已取消', refundCents: 0 },
      },
    });
    fireEvent.click(screen.getByRole('button', { name: '不送了' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: '确认不送' }));
    expect(await screen.findByText('这份心意已关闭')).toBeTruthy();
    expect(gateway.inputsOf('cancelTipOrder')).toEqual([{ orderNo: 't-1' }]);
  });

  it('of no order leads back', async () => {
    await showPage(result, { path: '/overseas/reward/result' });
    expect(screen.getByText('没有找到这份心意')).toBeTruthy();
    expect(screen.getByRole('link', { name: '我的咨询' })).toBeTruthy();
  });
});
