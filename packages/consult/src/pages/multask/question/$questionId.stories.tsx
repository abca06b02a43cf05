import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageSetting } from '@xinglin/testing';
import { samplePanel } from '../../../samples/panel-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$questionId.page';

const meta = {
  title: 'Consult/Question to several experts',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/multask/question/Q1';
const states = statesOf(page, { path, gateway: { getPanelOrder: samplePanel() } });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

const shown = (changed: Parameters<typeof samplePanel>[0]): Story => ({
  parameters: { path, gateway: { getPanelOrder: samplePanel(changed) } } satisfies PageSetting,
});

export const AwaitingPayment = shown({
  state: 'awaitingPayment',
  group: 'awaitingPayment',
  statusText: '待支付',
  actions: ['pay', 'cancel'],
  payment: 'none',
  payBefore: '2099-11-20T20:30:00+08:00',
  answeredCount: 0,
  paidCents: 0,
  answerBefore: null,
  mayCancel: true,
});
export const Waiting = shown({
  state: 'waiting',
  statusText: '等待专家回复',
  answeredCount: 0,
  mayCancel: true,
});
export const Finished = shown({
  state: 'finished',
  group: 'completed',
  statusText: '已完成',
  answeredCount: 5,
});
export const Refunded = shown({
  state: 'refunded',
  group: 'cancelled',
  statusText: '已退款',
  answeredCount: 0,
  refundCents: 11500,
  refund: { refundCents: 11500, status: 'done', expectedBy: '2026-11-25T23:59:59.999+08:00' },
});
