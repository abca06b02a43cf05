import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  businessRefusal,
  sampleOrder,
  sampleWrongPayment,
  type PageSetting,
} from '@xinglin/testing';
import { expect, userEvent } from 'storybook/test';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$orderNo.page';

const meta = { title: 'Booking/Pay', component: page.default } satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/reservation/pay/R1';
const gateway = {
  getRegistrationOrder: sampleOrder('awaitingPayment'),
} satisfies PageSetting['gateway'];

const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const WrongAmount: Story = {
  parameters: {
    path,
    gateway: {
      getRegistrationOrder: sampleOrder('awaitingPayment', {
        payment: 'failed',
        wrongPayments: [sampleWrongPayment],
      }),
    },
  } satisfies PageSetting,
};
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
