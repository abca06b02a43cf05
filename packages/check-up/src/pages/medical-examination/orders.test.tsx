// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  attendedCheckUp,
  sampleCheckUpDays,
  sampleCheckUpOrder,
} from '../../samples/check-up-samples';
import { afterEach, describe, expect, it, vi } from 'vitest';
import texts from '../../locales/zh-Hans.json';
import { showPage } from '../../testing/show-page';
import * as orderPage from '../my/order/physical-exam/detail/$orderId.page';
import * as invoicePage from './invoice/$orderId.page';
import * as listPage from './order/list.page';

afterEach(cleanup);

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const path = '/my/order/physical-exam/detail/C1';

describe('my check-ups', () => {
  it('say what, where, when and for whom, by where they stand', async () => {
    const { gateway } = await showPage(listPage, {
      path: '/medical-examination/order/list?group=active',
    });
    expect(gateway.inputsOf('listMyPhysicalOrders')[0]).toMatchObject({ group: 'active' });
    expect(link('年度基础体检')).toBe(path);
    expect(screen.getByText('王芳、王建国')).toBeTruthy();
    expect(link(texts.card.code)).toBe(`${path}#code`);
  });
});

describe('one check-up', () => {
  it('has its voucher, how to prepare, and what goes back until when', async () => {
    await showPage(orderPage, { path });
    expect(screen.getByText('20261203')).toBeTruthy();
    expect(screen.getByText('前一天晚上八点后不吃东西')).toBeTruthy();
    const rule = within(screen.getByRole('list', { name: texts.package.refund }));
    expect(rule.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('全退 ¥798'),
      expect.stringContaining('退 ¥718.20'),
      expect.stringContaining('不退'),
    ]);
    expect(screen.getByText('实付 ¥798')).toBeTruthy();
    expect(link(texts.bar.code)).toBe(`${path}#code`);
  });

  it('is moved to a day with room for all of its people', async () => {
    const { gateway } = await showPage(orderPage, {
      path,
      gateway: {
        getPhysicalOrder: sampleCheckUpOrder({ day: '2026-12-09' }),
        updatePhysicalBooking: { orderNo: 'C1', done: true },
      },
    });
    press(texts.move.button);
    const days = await screen.findAllByRole<HTMLInputElement>('radio', { name: /12月/ });
    const free = days.filter(({ disabled }) => !disabled);
    expect(free.map(({ value }) => value)).toEqual(['2026-12-03']);
    press(texts.move.confirm);
    await waitFor(() => expect(screen.getByText(texts.submit.problem.day)).toBeTruthy());
    fireEvent.click(screen.getByRole('radio', { name: /12月3日/ }));
    press(texts.move.confirm);
    await waitFor(() =>
      expect(gateway.inputsOf('updatePhysicalBooking')).toEqual([
        { orderNo: 'C1', storeId: 's-1', day: '2026-12-03' },
      ]),
    );
  });

  it.each([
    ['2026-12-20', '2026-11-25T12:00:00+08:00', ['2026年12月1日 18:00', '2026年12月2日 18:00']],
    ['2026-12-20', '2026-12-01T18:00:00+08:00', ['2026年12月2日 18:00']],
    ['2026-12-20', '2026-12-02T18:00:00+08:00', []],
    ['2026-12-02', '2026-11-25T12:00:00+08:00', ['2026年11月30日 18:00', '2026年12月1日 18:00']],
  ])('says before a move to %s at %s what is refunded after it', async (day, now, times) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
    try {
      const days = [{ day, total: 10, remaining: 5 }];
      await showPage(orderPage, {
        path,
        gateway: { getPhysicalSchedule: { ...sampleCheckUpDays, days } },
      });
      press(texts.move.button);
      fireEvent.click(await screen.findByRole('radio', { name: /12月/ }));
      const dialog = within(screen.getByRole('alertdialog'));
      const terms = dialog.queryAllByRole('listitem').map(({ textContent }) => textContent);
      expect(terms).toEqual(times.map((time) => expect.stringContaining(`${time} 前取消`)));
      const none = dialog.queryByText(/改期后如果取消，不退款/u);
      expect(none !== null).toBe(times.length === 0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('says what goes back before it is given up, and sends just that', async () => {
    const { gateway } = await showPage(orderPage, {
      path,
      gateway: {
        cancelPhysicalOrder: { orderNo: 'C1', statusText: '已取消', refundCents: 71_820 },
      },
    });
    press(texts.cancel.button);
    const dialog = await screen.findByRole('alertdialog');
    expect(
      within(dialog).getByText('现在取消，退 ¥718.20，最晚 11月25日 到账；不退 ¥79.80。'),
    ).toBeTruthy();
    press(texts.cancel.confirm);
    await waitFor(() =>
      expect(gateway.inputsOf('cancelPhysicalOrder')).toEqual([
        { orderNo: 'C1', refundCents: 71_820 },
      ]),
    );
  });

  it('leads to the report of who has one, and to the invoice', async () => {
    await showPage(orderPage, { path, gateway: { getPhysicalOrder: attendedCheckUp } });
    expect(link(texts.bar.report)).toBe(
      '/medical-examination/pdf-report?orderNo=C1&patientId=pa-1',
    );
    expect(link(/王芳的体检报告/)).toBe(
      '/medical-examination/pdf-report?orderNo=C1&patientId=pa-1',
    );
    expect(screen.queryByText(/王建国的体检报告/)).toBeNull();
    expect(link(texts.invoice.title)).toBe('/medical-examination/invoice/C1');
  });
});

describe('the invoice', () => {
  const setting = { path: '/medical-examination/invoice/C1' };

  it('is applied for with what was typed, checked first', async () => {
    const { gateway } = await showPage(invoicePage, {
      ...setting,
      gateway: {
        getPhysicalOrder: attendedCheckUp,
        applyPhysicalInvoice: { orderNo: 'C1', done: true },
      },
    });
    const type = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
    press(/^申请发票/);
    await waitFor(() => expect(screen.getAllByText('请填写发票抬头')).not.toEqual([]));
    type(/^发票抬头/, '沈知秋');
    type(/^接收邮箱/, 'qiu@example.com');
    press(/^申请发票/);
    await waitFor(() =>
      expect(gateway.inputsOf('applyPhysicalInvoice')).toEqual([
        {
          orderNo: 'C1',
          title: { type: 'person', name: '沈知秋' },
          email: 'qiu@example.com',
        },
      ]),
    );
  });

  it('waits for the visit', async () => {
    await showPage(invoicePage, setting);
    expect(link(texts.invoice.toOrder)).toBe(path);
  });
});
