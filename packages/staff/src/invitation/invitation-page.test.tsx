// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { refusal } from '../testing/fake-staff';
import { renderStaff } from '../testing/render-staff';
import {
  sampleCodes,
  sampleDoctorMe,
  sampleInvitation,
  sampleNotices,
  sampleQueue,
} from '../testing/samples';

afterEach(cleanup);

it('sets up an account, and opens the desk once the recovery codes are saved', async () => {
  const { user, calls } = await renderStaff('/invitation#token-1', {
    session: {
      'open-invitation': () => sampleInvitation,
      'accept-invitation': ({ password }) =>
        password.startsWith('password')
          ? refusal({ fields: { password: '这个密码太常见' } })
          : { me: sampleDoctorMe, recoveryCodes: sampleCodes },
      me: () => sampleDoctorMe,
    },
    actions: {
      'list-consult-queue': () => sampleQueue,
      'list-staff-notices': () => sampleNotices,
    },
  });
  expect(await screen.findByText('chen.an')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '开始设置' }));
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  expect(screen.getByAltText('验证器二维码').getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
  await user.click(screen.getByRole('button', { name: '已添加，下一步' }));

  const password = screen.getByLabelText('新密码');
  await user.type(password, 'chen.an-1234');
  await user.click(screen.getByRole('button', { name: '完成设置' }));
  expect(screen.getByText('密码还不符合要求')).toBeTruthy();
  expect(screen.getByText('请输入 6 位动态验证码')).toBeTruthy();
  expect(calls.some(({ path }) => path === 'session/accept-invitation')).toBe(false);

  await user.clear(password);
  await user.type(password, 'password-1234');
  await user.type(screen.getByLabelText('动态验证码'), '123456{Enter}');
  expect(await screen.findByText('这个密码太常见')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('新密码').value).toBe('password-1234');

  await user.clear(password);
  await user.type(password, 'quiet river at noon');
  await user.type(screen.getByLabelText('动态验证码'), '654321{Enter}');
  for (const code of sampleCodes) expect(await screen.findByText(code)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '完成' }));
  expect(screen.getByText('请先保存恢复码，再勾选此项')).toBeTruthy();
  await user.click(screen.getByLabelText('我已保存恢复码'));
  await user.click(screen.getByRole('button', { name: '完成' }));
  expect(await screen.findByRole('button', { name: '退出登录' })).toBeTruthy();
  expect(calls.find(({ path }) => path === 'session/open-invitation')?.input).toEqual({
    token: 'token-1',
  });
});

it('says that an invitation has ended, and sends nothing without a token', async () => {
  const { calls } = await renderStaff('/invitation', {});
  expect(await screen.findByText('链接不完整')).toBeTruthy();
  expect(calls).toEqual([]);
  cleanup();
  await renderStaff('/invitation#old', {
    session: { 'open-invitation': () => refusal({ code: 44_005, message: '邀请链接已失效' }) },
  });
  expect(await screen.findByText('邀请链接已失效')).toBeTruthy();
});
