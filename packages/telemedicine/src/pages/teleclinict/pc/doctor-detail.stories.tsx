import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { sampleTeleSchedule } from '../../../samples/telemedicine-samples';
import * as page from './doctor-detail.page';

const meta = { title: 'Telemedicine/Expert', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/teleclinict/pc/doctor-detail?doctorId=d-1',
  gateway: { getTelemedicineSchedule: sampleTeleSchedule },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
