// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { businessRefusal, rebindAnswers, type GatewayAnswers } from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import { answers } from '../../testing/samples';
import { showPage } from '../../testing/show-page';
import * as page from './updatemobile.page';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const { getAccountInfo } = answers;
const byAddress = { ...getAccountInfo, mobile: null, loginId: 'anna@example.org' };

const open = (gateway: GatewayAnswers = {}) =>
  showPage(page, {
    path: '/overseas/updatemobile',
    gateway: { ...rebindAnswers, ...gateway },
  });
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function proveFormer(): Promise<void> {
  press('获取验证码');
  await screen.findAllByText(/验证码已发送/);
  type('验证码', '123456');
  press('下一步');
  await screen.findByRole('textbox', { name: '新手机号' });
}

async function chooseItaly(): Promise<void> {
  press('国家或地区 中国 +86');
  fireEvent.click((await screen.findAllByRole('button', { name: /意大利/ }))[0] as HTMLElement);
}

it('takes a code to the former number, then one to the new number of any country', async () => {
  const { gateway, store } = await open();
  expect(screen.getByText('+39****5678')).toBeTruthy();
  await proveFormer();
  await chooseItaly();
  type('新手机号', '06 1234 9999');
  press('获取验证码');
  await screen.findAllByText(/验证码已发送/);
  type('验证码', '654321');
  press('确认更换');
  expect(await screen.findByText('手机号已更换为 +39****9999')).toBeTruthy();
  expect(gateway.inputsOf('sendVerifyCode')).toEqual([
    { mobile: '+390612349999', scene: 'rebind' },
  ]);
  expect(gateway.inputsOf('rebindAccount')).toEqual([
    { proof: 'proof-1', mobile: '+390612349999', code: '654321' },
  ]);
  expect(store.getState().session.user?.mobile).toBe('+39****9999');
});

it('begins at the address of an account without a number', async () => {
  await open({ getAccountInfo: byAddress });
  expect(screen.getByText('anna@example.org')).toBeTruthy();
  await proveFormer();
});

it('a guest has nothing to change, and is told how to have an account', async () => {
  await open({ getAccountInfo: { ...getAccountInfo, mobile: null } });
  expect(screen.getByText('访客账号没有手机号可以更换')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '获取验证码' })).toBeNull();
});

it('a used number is refused at its field, and what was typed stays', async () => {
  await open({ rebindAccount: businessRefusal('mobileTaken', '已绑定其他账号') });
  await proveFormer();
  type('新手机号', '13700001234');
  type('验证码', '654321');
  press('确认更换');
  await screen.findAllByText('已绑定其他账号');
  const field = screen.getByRole('textbox', { name: '新手机号' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field).toHaveProperty('value', '13700001234');
});

it('goes back to the first step when its proof has died, and says why', async () => {
  await open({ rebindAccount: businessRefusal('proofExpired', '请重新验证原手机号') });
  await proveFormer();
  type('新手机号', '13700001234');
  type('验证码', '654321');
  press('确认更换');
  expect(await screen.findByText('请重新验证原手机号')).toBeTruthy();
  expect(screen.getByText('第 1 步：验证是您本人')).toBeTruthy();
});
