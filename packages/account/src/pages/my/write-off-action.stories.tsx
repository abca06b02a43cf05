import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './write-off-action.page';

const meta = {
  title: 'Account/Confirm closing the account',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, { path: '/my/write-off-action' });
export const Full: Story = states.full;

export const NothingTyped: Story = {
  ...states.full,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交注销申请' }));
    await expect(canvas.getByRole('region', { name: '请检查以下内容' })).toHaveFocus();
  },
};
