import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleColleague, sampleDoctor, sampleOrder } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './home.page';

const meta = {
  title: 'Partners/Sanming chronic-disease home',
  component: page.default,
  globals: { channel: 'sanming' },
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/chronic-disease/home?condition=diabetes',
  gateway: {
    mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
    listRegistrationOrders: listOf([sampleOrder('confirmed')]),
  },
});
/** A person with a visit ahead. */
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
