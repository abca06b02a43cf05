// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { businessRefusal, failures, listOf, samplePatients } from '@xinglin/testing';
import { describe, expect, it } from 'vitest';
import { bindToken, boundAccount } from '../../model/entrance-storage';
import InfoAuthPage from '../partners/info-auth.page';
import EntrancePage from '../partners/entrance.page';
import PreEntrancePage from '../partners/pre-entrance.page';
import BindPage from './combined/bind.page';
import OauthErrorPage from './oauth/error.page';
import OauthPage from './oauth.page';
import PostBindPage, { forward as postBindForward } from './postbind.page';
import PreBindPage from './prebind.page';
import { leaveFor, open, press } from './entrance-fixture';
import RedirectPage from './wxauth/redirect.page';

const session = {
  token: 'x',
  userId: 'u-1',
  isTempLogin: false,
  verifyStatus: 0,
  gmtExpired: '2026-12-20T21:00:00+08:00',
};
const bound = { ...session, bindToken: null, target: '/my/patients' };
const unbound = { bindToken: 'bind-1', target: '/my/patients' };

describe('a provider', () => {
  it('is asked with the page that takes its answer and the target', async () => {
    const { gateway } = await open(
      <OauthPage />,
      '/login/oauth?provider=healthId&target=%2Fmy%2Fpatients',
      { getPartnerOauthAuthCode: { authorizeUrl: 'https://health.example/authorize' } },
    );
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://health.example/authorize'));
    expect(gateway.inputsOf('getPartnerOauthAuthCode')).toEqual([
      {
        provider: 'healthId',
        returnUrl: `${window.location.origin}/login/oauth`,
        target: '/my/patients',
      },
    ]);
  });

  it('lets a bound person in, to the very place, and uses its code once', async () => {
    const { gateway } = await open(<OauthPage />, '/login/oauth?code=c&state=s', {
      partnerPostLogin: bound,
    });
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/my/patients'));
    expect(gateway.inputsOf('partnerPostLogin')).toEqual([{ code: 'c', state: 's' }]);
  });

  it('leads somebody new to binding, with the token out of the address', async () => {
    const { at } = await open(<OauthPage />, '/login/oauth?code=c&state=s', {
      partnerPostLogin: unbound,
    });
    await waitFor(() => expect(at()).toBe('/login/prebind?target=%2Fmy%2Fpatients'));
    expect(bindToken.get()).toBe('bind-1');
  });

  it.each([
    ['/login/oauth?error=access_denied&state=s', {}, 'denied'],
    [
      '/login/oauth?code=c&state=s',
      { partnerPostLogin: businessRefusal('authorizationInvalid', '失效') },
      'expired',
    ],
    ['/login/oauth?code=c&state=s', { partnerPostLogin: failures.network }, 'network'],
    ['/login/oauth', {}, 'expired'],
  ])('that comes to nothing says why: %s', async (path, answers, reason) => {
    const { at } = await open(<OauthPage />, path, answers);
    await waitFor(() => expect(at()).toBe(`/login/oauth/error?reason=${reason}`));
    expect(leaveFor).not.toHaveBeenCalled();
  });
});

describe('the messaging app', () => {
  it('leads to sign-in, with the target, who is asked silently and has never agreed', async () => {
    const { at } = await open(
      <RedirectPage />,
      '/login/wxauth/redirect?silent=1&target=%2Fmy%2Fpatients&error=login_required&state=s',
    );
    await waitFor(() => expect(at()).toBe('/user/login?target=%2Fmy%2Fpatients'));
  });

  it('is asked silently with an address that says so when it answers', async () => {
    const { gateway } = await open(<RedirectPage />, '/login/wxauth/redirect?silent=1', {
      checkPartnerWx: { authorizeUrl: 'https://chat.example/' },
    });
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://chat.example/'));
    expect(gateway.inputsOf('checkPartnerWx')).toEqual([
      { silent: true, returnUrl: `${window.location.origin}/login/wxauth/redirect?silent=1` },
    ]);
  });
});

