import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './agreement.page';

const meta = { title: 'Portal/Agreements', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const inForce = {
  version: '1.0',
  effectiveOn: '2026-01-01',
  status: 'current' as const,
  bsType: 'default',
};

const states = statesOf(page, {
  path: '/agreement',
  user: null,
  gateway: {
    listAgreements: listOf([
      { ...inForce, type: 'service', title: '服务协议' },
      { ...inForce, type: 'privacy', title: '隐私政策' },
      { ...inForce, type: 'business', bsType: 'registration', title: '预约挂号服务协议' },
    ]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
