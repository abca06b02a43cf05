import type { Meta, StoryObj } from '@storybook/react-vite';
import { failures, sampleOrder, type PageSetting } from '@xinglin/testing';
import OrderStatusPage from './status.page';

const meta = { title: 'Booking/Result', component: OrderStatusPage } satisfies Meta<
  typeof OrderStatusPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/order/status?orderNo=R1';

export const Booked: Story = {
  parameters: {
    path,
    gateway: { getRegistrationOrder: sampleOrder('confirmed') },
  } satisfies PageSetting,
};
export const Waiting: Story = {
  parameters: {
    path,
    gateway: { getRegistrationOrder: sampleOrder('awaitingPayment', { payment: 'open' }) },
  } satisfies PageSetting,
};
export const NotPaid: Story = {
  parameters: {
    path,
    gateway: { getRegistrationOrder: sampleOrder('awaitingPayment', { payment: 'failed' }) },
  } satisfies PageSetting,
};
export const Expired: Story = {
  parameters: {
    path,
    gateway: { getRegistrationOrder: sampleOrder('expired') },
  } satisfies PageSetting,
};
export const Loading: Story = {
  parameters: { path, gateway: { getRegistrationOrder: 'never' } } satisfies PageSetting,
};
export const Failed: Story = {
  parameters: { path, gateway: { getRegistrationOrder: failures.network } } satisfies PageSetting,
};
export const WithoutOrder: Story = {
  parameters: { path: '/my/order/status' } satisfies PageSetting,
};
