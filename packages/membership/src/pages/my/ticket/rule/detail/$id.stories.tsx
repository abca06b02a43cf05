import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { sampleCouponPack } from '@xinglin/testing';
import * as page from './$id.page';

const meta = { title: 'Membership/Rules of a coupon', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/ticket/rule/detail/mall-20',
  gateway: {
    getCouponRule: sampleCouponPack,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
