import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { sampleVipOrder, sampleVipProductDetail, unpaidVipOrder } from '@xinglin/testing';
import * as page from './pay-success.page';

const meta = { title: 'Membership/Paid', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/member/super/pay-success?orderNo=V1',
  gateway: {
    getHealthVipOrderSimpleInfo: sampleVipOrder(),
    getHealthVipCardInfoForCate: sampleVipProductDetail,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** The cashier was left without paying. */
export const Unpaid: Story = statesOf(page, {
  path: '/member/super/pay-success?orderNo=V1',
  gateway: {
    getHealthVipOrderSimpleInfo: unpaidVipOrder,
    getHealthVipCardInfoForCate: sampleVipProductDetail,
  },
}).full;
