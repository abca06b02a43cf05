// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { refusal, type FakeAnswers } from '../testing/fake-staff';
import { renderStaff } from '../testing/render-staff';
import {
  sampleAdministratorMe,
  sampleDoctorMe,
  sampleNotices,
  sampleQueue,
} from '../testing/samples';
import { FakeEventSource } from '../testing/staff-surroundings';

afterEach(cleanup);

const asDoctor: FakeAnswers = {
  session: { me: () => sampleDoctorMe, 'sign-out': () => ({}) },
  actions: {
    'list-consult-queue': () => sampleQueue,
    'list-staff-notices': () => sampleNotices,
  },
};

describe('the frame', () => {
  it('offers what the roles allow, and what waits there', async () => {
    await renderStaff('/notices', asDoctor);
    const links = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/', '/notices', '/account']));
    expect(links).not.toContain('/staff');
    await waitFor(() => expect(document.title).toBe('(2) 通知 - 工作台'));
    expect(screen.getByText('3 项待处理')).toBeTruthy();
    expect(screen.getByText('心血管内科 · 主任医师')).toBeTruthy();
  });

  it('opens the first page that one may see', async () => {
    await renderStaff('/', {
      session: { me: () => ({ ...sampleAdministratorMe, actions: ['list-staff'] }) },
      actions: { 'list-staff': () => ({ items: [] }) },
    });
    expect(await screen.findByRole('heading', { name: '人员管理' })).toBeTruthy();
  });

  it('asks to sign in first, and has a retry where the gateway cannot be reached', async () => {
    await renderStaff('/ledger?subject=C-1', {
      session: { me: () => refusal({ status: 401, code: -6 }) },
    });
    expect(await screen.findByRole('heading', { name: '登录工作台' })).toBeTruthy();
    cleanup();
    let isUp = false;
    const { user } = await renderStaff('/account', {
      session: {
        me: () => {
          if (!isUp) throw new TypeError('no network');
          return sampleDoctorMe;
        },
      },
      actions: asDoctor.actions ?? {},
    });
    expect(await screen.findByText('工作台打不开')).toBeTruthy();
    isUp = true;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '我的账号', level: 1 })).toBeTruthy();
  });

  it('reads again what is shown when something changed, and says when the connection is lost', async () => {
    const { calls } = await renderStaff('/notices', asDoctor);
    await screen.findByText('患者在视频中等候');
    const reads = () => calls.filter(({ path }) => path === 'actions/list-staff-notices').length;
    const before = reads();
    act(() => {
      FakeEventSource.last?.dispatchEvent(new MessageEvent('changed', { data: '{}' }));
    });
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    act(() => {
      FakeEventSource.last?.dispatchEvent(new Event('error'));
    });
    expect(await screen.findByText('连接中断，正在重连')).toBeTruthy();
    const lost = FakeEventSource.last;
    await waitFor(() => expect(FakeEventSource.last).not.toBe(lost), { timeout: 5000 });
    act(() => {
      FakeEventSource.last?.dispatchEvent(new Event('open'));
    });
    await waitFor(() => expect(screen.queryByText('连接中断，正在重连')).toBeNull());
  });

  it('hides the page when the session ends, and keeps what was typed for the same person', async () => {
    let isSignedIn = true;
    const { user } = await renderStaff('/account', {
      session: {
        me: () => (isSignedIn ? sampleDoctorMe : refusal({ status: 401, code: -6 })),
        'sign-out-elsewhere': () => {
          isSignedIn = false;
          return refusal({ status: 401, code: -6 });
        },
        'sign-in': () => ({ ticket: 't', expiresAt: '2026-11-25T10:25:00+08:00' }),
        'second-factor': () => {
          isSignedIn = true;
          return sampleDoctorMe;
        },
      },
      actions: asDoctor.actions ?? {},
    });
    await user.type(await screen.findByLabelText('接收提醒的手机号'), '13812345678');
    await user.click(screen.getByRole('button', { name: '退出其他设备' }));
    expect(await screen.findByText('登录已失效')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: '我的账号', level: 1 })).toBeNull();
    const dialog = within(screen.getByRole('alertdialog'));
    await user.type(dialog.getByLabelText('密码'), 'long enough secret{Enter}');
    await user.type(await dialog.findByLabelText('动态验证码'), '123456{Enter}');
    expect(await screen.findByRole('heading', { name: '我的账号', level: 1 })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('接收提醒的手机号').value).toBe('13812345678');
  });

  it('signs out, also where the gateway refuses it', async () => {
    const { user } = await renderStaff('/account', {
      ...asDoctor,
      session: { me: () => sampleDoctorMe },
    });
    await user.click(await screen.findByRole('button', { name: '退出登录' }));
    expect(await screen.findByRole('heading', { name: '登录工作台' })).toBeTruthy();
  });
});
