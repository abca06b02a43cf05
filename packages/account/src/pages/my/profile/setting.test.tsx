// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { gatewayApi } from '@xinglin/api';
import type { Gateway, LogoutResponse, ShiftAlert } from '@xinglin/gateway-sdk';
import {
  createMockGateway,
  failures,
  later,
  preparePage,
  type PageSetting,
} from '@xinglin/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locales } from '../../../locales';
import { ownStorage } from '../../../model/own-storage';
import ProfileSettingPage from './setting.page';

const leaveFor = vi.fn();

beforeEach(() => {
  leaveFor.mockClear();
  vi.spyOn(window.location, 'replace').mockImplementation(leaveFor);
  ownStorage.set('patientDraft.u-1', { name: '王建国' });
  window.sessionStorage.setItem('page', '1');
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.restoreAllMocks();
});

async function open(gateway: Gateway, setting: PageSetting = {}) {
  const page = await preparePage(
    <ProfileSettingPage />,
    { account: locales },
    { path: '/my/profile/setting', ...setting },
    { gateway },
  );
  render(page.element);
  return page;
}

async function signOut(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: '退出登录' }));
  const dialog = await screen.findByRole('alertdialog', { name: '退出登录？' });
  fireEvent.click(within(dialog).getByRole('button', { name: '确认退出' }));
  return dialog;
}

describe('signing out', () => {
  it('leaves for home and nothing of the person on the device', async () => {
    await open(createMockGateway({ logout: { done: true } }));
    await signOut();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'));
    expect({ ...window.localStorage }).toEqual({});
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is done although the frame empties the store while the answer arrives', async () => {
    const answer = later<LogoutResponse>();
    const { store } = await open(createMockGateway({ logout: () => answer.promise }));
    await signOut();
    await screen.findByText('处理中…');
    store.dispatch(gatewayApi.util.resetApiState());
    answer.resolve({ done: true });
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'));
  });

  it('is done when the session was dead already', async () => {
    await open(createMockGateway({ logout: failures.sessionEnded }));
    await signOut();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'));
  });

  it('tells when it failed, keeps everything, and can be tried again', async () => {
    await open(
      createMockGateway({
        logout: (_, before) => (before === 0 ? failures.network : { done: true }),
      }),
    );
    const dialog = await signOut();
    expect((await within(dialog).findByRole('alert')).textContent).toContain('网络');
    expect(leaveFor).not.toHaveBeenCalled();
    expect(ownStorage.get('patientDraft.u-1')).not.toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: '确认退出' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'));
  });
});

it('keeps what is chosen in the store, which the frame writes down', async () => {
  const { store } = await open(createMockGateway());
  fireEvent.click(screen.getByRole('switch', { name: '长辈版' }));
  fireEvent.click(screen.getByRole('radio', { name: '深色' }));
  fireEvent.click(screen.getByRole('radio', { name: 'English' }));
  expect(store.getState().preferences).toMatchObject({
    mode: 'elder',
    theme: 'dark',
    locale: 'en',
  });
  expect(screen.getByText('English').lang).toBe('en');
});

it('lets a visitor choose how it looks and speaks, and offers to sign in instead of out', async () => {
  const { store } = await open(createMockGateway(), { user: null });
  fireEvent.click(screen.getByRole('switch', { name: '长辈版' }));
  expect(store.getState().preferences.mode).toBe('elder');
  expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull();
  expect(screen.queryByText('账号')).toBeNull();
  expect(screen.getByRole('link', { name: '登录 / 注册' }).getAttribute('href')).toBe(
    '/user/login?target=%2Fmy%2Fprofile%2Fsetting',
  );
});

describe('signed-in devices', () => {
  const device = (sessionId: string, isCurrent: boolean) => ({
    sessionId,
    isCurrent,
    channelName: isCurrent ? null : '三明健康',
    browser: isCurrent ? null : ('safari' as const),
    system: isCurrent ? null : ('ios' as const),
    cityName: isCurrent ? null : '三明市',
    gmtCreated: '2026-11-20T10:00:00.000Z',
    gmtExpired: '2026-12-20T10:00:00.000Z',
  });

  it('are shown on asking, and signed out one by one or together', async () => {
    const gateway = createMockGateway({
      listSignedInDevices: { items: [device('s-1', true), device('s-2', false)] },
      endSignedInDevice: { done: true },
      endOtherDevices: { done: true },
    });
    await open(gateway);
    expect(gateway.inputsOf('listSignedInDevices')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '登录设备' }));
    const other = await screen.findByRole('button', {
      name: /Safari · iPhone \/ iPad.*三明市 · 三明健康 · .* 登录/,
    });
    expect(screen.getByText(/当前设备：未知设备（/)).toBeTruthy();
    fireEvent.click(other);
    await waitFor(() =>
      expect(gateway.inputsOf('endSignedInDevice')).toEqual([{ sessionId: 's-2' }]),
    );
    await waitFor(() => expect(gateway.inputsOf('listSignedInDevices')).toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: '退出全部其他设备' }));
    await waitFor(() => expect(gateway.inputsOf('endOtherDevices')).toHaveLength(1));
  });
});

describe('messages', () => {
  const turn = { name: '关注的医生放号提醒' };

  it('of new shifts are turned off and on', async () => {
    let isOn = true;
    await open(
      createMockGateway({
        getShiftAlert: () => ({ isOn }),
        changeShiftAlert: (wanted) => {
          isOn = wanted.isOn;
          return { isOn };
        },
      }),
    );
    const own = await screen.findByRole<HTMLInputElement>('switch', turn);
    expect(own.checked).toBe(true);
    fireEvent.click(own);
    await waitFor(() => expect(own.checked).toBe(false));
    expect(isOn).toBe(false);
  });

  it('take their place before they are known, and cannot be turned until then', async () => {
    const answer = later<ShiftAlert>();
    await open(createMockGateway({ getShiftAlert: () => answer.promise }));
    expect(screen.queryByRole('switch', turn)).toBeNull();
    const waiting = screen.getByRole('switch', { ...turn, hidden: true });
    expect(waiting.closest('[inert]')).not.toBeNull();
    answer.resolve({ isOn: true });
    const own = await screen.findByRole<HTMLInputElement>('switch', turn);
    expect(own.checked).toBe(true);
    expect(own.closest('[inert]')).toBeNull();
  });

  it('stay as they are where the gateway does not take it', async () => {
    await open(
      createMockGateway({
        getShiftAlert: { isOn: true },
        changeShiftAlert: failures.serverTrouble,
      }),
    );
    const own = await screen.findByRole<HTMLInputElement>('switch', turn);
    fireEvent.click(own);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(own.checked).toBe(true);
  });

  it('are not asked about without a session', async () => {
    const gateway = createMockGateway({});
    await open(gateway, { user: null });
    expect(screen.queryByRole('switch', turn)).toBeNull();
    expect(gateway.inputsOf('getShiftAlert')).toEqual([]);
  });
});
