// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  failures,
  preparePage,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locales } from '../../locales';
import LoginPage from './login.page';

const signedIn = {
  token: 'x',
  userId: 'u-1',
  isTempLogin: false,
  verifyStatus: 0,
  gmtExpired: '2026-12-20T21:00:00+08:00',
};
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

async function open(answers: GatewayAnswers = {}, path = '/user/login') {
  const gateway = createMockGateway({
    sendVerifyCode: { resendAfter: 60, expiresIn: 600 },
    loginByCheckCode: signedIn,
    loginByPassword: signedIn,
    ...answers,
  });
  const page = await preparePage(
    <LoginPage />,
    { account: locales },
    { path, user: null },
    { gateway },
  );
  return { gateway, ...page, ...render(page.element) };
}

const mobile = () => screen.getByLabelText<HTMLInputElement>('手机号');
const code = () => screen.getByLabelText<HTMLInputElement>('验证码');
const agreement = () => screen.getByRole<HTMLInputElement>('checkbox');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: '登录' }));

function fill() {
  type(mobile(), '13800005521');
  type(code(), '123456');
  fireEvent.click(agreement());
}

describe('the page of sign-in', () => {
  it('says whose portal asks, and why', async () => {
    await open();
    expect(screen.getByText('杏林健康')).toBeTruthy();
    expect(screen.getByText(/^登录后可预约挂号/)).toBeTruthy();
  });

  it.each([
    ['/standard/booking/reservation/h-1/s-1?from=doctor', true],
    ['/my/reservation/h-1/s-1', true],
    ['/standard/booking/list', false],
    ['https://elsewhere.example/standard/booking/reservation/h-1/s-1', false],
  ])('to %s tells that the chosen time is kept: %s', async (target, told) => {
    await open({}, `/user/login?target=${encodeURIComponent(target)}`);
    expect(screen.queryByText('登录后继续预约，您选的时间不会丢失。') !== null).toBe(told);
  });
});

describe('sign-in by code', () => {
  it('lists what is missing, linked to the fields, and asks the gateway nothing', async () => {
    const { gateway } = await open();
    expect(agreement().checked).toBe(false);
    submit();
    const summary = await screen.findByRole('region', { name: '请检查以下内容' });
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['请输入手机号', '请输入验证码', '请先阅读并勾选协议']);
    fireEvent.click(within(summary).getByRole('link', { name: '请输入验证码' }));
    expect(document.activeElement).toBe(code());
    expect(code().getAttribute('aria-invalid')).toBe('true');
    expect(gateway.made).toEqual([]);
  });

  it('needs the agreement', async () => {
    const { gateway } = await open();
    fill();
    fireEvent.click(agreement());
    submit();
    expect(screen.getByRole('link', { name: '请先阅读并勾选协议' })).toBeTruthy();
    expect(gateway.made).toEqual([]);
  });

  it('goes on to the target, and sends once however often the button is pressed', async () => {
    const { gateway } = await open({}, '/user/login?target=%2Fmy%2Forder%2Flist');
    fill();
    submit();
    submit();
    submit();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/my/order/list'));
    submit();
    expect(gateway.inputsOf('loginByCheckCode')).toEqual([
      { mobile: '13800005521', code: '123456', agreed: ['service', 'privacy'] },
    ]);
    expect(leaveFor).toHaveBeenCalledOnce();
  });

  it('leads a temporary sign-in to binding, with the target', async () => {
    await open(
      { loginByCheckCode: { ...signedIn, isTempLogin: true } },
      '/user/login?target=%2Fmy%2Forder%2Flist',
    );
    fill();
    submit();
    await waitFor(() =>
      expect(leaveFor).toHaveBeenCalledWith('/authLogin?target=%2Fmy%2Forder%2Flist'),
    );
  });

  it('tells a wrong code at its field and keeps what was typed', async () => {
    await open({ loginByCheckCode: businessRefusal('wrongCode', '验证码不正确') });
    fill();
    submit();
    expect(await screen.findByRole('link', { name: '验证码不正确' })).toBeTruthy();
    expect(code().getAttribute('aria-invalid')).toBe('true');
    expect([mobile().value, code().value, agreement().checked]).toEqual([
      '13800005521',
      '123456',
      true,
    ]);
  });

  it('marks no field for a network that fails, keeps what was typed, and can be sent again', async () => {
    const { gateway } = await open({
      loginByCheckCode: (_, before) => (before === 0 ? failures.network : signedIn),
    });
    fill();
    submit();
    expect((await screen.findByText(/网络请求失败/)).closest('[role="alert"]')).not.toBeNull();
    expect([mobile(), code()].map((field) => field.getAttribute('aria-invalid'))).not.toContain(
      'true',
    );
    expect([mobile().value, code().value, agreement().checked]).toEqual([
      '13800005521',
      '123456',
      true,
    ]);
    submit();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'));
    expect(gateway.inputsOf('loginByCheckCode')).toHaveLength(2);
  });
});

