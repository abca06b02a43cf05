import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleAddresses, sampleCoupon, sampleGoodsQuote } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './confirm-order.page';

const meta = { title: 'Mall/Confirm an order', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/mall/store/confirm-order?lines=g101-1.2',
  gateway: {
    listAddresses: listOf([sampleAddresses.home]),
    quoteGoods: sampleGoodsQuote(),
    listGoodsCoupons: listOf([sampleCoupon]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
