import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { listOf, sampleVipCard, sampleVipProduct } from '@xinglin/testing';
import * as page from './choose.page';

const meta = { title: 'Membership/What comes next', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/member/super/my-subscription/choose?cardId=card-1',
  gateway: {
    listVipCards: sampleVipCard(),
    listHealthVipCards: listOf([sampleVipProduct()]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