describe('binding', () => {
  it('offers nothing without an identity that waits', async () => {
    await open(<BindPage />, '/login/combined/bind');
    expect(screen.getByText('没有等待绑定的身份')).toBeTruthy();
    expect(screen.queryByLabelText('手机号')).toBeNull();
  });

  it('takes number and code, forgets the token and tells what was bound', async () => {
    bindToken.keep('bind-1');
    const { gateway } = await open(<BindPage />, '/login/combined/bind?target=%2Fmy%2Fpatients', {
      partnerLoginBind: session,
    });
    fireEvent.change(screen.getByLabelText('手机号'), { target: { value: '13800005521' } });
    fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('checkbox'));
    press('绑定并登录');
    await waitFor(() =>
      expect(leaveFor).toHaveBeenCalledWith('/login/postbind?target=%2Fmy%2Fpatients'),
    );
    expect([bindToken.get(), boundAccount.get()]).toEqual([null, 'u-1']);
    expect(gateway.inputsOf('partnerLoginBind')).toEqual([
      {
        bindToken: 'bind-1',
        mobile: '13800005521',
        code: '123456',
        agreed: ['service', 'privacy'],
      },
    ]);
  });

  it.each([
    ['the account itself', 'u-1', true],
    ['another account', 'u-2', false],
    ['nothing', null, false],
  ])('is told as done where this tab has bound %s', async (_, account, isTold) => {
    if (account !== null) boundAccount.keep(account);
    const { at } = await open(<PostBindPage />, '/login/postbind?target=%2Fsearch', {}, 'signedIn');
    if (isTold) {
      expect(screen.getByText('绑定成功')).toBeTruthy();
      expect(screen.getByRole('link', { name: '继续' }).getAttribute('href')).toBe('/search');
    } else {
      expect(screen.queryByText('绑定成功')).toBeNull();
      await waitFor(() => expect(at()).toBe('/search'));
    }
  });

  it.each([
    ['138****0001', null],
    [null, '/authLogin?target=%2Fsearch'],
  ])('of an account with the number %s leads to %s', async (mobile, to) => {
    const path = '/login/postbind?target=%2Fsearch';
    const { leadsTo } = await open(<PostBindPage />, path, {}, { mobile });
    expect(await leadsTo(postBindForward)).toBe(to);
  });

  it('may wait, once the agreements are ticked; not on a terminal', async () => {
    bindToken.keep('bind-1');
    const { gateway } = await open(<PreBindPage />, '/login/prebind?target=%2Fmy%2Fpatients', {
      registerBindPartnerWx: { ...session, isTempLogin: true },
    });
    press('暂不绑定，先逛逛');
    expect(screen.getByRole('link', { name: '请先阅读并勾选协议' })).toBeTruthy();
    expect(gateway.made).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox'));
    press('暂不绑定，先逛逛');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/my/patients'));
    cleanup();
    bindToken.keep('bind-2');
    await open(<PreBindPage />, '/login/prebind/terminal');
    expect(screen.getByText(/公共设备/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '暂不绑定，先逛逛' })).toBeNull();
  });
});

describe('a partner', () => {
  it('lets its person in by the ticket', async () => {
    const { gateway } = await open(
      <EntrancePage />,
      '/partners/entrance?ticket=t&target=%2Fsearch',
      {
        partnerLoginEntrance: { ...bound, target: null },
      },
    );
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/search'));
    expect(gateway.inputsOf('partnerLoginEntrance')).toEqual([{ ticket: 't' }]);
  });

  it('tells before its person enters that the link is over, and whom to call', async () => {
    await open(<PreEntrancePage />, '/partners/pre-entrance?ticket=t', {
      partnerLoginPreEntrance: businessRefusal('partnerTokenInvalid', '链接已失效'),
    });
    expect(await screen.findByText('进入链接已失效')).toBeTruthy();
    expect(screen.getByRole('link', { name: /联系客服/ }).getAttribute('href')).toMatch(/^tel:/);
    expect(screen.queryByRole('link', { name: '重新授权登录' })).toBeNull();
  });

  it('asks who comes first what it may know, once they are bound', async () => {
    const { at } = await open(<EntrancePage />, '/partners/entrance?ticket=t&target=%2Fsearch', {
      partnerLoginEntrance: { bindToken: 'bind-1', target: null },
    });
    const asked = encodeURIComponent('/partners/info-auth?target=%2Fsearch');
    await waitFor(() => expect(at()).toBe(`/login/prebind?target=${asked}`));
  });

  it('does not put a signed-in person into another account unasked', async () => {
    const { gateway } = await open(
      <EntrancePage />,
      '/partners/entrance?ticket=t',
      { partnerLoginEntrance: { ...bound, target: null } },
      'signedIn',
    );
    expect(screen.getByText('您已登录')).toBeTruthy();
    expect(gateway.made).toEqual([]);
    press('换账号进入');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'));
  });

  it.each([
    [
      'of whom, where there is a family',
      [samplePatients.mother],
      '/my/patients/auth-select?partner=health&target=%2Fsearch',
    ],
    ['nothing more where there is none', [], '/search'],
  ])(
    'hears only what was ticked, nothing is ticked before, and it asks %s',
    async (_, family, next) => {
      const { gateway, at } = await open(
        <InfoAuthPage />,
        '/partners/info-auth?target=%2Fsearch',
        {
          judgeAuthorization: {
            partnerCode: 'health',
            partnerName: '杏林企业健康',
            scopes: [],
            gmtAuthorized: null,
          },
          addAuthorization: { done: true },
          listPatients: listOf(family),
        },
        'signedIn',
      );
      expect(await screen.findByText('允许杏林企业健康了解')).toBeTruthy();
      const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
      expect(boxes.map((box) => box.checked)).toEqual([false, false, false]);
      fireEvent.click(screen.getByRole('checkbox', { name: /预约的状态/ }));
      press('保存并继续');
      await waitFor(() => expect(at()).toBe(next));
      expect(gateway.inputsOf('addAuthorization')).toEqual([{ scopes: ['orders'] }]);
    },
  );
});

it.each([
  ['/login/oauth/error?reason=denied', '您没有同意授权'],
  ['/login/error?reason=taken', '这个账号已绑定其他身份'],
  ['/partners/entrance/error', '进入链接已失效'],
  ['/login/error?reason=%3Cscript%3E', '授权已失效'],
])('the trouble of %s is told, with a way on', async (path, title) => {
  await open(<OauthErrorPage />, path);
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByRole('link', { name: '验证码登录' }).getAttribute('href')).toBe('/user/login');
});
