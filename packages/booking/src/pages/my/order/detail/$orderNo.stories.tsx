import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { businessRefusal, failures, sampleOrder, type PageSetting } from '@xinglin/testing';
import { expect, userEvent, within } from 'storybook/test';
import OrderDetailPage from './$orderNo.page';

const meta = { title: 'Booking/Appointment', component: OrderDetailPage } satisfies Meta<
  typeof OrderDetailPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/order/detail/R1';
const showing = (order: RegistrationOrder): PageSetting => ({
  path,
  gateway: { getRegistrationOrder: order },
});

export const Booked: Story = { parameters: showing(sampleOrder('confirmed')) };
export const AwaitingPayment: Story = { parameters: showing(sampleOrder('awaitingPayment')) };
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

export const Loading: Story = {
  parameters: { path, gateway: { getRegistrationOrder: 'never' } } satisfies PageSetting,
};
export const Failed: Story = {
  parameters: {
    path,
    gateway: { getRegistrationOrder: failures.serverTrouble },
  } satisfies PageSetting,
};
export const SessionEnded: Story = {
  parameters: {
    path,
    gateway: { getRegistrationOrder: failures.sessionEnded },
  } satisfies PageSetting,
};
