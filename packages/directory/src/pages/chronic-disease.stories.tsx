import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleOrder } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { chronicEntries } from '../testing/chronic-entries';
import * as page from './chronic-disease.page';

const meta = { title: 'Directory/Long-term conditions', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/chronic-disease',
  gateway: {
    listKnowledge: listOf(chronicEntries),
    listRegistrationOrders: listOf([sampleOrder('confirmed')]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
