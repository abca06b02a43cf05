import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleColleague, sampleDoctor } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './precision-reserve-doctor.page';

const meta = { title: 'Booking/Precision/Experts', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/precision-reserve-doctor?entryId=asthma',
  gateway: { listAccurateReserveDoctors: listOf([sampleDoctor, sampleColleague]) },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
