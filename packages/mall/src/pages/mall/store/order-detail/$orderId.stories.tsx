import type { Meta, StoryObj } from '@storybook/react-vite';
import { receivedGoods, sampleGoodsOrder, type PageSetting } from '@xinglin/testing';
import { sampleOwnGoodsComment } from '../../../../samples/goods-comment-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$orderId.page';

const meta = { title: 'Mall/An order of goods', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/mall/store/order-detail/G1',
  gateway: { getMarketplaceOrder: sampleGoodsOrder() },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Received: Story = {
  parameters: {
    path: '/mall/store/order-detail/G1',
    gateway: { getMarketplaceOrder: receivedGoods },
  } satisfies PageSetting,
};
export const Returning: Story = {
  parameters: {
    path: '/mall/store/order-detail/G1?act=return',
    gateway: { getMarketplaceOrder: receivedGoods },
  } satisfies PageSetting,
};
export const Invoicing: Story = {
  parameters: {
    path: '/mall/store/order-detail/G1?act=invoice',
    gateway: { getMarketplaceOrder: receivedGoods },
  } satisfies PageSetting,
};
export const Reviewing: Story = {
  parameters: {
    path: '/mall/store/order-detail/G1?act=comment&lineNo=1',
    gateway: {
      getMarketplaceOrder: {
        ...receivedGoods,
        comments: [{ lineNo: 1, comment: sampleOwnGoodsComment }],
      },
    },
  } satisfies PageSetting,
};
