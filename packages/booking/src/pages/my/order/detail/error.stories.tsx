import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleDoctor, samplePatients } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './error.page';

const meta = { title: 'Booking/Not booked', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(
  page,
  {
    path: '/my/order/detail/error?expertId=d-1&patientId=p-1&hospDeptId=hd-1',
    gateway: { getDoctorInfoById: sampleDoctor, listPatients: listOf([samplePatients.mother]) },
  },
  {
    without: {
      loading: 'It says at once that the order failed; with whom it was comes below.',
      failed: 'It says that the order failed, with whom it was or without.',
    },
  },
);
export const Full: Story = states.full;
export const Empty: Story = states.empty;
export const SignedOut: Story = states.signedOut;
