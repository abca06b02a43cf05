// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  preparePage,
  type GatewayAnswers,
} from '@xinglin/testing';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { centreLocales, locales } from '../../locales';
import AccountSettingsPage from './acctset.page';
import ModifyPasswordPage from './modifypwd.page';
import NicknamePage from './nickname.page';
import CompleteInformationPage from './perfection.page';

afterEach(cleanup);

const info = {
  nickname: '小杏',
  loginId: null,
  mobile: '138****5521',
  hasPassword: true,
  verifyStatus: 0,
  createdAt: '2026-01-01T08:00:00+08:00',
};
const told = { nickname: '小杏', mobile: '138****5521', gender: null, birthDate: null };
const signIn = {
  token: '',
  userId: 'u-1',
  isTempLogin: false,
  verifyStatus: 0,
  gmtExpired: '2026-12-20T21:00:00+08:00',
};

async function open(path: string, element: ReactElement, answers: GatewayAnswers) {
  const gateway = createMockGateway(answers);
  const page = await preparePage(
    element,
    { account: locales, centre: centreLocales },
    { path },
    { gateway },
  );
  render(page.element);
  return { gateway, ...page };
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('account settings', () => {
  it.each([
    [true, '/my/modifypwd'],
    [false, '/my/forgetpwd'],
  ])('lead to the password that there is (%s) at %s', async (hasPassword, path) => {
    await open('/my/acctset', <AccountSettingsPage />, {
      getAccountInfo: { ...info, hasPassword },
    });
    const link = await screen.findByRole('link', { name: /登录密码/ });
    expect(link.getAttribute('href')).toBe(path);
  });

  it('give the account a name to sign in by, once it is of good form and free', async () => {
    const { gateway } = await open('/my/acctset', <AccountSettingsPage />, {
      getAccountInfo: (_, before) => ({ ...info, loginId: before === 0 ? null : 'xiaoxing' }),
      modifyLoginId: (_, before) =>
        before === 0 ? businessRefusal('loginIdTaken', '用户名已被使用') : { done: true },
    });
    fireEvent.click(await screen.findByRole('button', { name: /用户名/ }));
    const field = await screen.findByRole('textbox', { name: '用户名' });
    const name = (value: string) => {
      fireEvent.change(field, { target: { value } });
      press('保存');
    };
    name('13800001111');
    expect(gateway.inputsOf('modifyLoginId')).toEqual([]);
    name('xiaolin');
    expect(await screen.findByRole('link', { name: '用户名已被使用' })).toBeTruthy();
    name('xiaoxing');
    expect(await screen.findByRole('button', { name: /用户名.*xiaoxing/ })).toBeTruthy();
    expect(gateway.inputsOf('modifyLoginId')).toEqual([
      { loginId: 'xiaolin' },
      { loginId: 'xiaoxing' },
    ]);
  });

  it('let an account without a number be given up, and no other', async () => {
    const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const { gateway } = await open('/my/acctset', <AccountSettingsPage />, {
      getAccountInfo: { ...info, mobile: null },
      logoffTempUser: { done: true },
    });
    fireEvent.click(await screen.findByRole('button', { name: '放弃临时账号' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: '确认放弃' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
    expect(gateway.inputsOf('logoffTempUser')).toHaveLength(1);
    leave.mockRestore();
    cleanup();
    await open('/my/acctset', <AccountSettingsPage />, { getAccountInfo: info });
    expect(await screen.findByRole('link', { name: '注销账号' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '放弃临时账号' })).toBeNull();
  });

  it('lead to binding where there is no phone', async () => {
    await open('/my/acctset', <AccountSettingsPage />, {
      getAccountInfo: { ...info, mobile: null },
    });
    const link = await screen.findByRole('link', { name: /手机号/ });
    expect(link.getAttribute('href')).toBe('/authLogin?target=%2Fmy%2Facctset');
  });
});

describe('a nickname', () => {
  it('is checked when its field is left, saved, and shown everywhere at once', async () => {
    const { gateway, store, router } = await open('/my/nickname', <NicknamePage />, {
      getUserProfile: told,
      validateNickname: ({ nickname }) => ({ problem: nickname === '春风' ? null : '不能使用' }),
      modifyNickname: { nickname: '春风' },
    });
    await screen.findByLabelText('您的昵称');
    type('您的昵称', '客服');
    fireEvent.blur(screen.getByLabelText('您的昵称'));
    expect(await screen.findByText('不能使用')).toBeTruthy();
    type('您的昵称', '春风');
    expect(screen.queryByText('不能使用')).toBeNull();
    press('保存');
    await waitFor(() => expect(router.state.location.pathname).toBe('/my/acctset'));
    expect(gateway.inputsOf('modifyNickname')).toEqual([{ nickname: '春风' }]);
    expect(store.getState().session.user?.nickname).toBe('春风');
  });

  it('that is too long is not even sent, and one that is taken is told beside the field', async () => {
    const { gateway } = await open('/my/nickname', <NicknamePage />, {
      getUserProfile: told,
      modifyNickname: businessRefusal('nicknameTaken', '昵称已存在'),
    });
    await screen.findByLabelText('您的昵称');
    type('您的昵称', '一二三四五六七八九十一');
    press('保存');
    expect(gateway.inputsOf('modifyNickname')).toEqual([]);
    expect(screen.getByLabelText('您的昵称').getAttribute('aria-invalid')).toBe('true');
    type('您的昵称', '春风');
    press('保存');
    expect((await screen.findAllByText('昵称已存在')).length).toBeGreaterThan(0);
  });
});

describe('a password', () => {
  const fill = (former: string, password: string, repeated = password) => {
    type('原密码', former);
    type('新密码', password);
    type('再次输入新密码', repeated);
    press('修改密码');
  };

  it('is changed by the former one, both as md5', async () => {
    const { gateway, router } = await open('/my/modifypwd', <ModifyPasswordPage />, {
      getAccountInfo: info,
      modifyPassword: (_, before) =>
        before === 0 ? businessRefusal('wrongPassword', '密码不正确') : signIn,
    });
    await screen.findByLabelText('原密码');
    fill('Spring2026', 'Autumn2026', 'Autumn2027');
    expect(screen.getAllByText('两次输入的新密码不一致').length).toBeGreaterThan(0);
    fill('Spring2026', 'short');
    expect(gateway.inputsOf('modifyPassword')).toEqual([]);
    fill('Spring2026', 'Autumn2026');
    await screen.findAllByText('密码不正确');
    expect(screen.getByLabelText('原密码').getAttribute('aria-invalid')).toBe('true');
    press('修改密码');
    await waitFor(() => expect(router.state.location.pathname).toBe('/my/acctset'));
    expect(JSON.stringify(gateway.inputsOf('modifyPassword'))).not.toContain('Autumn2026');
  });

  it('that is not there yet is set by a code instead', async () => {
    await open('/my/modifypwd', <ModifyPasswordPage />, {
      getAccountInfo: { ...info, hasPassword: false },
    });
    const link = await screen.findByRole('link', { name: '用验证码设置密码' });
    expect(link.getAttribute('href')).toBe('/my/forgetpwd');
    expect(screen.queryByLabelText('原密码')).toBeNull();
  });
});

describe('completing the account', () => {
  it('saves what is told and goes back to where the person came from, elsewhere by the server’s check', async () => {
    for (const [backUrl, place] of [
      ['/my/acctset', '/my/acctset'],
      ['https://example.com/', '/mp'],
    ] as const) {
      const { gateway, router } = await open(
        `/my/perfection?backUrl=${encodeURIComponent(backUrl)}`,
        <CompleteInformationPage />,
        {
          getUserProfile: told,
          isAccountPerfect: { perfect: false, missing: ['gender', 'birthDate', 'password'] },
          updateUserProfile: { done: true },
        },
      );
      fireEvent.click(await screen.findByRole('radio', { name: '女' }));
      expect(screen.getByRole('link', { name: /登录密码/ }).getAttribute('href')).toBe(
        '/my/forgetpwd',
      );
      press('保存');
      await waitFor(() => expect(router.state.location.pathname).toBe(place));
      expect(gateway.inputsOf('updateUserProfile')).toEqual([
        { gender: 'female', birthDate: null },
      ]);
      cleanup();
    }
  });

  it('shows what the gateway says of a date until another is given', async () => {
    const refusal = {
      kind: 'validation' as const,
      code: 1,
      message: '请检查',
      fields: [{ path: 'birthDate', message: '出生日期不对' }],
    };
    await open('/my/perfection', <CompleteInformationPage />, {
      getUserProfile: told,
      isAccountPerfect: { perfect: false, missing: ['birthDate'] },
      updateUserProfile: refusal,
    });
    const field = await screen.findByLabelText(/出生日期/);
    fireEvent.change(field, { target: { value: '1900-01-02' } });
    press('保存');
    expect((await screen.findAllByText('出生日期不对')).length).toBe(2);
    fireEvent.change(field, { target: { value: '1990-01-02' } });
    expect(screen.queryByText('出生日期不对')).toBeNull();
  });
});
