import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { expect, userEvent } from 'storybook/test';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './updatemobile.page';

const meta = { title: 'Account/Change of phone', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/profile/updatemobile';

const states = statesOf(page, { path });
export const FormerNumber: Story = states.full;

export const NewNumber: Story = {
  parameters: {
    path,
    gateway: { checkOwnerCode: { proof: 'proof', expiresIn: 600 } },
  } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '验证码' }), '123456');
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(await canvas.findByRole('textbox', { name: '新手机号' })).toBeVisible();
  },
};
