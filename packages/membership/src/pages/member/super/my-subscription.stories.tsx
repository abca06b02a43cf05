import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { listOf, sampleVipCard, waitingVipCard } from '@xinglin/testing';
import * as page from './my-subscription.page';

const meta = { title: 'Membership/My subscription', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/member/super/my-subscription',
  gateway: {
    listMyVipCards: listOf([sampleVipCard(), { ...waitingVipCard, companyName: '杏林示例公司' }]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
