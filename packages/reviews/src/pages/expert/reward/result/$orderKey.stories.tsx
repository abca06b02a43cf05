import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$orderKey.page';

const meta = { title: 'Reviews/Your gift', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/expert/reward/result/1',
  gateway: {
    getTipOrder: {
      orderNo: '1',
      kind: 'tip',
      drawing: 'tea',
      group: 'active',
      title: '一杯清茶',
      facts: [{ label: '医生', text: '沈知远' }],
      statusText: '已支付',
      amountCents: 3800,
      refundCents: 0,
      actions: ['cancel'],
      payBefore: null,
      createdAt: '2026-11-20T20:00:00+08:00',
      history: [
        {
          state: 'paid',
          stateText: '已支付',
          at: '2026-11-20T20:00:00+08:00',
          actor: 'patient',
          event: 'pay',
          reason: null,
        },
      ],
      payment: 'paid',
      refund: null,
      wrongPayments: [],
      doctorId: 'd-1',
      doctorName: '沈知远',
      text: null,
    },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const AwaitingPayment: Story = {
  parameters: {
    path: '/expert/reward/result/1',
    gateway: {
      getTipOrder: {
        orderNo: '1',
        kind: 'tip',
        group: 'awaitingPayment',
        title: '一杯清茶',
        facts: [{ label: '医生', text: '沈知远' }],
        statusText: '待支付',
        amountCents: 3800,
        refundCents: 0,
        actions: ['pay', 'cancel'],
        payBefore: '2026-11-20T21:27:41+08:00',
        createdAt: '2026-11-20T20:00:00+08:00',
        history: [
          {
            state: 'awaitingPayment',
            stateText: '待支付',
            at: '2026-11-20T20:00:00+08:00',
            actor: 'patient',
            event: 'submit',
            reason: null,
          },
        ],
        payment: 'none',
        refund: null,
        wrongPayments: [],
        doctorId: 'd-1',
        doctorName: '沈知远',
        text: null,
      },
    },
  },
};
