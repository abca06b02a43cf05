import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleDoctor, sampleRules, type GatewayAnswers } from '@xinglin/testing';
import { sampleProfile, sampleTimetable } from '../../../samples/introduction-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$doctorId.page';

const meta = {
  title: 'Directory/What a doctor tells',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: GatewayAnswers = {
  getDoctorInfoById: sampleDoctor,
  getDoctorProfile: sampleProfile,
  getShiftCaseRules: sampleRules,
  listDoctorTimetable: listOf(sampleTimetable),
};

const states = statesOf(page, { path: '/expert/personal/d-1', gateway: answers });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
/** No usual week is known. */
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
