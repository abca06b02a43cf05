import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleCoupon } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './optional.page';

const meta = { title: 'Mall/Available discounts', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/ordercentre/deduct/optional?lines=g101-1.2',
  gateway: { listGoodsCoupons: listOf([{ ...sampleCoupon, whyNot: '还差 10 元' }]) },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
