// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  preparePage,
  samplePerson,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { centreLocales, locales } from '../../locales';
import { closingUntil } from '../../model/entrance-storage';
import { ownStorage } from '../../model/own-storage';
import WriteOffActionPage from './write-off-action.page';
import WriteOffResultPage, { forward } from './write-off-result.page';
import WriteOffTipPage from './write-off-tip.page';
import WriteOffPage from './write-off.page';

const leaveFor = vi.fn();
beforeEach(() => {
  leaveFor.mockClear();
  vi.spyOn(window.location, 'replace').mockImplementation(leaveFor);
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});

const status = { coolingDays: 15, obstacles: [], patientCount: 2, lastRequest: null };

async function open(
  path: string,
  element: ReactElement,
  answers: GatewayAnswers = {},
  user: PageSetting['user'] = samplePerson,
) {
  const gateway = createMockGateway(answers);
  const page = await preparePage(
    element,
    { account: locales, centre: centreLocales },
    { path, user },
    { gateway },
  );
  render(page.element);
  return { gateway, ...page };
}

describe('closing an account', () => {
  it('tells of a request that a sign-in withdrew', async () => {
    await open('/my/write-off', <WriteOffPage />, {
      getWriteOff: {
        ...status,
        lastRequest: {
          state: 'withdrawn',
          requestedAt: '2026-11-02T09:00:00+08:00',
          endedAt: '2026-11-03T09:00:00+08:00',
        },
      },
    });
    expect(await screen.findByText(/2026年11月2日提交的注销申请已因登录而撤回/)).toBeTruthy();
  });

  it('stops at what is open, and leads there', async () => {
    await open('/my/write-off-tip', <WriteOffTipPage />, {
      getWriteOff: { ...status, obstacles: [{ kind: 'openVisits', count: 3 }] },
    });
    const link = await screen.findByRole('link', { name: '未完成的预约或退款 3 个' });
    expect(link.getAttribute('href')).toBe('/my/order/list');
    expect(screen.queryByRole('link', { name: '仍要注销' })).toBeNull();
  });

  it('goes on where nothing is, with keeping the account as the main choice', async () => {
    await open('/my/write-off-tip', <WriteOffTipPage />, { getWriteOff: status });
    expect((await screen.findByRole('link', { name: '仍要注销' })).getAttribute('href')).toBe(
      '/my/write-off-action',
    );
    expect(screen.getByText(/^2 位就诊人的姓名/)).toBeTruthy();
  });

  it('needs the code and the agreement, then leaves nothing on the device', async () => {
    ownStorage.set('patientDraft.u-1', { name: '王建国' });
    const { gateway } = await open('/my/write-off-action', <WriteOffActionPage />, {
      sendLogoffCode: { resendAfter: 60, expiresIn: 600 },
      logoffAccount: (_, before) =>
        before === 0
          ? businessRefusal('wrongCode', '验证码不正确')
          : { completesAt: '2026-12-05T21:00:00+08:00' },
    });
    const submit = () => fireEvent.click(screen.getByRole('button', { name: '提交注销申请' }));
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findAllByText(/验证码已发送/);
    submit();
    expect(screen.getAllByText('请先阅读并同意注销协议').length).toBeGreaterThan(0);
    expect(gateway.inputsOf('logoffAccount')).toEqual([]);
    fireEvent.change(screen.getByRole('textbox', { name: '验证码' }), {
      target: { value: '123456' },
    });
    fireEvent.click(screen.getByRole('checkbox'));
    submit();
    await screen.findAllByText('验证码不正确');
    expect(ownStorage.get('patientDraft.u-1')).not.toBeNull();
    submit();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/my/write-off-result'));
    expect(closingUntil.get()).toBe('2026-12-05');
    expect(gateway.inputsOf('logoffAccount')).toHaveLength(2);
    expect({ ...window.localStorage }).toEqual({});
  });

  it.each([
    ['2026-12-05', /2026年12月5日/],
    ['later', /冷静期为 15 天/],
  ])('says what happens next by %s', async (until, text) => {
    closingUntil.keep(until);
    await open('/my/write-off-result', <WriteOffResultPage />);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: /改变主意了/ }).getAttribute('href')).toBe(
      '/user/login',
    );
  });

  it('claims nothing that was not asked for in this tab, and asks nobody to sign in', async () => {
    await open('/my/write-off-result?until=2026-12-05', <WriteOffResultPage />, {}, null);
    expect(screen.getByText('这里没有刚提交的注销申请')).toBeTruthy();
    expect(screen.queryByText('注销申请已提交')).toBeNull();
    expect(screen.queryByRole('link', { name: /改变主意了/ })).toBeNull();
  });

  it('leads an account that is signed in to what its own request came to', async () => {
    const led = async (user: PageSetting['user']) => {
      const { store } = await open('/my/write-off-result', <WriteOffResultPage />, {}, user);
      const { preferences } = store.getState();
      const input = {
        route: '',
        params: {},
        query: new URLSearchParams(),
        preferences,
        now: 0,
        userAgent: '',
      };
      return forward(input, store);
    };
    expect(await led(samplePerson)).toBe('/my/write-off');
    expect(await led(null)).toBeNull();
  });
});
