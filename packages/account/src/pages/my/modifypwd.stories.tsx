import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { expect, userEvent } from 'storybook/test';
import ModifyPasswordPage from './modifypwd.page';

const meta = { title: 'Account/Change of password', component: ModifyPasswordPage } satisfies Meta<
  typeof ModifyPasswordPage
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
