// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PageForward } from '@xinglin/api';
import { createI18n } from '@xinglin/i18n';
import {
  businessRefusal,
  createMockGateway,
  createSurroundings,
  failures,
  samplePerson,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bindToken, provenBy, provenName, wantedTarget } from '../../../model/provider-sign-in';
import { showPage } from '../../../testing/show-page';
import * as dispatch from '../dispatch-login.page';
import * as login from '../login.page';
import * as bind from './combined/bind.page';
import * as combined from './combined.page';
import * as middle from './middle.page';

const leaveFor = vi.fn();
beforeEach(() => {
  leaveFor.mockClear();
  vi.spyOn(window.location, 'replace').mockImplementation(leaveFor);
  vi.spyOn(window.location, 'assign').mockImplementation(leaveFor);
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});

const session = {
  token: 'x',
  userId: 'u-1',
  isTempLogin: false,
  verifyStatus: 0,
  gmtExpired: '2026-12-20T21:00:00+08:00',
};
const patients = '/overseas/patient/setting';
const target = `target=${encodeURIComponent(patients)}`;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Opens a page as somebody who is not signed in; `at` is where navigation has led since. */
async function open(page: Parameters<typeof showPage>[0], path: string, gateway: GatewayAnswers) {
  const shown = await showPage(page, { path, user: null, gateway });
  const at = () => {
    const { pathname, search } = shown.router.state.location;
    return pathname + search;
  };
  return { ...shown, at };
}

/** Where a page leads on to, asked as navigation asks it. */
async function leadsTo(forward: PageForward, query: string, isSignedIn = false) {
  const user = isSignedIn ? samplePerson : null;
  const { store } = createSurroundings(
    { user },
    createI18n({ locale: 'zh-Hans' }),
    createMockGateway(),
  );
  const { preferences } = store.getState();
  const place = {
    route: '',
    params: {},
    query: new URLSearchParams(query),
    preferences,
    now: 0,
    userAgent: '',
  };
  return forward(place, store);
}

it.each([
  [false, target, `/overseas/login?${target}`],
  [false, '', '/overseas/login'],
  [true, target, patients],
  [true, '', '/'],
  [true, 'target=https%3A%2F%2Fevil.example%2F', '/'],
  [true, 'target=%2F%2Fevil.example', '/'],
])('dispatching somebody signed in: %s, with %s, leads to %s', async (isSignedIn, query, to) => {
  expect(await leadsTo(dispatch.forward, query, isSignedIn)).toBe(to);
});

it.each([
  ['', '/overseas/login'],
  [`code=c&${target}`, `/overseas/login?${target}`],
  ['code=c&state=s', null],
  ['error=access_denied', null],
])('the page that takes an answer, opened with %j, leads to %s', async (query, to) => {
  expect(await leadsTo(middle.forward, query)).toBe(to);
});

describe('leaving for a provider', () => {
  const offering = (...providers: ('facebook' | 'google' | 'chatApp' | 'healthId')[]) => ({
    partnerPreLogin: { providers, oneKeyScriptUrl: null },
  });

  it('begins once for two taps, with the page that takes the answer and the target', async () => {
    const { gateway } = await open(login, `/overseas/login?${target}`, {
      ...offering('chatApp', 'healthId', 'google'),
      getPartnerOauthAuthCode: { authorizeUrl: 'https://provider.example/authorize' },
    });
    expect(screen.queryByRole('button', { name: '使用 Facebook 登录' })).toBeNull();
    press('使用 Google 登录');
    press('使用聊天应用登录');
    await waitFor(() =>
      expect(leaveFor).toHaveBeenCalledWith('https://provider.example/authorize'),
    );
    expect(gateway.inputsOf('getPartnerOauthAuthCode')).toEqual([
      {
        provider: 'google',
        returnUrl: `${window.location.origin}/overseas/login/middle`,
        target: patients,
      },
    ]);
    expect(wantedTarget.get()).toBe(patients);
  });

  it('offers none where the gateway has none', async () => {
    await open(login, '/overseas/login', offering('healthId'));
    expect(screen.queryByText('其他方式登录')).toBeNull();
  });

  it('says that it did not work, and works on the next tap', async () => {
    await open(login, '/overseas/login', {
      ...offering('google'),
      getPartnerOauthAuthCode: (_, before) =>
        before === 0 ? failures.network : { authorizeUrl: 'https://provider.example/' },
    });
    press('使用 Google 登录');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(leaveFor).not.toHaveBeenCalled();
    press('使用 Google 登录');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://provider.example/'));
  });

  it('works again when the back button brings the page back as it was left', async () => {
    const { gateway } = await open(login, '/overseas/login', {
      ...offering('google'),
      getPartnerOauthAuthCode: { authorizeUrl: 'https://provider.example/' },
    });
    press('使用 Google 登录');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
    const back = Object.assign(new Event('pageshow'), { persisted: true });
    fireEvent(window, back);
    press('使用 Google 登录');
    await waitFor(() => expect(gateway.inputsOf('getPartnerOauthAuthCode')).toHaveLength(2));
  });
});

