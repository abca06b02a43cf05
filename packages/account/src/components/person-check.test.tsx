// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import {
  businessRefusal,
  createMockGateway,
  failures,
  preparePage,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { locales as personCheck } from '@xinglin/person-check';
import { locales } from '../locales';
import LoginPage from '../pages/user/login.page';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.restoreAllMocks();
});

const checkRequired = businessRefusal('checkRequired', '请先完成安全验证');
const gmtExpired = '2026-11-21T21:05:00+08:00';
const passed = { validateParam: 'passed', gmtExpired };
const picture = { image: 'data:image/png;base64,AAAA', gmtExpired };

/** Work with a solution that is found at once. */
async function work() {
  const { parameters } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    deriveKey,
  });
  return { parameters: { ...parameters, keyLength: 32 }, gmtExpired };
}

async function open(answers: GatewayAnswers, path = '/user/login') {
  const gateway = createMockGateway({
    sendVerifyCode: ({ validateParam }) =>
      validateParam === 'passed' ? { resendAfter: 60, expiresIn: 600 } : checkRequired,
    preprocessGeeTest: work,
    getImageCode: picture,
    enhanceValidate: passed,
    ...answers,
  });
  const page = await preparePage(
    <LoginPage />,
    { account: locales, 'person-check': personCheck },
    { path, user: null },
    { gateway },
  );
  render(page.element);
  return gateway;
}

const mobile = () => screen.getByLabelText<HTMLInputElement>('手机号');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressWhenThere = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }));

function askForCode() {
  fireEvent.change(mobile(), { target: { value: '13800005521' } });
  press('获取验证码');
}

describe('a check that sending a code wants', () => {
  it('passes itself, and the code is sent with nothing typed lost', async () => {
    const gateway = await open({});
    askForCode();
    expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(mobile().value).toBe('13800005521');
    const order = { mobile: '13800005521', scene: 'login' };
    expect(gateway.inputsOf('sendVerifyCode')).toEqual([
      order,
      { ...order, validateParam: 'passed' },
    ]);
    expect(gateway.inputsOf('enhanceValidate')).toMatchObject([
      { purpose: 'sendCode', solution: { counter: 3 } },
    ]);
  });

  it('is not met by who is not asked for it', async () => {
    const gateway = await open({ sendVerifyCode: { resendAfter: 60, expiresIn: 600 } });
    askForCode();
    expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeTruthy();
    expect(gateway.made.map(({ name }) => name)).toEqual(['sendVerifyCode']);
  });

  it('can be left, which says why no code came', async () => {
    const gateway = await open({ preprocessGeeTest: 'never' });
    askForCode();
    const dialog = await screen.findByRole('dialog', { name: '安全验证' });
    expect(within(dialog).getByRole('status').textContent).toContain('您无需做任何事');
    press('暂不验证');
    expect(await screen.findByText('请先完成安全验证')).toBeTruthy();
    expect(gateway.inputsOf('sendVerifyCode')).toHaveLength(1);
    press('获取验证码');
    expect(await screen.findByRole('dialog', { name: '安全验证' })).toBeTruthy();
  });

  it('tells a failure and is tried again', async () => {
    await open({
      preprocessGeeTest: (_, before) => (before === 0 ? failures.network : work()),
    });
    askForCode();
    await pressWhenThere('再试一次');
    expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeTruthy();
  });

  it('is passed by a picture, which comes anew when it is over, and leads back to the work', async () => {
    const answers = [
      businessRefusal('checkFailed', '与图片不符，请再看一次'),
      businessRefusal('checkEnded', '验证已失效，请重新开始'),
    ];
    const gateway = await open({
      preprocessGeeTest: 'never',
      enhanceValidate: (_, before) => answers[before] ?? passed,
    });
    askForCode();
    await pressWhenThere('改为输入图片中的字符');
    expect(await screen.findByRole('img', { name: '写有 4 个字符的图片' })).toBeTruthy();
    const field = () => screen.getByLabelText<HTMLInputElement>('图片中的字符');
    press('提交');
    expect(await screen.findByRole('link', { name: '请输入图片中的 4 个字符' })).toBeTruthy();
    // The form that wants the check is not sent by it.
    expect(field().closest('form')?.parentElement?.closest('form')).toBeNull();
    expect(screen.queryByRole('link', { name: '请输入验证码' })).toBeNull();
    fireEvent.change(field(), { target: { value: 'k7rp' } });
    expect(screen.queryByRole('link', { name: '请输入图片中的 4 个字符' })).toBeNull();
    press('提交');
    expect(await screen.findByRole('link', { name: '与图片不符，请再看一次' })).toBeTruthy();
    expect(field().value).toBe('k7rp');
    press('提交');
    expect(await screen.findByText('验证已失效，请重新开始')).toBeTruthy();
    await waitFor(() => expect(gateway.inputsOf('getImageCode')).toHaveLength(2));
    expect(field().value).toBe('');
    press('看不清，换一张');
    expect(gateway.inputsOf('getImageCode')).toHaveLength(3);
    expect(screen.getByRole('button', { name: '改为自动验证，不用看图' })).toBeTruthy();
    fireEvent.change(field(), { target: { value: '2469' } });
    press('提交');
    expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeTruthy();
  });

  it('is a picture at once where the browser cannot do the work', async () => {
    vi.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    await open({});
    askForCode();
    expect(await screen.findByRole('img', { name: '写有 4 个字符的图片' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '改为自动验证，不用看图' })).toBeNull();
  });
});

describe('a check that a password wants', () => {
  it('passes itself, and the sign-in goes on', async () => {
    const leaveFor = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const gateway = await open(
      {
        preprocessPolarVerification: work,
        loginByPassword: ({ validateParam }) =>
          validateParam === 'passed'
            ? {
                token: 'x',
                userId: 'u-1',
                isTempLogin: false,
                verifyStatus: 0,
                gmtExpired: '2026-12-20T21:00:00+08:00',
              }
            : checkRequired,
      },
      '/user/login?type=password',
    );
    fireEvent.change(await screen.findByLabelText('用户名或手机号'), { target: { value: 'lin' } });
    fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'Secret-1' } });
    fireEvent.click(screen.getByRole('checkbox'));
    press('登录');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    expect(gateway.inputsOf('enhanceValidate')).toMatchObject([{ purpose: 'signIn' }]);
  });
});
