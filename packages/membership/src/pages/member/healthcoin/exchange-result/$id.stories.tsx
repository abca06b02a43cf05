import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCoinOrder } from '../../../../samples/coin-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = {
  title: 'Membership/Health coins/Result of an exchange',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/member/healthcoin/exchange-result/E1',
  gateway: {
    getHealthCoinOrder: sampleCoinOrder(),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
