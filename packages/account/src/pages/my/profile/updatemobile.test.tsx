// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  preparePage,
  rebindAnswers,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { centreLocales, locales } from '../../../locales';
import UpdateMobilePage from './updatemobile.page';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

async function open(answers: GatewayAnswers = {}) {
  const gateway = createMockGateway({
    ...rebindAnswers,
    ...answers,
  });
  const page = await preparePage(
    <UpdateMobilePage />,
    { account: locales, centre: centreLocales },
    { path: '/my/profile/updatemobile' },
    { gateway },
  );
  render(page.element);
  return { gateway, ...page };
}

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

describe('changing the phone', () => {
  it('takes a code to the former number, then one to the new one, and says what holds from now on', async () => {
    const { gateway, store } = await open();
    expect(screen.getByText('138****5521')).toBeTruthy();
    await proveFormer();
    expect(gateway.inputsOf('sendOwnerCode')).toHaveLength(1);
    type('新手机号', '137 0000 1234');
    press('获取验证码');
    await screen.findAllByText(/验证码已发送/);
    type('验证码', '654321');
    press('确认更换');
    expect(await screen.findByText('手机号已更换为 137****1234')).toBeTruthy();
    expect(gateway.inputsOf('sendVerifyCode')).toEqual([
      { mobile: '13700001234', scene: 'rebind' },
    ]);
    expect(gateway.inputsOf('rebindAccount')).toEqual([
      { proof: 'proof-1', mobile: '13700001234', code: '654321', withPatients: true },
    ]);
    expect(store.getState().session.user?.mobile).toBe('137****1234');
  });

  it('goes back to the former number when its proof has died meanwhile, and says why', async () => {
    await open({ rebindAccount: businessRefusal('proofExpired', '请重新验证原手机号') });
    await proveFormer();
    type('新手机号', '13700001234');
    type('验证码', '654321');
    press('确认更换');
    expect(await screen.findByText('请重新验证原手机号')).toBeTruthy();
    expect(screen.getByText('第 1 步：验证当前手机号')).toBeTruthy();
  });

  it('tells beside the field that a number is somebody else’s, and keeps what was typed', async () => {
    await open({ rebindAccount: businessRefusal('mobileTaken', '已绑定其他账号') });
    await proveFormer();
    type('新手机号', '13700001234');
    type('验证码', '654321');
    press('确认更换');
    const field = await screen.findByRole('textbox', { name: '新手机号' });
    await screen.findAllByText('已绑定其他账号');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toHaveProperty('value', '13700001234');
    // It was said of the number that stood there.
    type('新手机号', '13700005678');
    expect(screen.queryByText('已绑定其他账号')).toBeNull();
  });
});
