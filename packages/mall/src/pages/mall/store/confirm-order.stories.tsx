import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  businessRefusal,
  listOf,
  sampleAddresses,
  sampleCoupon,
  sampleGoodsQuote,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { expect, userEvent } from 'storybook/test';
import * as page from './confirm-order.page';

const meta = { title: 'Mall/Confirm an order', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/mall/store/confirm-order?lines=g101-1.2';
const gateway = {
  listAddresses: listOf([sampleAddresses.home]),
  quoteGoods: sampleGoodsQuote(),
  listGoodsCoupons: listOf([sampleCoupon]),
};
const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** Too many pieces would be held unpaid: the unpaid orders that hold some already. */
export const UnpaidPieces: Story = {
  render: () => <page.default />,
  parameters: {
    path,
    gateway: {
      ...gateway,
      submitMarketplaceOrder: businessRefusal(
        'unpaidPieceLimit',
        '未付款的订单里同一规格占用的件数太多，请减少数量，或先付清之前的订单',
        {
          orders: [
            { orderNo: 'G7', kind: 'goods', title: '上臂式电子血压计' },
            { orderNo: 'G8', kind: 'goods', title: '上臂式电子血压计等 3 件' },
          ],
        },
      ),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交并支付' }));
    await expect(await canvas.findByRole('link', { name: /：上臂式电子血压计$/ })).toBeVisible();
  },
};
