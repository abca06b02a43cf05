import type { Meta, StoryObj } from '@storybook/react-vite';
import { businessRefusal, samplePerson, type PageSetting } from '@xinglin/testing';
import { expect, userEvent } from 'storybook/test';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './authLogin.page';

const meta = { title: 'Account/Bind a phone', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const temporary = {
  path: '/authLogin',
  user: { ...samplePerson, isTempLogin: true, mobile: null },
} satisfies PageSetting;

const states = statesOf(page, temporary);
export const Full: Story = states.full;
export const SignedOut: Story = states.signedOut;

export const TakenNumber: Story = {
  parameters: {
    ...temporary,
    gateway: { sendVerifyCode: businessRefusal('mobileTaken', '该手机号已绑定其他账号') },
  } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('手机号'), '13800005521');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByRole('link', { name: '该手机号已绑定其他账号' })).toBeVisible();
  },
};
