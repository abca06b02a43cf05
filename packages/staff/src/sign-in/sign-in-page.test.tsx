// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { refusal, type FakeAnswers } from '../testing/fake-staff';
import { renderStaff } from '../testing/render-staff';
import { sampleAdministratorMe, samplePeople, sampleStaff } from '../testing/samples';
import { nextPath } from './start-session';

afterEach(cleanup);

const desk: FakeAnswers['actions'] = {
  'list-staff-notices': () => ({ unread: 0, items: [], hasMore: false }),
  'list-approvals': () => ({ items: [] }),
  'list-staff': () => sampleStaff,
};

describe('the sign-in', () => {
  it('takes account and password, then the code, and continues where one was', async () => {
    const { user, calls } = await renderStaff('/sign-in?next=%2Fstaff', {
      session: {
        'sign-in': () => ({ ticket: 't-1', expiresAt: '2026-11-25T10:25:00+08:00' }),
        'second-factor': ({ code }) =>
          code === '123456'
            ? sampleAdministratorMe
            : refusal({ code: 44_004, message: '动态验证码不正确' }),
      },
      actions: desk,
    });
    await user.type(screen.getByLabelText('账号'), 'lin.wanqing');
    await user.type(screen.getByLabelText('密码'), 'long enough secret');
    await user.click(screen.getByRole('button', { name: '下一步' }));
    const code = await screen.findByLabelText('动态验证码');
    expect(document.activeElement).toBe(code);
    await user.type(code, '000 000{Enter}');
    expect(await screen.findByText('动态验证码不正确')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('动态验证码').value).toBe('');
    await user.type(screen.getByLabelText('动态验证码'), '123456{Enter}');
    expect(await screen.findByRole('heading', { name: '人员管理' })).toBeTruthy();
    expect(calls.filter(({ path }) => path === 'session/second-factor').at(-1)?.input).toEqual({
      ticket: 't-1',
      code: '123456',
    });
  });

  it('begins again when the first step was too long ago, and says so', async () => {
    const { user } = await renderStaff('/sign-in', {
      session: {
        'sign-in': () => ({ ticket: 't-1', expiresAt: '2026-11-25T10:25:00+08:00' }),
        'second-factor': () => refusal({ code: 44_003, message: '登录已超时，请重新输入' }),
      },
    });
    await user.type(screen.getByLabelText('账号'), 'lin.wanqing');
    await user.type(screen.getByLabelText('密码'), 'long enough secret{Enter}');
    await user.click(await screen.findByRole('button', { name: '用恢复码登录' }));
    await user.type(screen.getByLabelText('恢复码'), 'k7f0-m2x0-q9t0{Enter}');
    expect(await screen.findByText('登录已超时，请重新输入')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('账号').value).toBe('lin.wanqing');
  });

  it('shows until when an account is locked, and sends nothing that is incomplete', async () => {
    const { user, calls } = await renderStaff('/sign-in', {
      session: {
        'sign-in': () => refusal({ code: 44_002, message: '账号已锁定，请在 10:35 后再试' }),
      },
    });
    await user.click(screen.getByRole('button', { name: '下一步' }));
    expect(screen.getByText('请输入账号')).toBeTruthy();
    expect(calls.some(({ path }) => path === 'session/sign-in')).toBe(false);
    await user.type(screen.getByLabelText('账号'), 'lin.wanqing');
    await user.type(screen.getByLabelText('密码'), 'wrong{Enter}');
    expect(await screen.findByText('账号已锁定，请在 10:35 后再试')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('密码').value).toBe('wrong');
  });

  it('offers people by one tap in the sandbox', async () => {
    const { user, calls } = await renderStaff('/sign-in', {
      session: {
        'one-tap-people': () => samplePeople,
        'sandbox-sign-in': () => sampleAdministratorMe,
      },
      actions: desk,
    });
    await user.click(await screen.findByRole('button', { name: /林晚晴/ }));
    await screen.findByRole('button', { name: '退出登录' });
    expect(calls.find(({ path }) => path === 'session/sandbox-sign-in')?.input).toEqual({
      staffId: 'S-9',
    });
  });
});

it.each([
  ['/consults/C-1?tab=x', '/consults/C-1?tab=x'],
  ['//evil.test', '/'],
  ['/\\evil.test', '/'],
  ['https://evil.test', '/'],
  ['javascript:alert(1)', '/'],
  ['/sign-in?next=%2F', '/'],
  [null, '/'],
])('continues from %s at %s', (next, path) => {
  expect(nextPath(next)).toBe(path);
});
