import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageSetting } from '@xinglin/testing';
import { sampleCoinGoods, spendableCoins } from '../../../../samples/coin-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = { title: 'Membership/Health coins/Goods', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/member/healthcoin/detail/coin-goods-1',
  gateway: {
    ...spendableCoins,
    getHealthCoinGoods: sampleCoinGoods(),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Frozen: Story = {
  parameters: {
    path: '/member/healthcoin/detail/coin-goods-1',
    gateway: {
      getHealthCoinGoods: sampleCoinGoods(),
      ...spendableCoins,
      checkFrozenShopState: { isFrozen: true, reason: '系统升级', until: null },
    },
  } satisfies PageSetting,
};
