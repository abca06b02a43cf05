import type { Meta, StoryObj } from '@storybook/react-vite';
import { failures, type PageSetting } from '@xinglin/testing';
import { ButtonLink, Card, Note } from '@xinglin/ui';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CancelDialog } from './cancel-dialog';
import { OrderActions } from './order-actions';
import { OrderCard } from './order-card';
import { OrderDetail } from './order-detail';
import { Payment, PaymentOver } from './payment';
import type { Refund } from './order-shapes';
import type { PaymentOutcome } from './payment-outcome';
import { PaymentResult } from './payment-result';

const meta = { title: 'Kits/Parts of an order' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = (): void => undefined;
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
const unpaid = { ...order, statusText: '待支付', payBefore: '2026-11-20T21:27:41+08:00' };
const about = { title: '商品', facts: [{ label: '名称', value: '维生素 D 滴剂' }] };

const cancelDialog = (onClose: () => void) => (
  <CancelDialog
    title="取消订单？"
    confirmLabel="确认取消"
    keepLabel="再想想"
    reasons={['买错了', '不想要了']}
    cancel={async () => ({ data: true })}
    done="订单已取消"
    cancelling={{ isLoading: false }}
    onClose={onClose}
  >
    <p>已支付的金额将全额原路退回。</p>
  </CancelDialog>
);
const actions = (
  <OrderActions
    status="unpaid"
    pay={{ to: '/', cents: 1250 }}
    cancel={{ text: '取消订单', load: async () => undefined, renderDialog: cancelDialog }}
  />
);

export const CardWithActions: Story = {
  render: () => (
    <OrderCard
      order={unpaid}
      to="/"
      title="维生素 D 滴剂"
      state="attention"
      lines={['1 盒', '配送至杭州市西湖区']}
      actions={actions}
      onExpire={nothing}
    />
  ),
};
const card = (statusText: string) => ({
  render: () => (
    <OrderCard
      order={{ ...order, statusText, refundCents: 1250 }}
      to="/"
      title="维生素 D 滴剂"
      state="cancelled"
      lines={['1 盒']}
      onExpire={nothing}
    />
  ),
});
export const CardRefunding: Story = card('退款中');
export const CardRefunded: Story = card('已退款');
const refund = (status: Refund['status']) => ({
  render: () => (
    <OrderDetail
      order={{
        ...order,
        statusText: status === 'done' ? '已退款' : '退款中',
        refundCents: 1250,
        refund: { refundCents: 1250, status, expectedBy: '2026-11-25T23:59:59.999+08:00' },
      }}
      next="您已取消这个订单。"
      facts={[]}
      onExpire={nothing}
    >
      <Card title="商品">
        <Note>维生素 D 滴剂</Note>
      </Card>
    </OrderDetail>
  ),
});
export const Refunding: Story = refund('processing');
export const RefundLate: Story = refund('late');
export const Refunded: Story = refund('done');
export const Detail: Story = {
  render: () => (
    <OrderDetail
      order={{
        ...unpaid,
        refund: {
          refundCents: 300,
          status: 'processing',
          expectedBy: '2026-11-25T23:59:59.999+08:00',
        },
      }}
      next="请在时限内完成支付。"
      actions={actions}
      facts={[{ label: '运费', value: '包邮' }]}
      onExpire={nothing}
    >
      <Card title="商品">
        <Note>维生素 D 滴剂</Note>
      </Card>
    </OrderDetail>
  ),
};
export const Cancelling: Story = {
  render: () => actions,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '取消订单' }));
    const dialog = await canvas.findByRole('alertdialog');
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const PaymentFailed: Story = {
  render: () => (
    <Payment
      title="支付"
      backTo="/"
      order={unpaid}
      cents={1250}
      resultTo="/"
      about={about}
      priceLabel="金额"
      actions={actions}
      onStale={nothing}
    />
  ),
  parameters: { gateway: { getH5PayUrl: failures.network } } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '去支付' }));
    await expect(await canvas.findByText('网络请求失败，请稍后再试～')).toBeVisible();
  },
};

/** Back from the cashier, and no notice of the payment came. */
export const PaymentUnsettled: Story = {
  render: () => (
    <Payment
      title="支付"
      backTo="/"
      order={unpaid}
      cents={1250}
      resultTo="/"
      about={about}
      priceLabel="金额"
      unsettled={{ onAsk: nothing, isAsking: false }}
      onStale={nothing}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '继续支付' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '查询支付结果' })).toBeVisible();
  },
};

const payable = (
  <Payment
    title="支付"
    backTo="/"
    order={unpaid}
    cents={1250}
    resultTo="/"
    about={about}
    priceLabel="金额"
    onStale={nothing}
  />
);
export const PayWays: Story = {
  render: () => payable,
  parameters: {
    gateway: {
      listPayWays: {
        takesMoney: true,
        items: [
          { provider: 'wechatPay', title: '微信支付', lastUsed: true },
          { provider: 'alipay', title: '支付宝', lastUsed: false },
        ],
      },
      getPayElement: {
        elements: [
          { element: 'price', label: '维生素 D 滴剂', cents: 2250 },
          { element: 'paid', label: '已支付', cents: -1000 },
        ],
        dueCents: 1250,
      },
    },
  } satisfies PageSetting,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /微信支付/ })).toBeChecked();
    await expect(await canvas.findByText('已支付')).toBeVisible();
  },
};
export const NoWayToPay: Story = {
  render: () => payable,
  parameters: { gateway: { listPayWays: { items: [], takesMoney: false } } } satisfies PageSetting,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/暂时无法在线支付/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '去支付' })).toBeNull();
  },
};

const over = (isPaid: boolean) => (
  <PaymentOver
    title="支付"
    backTo="/"
    order={{ statusText: isPaid ? '待发货' : '已关闭' }}
    isPaid={isPaid}
    isOver="这个订单已不能支付。"
    seeTo="/"
    again={{ to: '/', text: '再次购买' }}
  />
);
export const AlreadyPaid: Story = { render: () => over(true) };
export const TooLate: Story = { render: () => over(false) };

const result = (outcome: PaymentOutcome, title: string) => (
  <PaymentResult
    title="支付结果"
    backTo="/"
    outcome={outcome}
    order={unpaid}
    says={{ title, hint: '可以随时在订单里查看。' }}
    actions={<ButtonLink to="/">去支付</ButtonLink>}
    seeTo="/"
    onAsk={nothing}
    isAsking={false}
    onExpire={nothing}
  >
    <Card title="商品">
      <Note>维生素 D 滴剂</Note>
    </Card>
  </PaymentResult>
);
export const Paid: Story = { render: () => result('success', '购买成功') };
export const Waiting: Story = { render: () => result('waiting', '正在确认支付结果') };
export const Unknown: Story = {
  render: () => result('unknown', '支付结果待确认'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '查询支付结果' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '去支付' })).toBeNull();
  },
};
export const Refused: Story = { render: () => result('failed', '支付未完成') };
export const Closed: Story = { render: () => result('over', '订单已关闭') };
