import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleColleague, sampleDoctor, sampleShifts } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = {
  title: 'Partners/Tianjin doctor',
  component: page.default,
  globals: { channel: 'tianjin' },
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/expert/d-1',
  gateway: {
    getDoctorInfoById: { ...sampleDoctor, tags: ['医保'] },
    listShiftCasesByMonth: ({ month }) =>
      listOf(sampleShifts.filter(({ date }) => date.startsWith(month))),
    mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
  },
});
/** Insurance pays here. */
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
