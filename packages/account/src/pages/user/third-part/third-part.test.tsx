// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { businessRefusal, type GatewayAnswers } from '@xinglin/testing';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { bindToken } from '../../../model/entrance-storage';
import { leaveFor, open as openPage, press } from '../../login/entrance-fixture';
import AuthorizePage from './authorize.page';
import BindPage from './bind.page';

const offered: GatewayAnswers = {
  partnerPreLogin: { providers: ['chatApp', 'healthId'], oneKeyScriptUrl: null },
};

const open = (page: ReactElement, path: string, answers: GatewayAnswers = {}) =>
  openPage(page, path, { ...offered, ...answers });

describe('authorising a third party', () => {
  it('asks first, and leaves for the page that was chosen', async () => {
    const { gateway } = await open(
      <AuthorizePage />,
      '/user/third-part/authorize?target=%2Fmy%2Fpatients',
      { getPartnerOauthAuthCode: { authorizeUrl: 'https://chat.example/authorize' } },
    );
    expect(await screen.findByText(/不会取得对方的密码/)).toBeTruthy();
    expect(leaveFor).not.toHaveBeenCalled();
    press('前往聊天应用授权');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://chat.example/authorize'));
    expect(gateway.inputsOf('getPartnerOauthAuthCode')).toEqual([
      {
        provider: 'chatApp',
        returnUrl: `${window.location.origin}/user/third-part/authorize`,
        target: '/my/patients',
      },
    ]);
  });

  it('offers only the one that was named, and another way where there is none', async () => {
    await open(<AuthorizePage />, '/user/third-part/authorize?provider=healthId');
    expect(await screen.findByRole('button', { name: '前往健康身份授权' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '前往聊天应用授权' })).toBeNull();
    cleanup();
    await open(<AuthorizePage />, '/user/third-part/authorize', {
      partnerPreLogin: { providers: [], oneKeyScriptUrl: null },
    });
    expect(await screen.findByText('暂时不能用第三方授权登录')).toBeTruthy();
  });

  it('leads who is new here to binding, with nothing in the address that signs in', async () => {
    const { at } = await open(<AuthorizePage />, '/user/third-part/authorize?code=c&state=s', {
      partnerPostLogin: { bindToken: 'bind-1', target: '/my/patients' },
    });
    await waitFor(() => expect(at()).toBe('/user/third-part/bind?target=%2Fmy%2Fpatients'));
    expect(bindToken.get()).toBe('bind-1');
  });

  it('tells who refused', async () => {
    const { at } = await open(<AuthorizePage />, '/user/third-part/authorize?error=access_denied');
    await waitFor(() => expect(at()).toBe('/login/oauth/error?reason=denied'));
  });
});

describe('binding a third party', () => {
  const path = '/user/third-part/bind?target=%2Fmy%2Fpatients';
  const session = {
    token: 'x',
    userId: 'u-1',
    isTempLogin: false,
    verifyStatus: 0,
    gmtExpired: '2026-12-20T21:00:00+08:00',
  };

  async function prove(outcome: 'new' | 'existing' | 'taken', answers: GatewayAnswers = {}) {
    bindToken.keep('bind-1');
    const opened = await open(<BindPage />, path, {
      verifyPartnerMobile: { resendAfter: 60, expiresIn: 600 },
      verifyPartnerMobileBound: { outcome },
      partnerLoginBind: session,
      ...answers,
    });
    fireEvent.change(screen.getByLabelText('手机号'), { target: { value: '13800005521' } });
    press('获取验证码');
    expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('checkbox'));
    press('下一步');
    expect(await screen.findByText('138****5521')).toBeTruthy();
    return opened;
  }

  it('says what comes of it before anything is bound', async () => {
    const { gateway } = await prove('existing');
    expect(screen.getByText(/该手机号已有账号/)).toBeTruthy();
    expect(gateway.inputsOf('partnerLoginBind')).toEqual([]);
    press('绑定并登录');
    await waitFor(() =>
      expect(leaveFor).toHaveBeenCalledWith('/login/postbind?target=%2Fmy%2Fpatients'),
    );
    expect(bindToken.get()).toBeNull();
    expect(gateway.inputsOf('verifyPartnerMobile')).toEqual([
      { bindToken: 'bind-1', mobile: '13800005521' },
    ]);
    expect(gateway.inputsOf('partnerLoginBind')).toEqual([
      {
        bindToken: 'bind-1',
        mobile: '13800005521',
        code: '123456',
        agreed: ['service', 'privacy'],
      },
    ]);
  });

  it('binds nothing to a number that has another identity there', async () => {
    await prove('taken');
    expect(screen.getByText(/请换一个手机号/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '绑定并登录' })).toBeNull();
    press('换一个手机号');
    expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('');
  });

  it('tells why it failed, and can be tried again', async () => {
    await prove('new', {
      partnerLoginBind: (_, before) =>
        before === 0 ? businessRefusal('codeExpired', '验证码已过期') : session,
    });
    press('绑定并登录');
    expect(await screen.findByText('验证码已过期')).toBeTruthy();
    press('绑定并登录');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
  });

  it('without an identity that waits says so', async () => {
    await open(<BindPage />, path);
    expect(screen.getByText('没有等待绑定的身份')).toBeTruthy();
  });
});
