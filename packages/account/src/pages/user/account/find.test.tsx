// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  preparePage,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { locales } from '../../../locales';
import AccountFindPage from './find.page';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

async function open(answers: GatewayAnswers) {
  const gateway = createMockGateway(answers);
  const page = await preparePage(
    <AccountFindPage />,
    { account: locales },
    { path: '/user/account/find?target=%2Fmy%2Fpatients', user: null },
    { gateway },
  );
  render(page.element);
  fireEvent.change(screen.getByLabelText('手机号'), { target: { value: '13800005521' } });
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: '查看账号' }));
  return gateway;
}

describe('finding an account', () => {
  it('shows whose the number is, with ways on that keep the target', async () => {
    const gateway = await open({
      checkUserMessage: {
        account: {
          loginId: 'xiaolin',
          nickname: null,
          hasPassword: true,
          gmtCreated: '2025-12-31T17:00:00.000Z',
        },
      },
    });
    expect(await screen.findByText('xiaolin')).toBeTruthy();
    // The day in China.
    expect(screen.getByText('2026年1月1日')).toBeTruthy();
    const reset = screen.getByRole('link', { name: '重设密码' });
    expect(reset.getAttribute('href')).toBe('/login/forget/pwd?target=%2Fmy%2Fpatients');
    expect(gateway.inputsOf('checkUserMessage')).toEqual([
      { mobile: '13800005521', code: '123456' },
    ]);
  });

  it('says that there is none, and how to get one', async () => {
    await open({ checkUserMessage: { account: null } });
    expect(await screen.findByText('这个手机号还没有账号')).toBeTruthy();
    expect(screen.getByRole('link', { name: '登录 / 注册' }).getAttribute('href')).toBe(
      '/user/login?target=%2Fmy%2Fpatients',
    );
  });

  it('shows nothing for a wrong code', async () => {
    await open({ checkUserMessage: businessRefusal('wrongCode', '验证码不正确') });
    expect(await screen.findByRole('link', { name: '验证码不正确' })).toBeTruthy();
    expect(screen.queryByText('您的账号')).toBeNull();
  });
});