describe('a code', () => {
  const ask = () => fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  const waiting = () => screen.findByRole('button', { name: /^\d+ 秒后重发$/ });

  it('is not asked for without a number', async () => {
    const { gateway } = await open();
    ask();
    expect(await screen.findByRole('link', { name: '请输入手机号' })).toBeTruthy();
    expect(gateway.made).toEqual([]);
  });

  it('is cleared when the number changes, which need not wait for the former one', async () => {
    const { gateway } = await open();
    type(mobile(), '13800005521');
    ask();
    const button = await waiting();
    expect(screen.getAllByText('验证码已发送，10 分钟内有效').length).toBeGreaterThan(0);
    fireEvent.click(button);
    expect(gateway.inputsOf('sendVerifyCode')).toEqual([{ mobile: '13800005521', scene: 'login' }]);
    type(code(), '123456');
    type(mobile(), '13900001234');
    expect(code().value).toBe('');
    ask();
    await waitFor(() => expect(gateway.inputsOf('sendVerifyCode')).toHaveLength(2));
  });

  it('makes one wait through a reload, without the number on the device', async () => {
    const { unmount } = await open();
    type(mobile(), '13800005521');
    ask();
    await waiting();
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('13800005521');
    unmount();
    const { gateway } = await open();
    fireEvent.click(await waiting());
    expect(gateway.made).toEqual([]);
  });

  it('counts down what a limit of the gateway says', async () => {
    await open({
      sendVerifyCode: {
        kind: 'rateLimited',
        code: 42900,
        message: '获取过于频繁，请稍后再试',
        retryAfter: 1200,
      },
    });
    type(mobile(), '13800005521');
    ask();
    expect(
      (await screen.findByText('获取过于频繁，请稍后再试')).closest('[role="alert"]'),
    ).not.toBeNull();
    const seconds = Number.parseInt((await waiting()).textContent ?? '', 10);
    expect(seconds).toBeGreaterThan(1100);
    expect(seconds).toBeLessThanOrEqual(1200);
  });
});

describe('sign-in by password', () => {
  it('sends the md5 of the password once, and keeps both on a refusal', async () => {
    const { gateway } = await open(
      { loginByPassword: businessRefusal('wrongPassword', '用户名或密码错误') },
      '/user/login?type=password',
    );
    type(await screen.findByLabelText('用户名或手机号'), ' 13800005521 ');
    type(screen.getByLabelText('密码'), 'secret12');
    fireEvent.click(agreement());
    submit();
    submit();
    expect(await screen.findByRole('link', { name: '用户名或密码错误' })).toBeTruthy();
    expect(gateway.inputsOf('loginByPassword')).toEqual([
      {
        loginId: '13800005521',
        password: '8b2fee48cd255fddee9a662b55da4fd4',
        agreed: ['service', 'privacy'],
      },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('密码').value).toBe('secret12');
  });
});

it('is changed to English and back in one tap, by a switch in the other language', async () => {
  const { store } = await open();
  const toEnglish = screen.getByRole('button', { name: 'English' });
  expect(toEnglish.lang).toBe('en');
  fireEvent.click(toEnglish);
  expect(store.getState().preferences.locale).toBe('en');
  fireEvent.click(await screen.findByRole('button', { name: '简体中文' }));
  expect(store.getState().preferences.locale).toBe('zh-Hans');
});
