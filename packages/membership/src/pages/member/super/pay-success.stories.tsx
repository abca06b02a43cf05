import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { sampleVipOrder } from '@xinglin/testing';
import * as page from './pay-success.page';

const meta = { title: 'Membership/Paid', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/member/super/pay-success?orderNo=V1',
  gateway: {
    getHealthVipOrderSimpleInfo: sampleVipOrder(),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
