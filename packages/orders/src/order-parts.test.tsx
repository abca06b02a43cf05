// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { businessRefusal, preparePage, type PageSetting } from '@xinglin/testing';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CancelDialog } from './cancel-dialog';
import { locales } from './locales';
import { OrderCard } from './order-card';
import { OrderDetail } from './order-detail';
import { Payment } from './payment';

afterEach(cleanup);

const order = {
  orderNo: 'G1',
  statusText: '待发货',
  payBefore: null,
  refundCents: 0,
  createdAt: '2026-11-20T20:57:41+08:00',
  refund: null,
  history: [
    { stateText: '待支付', at: '2026-11-20T20:57:41+08:00', actor: 'patient', reason: null },
    { stateText: '待发货', at: '2026-11-20T21:01:00+08:00', actor: 'system', reason: '支付成功' },
  ],
} as const;

async function show(element: ReactElement, setting: PageSetting = {}) {
  const page = await preparePage(element, { orders: locales }, { path: '/', ...setting });
  render(page.element);
  return page;
}

it('a card without a day of its own says what was given back and how long it can be paid', async () => {
  await show(
    <OrderCard
      order={{ ...order, refundCents: 1250, payBefore: '2026-11-20T21:27:41+08:00' }}
      to="/order/G1"
      title="维生素 D 滴剂"
      state="attention"
      lines={['1 盒']}
      onExpire={() => undefined}
    />,
  );
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('已退款 ¥12.50')).toBeTruthy();
  expect(card.getByText(/请在.*内支付/)).toBeTruthy();
  expect(card.queryByRole('time')).toBeNull();
});

it('a detail tells the newest move first, by whom and why, and what is on its way back', async () => {
  const refund = {
    refundCents: 1250,
    status: 'processing',
    expectedBy: '2026-11-25T21:00:00+08:00',
  } as const;
  await show(
    <OrderDetail
      order={{ ...order, refund }}
      next="我们会尽快发货。"
      facts={[{ label: '运费', value: '包邮' }]}
      onExpire={() => undefined}
    >
      <p>维生素 D 滴剂</p>
    </OrderDetail>,
  );
  expect(
    await screen.findByText(/¥12\.50 退款处理中，预计 2026年11月25日 21:00 前到账/),
  ).toBeTruthy();
  const moves = within(screen.getByRole('list', { name: '订单进度' })).getAllByRole('listitem');
  expect(moves.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('系统 · 支付成功'),
    expect.stringContaining('待支付'),
  ]);
  expect(screen.getByText('G1')).toBeTruthy();
  expect(screen.getByText('包邮')).toBeTruthy();
});

const answers = [
  ['is over once it is done', '订单已取消'],
  ['stays open where it was refused', undefined],
] as const;
it.each(answers)('cancelling %s', async (_name, answer) => {
  const cancel = vi.fn<(reason: string) => Promise<string | undefined>>(async () => answer);
  function Asking(): ReactElement | null {
    const [open, setOpen] = useState(true);
    if (!open) return null;
    return (
      <CancelDialog
        title="取消订单？"
        confirmLabel="确认取消"
        keepLabel="再想想"
        reasons={['买错了', '不想要了']}
        cancel={cancel}
        cancelling={{
          isLoading: false,
          error: answer ? undefined : businessRefusal('cancelDeadlinePassed', '已经发货'),
        }}
        onClose={() => setOpen(false)}
      >
        <p>全额退款</p>
      </CancelDialog>
    );
  }
  await show(<Asking />);
  fireEvent.click(await screen.findByRole('radio', { name: '不想要了' }));
  fireEvent.click(screen.getByRole('button', { name: '确认取消' }));
  await waitFor(() => expect(cancel.mock.calls).toEqual([['不想要了']]));
  if (answer) await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  else expect(within(screen.getByRole('alertdialog')).getByText('已经发货')).toBeTruthy();
});

it('an order that cannot be paid any more is asked for again, and says why', async () => {
  const onStale = vi.fn<() => void>();
  await show(
    <Payment
      title="支付"
      backTo="/"
      order={order}
      cents={1250}
      resultTo="/result"
      about={{ title: '商品', facts: [] }}
      priceLabel="金额"
      onStale={onStale}
    />,
    { gateway: { getH5PayUrl: businessRefusal('cancelDeadlinePassed', '订单已关闭') } },
  );
  fireEvent.click(await screen.findByRole('button', { name: '去支付' }));
  expect(await screen.findByText('订单已关闭')).toBeTruthy();
  expect(onStale).toHaveBeenCalledOnce();
});
