// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { gatewayApi } from '@xinglin/api';
import type { Gateway, LogoutResponse } from '@xinglin/gateway-sdk';
import { createMockGateway, failures, later, preparePage } from '@xinglin/testing';
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

async function open(gateway: Gateway) {
  const page = await preparePage(
    <ProfileSettingPage />,
    { account: locales },
    { path: '/my/profile/setting' },
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

describe('signed-in devices', () => {
  const device = (sessionId: string, isCurrent: boolean) => ({
    sessionId,
    isCurrent,
    channelName: isCurrent ? null : '三明互联网医院',
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
    const other = await screen.findByRole('button', { name: /三明互联网医院/ });
    fireEvent.click(other);
    await waitFor(() =>
      expect(gateway.inputsOf('endSignedInDevice')).toEqual([{ sessionId: 's-2' }]),
    );
    await waitFor(() => expect(gateway.inputsOf('listSignedInDevices')).toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: '退出全部其他设备' }));
    await waitFor(() => expect(gateway.inputsOf('endOtherDevices')).toHaveLength(1));
  });
});
