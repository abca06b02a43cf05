import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import {
  listOf,
  sampleVipInfo,
  sampleVipNotice,
  sampleVipProduct,
  sampleVipRight,
} from '@xinglin/testing';
import * as page from './index.page';

const meta = { title: 'Membership/Super membership', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/member/super/index',
  gateway: {
    listHealthVipCards: listOf([sampleVipProduct()]),
    listVipItems: listOf([sampleVipRight]),
    getHealthVipActivity: listOf([sampleVipNotice]),
    getVipMemberInfo: sampleVipInfo,
    getNewcomerGift: { coupons: [{ couponId: 'g-1', title: '会员满 99 减 20' }], receivedAt: null },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
