import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleOrder, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './list.page';

const meta = { title: 'Booking/My appointments', component: page.default } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/order/list';
const orders = [
  sampleOrder('awaitingPayment'),
  sampleOrder('confirmed', { orderNo: 'R2', date: '2026-11-26' }),
  sampleOrder('refunding', { orderNo: 'R3', refundCents: 3800 }),
  sampleOrder('completed', {
    orderNo: 'R4',
    date: '2026-10-08',
    actions: ['review', 'bookAgain'],
  }),
  sampleOrder('cancelledByHospital', { orderNo: 'R5' }),
];
const states = statesOf(page, { path, gateway: { listRegistrationOrders: listOf(orders) } });

export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const More: Story = {
  parameters: {
    path,
    gateway: { listRegistrationOrders: listOf(orders, 60) },
  } satisfies PageSetting,
};
export const NothingToPay: Story = {
  parameters: {
    path: `${path}?group=awaitingPayment`,
    gateway: { listRegistrationOrders: listOf([]) },
  } satisfies PageSetting,
};
