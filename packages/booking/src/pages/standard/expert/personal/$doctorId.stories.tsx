import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleDoctor, sampleShifts } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$doctorId.page';

const meta = { title: 'Booking/Doctor, standard flow', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/standard/expert/personal/d-1',
  gateway: {
    getDoctorInfoById: sampleDoctor,
    listShiftCasesByMonth: ({ month }) =>
      listOf(sampleShifts.filter(({ date }) => date.startsWith(month))),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
