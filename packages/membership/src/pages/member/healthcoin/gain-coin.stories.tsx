import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf } from '@xinglin/testing';
import { sampleCoinHome, sampleCoinTasks } from '../../../samples/coin-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './gain-coin.page';

const meta = { title: 'Membership/Health coins/Earning', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/member/healthcoin/gain-coin',
  gateway: {
    getHealthCoinHome: sampleCoinHome,
    listHealthCoinTasks: listOf(sampleCoinTasks),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
