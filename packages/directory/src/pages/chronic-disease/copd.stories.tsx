import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleDoctor, sampleEntry, sampleOrder } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './copd.page';

const meta = { title: 'Directory/Living with COPD', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/chronic-disease/copd',
  gateway: {
    getKnowledge: sampleEntry,
    listKnowledgeDoctors: listOf([sampleDoctor]),
    listRegistrationOrders: listOf([sampleOrder('confirmed')]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
