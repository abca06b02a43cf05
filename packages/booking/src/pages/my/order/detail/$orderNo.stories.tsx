import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import {
  businessRefusal,
  sampleOrder,
  sampleWrongPayment,
  type PageSetting,
} from '@xinglin/testing';
import { expect, userEvent, within } from 'storybook/test';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$orderNo.page';

const meta = { title: 'Booking/Appointment', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/order/detail/R1';
const showing = (order: RegistrationOrder) => ({
  path,
  gateway: { getRegistrationOrder: order },
});

const states = statesOf(page, showing(sampleOrder('confirmed')));
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const AwaitingPayment: Story = { parameters: showing(sampleOrder('awaitingPayment')) };
export const WrongAmount: Story = {
  parameters: showing(
    sampleOrder('awaitingPayment', { payment: 'failed', wrongPayments: [sampleWrongPayment] }),
  ),
};
export const WrongAmountTooLate: Story = {
  parameters: showing(
    sampleOrder('expired', {
      payment: 'failed',
      wrongPayments: [{ ...sampleWrongPayment, status: 'done' }],
    }),
  ),
};
export const Expired: Story = { parameters: showing(sampleOrder('expired')) };
export const CancelledByHospital: Story = {
  parameters: showing(
    sampleOrder('cancelledByHospital', {
      refundCents: 3800,
      refund: { refundCents: 3800, status: 'done', expectedBy: '2026-11-25T21:00:00+08:00' },
    }),
  ),
};
export const Refunding: Story = {
  parameters: showing(
    sampleOrder('refunding', {
      refundCents: 3800,
      refund: { refundCents: 3800, status: 'processing', expectedBy: '2026-11-25T21:00:00+08:00' },
    }),
  ),
};
export const ChildWithoutDocument: Story = {
  parameters: showing(
    sampleOrder('confirmed', { patientName: '王一诺', patientCardNo: null, clinicAddress: '' }),
  ),
};

export const CancelRefused: Story = {
  parameters: {
    path,
    gateway: {
      getRegistrationOrder: sampleOrder('confirmed'),
      cancelRegistrationOrder: businessRefusal('cancelDeadlinePassed', '已过取消时限，请联系医院'),
    },
  } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '取消预约' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '确认取消' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('已过取消时限，请联系医院');
  },
};
