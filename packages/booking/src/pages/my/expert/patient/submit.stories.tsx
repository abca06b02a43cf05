import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageSetting } from '@xinglin/testing';
import { sampleCheckIn } from '../../../../samples/precision-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './submit.page';

const meta = { title: 'Booking/Precision/Send records', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/expert/patient/submit?orderNo=R1',
  gateway: { getPatientCheckIn: sampleCheckIn },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** The hospital has seen the patient come. */
export const There: Story = {
  parameters: {
    path: '/my/expert/patient/submit?orderNo=R1',
    gateway: { getPatientCheckIn: { ...sampleCheckIn, state: 'there', mayTell: false } },
  } satisfies PageSetting,
};
