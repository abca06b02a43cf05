import type { Meta, StoryObj } from '@storybook/react-vite';
import { failures, type GatewayAnswers, type PageSetting } from '@xinglin/testing';
import { expect, userEvent, within } from 'storybook/test';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './setting.page';

const meta = { title: 'Account/Settings', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/profile/setting';

const gateway: GatewayAnswers = { getShiftAlert: { isOn: true } };
const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const SignedOut: Story = states.signedOut;

/** How the portal looks and speaks is for visitors too. */
export const Visitor: Story = { parameters: { path, user: null } satisfies PageSetting };

export const ElderMode: Story = {
  parameters: { path, gateway } satisfies PageSetting,
  play: async ({ canvas }) => {
    const elder = canvas.getByRole<HTMLInputElement>('switch', { name: '长辈版' });
    const before = elder.checked;
    await userEvent.click(elder);
    await expect(elder.checked).toBe(!before);
  },
};

export const SigningOutFails: Story = {
  parameters: { path, gateway: { ...gateway, logout: failures.network } } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '确认退出' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('网络请求失败');
  },
};
