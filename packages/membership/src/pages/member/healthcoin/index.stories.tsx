import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf } from '@xinglin/testing';
import { playAnswers } from '../../../samples/activity-samples';
import { sampleCoinGoods, sampleCoinHome, sampleCoinTasks } from '../../../samples/coin-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './index.page';

const meta = { title: 'Membership/Health coins/Home', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/member/healthcoin/index',
  gateway: {
    getHealthCoinHome: sampleCoinHome,
    getHealthCoinMemberHome: playAnswers.getHealthCoinMemberHome,
    listHealthCoinTasks: listOf(sampleCoinTasks),
    listHealthCoinGoods: listOf([
      sampleCoinGoods(),
      sampleCoinGoods({ goodsId: 'coin-goods-2', title: '保温杯', coins: 380, missing: 60 }),
      sampleCoinGoods({ goodsId: 'coin-goods-3', title: '小夜灯', stock: 0 }),
    ]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
