import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleColleague, sampleDoctor } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { chronicEntries } from '../../testing/chronic-entries';
import * as copdPage from './copd/expert-list.page';
import * as page from './expert-list.page';

const meta = {
  title: 'Directory/Doctors of long-term conditions',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(
  page,
  {
    path: '/chronic-disease/expert-list?disease=copd',
    gateway: {
      listKnowledge: listOf(chronicEntries),
      listKnowledgeDoctors: listOf([sampleDoctor, sampleColleague]),
    },
  },
  { alike: [copdPage] },
);
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
