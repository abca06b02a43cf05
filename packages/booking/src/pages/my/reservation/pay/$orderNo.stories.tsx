import type { Meta, StoryObj } from '@storybook/react-vite';
import { businessRefusal, failures, sampleOrder, type PageSetting } from '@xinglin/testing';
import { expect, userEvent } from 'storybook/test';
import ReservationPayPage from './$orderNo.page';

const meta = { title: 'Booking/Pay', component: ReservationPayPage } satisfies Meta<
  typeof ReservationPayPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/reservation/pay/R1';
const gateway = {
  getRegistrationOrder: sampleOrder('awaitingPayment'),
} satisfies PageSetting['gateway'];

export const Full: Story = { parameters: { path, gateway } satisfies PageSetting };
export const Expired: Story = {
  parameters: {
    path,
    gateway: { getRegistrationOrder: sampleOrder('expired') },
  } satisfies PageSetting,
};
export const PaidElsewhere: Story = {
  parameters: {
    path,
    gateway: { getRegistrationOrder: sampleOrder('confirmed') },
  } satisfies PageSetting,
};
export const Refused: Story = {
  parameters: {
    path,
    gateway: { ...gateway, getH5PayUrl: businessRefusal('orderNotPayable', '这个订单已不能支付') },
  } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '去支付' }));
    await expect(await canvas.findByText('这个订单已不能支付')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { path, gateway: { getRegistrationOrder: 'never' } } satisfies PageSetting,
};
export const Failed: Story = {
  parameters: { path, gateway: { getRegistrationOrder: failures.network } } satisfies PageSetting,
};
export const SessionEnded: Story = {
  parameters: {
    path,
    gateway: { getRegistrationOrder: failures.sessionEnded },
  } satisfies PageSetting,
};