describe('coming back', () => {
  const answered = '/overseas/login/middle?code=c&state=s';

  it('signs a known person in, to the target of the sign-in, using the code once', async () => {
    const { gateway } = await open(middle, answered, {
      partnerPostLogin: { ...session, bindToken: null, target: patients },
    });
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(patients));
    expect(gateway.inputsOf('partnerPostLogin')).toEqual([{ code: 'c', state: 's' }]);
  });

  it('does not follow a target that leaves the site', async () => {
    await open(middle, answered, {
      partnerPostLogin: { ...session, bindToken: null, target: 'https://evil.example/' },
    });
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'));
  });

  it('leads an unknown person to binding, with nothing of it in the address', async () => {
    const { at } = await open(middle, answered, {
      partnerPostLogin: {
        bindToken: 'bind-1',
        target: patients,
        proven: { provider: 'google', name: 'Emma Wood' },
      },
    });
    await waitFor(() => expect(at()).toBe(`/overseas/login/combined?${target}`));
    expect([bindToken.get(), provenBy.get(), provenName.get()]).toEqual([
      'bind-1',
      'google',
      'Emma Wood',
    ]);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it.each([
    ['?error=access_denied&state=s', {}, '您没有同意授权'],
    ['?error=server_error&state=s', {}, '对方暂时无法确认您的身份'],
    [
      '?code=c&state=s',
      { partnerPostLogin: businessRefusal('authorizationInvalid', '授权已失效') },
      '这次授权已失效',
    ],
  ])('with %s says why, and keeps where the person wanted to go', async (query, answers, title) => {
    wantedTarget.keep(patients);
    await open(middle, `/overseas/login/middle${query}`, answers);
    expect(await screen.findByText(title)).toBeTruthy();
    const back = screen.getByRole('link', { name: '返回登录' });
    expect(back.getAttribute('href')).toBe(`/overseas/login?${target}`);
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('can be tried again where only the way failed', async () => {
    const { gateway } = await open(middle, answered, {
      partnerPostLogin: (_, before) =>
        before === 0 ? failures.network : { ...session, bindToken: null, target: null },
    });
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'));
    expect(gateway.inputsOf('partnerPostLogin')).toHaveLength(2);
  });
});

describe('an identity that waits for an account', () => {
  it('is shown by the name that the provider tells, and may stay without a number', async () => {
    bindToken.keep('bind-1');
    provenBy.keep('google');
    provenName.keep('Emma Wood');
    const { gateway } = await open(combined, `/overseas/login/combined?${target}`, {
      registerBindPartnerWx: { ...session, isTempLogin: true },
    });
    expect(screen.getByText(/Google.*“Emma Wood”/)).toBeTruthy();
    const bindLink = screen.getByRole('link', { name: '绑定手机号或邮箱' });
    expect(bindLink.getAttribute('href')).toBe(`/overseas/login/combined/bind?${target}`);
    press('暂不绑定，继续');
    expect(await screen.findByRole('link', { name: '请先勾选协议才能注册' })).toBeTruthy();
    expect(gateway.inputsOf('registerBindPartnerWx')).toEqual([]);
    agree();
    press('暂不绑定，继续');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(patients));
    expect(gateway.inputsOf('registerBindPartnerWx')).toEqual([{ bindToken: 'bind-1' }]);
    expect([bindToken.get(), provenName.get()]).toEqual([null, null]);
  });

  it.each([
    ['combined', combined, '/overseas/login/combined'],
    ['bind', bind, '/overseas/login/combined/bind'],
  ])('is missed by the page %s where there is none', async (_, page, path) => {
    await open(page, `${path}?${target}`, {});
    expect(screen.getByText('没有等待绑定的身份')).toBeTruthy();
    const back = screen.getByRole('link', { name: '返回登录' });
    expect(back.getAttribute('href')).toBe(`/overseas/login?${target}`);
  });

  it('is bound to a number abroad, after the terms are accepted', async () => {
    bindToken.keep('bind-1');
    const { gateway } = await open(bind, `/overseas/login/combined/bind?${target}`, {
      sendVerifyCode: { resendAfter: 60, expiresIn: 600 },
      partnerLoginBind: (_, before) =>
        before === 0 ? businessRefusal('identityTaken', '已绑定过另一个身份') : session,
    });
    press('国家或地区 中国 +86');
    fireEvent.click(await screen.findByRole('button', { name: /法国/ }));
    type('手机号', '06 12 34 56 78');
    press('获取验证码');
    await waitFor(() =>
      expect(gateway.inputsOf('sendVerifyCode')).toMatchObject([
        { mobile: '+330612345678', scene: 'bind' },
      ]),
    );
    type('验证码', '123456');
    press('绑定并登录');
    expect(await screen.findByRole('link', { name: '请先勾选协议才能注册' })).toBeTruthy();
    agree();
    press('绑定并登录');
    expect(await screen.findByRole('link', { name: '已绑定过另一个身份' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('06 12 34 56 78');
    expect(bindToken.get()).toBe('bind-1');
    press('绑定并登录');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(patients));
    const proof = { bindToken: 'bind-1', mobile: '+330612345678', code: '123456' };
    expect(gateway.inputsOf('partnerLoginBind')).toEqual([proof, proof]);
    expect(bindToken.get()).toBeNull();
  });

  it('is bound to an address', async () => {
    bindToken.keep('bind-1');
    const { gateway } = await open(bind, '/overseas/login/combined/bind?by=email', {
      getEmailCode: { resendAfter: 60, expiresIn: 600 },
      bindIdentityByEmail: session,
    });
    type('邮箱', ' Anna@Example.org');
    press('获取验证码');
    await waitFor(() =>
      expect(gateway.inputsOf('getEmailCode')).toMatchObject([
        { email: 'anna@example.org', scene: 'bind' },
      ]),
    );
    type('验证码', '123456');
    agree();
    press('绑定并登录');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'));
    expect(gateway.inputsOf('bindIdentityByEmail')).toEqual([
      { bindToken: 'bind-1', email: 'anna@example.org', code: '123456' },
    ]);
  });
});
