import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import {
  sampleVipOrder,
  sampleVipProductDetail,
  unpaidVipOrder,
  usedVipOrder,
} from '@xinglin/testing';
import * as page from './order-detail.page';

const meta = { title: 'Membership/An order', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/member/super/order-detail?orderNo=V1',
  gateway: {
    getHealthVipOrderSimpleInfo: sampleVipOrder(),
    getHealthVipCardInfoForCate: sampleVipProductDetail,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** Not paid yet: the card, what it gives and paying. */
export const Unpaid: Story = statesOf(page, {
  path: '/member/super/order-detail?orderNo=V1',
  gateway: {
    getHealthVipOrderSimpleInfo: unpaidVipOrder,
    getHealthVipCardInfoForCate: sampleVipProductDetail,
  },
}).full;

/** In service, so that cancelling shows the refund line by line. */
export const InService: Story = statesOf(page, {
  path: '/member/super/order-detail?orderNo=V1',
  gateway: {
    getHealthVipOrderSimpleInfo: usedVipOrder,
    getHealthVipCardInfoForCate: sampleVipProductDetail,
  },
}).full;
