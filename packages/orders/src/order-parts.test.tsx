// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  preparePage,
  type PageSetting,
} from '@xinglin/testing';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CancelDialog } from './cancel-dialog';
import { locales } from './locales';
import { OrderCard } from './order-card';
import { OrderDetail } from './order-detail';
import { Payment } from './payment';
import { WrongPayments } from './wrong-payments';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

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

it('a card without a day of its own says what goes back and how long it can be paid', async () => {
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
  expect(card.getByText('退款 ¥12.50')).toBeTruthy();
  // Its state says whether the money is back; the sum says nothing of it.
  expect(card.queryByText(/已退款/)).toBeNull();
  expect(card.getByText(/请在.*内支付/)).toBeTruthy();
  expect(card.queryByRole('time')).toBeNull();
});

it('a detail tells the newest move first, by whom and why', async () => {
  await show(
    <OrderDetail
      order={order}
      next="我们会尽快发货。"
      facts={[{ label: '运费', value: '包邮' }]}
      onExpire={() => undefined}
    >
      <p>维生素 D 滴剂</p>
    </OrderDetail>,
  );
  const steps = await screen.findByRole('list', { name: '订单进度' });
  const moves = within(steps).getAllByRole('listitem');
  expect(moves.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('系统 · 支付成功'),
    expect.stringContaining('待支付'),
  ]);
  expect(screen.getByText('G1')).toBeTruthy();
  expect(screen.getByText('包邮')).toBeTruthy();
});

it.each([
  ['processing', '¥12.50 退款处理中，最晚 11月25日 到账。'],
  ['late', /¥12.50 的退款原定最晚 11月25日 到账，现已延迟/],
  ['done', '¥12.50 已原路退回。'],
] as const)('a detail says one thing of a refund that is %s', async (status, text) => {
  const refund = { refundCents: 1250, status, expectedBy: '2026-11-25T23:59:59.999+08:00' };
  await show(
    <OrderDetail
      order={{ ...order, refundCents: 1250, refund }}
      next="款项处理中，请稍候。"
      facts={[]}
      onExpire={() => undefined}
    >
      <p>维生素 D 滴剂</p>
    </OrderDetail>,
  );
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getAllByText(/退款|退回/)).toHaveLength(1);
  // What is late is not told to be on its way as well.
  expect(screen.queryAllByText('款项处理中，请稍候。')).toHaveLength(status === 'late' ? 0 : 1);
  const phone = screen.queryByRole('link');
  if (status === 'late') expect(phone?.getAttribute('href')).toMatch(/^tel:\d/);
  else expect(phone).toBeNull();
});

it.each([
  ['wrongAmount', 'processing', /¥12.50 的付款，与应付金额 ¥38.00 不符.*最晚 11月25日 到账/],
  ['wrongAmount', 'done', /与应付金额 ¥38.00 不符的付款 ¥12.50 已全额原路退回/],
  ['secondPayment', 'processing', /又收到一笔 ¥12.50 的付款.*已支付.*最晚 11月25日 到账/],
  ['secondPayment', 'late', /又收到一笔 ¥12.50 的付款.*现已延迟/],
  ['secondPayment', 'done', '又收到的一笔付款 ¥12.50 已全额原路退回，没有用于这个订单。'],
] as const)('a payment that pays nothing, as %s and %s, says why', async (cause, status, text) => {
  const expectedBy = '2026-11-25T23:59:59.999+08:00';
  const payments = [{ refundCents: 1250, status, expectedBy, cause }];
  await show(<WrongPayments payments={payments} dueCents={3800} />);
  expect(await screen.findByText(text)).toBeTruthy();
});

const answers = [
  ['is over once it is done', '订单已取消'],
  ['stays open where it was refused', undefined],
] as const;
it.each(answers)('cancelling %s', async (_name, answer) => {
  const cancel = vi.fn<(why: { reason?: string }) => Promise<{ data?: string | undefined }>>(
    async () => ({ data: answer }),
  );
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
        done={(said) => said}
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
  const reasons = await screen.findAllByRole<HTMLInputElement>('radio');
  expect(reasons.some(({ checked }) => checked)).toBe(false);
  fireEvent.click(screen.getByRole('radio', { name: '不想要了' }));
  fireEvent.click(screen.getByRole('button', { name: '确认取消' }));
  await waitFor(() => expect(cancel.mock.calls).toEqual([[{ reason: '不想要了' }]]));
  if (answer) {
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getAllByText(answer)).toBeTruthy();
  } else expect(within(screen.getByRole('alertdialog')).getByText('已经发货')).toBeTruthy();
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

const payable = (
  <Payment
    title="支付"
    backTo="/"
    order={order}
    cents={1250}
    resultTo="/result"
    about={{ title: '商品', facts: [] }}
    priceLabel="金额"
    onStale={() => undefined}
  />
);
const way = (provider: string, title: string, lastUsed = false) => ({ provider, title, lastUsed });

it.each([
  ['the one used last', undefined, 'alipay'],
  ['another that was chosen', '微信支付', 'wechatPay'],
])('an order is paid by %s', async (_, chosen, provider) => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const gateway = createMockGateway({
    listPayWays: {
      items: [way('wechatPay', '微信支付'), way('alipay', '支付宝', true)],
      takesMoney: true,
    },
    getH5PayUrl: { url: 'https://cashier.example/1' },
  });
  const page = await preparePage(payable, { orders: locales }, { path: '/' }, { gateway });
  render(page.element);
  const radios = await screen.findAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ checked }) => checked)).toEqual([false, true]);
  expect(screen.getByText('上次使用')).toBeTruthy();
  if (chosen !== undefined) fireEvent.click(screen.getByRole('radio', { name: chosen }));
  fireEvent.click(screen.getByRole('button', { name: '去支付' }));
  await waitFor(() =>
    expect(gateway.inputsOf('getH5PayUrl')).toMatchObject([{ orderNo: order.orderNo, provider }]),
  );
});

it('an order that nothing takes money for has no button that cannot work', async () => {
  await show(payable, { gateway: { listPayWays: { items: [], takesMoney: false } } });
  expect(await screen.findByText(/暂时无法在线支付/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
});

it('the rest of a price says what was paid before', async () => {
  await show(payable, {
    gateway: {
      listPayWays: { items: [way('sandbox', '收银台')], takesMoney: true },
      getPayElement: {
        elements: [
          { element: 'price', label: '八段锦入门', cents: 2250 },
          { element: 'paid', label: '已支付', cents: -1000 },
        ],
        dueCents: 1250,
      },
    },
  });
  expect((await screen.findByText('已支付')).parentElement?.textContent).toContain('−¥10.00');
  expect(screen.getByText('金额').parentElement?.textContent).toContain('22.50');
  expect(screen.queryByRole('radio')).toBeNull();
});
