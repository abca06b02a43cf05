import type { Meta, StoryObj } from '@storybook/react-vite';
import { businessRefusal, failures, type PageSetting } from '@xinglin/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './login.page';

const meta = { title: 'Account/Sign in', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const visitor = { path: '/user/login', user: null } satisfies PageSetting;

const states = statesOf(page, visitor);
export const ByCode: Story = states.full;

const slow = {
  ...visitor,
  gateway: { loginByCheckCode: 'never', sendVerifyCode: { resendAfter: 60, expiresIn: 600 } },
} satisfies PageSetting;

export const ByPassword: Story = {
  parameters: { ...visitor, path: '/user/login?type=password' } satisfies PageSetting,
};

export const OnTheWayToBooking: Story = {
  parameters: {
    ...visitor,
    path: '/user/login?target=%2Fstandard%2Fbooking%2Freservation%2Fh-1%2Fs-1',
  } satisfies PageSetting,
};

export const NothingTyped: Story = {
  parameters: visitor,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: '请检查以下内容' })).toHaveFocus(),
    );
  },
};

async function fill(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('手机号'), '13800005521');
  await userEvent.type(canvas.getByLabelText('验证码'), '123456');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: '登录' }));
}

export const Sending: Story = {
  parameters: slow,
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await expect(canvas.getByRole('button', { name: '登录' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const CodeSent: Story = {
  parameters: slow,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('手机号'), '13800005521');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByRole('button', { name: /秒后重发/ })).toBeVisible();
    // The wait outlives a story as it outlives a reload.
    window.localStorage.clear();
  },
};

export const WrongCode: Story = {
  parameters: {
    ...visitor,
    gateway: { loginByCheckCode: businessRefusal('wrongCode', '验证码不正确') },
  } satisfies PageSetting,
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await expect(await canvas.findByRole('link', { name: '验证码不正确' })).toBeVisible();
  },
};

export const NoNetwork: Story = {
  parameters: { ...visitor, gateway: { loginByCheckCode: failures.network } } satisfies PageSetting,
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await expect(await canvas.findByText(/网络请求失败/)).toBeVisible();
  },
};
