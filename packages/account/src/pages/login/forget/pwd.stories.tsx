import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { expect, userEvent } from 'storybook/test';
import ForgottenPasswordPage from './pwd.page';

const meta = {
  title: 'Account/Forgotten password',
  component: ForgottenPasswordPage,
} satisfies Meta<typeof ForgottenPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const visitor = { path: '/login/forget/pwd', user: null } satisfies PageSetting;

export const ByPhone: Story = { parameters: visitor };

export const ByEmail: Story = {
  parameters: { ...visitor, path: '/login/forget/pwd?type=email' } satisfies PageSetting,
};

export const NothingTyped: Story = {
  parameters: visitor,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '设置新密码并登录' }));
    await expect(canvas.getByRole('region', { name: '请检查以下内容' })).toHaveFocus();
  },
};
