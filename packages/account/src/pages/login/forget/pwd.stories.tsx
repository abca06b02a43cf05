import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { expect, userEvent } from 'storybook/test';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './pwd.page';

const meta = {
  title: 'Account/Forgotten password',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const visitor = { path: '/login/forget/pwd', user: null } satisfies PageSetting;

const states = statesOf(page, visitor);
export const ByPhone: Story = states.full;

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
