import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleHospital, sampleRules } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = { title: 'Booking/With the hospital itself', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/booking/external-guide/h-1',
  gateway: { getHospitalInfoById: sampleHospital, getShiftCaseRules: sampleRules },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
