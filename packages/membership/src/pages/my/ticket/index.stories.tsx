import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { listOf, sampleBlockedCoupon, sampleCouponPack, sampleUserCoupon } from '@xinglin/testing';
import * as page from './index.page';

const meta = { title: 'Membership/My coupons', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/ticket/index',
  gateway: {
    pageUserCoupons: listOf([sampleUserCoupon(), sampleBlockedCoupon]),
    listCouponPacks: listOf([{ ...sampleCouponPack, received: 0, isLeft: true, canReceive: 2 }]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Offered: Story = statesOf(page, {
  path: '/my/ticket/index?state=offered',
  gateway: {
    listCouponPacks: listOf([{ ...sampleCouponPack, received: 0, isLeft: true, canReceive: 2 }]),
  },
}).full;
