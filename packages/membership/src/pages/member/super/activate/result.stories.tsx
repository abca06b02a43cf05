import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { sampleVipCard, sampleVipInfo } from '@xinglin/testing';
import * as page from './result.page';

const meta = { title: 'Membership/Activated', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/member/super/activate/result?cardId=card-1',
  gateway: {
    listVipCards: sampleVipCard(),
    getVipMemberInfo: sampleVipInfo,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
