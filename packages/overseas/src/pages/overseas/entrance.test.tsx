// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { businessRefusal, type GatewayAnswers } from '@xinglin/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPage } from '../../testing/show-page';
import * as forgotten from './forget/pwd.page';
import * as login from './login.page';
import * as registration from './signin/email.page';

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

const session = {
  token: 'x',
  userId: 'u-1',
  isTempLogin: false,
  verifyStatus: 0,
  gmtExpired: '2026-12-20T21:00:00+08:00',
};
const sent = { resendAfter: 60, expiresIn: 600 };
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }));
const open = (path: string, gateway: GatewayAnswers) =>
  showPage(login, { path: `/overseas/login${path}`, user: null, gateway });

it('signs in by an Italian number, whose zero stays, and goes on to where the person came from', async () => {
  const { gateway } = await open('?target=%2Foverseas%2Fpatient%2Fsetting', {
    sendVerifyCode: sent,
    loginByCheckCode: session,
  });
  press('国家或地区 中国 +86');
  fireEvent.change(await screen.findByLabelText('国家或地区名称、代码或区号'), {
    target: { value: 'it' },
  });
  fireEvent.click(screen.getByRole('button', { name: /意大利/ }));
  type('手机号', '06 1234 5678');
  press('获取验证码');
  await waitFor(() => expect(gateway.inputsOf('sendVerifyCode')).toHaveLength(1));
  type('验证码', '123456');
  press('登录');
  expect(await screen.findByRole('link', { name: '请先勾选协议才能注册' })).toBeTruthy();
  agree();
  press('登录');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/overseas/patient/setting'));
  expect(gateway.inputsOf('sendVerifyCode')).toMatchObject([
    { mobile: '+390612345678', scene: 'login' },
  ]);
  expect(gateway.inputsOf('loginByCheckCode')).toEqual([
    { mobile: '+390612345678', code: '123456' },
  ]);
});

it('says what is wrong with an e-mail address and a password, and keeps both', async () => {
  await open('?type=email', { loginByPassword: businessRefusal('wrongPassword', '密码错误') });
  fireEvent.change(await screen.findByLabelText('邮箱'), { target: { value: 'anna' } });
  type('密码', 'secret12');
  agree();
  press('登录');
  expect(await screen.findByRole('link', { name: '邮箱格式不正确' })).toBeTruthy();
  type('邮箱', 'anna@example.org');
  press('登录');
  expect(await screen.findByRole('link', { name: '密码错误' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('密码').value).toBe('secret12');
});

it('keeps where the person wanted to go, and in which language, on every way to sign in', async () => {
  const target = '/overseas/patient/setting?lang=it';
  await open(`?type=email&target=${encodeURIComponent(target)}`, {});
  const forgotten = await screen.findByRole('link', { name: '忘记密码' });
  const register = screen.getByRole('link', { name: '用邮箱注册' });
  for (const link of [forgotten, register]) {
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost');
    expect(searchParams.get('target')).toBe(target);
  }
});

it('opens an account for a guest once the terms are accepted', async () => {
  const { gateway } = await open('', {
    createVisitorAccount: {
      ...session,
      isTempLogin: true,
      temporaryToken: 'y',
      temporaryTokenExpired: '2026-12-21T21:00:00+08:00',
    },
  });
  press('以访客身份继续');
  await screen.findByRole('dialog', { name: '以访客身份继续' });
  press('继续');
  expect(await screen.findByRole('link', { name: '请先勾选协议才能注册' })).toBeTruthy();
  expect(gateway.inputsOf('createVisitorAccount')).toEqual([]);
  const boxes = screen.getAllByRole('checkbox', { name: /我已阅读并同意/ });
  fireEvent.click(boxes.at(-1) ?? document.body);
  press('继续');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'));
});

it('registers an address with a password that is good enough', async () => {
  const { gateway } = await showPage(registration, {
    path: '/overseas/signin/email',
    user: null,
    gateway: { getEmailCode: sent, registerByEmail: session },
  });
  type('邮箱', 'Anna@Example.org');
  type('验证码', '123456');
  type('新密码', '12345678');
  agree();
  press('注册并登录');
  expect(await screen.findByRole('link', { name: /密码/ })).toBeTruthy();
  type('新密码', 'secret12');
  press('注册并登录');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'));
  expect(gateway.inputsOf('registerByEmail')).toMatchObject([
    { email: 'anna@example.org', code: '123456' },
  ]);
});

it('gets an account back by its address, on the way to where the person came from', async () => {
  const { gateway } = await showPage(forgotten, {
    path: '/overseas/forget/pwd?by=email&target=%2Foverseas%2Fnickname',
    user: null,
    gateway: {
      getEmailCode: sent,
      resetPasswordByEmail: (_, before) =>
        before === 0 ? businessRefusal('accountNotFound', '该账号未注册') : session,
    },
  });
  type('邮箱', 'anna@example.org');
  type('验证码', '123456');
  type('新密码', 'secret12');
  press('设置新密码并登录');
  expect(await screen.findByRole('link', { name: '该账号未注册' })).toBeTruthy();
  press('设置新密码并登录');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/overseas/nickname'));
  expect(gateway.inputsOf('resetPasswordByEmail')).toHaveLength(2);
});
