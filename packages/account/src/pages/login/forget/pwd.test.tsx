// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  preparePage,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locales } from '../../../locales';
import ForgottenPasswordPage from './pwd.page';

const signedIn = {
  token: 'x',
  userId: 'u-1',
  isTempLogin: false,
  verifyStatus: 0,
  gmtExpired: '2026-12-20T21:00:00+08:00',
};
const sent = { resendAfter: 60, expiresIn: 600 };
const leaveFor = vi.fn();

beforeEach(() => {
  leaveFor.mockClear();
  vi.spyOn(window.location, 'replace').mockImplementation(leaveFor);
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.restoreAllMocks();
});

async function open(answers: GatewayAnswers = {}, path = '/login/forget/pwd') {
  const gateway = createMockGateway({
    getFindPwdCode: sent,
    getEmailCode: sent,
    findPasswordAndLogin: signedIn,
    resetPasswordByEmail: signedIn,
    ...answers,
  });
  const setting = { path, user: null };
  const page = await preparePage(<ForgottenPasswordPage />, { account: locales }, setting, {
    gateway,
  });
  render(page.element);
  return gateway;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function fill(password = 'Quiet-night-7') {
  type('手机号', '138 0000 5521');
  type('验证码', '123456');
  type('新密码', password);
}

describe('a forgotten password', () => {
  it('is replaced by the md5 of the new one, once, and the person comes back to the very place', async () => {
    const gateway = await open({}, '/login/forget/pwd?target=%2Fmy%2Forder%2Flist');
    fill();
    press('设置新密码并登录');
    press('设置新密码并登录');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/my/order/list'));
    expect(gateway.inputsOf('findPasswordAndLogin')).toEqual([
      { mobile: '13800005521', code: '123456', password: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
  });

  it.each(['short-1', 'onlyletters', '12345678', 'with space 1', 'a'.repeat(19) + '12'])(
    'is not replaced by %s',
    async (password) => {
      const gateway = await open();
      fill(password);
      press('设置新密码并登录');
      expect(
        screen.getAllByText('密码格式不正确，密码需8-20位，至少包含数字、字母、特殊符号中2种')
          .length,
      ).toBeGreaterThan(0);
      expect(gateway.made).toEqual([]);
    },
  );

  it('is replaced by e-mail as well, with a code of its own', async () => {
    const gateway = await open({}, '/login/forget/pwd?type=email');
    type('邮箱', ' Anna@Example.org ');
    press('获取验证码');
    await waitFor(() =>
      expect(gateway.inputsOf('getEmailCode')).toEqual([
        { email: 'anna@example.org', scene: 'resetPassword' },
      ]),
    );
    type('验证码', '123456');
    type('新密码', 'Quiet-night-7');
    press('设置新密码并登录');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'));
    expect(gateway.inputsOf('findPasswordAndLogin')).toEqual([]);
  });

  it('tells at the number that nobody registered it, and keeps what was typed', async () => {
    await open({ findPasswordAndLogin: businessRefusal('accountNotFound', '还没有注册账号') });
    fill();
    press('设置新密码并登录');
    expect(await screen.findByRole('link', { name: '还没有注册账号' })).toBeTruthy();
    expect(screen.getByLabelText('手机号').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('新密码').value).toBe('Quiet-night-7');
  });

  it('can be read while it is typed', async () => {
    await open();
    expect(screen.getByLabelText<HTMLInputElement>('新密码').type).toBe('password');
    fireEvent.click(screen.getByRole('checkbox', { name: '显示密码' }));
    expect(screen.getByLabelText<HTMLInputElement>('新密码').type).toBe('text');
  });
});
