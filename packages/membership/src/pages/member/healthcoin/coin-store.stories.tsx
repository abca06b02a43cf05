import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, type PageSetting } from '@xinglin/testing';
import { sampleCoinGoods, spendableCoins } from '../../../samples/coin-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './coin-store.page';

const meta = { title: 'Membership/Health coins/Store', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/member/healthcoin/coin-store',
  gateway: {
    ...spendableCoins,
    listHealthCoinGoods: listOf([sampleCoinGoods(), sampleCoinGoods({ goodsId: 'g-2', stock: 0 })]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Frozen: Story = {
  parameters: {
    path: '/member/healthcoin/coin-store',
    gateway: {
      listHealthCoinGoods: listOf([sampleCoinGoods()]),
      ...spendableCoins,
      checkFrozenShopState: { isFrozen: true, reason: '系统升级', until: null },
    },
  } satisfies PageSetting,
};
