// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  preparePage,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { locales } from '../locales';
import LoginPage from '../pages/user/login.page';

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }),
);
afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.useRealTimers();
});

const awaited = {
  sendTo: '10690000000',
  text: 'K7RP24X9',
  gmtExpired: '2999-01-01T00:00:00+08:00',
  code: null,
};
const mobile = '13800005521';
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function open(answers: GatewayAnswers) {
  const gateway = createMockGateway({
    sendVerifyCode: { resendAfter: 60, expiresIn: 600 },
    ...answers,
  });
  const setting = { path: '/user/login', user: null };
  const page = await preparePage(<LoginPage />, { account: locales }, setting, { gateway });
  render(page.element);
  expect(screen.queryByRole('button', { name: '收不到验证码？' })).toBeNull();
  fireEvent.change(screen.getByLabelText('手机号'), { target: { value: mobile } });
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  fireEvent.click(await screen.findByRole('button', { name: '收不到验证码？' }));
  return { gateway, sheet: within(await screen.findByRole('dialog', { name: '自己发短信验证' })) };
}

it('says what to send and to where, and whom it signs in, and fills in the code once it came', async () => {
  const { gateway, sheet } = await open({
    proveBySending: (_, before) => (before < 2 ? awaited : { ...awaited, code: '246810' }),
  });
  expect(await sheet.findByText('K7RP24X9')).toBeTruthy();
  expect(sheet.getByText('10690000000')).toBeTruthy();
  expect(sheet.getByText(/别人让您发送，就是诈骗/)).toBeTruthy();
  expect(sheet.getByRole('link', { name: '打开短信' }).getAttribute('href')).toBe(
    'sms:10690000000?&body=K7RP24X9',
  );
  await pass(7000);
  // What the last question is answered with may take its time to be drawn.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('验证码')).toHaveProperty('value', '246810');
  expect(gateway.inputsOf('proveBySending')).toEqual(
    [1, 2, 3].map(() => ({ mobile, scene: 'login' })),
  );
});

it('asks no more once it is closed', async () => {
  const { gateway, sheet } = await open({ proveBySending: awaited });
  await sheet.findByText('K7RP24X9');
  fireEvent.click(sheet.getByRole('button', { name: '关闭' }));
  const before = gateway.inputsOf('proveBySending').length;
  await pass(10_000);
  expect(gateway.inputsOf('proveBySending')).toHaveLength(before);
});

it('tells a refusal, and can be tried again', async () => {
  const { sheet } = await open({
    proveBySending: (_, before) =>
      before === 0 ? businessRefusal('messagesNotTaken', '暂不支持短信验证') : awaited,
  });
  expect(await sheet.findByText('暂不支持短信验证')).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: '重新获取' }));
  expect(await sheet.findByText('K7RP24X9')).toBeTruthy();
});

it('does not wait for what is too old', async () => {
  const { gateway, sheet } = await open({
    proveBySending: { ...awaited, gmtExpired: '2026-01-01T00:00:00+08:00' },
  });
  await sheet.findByText('K7RP24X9');
  await pass(10_000);
  expect(await sheet.findByText(/已过期/)).toBeTruthy();
  expect(gateway.inputsOf('proveBySending')).toHaveLength(1);
});
