// @vitest-environment happy-dom
import type { StaffMe } from '@xinglin/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { refusal, type FakeAnswers } from '../testing/fake-staff';
import { renderStaff } from '../testing/render-staff';
import { sampleCodes, sampleDoctorMe } from '../testing/samples';

afterEach(cleanup);

let me: StaffMe;
const open = (session: FakeAnswers['session']) => {
  me = { ...sampleDoctorMe, actions: [], recoveryCodesLeft: 2 };
  return renderStaff('/account', { session: { me: () => me, ...session } });
};

it('changes the password, and keeps it when the gateway refuses the code', async () => {
  const { user, calls } = await open({
    'change-password': ({ code }) =>
      code === '111111' ? refusal({ code: 44_004, message: '动态验证码不正确' }) : {},
  });
  await screen.findByRole('heading', { name: '登录密码' });
  const card = within(screen.getByRole('region', { name: '登录密码' }));
  await user.type(card.getByLabelText('当前密码'), 'the former secret');
  await user.type(card.getByLabelText('新密码'), 'quiet river at noon');
  await user.type(card.getByLabelText('动态验证码'), '111111{Enter}');
  expect(await card.findByText('动态验证码不正确')).toBeTruthy();
  expect(card.getByLabelText<HTMLInputElement>('新密码').value).toBe('quiet river at noon');
  await user.type(card.getByLabelText('动态验证码'), '222222{Enter}');
  await waitFor(() => expect(card.getByLabelText<HTMLInputElement>('新密码').value).toBe(''));
  expect(calls.findLast(({ path }) => path === 'session/change-password')?.input).toEqual({
    current: 'the former secret',
    next: 'quiet river at noon',
    code: '222222',
  });
});

it('warns of few recovery codes, and shows new ones once', async () => {
  const { user } = await open({
    'renew-recovery-codes': () => {
      me = { ...me, recoveryCodesLeft: 10 };
      return { recoveryCodes: sampleCodes };
    },
  });
  expect(await screen.findByText('只剩 2 个恢复码，请生成新的')).toBeTruthy();
  const card = within(screen.getByRole('region', { name: '恢复码' }));
  await user.type(card.getByLabelText('动态验证码'), '123456{Enter}');
  expect(await screen.findByText(sampleCodes[0]!)).toBeTruthy();
  await user.click(screen.getByLabelText('我已保存恢复码'));
  await user.click(screen.getByRole('button', { name: '完成' }));
  expect(await screen.findByText('还剩 10 个恢复码')).toBeTruthy();
  expect(screen.queryByText(sampleCodes[0]!)).toBeNull();
});

it('stores the number for duty, and ends duty', async () => {
  const { user, calls } = await open({
    'set-duty': ({ isOnDuty, mobile }) => {
      me = { ...me, isOnDuty, ...(mobile !== undefined && { mobile: mobile && '139****0000' }) };
      return me;
    },
  });
  await user.type(await screen.findByLabelText('接收提醒的手机号'), '12345{Enter}');
  expect(screen.getByText('请输入 11 位手机号')).toBeTruthy();
  expect(calls.some(({ path }) => path === 'session/set-duty')).toBe(false);
  await user.clear(screen.getByLabelText('接收提醒的手机号'));
  await user.type(screen.getByLabelText('接收提醒的手机号'), '13900000000{Enter}');
  expect(await screen.findByText('目前为 139****0000')).toBeTruthy();
  const [duty] = screen.getAllByRole<HTMLInputElement>('switch', { name: '值班' });
  await user.click(duty!);
  await waitFor(() => expect(duty?.checked).toBe(false));
});
