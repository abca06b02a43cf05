import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { type PageSetting } from '@xinglin/testing';
import { attendedCheckUp, sampleCheckUpOrder } from '../../../../../samples/check-up-samples';
import * as page from './$orderId.page';

const meta = { title: 'Check up/Order', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/order/physical-exam/detail/C1',
  gateway: { getPhysicalOrder: sampleCheckUpOrder() },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

const shown = (getPhysicalOrder: ReturnType<typeof sampleCheckUpOrder>): Story => ({
  parameters: {
    path: '/my/order/physical-exam/detail/C1',
    gateway: { getPhysicalOrder },
  } satisfies PageSetting,
});

export const AwaitingPayment = shown(
  sampleCheckUpOrder({
    state: 'awaitingPayment',
    group: 'awaitingPayment',
    statusText: '待支付',
    actions: ['pay', 'cancel'],
    payment: 'none',
    payBefore: '2099-11-20T21:27:41+08:00',
    voucherCode: null,
    mayMove: false,
  }),
);
export const Attended = shown(attendedCheckUp);

/** Every report is there. */
export const Completed = shown({
  ...attendedCheckUp,
  state: 'completed',
  group: 'completed',
  statusText: '报告已出',
});

/** Cancelled in time, with its money on the way back. */
export const Cancelled = shown(
  sampleCheckUpOrder({
    state: 'refunding',
    group: 'refunding',
    statusText: '退款中',
    actions: [],
    voucherCode: null,
    mayCancel: false,
    mayMove: false,
    refundCents: 79_800,
  }),
);
