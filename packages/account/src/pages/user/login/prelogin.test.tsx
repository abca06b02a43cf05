// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveFor, open, press } from '../../login/entrance-fixture';
import PreLoginPage from './prelogin.page';

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
beforeEach(() => {
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(phone);
});

describe('one-key sign-in', () => {
  it('loads its script on a phone alone', async () => {
    vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    );
    const append = vi.spyOn(document.head, 'append');
    const ways = { providers: [], oneKeyScriptUrl: 'https://network.example/one-key.js' };
    await open(<PreLoginPage />, '/user/login/prelogin', { partnerPreLogin: ways });
    expect(await screen.findByText('暂时无法一键登录')).toBeTruthy();
    expect(append).not.toHaveBeenCalled();
  });

  it('asks for the box to be ticked until it is', async () => {
    const ways = { providers: [], oneKeyScriptUrl: 'https://network.example/one-key.js' };
    vi.stubGlobal('oneKeySignIn', {
      accessToken: 't',
      operator: '移动',
      maskedNumber: '138****0000',
    });
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      if (script instanceof HTMLElement) script.dispatchEvent(new Event('load'));
    });
    await open(<PreLoginPage />, '/user/login/prelogin', { partnerPreLogin: ways });
    await screen.findByText('138****0000');
    press('本机号码一键登录');
    expect((await screen.findAllByText('请先阅读并勾选协议')).length).toBe(2);
    fireEvent.click(screen.getByRole('checkbox'));
    expect(screen.queryByText('请先阅读并勾选协议')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('reloads with onceloginErr when the script cannot be had, and then offers the code', async () => {
    const ways = { providers: [], oneKeyScriptUrl: 'https://network.example/one-key.js' };
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      if (script instanceof HTMLElement) script.dispatchEvent(new Event('error'));
    });
    await open(<PreLoginPage />, '/user/login/prelogin?target=%2Fmy%2Fpatients', {
      partnerPreLogin: ways,
    });
    await waitFor(() =>
      expect(leaveFor).toHaveBeenCalledWith(
        '/user/login/prelogin?target=%2Fmy%2Fpatients&onceloginErr=1',
      ),
    );
    cleanup();
    await open(<PreLoginPage />, '/user/login/prelogin?onceloginErr=1', { partnerPreLogin: ways });
    expect(await screen.findByText('暂时无法一键登录')).toBeTruthy();
  });
});
