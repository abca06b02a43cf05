import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleGoodsOrder } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './order-list.page';

const meta = { title: 'Mall/My orders of goods', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/mall/store/order-list',
  gateway: { listMyMarketplaceOrders: { items: [sampleGoodsOrder()], next: null } },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
