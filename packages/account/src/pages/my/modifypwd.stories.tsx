import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { expect, userEvent } from 'storybook/test';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './modifypwd.page';

const meta = { title: 'Account/Change of password', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/modifypwd';
const getAccountInfo = {
  nickname: '小杏',
  loginId: null,
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

export const Problems: Story = {
  parameters: { path, gateway: { getAccountInfo } } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改密码' }));
    await expect((await canvas.findAllByText('请输入密码')).length).toBeGreaterThan(0);
  },
};
export const NoneYet: Story = {
  parameters: {
    path,
    gateway: { getAccountInfo: { ...getAccountInfo, hasPassword: false } },
  } satisfies PageSetting,
};
