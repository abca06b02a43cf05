import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleColleague, sampleDoctor, sampleEntry } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = {
  title: 'Directory/Disease or symptom',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/diseasepage/asthma',
  gateway: {
    getKnowledge: sampleEntry,
    listKnowledgeDoctors: listOf([sampleDoctor, sampleColleague]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
/** No doctor can be booked. */
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
