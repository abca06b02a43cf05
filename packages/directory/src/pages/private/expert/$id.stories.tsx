import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleDoctor,
  sampleRules,
  sampleShifts,
  type GatewayAnswers,
} from '@xinglin/testing';
import { sampleTimetable } from '../../../samples/introduction-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = {
  title: 'Directory/Doctor of a private hospital',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: GatewayAnswers = {
  getDoctorInfoById: { ...sampleDoctor, hospitalLevel: 'private' },
  getShiftCaseRules: sampleRules,
  listDoctorTimetable: listOf(sampleTimetable),
  listShiftCasesByMonth: ({ month }) =>
    listOf(sampleShifts.filter(({ date }) => date.startsWith(month))),
};

const states = statesOf(page, { path: '/private/expert/d-1', gateway: answers });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
/** No clinic in the whole window, and no usual week. */
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
