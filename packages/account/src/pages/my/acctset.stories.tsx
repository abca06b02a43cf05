import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './acctset.page';

const meta = { title: 'Account/Account and security', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/acctset';
const getAccountInfo = {
  nickname: '小杏',
  loginId: 'xiaoxing',
  mobile: '138****5521',
  hasPassword: true,
  verifyStatus: 0,
  createdAt: '2026-01-01T08:00:00+08:00',
};

const states = statesOf(page, { path, gateway: { getAccountInfo } });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const NothingSet: Story = {
  parameters: {
    path,
    gateway: {
      getAccountInfo: { ...getAccountInfo, nickname: null, loginId: null, hasPassword: false },
    },
  } satisfies PageSetting,
};
