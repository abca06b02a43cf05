import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { sampleVipRight } from '@xinglin/testing';
import * as page from './$id.page';

const meta = { title: 'Membership/A right of a level', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/member/free/rights/free-coupons',
  gateway: {
    getVipFreeRight: { right: sampleVipRight, isOpen: true, fromLevel: '普通会员' },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
