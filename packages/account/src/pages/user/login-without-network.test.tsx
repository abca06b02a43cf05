// @vitest-environment happy-dom
import { md5Hex } from '@xinglin/gateway-sdk';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { businessRefusal, createMockGateway, preparePage } from '@xinglin/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { locales } from '../../locales';
import LoginPage from './login.page';

// What comes in chunks of its own cannot be loaded; the rest is as it is.
vi.mock('@xinglin/gateway-sdk', async (original) => ({
  ...(await original<typeof import('@xinglin/gateway-sdk')>()),
  md5Hex: vi.fn<typeof md5Hex>(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  }),
}));
vi.mock('../../model/begin-risk-check', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(cleanup);

async function open(path: string) {
  const gateway = createMockGateway({
    loginByCheckCode: businessRefusal('highRiskSignIn', '需要核对身份'),
    loginByPassword: businessRefusal('wrongPassword', '账号或密码错误'),
  });
  const page = await preparePage(
    <LoginPage />,
    { account: locales },
    { path, user: null },
    { gateway },
  );
  render(page.element);
  return gateway;
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

async function isToldAndMayTryAgain() {
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(await screen.findByText(/网络/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '登录' }).getAttribute('aria-disabled')).not.toBe(
    'true',
  );
}

it('tells a person with a password that the network is missing, and lets them try again', async () => {
  const gateway = await open('/user/login?type=password');
  await screen.findByLabelText('密码');
  type('用户名或手机号', 'wang');
  type('密码', 'Secret-2026');
  await isToldAndMayTryAgain();
  expect(gateway.made).toEqual([]);
  vi.mocked(md5Hex).mockResolvedValueOnce('8b2fee48cd255fddee9a662b55da4fd4');
  fireEvent.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(gateway.inputsOf('loginByPassword')).toHaveLength(1));
});

it('tells a person whose number alone does not do the same', async () => {
  await open('/user/login');
  type('手机号', '13800005521');
  type('验证码', '123456');
  await isToldAndMayTryAgain();
});
