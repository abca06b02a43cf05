import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { sampleVipProductDetail } from '@xinglin/testing';
import * as page from './detail.page';

const meta = { title: 'Membership/A card', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/member/super/product/detail?goodsId=card-year',
  gateway: {
    getHealthVipCardInfoForCate: sampleVipProductDetail,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
