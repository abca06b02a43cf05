import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TipCard } from '@xinglin/gateway-sdk';
import { sampleTip, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './list.page';

const meta = { title: 'Reviews/Gifts given', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpaid: TipCard = {
  ...sampleTip,
  orderNo: 't-2',
  group: 'awaitingPayment',
  statusText: '待支付',
  actions: ['pay', 'cancel'],
  // Far ahead on the clock of the stories, so that no countdown ends.
  payBefore: '2099-11-20T21:27:41+08:00',
};
const returned: TipCard = {
  ...sampleTip,
  orderNo: 't-3',
  group: 'refunding',
  statusText: '退款中',
  refundCents: 660,
};
const states = statesOf(page, {
  path: '/my/rewardorder/list',
  gateway: { listTipOrders: { items: [unpaid, sampleTip, returned], next: null } },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const NoneCancelled: Story = {
  parameters: {
    path: '/my/rewardorder/list?group=cancelled',
    gateway: { listTipOrders: { items: [], next: null } },
  } satisfies PageSetting,
};
