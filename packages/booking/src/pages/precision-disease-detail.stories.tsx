import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleDoctor, sampleEntry } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './precision-disease-detail.page';

const meta = { title: 'Booking/Precision/Disease', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/precision-disease-detail?entryId=asthma',
  gateway: { getKnowledge: sampleEntry, listAccurateReserveDoctors: listOf([sampleDoctor]) },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
