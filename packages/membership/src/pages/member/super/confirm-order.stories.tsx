import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { sampleVipQuote } from '@xinglin/testing';
import * as page from './confirm-order.page';

const meta = { title: 'Membership/Confirming', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/member/super/confirm-order?goodsId=card-year',
  gateway: {
    validateVipCard: sampleVipQuote,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
