import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { type PageSetting } from '@xinglin/testing';
import { finishedSession, sampleSession } from '../../../samples/telemedicine-samples';
import * as page from './order.page';

const meta = { title: 'Telemedicine/Session', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/teleclinict/booking/order?orderNo=T1',
  gateway: { getTelemedicineOrder: sampleSession() },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

const shown = (getTelemedicineOrder: ReturnType<typeof sampleSession>): Story => ({
  parameters: {
    path: '/teleclinict/booking/order?orderNo=T1',
    gateway: { getTelemedicineOrder },
  } satisfies PageSetting,
});

export const AwaitingPayment = shown(
  sampleSession({
    state: 'awaitingPayment',
    group: 'awaitingPayment',
    statusText: '待支付',
    actions: ['pay', 'cancel'],
    payment: 'none',
    payBefore: '2099-11-20T21:27:41+08:00',
    localDoctor: null,
    medicalCase: null,
  }),
);
export const WithoutLocalDoctor = shown(
  sampleSession({ localDoctor: null, medicalCase: null, fileIds: [] }),
);
export const Finished = shown(finishedSession);
