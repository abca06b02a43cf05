import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleCoupon } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './merge-list.page';

const meta = { title: 'Mall/Coupons at a glance', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/ordercentre/coupon/merge-list',
  gateway: { listGoodsCoupons: listOf([sampleCoupon, { ...sampleCoupon, couponId: 'c-2' }]) },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
