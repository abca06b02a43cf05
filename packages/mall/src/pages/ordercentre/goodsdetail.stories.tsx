import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleGoodsOrder, sampleItem } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './goodsdetail.page';

const meta = { title: 'Mall/Goods as bought', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/ordercentre/goodsdetail?itemId=g101-1&orderNo=G1',
  gateway: { getCommerceItem: sampleItem, getMarketplaceOrder: sampleGoodsOrder() },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
