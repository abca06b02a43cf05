import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { failures, sampleOrder, type PageSetting } from '@xinglin/testing';
import OrderListPage from './list.page';

const meta = { title: 'Booking/My appointments', component: OrderListPage } satisfies Meta<
  typeof OrderListPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/order/list';
const page = (items: RegistrationOrder[], total = items.length) => ({
  items,
  total,
  pageNo: 1,
  pageSize: 20,
});
const orders = [
  sampleOrder('awaitingPayment'),
  sampleOrder('confirmed', { orderNo: 'R2', date: '2026-11-26' }),
  sampleOrder('refunding', { orderNo: 'R3', refundCents: 3800 }),
  sampleOrder('completed', { orderNo: 'R4', date: '2026-10-08' }),
  sampleOrder('cancelledByHospital', { orderNo: 'R5' }),
];

export const Full: Story = {
  parameters: { path, gateway: { listRegistrationOrders: page(orders) } } satisfies PageSetting,
};
export const More: Story = {
  parameters: { path, gateway: { listRegistrationOrders: page(orders, 60) } } satisfies PageSetting,
};
export const NothingToPay: Story = {
  parameters: {
    path: `${path}?group=awaitingPayment`,
    gateway: { listRegistrationOrders: page([]) },
  } satisfies PageSetting,
};
export const Empty: Story = {
  parameters: { path, gateway: { listRegistrationOrders: page([]) } } satisfies PageSetting,
};
export const Loading: Story = {
  parameters: { path, gateway: { listRegistrationOrders: 'never' } } satisfies PageSetting,
};
export const Failed: Story = {
  parameters: { path, gateway: { listRegistrationOrders: failures.network } } satisfies PageSetting,
};
export const SessionEnded: Story = {
  parameters: {
    path,
    gateway: { listRegistrationOrders: failures.sessionEnded },
  } satisfies PageSetting,
};
