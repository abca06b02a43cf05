import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf } from '@xinglin/testing';
import { sampleCoinGoods, sampleCoinHome } from '../../../samples/coin-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './index.page';

const meta = { title: 'Membership/Health coins/Home', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/member/healthcoin/index',
  gateway: {
    getHealthCoinHome: sampleCoinHome,
    listHealthCoinHotExchange: listOf([sampleCoinGoods()]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
