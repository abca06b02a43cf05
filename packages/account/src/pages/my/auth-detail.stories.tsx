import type { Meta, StoryObj } from '@storybook/react-vite';
import { failures, listOf, samplePatients, type PageSetting } from '@xinglin/testing';
import { expect, userEvent, within } from 'storybook/test';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './auth-detail.page';

const meta = { title: 'Account/What a channel may know', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/auth-detail?partner=health';
const listAuthorizations = listOf([
  {
    partnerCode: 'health',
    partnerName: '杏林企业健康',
    scopes: ['profile' as const, 'orders' as const],
    patientIds: null,
    gmtAuthorized: '2026-10-08T09:00:00+08:00',
  },
]);

const answers = { listAuthorizations, listPatients: listOf([samplePatients.mother]) };
const states = statesOf(page, {
  path,
  gateway: answers,
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const TakingBackFails: Story = {
  parameters: {
    path,
    gateway: { ...answers, withdrawAuthorization: failures.network },
  } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '取消授权' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '取消授权' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('网络请求失败');
  },
};
