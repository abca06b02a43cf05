import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleEntry, samplePatients } from '@xinglin/testing';
import { sampleExpert } from '../samples/precision-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './in-view-of-the-symptoms.page';

const meta = {
  title: 'Booking/Precision/Describe the case',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/in-view-of-the-symptoms?doctorId=d-1&entryId=asthma',
  gateway: {
    getAccurateReserveDoctor: sampleExpert,
    getKnowledge: sampleEntry,
    listPatients: listOf(Object.values(samplePatients)),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
