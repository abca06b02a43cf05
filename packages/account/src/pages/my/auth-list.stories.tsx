import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './auth-list.page';

const meta = {
  title: 'Account/Channels that may know something',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/auth-list',
  gateway: {
    listAuthorizations: listOf([
      {
        partnerCode: 'health',
        partnerName: '杏林企业健康',
        scopes: ['profile', 'orders'],
        patientIds: null,
        gmtAuthorized: '2026-10-08T09:00:00+08:00',
      },
    ]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
