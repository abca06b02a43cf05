import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePanel } from '../../../samples/panel-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './callback.page';

const meta = { title: 'Consult/Several experts, paid', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/multask/pay/callback?orderKey=Q1';
const states = statesOf(page, {
  path,
  gateway: { getPanelOrder: samplePanel({ state: 'waiting', answeredCount: 0 }) },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const NotPaid: Story = {
  parameters: {
    path,
    gateway: {
      getPanelOrder: samplePanel({
        state: 'awaitingPayment',
        group: 'awaitingPayment',
        statusText: '待支付',
        actions: ['pay', 'cancel'],
        payment: 'failed',
        payBefore: '2099-11-20T20:30:00+08:00',
        answeredCount: 0,
        paidCents: 0,
      }),
    },
  },
};
export const Empty: Story = { parameters: { path: '/multask/pay/callback', gateway: {} } };
