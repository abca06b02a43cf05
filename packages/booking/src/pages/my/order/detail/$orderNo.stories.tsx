import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import {
  businessRefusal,
  listOf,
  sampleOrder,
  sampleRefund,
  sampleShift,
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
/** Too late to cancel: the line is at its second part. */
export const CancelledNoMore: Story = {
  parameters: showing(
    sampleOrder('confirmed', {
      actions: ['showVoucher'],
      cancelBefore: '2026-11-20T20:59:00+08:00',
    }),
  ),
};
export const Free: Story = { parameters: showing(sampleOrder('confirmed', { feeCents: 0 })) };
/** The hospital has not described its building. */
export const WithoutWayInside: Story = {
  parameters: showing(sampleOrder('confirmed', { place: null, bring: [] })),
};
export const Completed: Story = {
  parameters: showing(sampleOrder('completed', { actions: ['review', 'bookAgain'] })),
};
export const AwaitingHospital: Story = { parameters: showing(sampleOrder('awaitingHospital')) };
export const RefusedByHospital: Story = { parameters: showing(sampleOrder('refusedByHospital')) };
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
export const PaidTwice: Story = {
  parameters: showing(
    sampleOrder('confirmed', {
      payment: 'paid',
      refundCents: 3800,
      wrongPayments: [{ ...sampleWrongPayment, refundCents: 3800, cause: 'secondPayment' }],
    }),
  ),
};
export const Expired: Story = { parameters: showing(sampleOrder('expired')) };
export const CancelledByHospital: Story = {
  parameters: showing(sampleOrder('cancelledByHospital')),
};
export const CalledOffWithOtherTimes: Story = {
  parameters: {
    path,
    gateway: {
      getRegistrationOrder: sampleOrder('cancelledByHospital', { mayDelete: true }),
      listRebookingShifts: listOf([
        { ...sampleShift, shiftCaseId: 's-2', date: '2026-11-24' },
        { ...sampleShift, shiftCaseId: 's-3', date: '2026-11-25', startTime: '10:00' },
      ]),
    },
  } satisfies PageSetting,
};
export const AmongOthers: Story = {
  parameters: {
    path,
    gateway: {
      getRegistrationOrder: sampleOrder('confirmed', { mayReschedule: true }),
      getMergedOrder: {
        orders: [sampleOrder('confirmed', { orderNo: 'R2', startTime: '10:00', endTime: '10:30' })],
      },
    },
  } satisfies PageSetting,
};
export const Refunding: Story = {
  parameters: showing(sampleOrder('refunding', sampleRefund('processing'))),
};
export const RefundLate: Story = {
  parameters: showing(sampleOrder('refunding', sampleRefund('late'))),
};
export const Refunded: Story = {
  parameters: showing(sampleOrder('refunded', sampleRefund('done'))),
};
export const WrongAmountLate: Story = {
  parameters: showing(
    sampleOrder('expired', {
      payment: 'failed',
      wrongPayments: [{ ...sampleWrongPayment, status: 'late' }],
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
