import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCoinHome, sampleCoinRecords } from '../../../samples/coin-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './coin-record.page';

const meta = { title: 'Membership/Health coins/Records', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/member/healthcoin/coin-record',
  gateway: {
    getHealthCoinHome: sampleCoinHome,
    getHealthCoinUserCoin: sampleCoinRecords,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
export const Empty: Story = states.empty;
