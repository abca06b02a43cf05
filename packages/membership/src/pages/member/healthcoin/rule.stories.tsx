import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './rule.page';

const meta = { title: 'Membership/Health coins/Rules', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/member/healthcoin/rule',
  gateway: {
    getHealthCoinHomeConfig: {
      expiresAfterDays: 365,
      returnedForDays: 30,
      receivedAfterDays: 15,
      mostPieces: 5,
    },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
