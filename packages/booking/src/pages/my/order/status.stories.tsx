import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOrder, sampleWrongPayment, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './status.page';

const meta = { title: 'Booking/Result', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/order/status?orderNo=R1';

const states = statesOf(page, {
  path,
  gateway: { getRegistrationOrder: sampleOrder('confirmed') },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

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
export const WrongAmountTooLate: Story = {
  parameters: {
    path,
    gateway: {
      getRegistrationOrder: sampleOrder('expired', {
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
export const AwaitingHospital: Story = {
  parameters: {
    path,
    gateway: { getRegistrationOrder: sampleOrder('awaitingHospital') },
  } satisfies PageSetting,
};
export const WithoutOrder: Story = {
  parameters: { path: '/my/order/status' } satisfies PageSetting,
};
