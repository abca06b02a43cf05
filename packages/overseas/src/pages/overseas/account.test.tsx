// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { businessRefusal, failures, listOf } from '@xinglin/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { ownStorage } from '../../model/own-storage';
import { answers } from '../../testing/samples';
import { showPage } from '../../testing/show-page';
import * as login from './login.page';
import * as logout from './logout.page';
import * as nickname from './nickname.page';
import * as add from './patient/add.page';
import * as askers from './patient/setting.page';
import * as privacy from './privacy.page';
import * as settings from './profile/setting.page';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('settings show the account and change the language at once', async () => {
  const { store } = await showPage(settings, { path: '/overseas/profile/setting' });
  expect(screen.getByText('+39****5678')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'English' }));
  expect(store.getState().preferences.locale).toBe('en');
});

it('clears what was kept on the device', async () => {
  ownStorage.set('resendAt.login', 'later', 60_000);
  await showPage(settings, { path: '/overseas/profile/setting' });
  press('清除缓存');
  await waitFor(() => expect(ownStorage.get('resendAt.login')).toBeNull());
});

it('signs out, and says where that failed', async () => {
  const leaveFor = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  await showPage(logout, {
    path: '/overseas/logout',
    gateway: { logout: (_, before) => (before === 0 ? failures.network : { done: true }) },
  });
  press('确认退出');
  expect(await screen.findByText(/网络请求失败/)).toBeTruthy();
  press('确认退出');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/overseas/login'));
});

it('closes the account after what it means and a code, and says until when that can be taken back', async () => {
  const leaveFor = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  const { gateway } = await showPage(settings, {
    path: '/overseas/profile/setting',
    gateway: {
      sendLogoffCode: { resendAfter: 60, expiresIn: 600 },
      logoffAccount: (_, before) =>
        before === 0
          ? businessRefusal('wrongCode', '验证码不正确')
          : { completesAt: '2026-12-05T21:00:00+08:00' },
    },
  });
  press('注销账号');
  expect(await screen.findByText(/15 天内登录即撤回申请/)).toBeTruthy();
  // The text stands there a moment before the dialog opens.
  await screen.findByRole('button', { name: '继续注销' });
  press('继续注销');
  press('获取验证码');
  await waitFor(() => expect(gateway.inputsOf('sendLogoffCode')).toHaveLength(1));
  type('验证码', '123456');
  press('确认注销');
  expect(await screen.findByRole('link', { name: '请先确认您已了解注销的后果' })).toBeTruthy();
  expect(gateway.inputsOf('logoffAccount')).toEqual([]);
  const agreement = screen.getByRole('link', { name: '《账号注销协议》' });
  expect(agreement.getAttribute('href')).toBe('/agreement/logout');
  expect(agreement.getAttribute('target')).toBe('_blank');
  fireEvent.click(screen.getByRole('checkbox', { name: /我已了解注销的后果/ }));
  press('确认注销');
  expect(await screen.findByRole('link', { name: '验证码不正确' })).toBeTruthy();
  press('确认注销');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/overseas/login'));
  expect(gateway.inputsOf('logoffAccount')).toEqual([
    { code: '123456', agreed: true },
    { code: '123456', agreed: true },
  ]);
  cleanup();
  await showPage(login, { path: '/overseas/login', user: null });
  expect(await screen.findByText(/账号将于 2026年12月5日 删除/)).toBeTruthy();
});

it('a guest has no account to close', async () => {
  const guest = { ...answers.getAccountInfo, mobile: null, loginId: null };
  await showPage(settings, {
    path: '/overseas/profile/setting',
    gateway: { getAccountInfo: guest },
  });
  expect(screen.queryByRole('button', { name: '注销账号' })).toBeNull();
});

it('a nickname that is taken is refused at its field', async () => {
  await showPage(nickname, {
    path: '/overseas/nickname',
    gateway: {
      validateNickname: { problem: null },
      modifyNickname: businessRefusal('nicknameTaken', '昵称已被使用'),
    },
  });
  type('昵称', '安娜');
  press('保存');
  expect(await screen.findByRole('link', { name: '昵称已被使用' })).toBeTruthy();
});

it('somebody is added with all that is asked for', async () => {
  const { gateway, router } = await showPage(add, {
    path: '/overseas/patient/add',
    gateway: { addAsker: { askerId: 'a-2' } },
  });
  press('保存');
  expect(await screen.findByRole('link', { name: '请填写年龄' })).toBeTruthy();
  type('称呼', '安娜');
  fireEvent.click(screen.getByRole('radio', { name: '女' }));
  type('年龄', '33');
  press('国家或地区 选择国家或地区');
  fireEvent.click((await screen.findAllByRole('button', { name: /意大利/ }))[0] ?? document.body);
  type('证件号码', 'A1');
  press('保存');
  expect(await screen.findByRole('link', { name: /护照/ })).toBeTruthy();
  type('证件号码', 'YA1234567');
  press('保存');
  await waitFor(() => expect(router.state.location.pathname).toBe('/overseas/patient/setting'));
  expect(gateway.inputsOf('addAsker')).toEqual([
    {
      nickname: '安娜',
      gender: 'female',
      ageMonths: 396,
      country: 'IT',
      cardType: 'passport',
      cardNo: 'YA1234567',
    },
  ]);
});

it('somebody is changed without their number being typed again', async () => {
  const { gateway } = await showPage(add, {
    path: '/overseas/patient/add?askerId=a-1',
    gateway: { updateAsker: { askerId: 'a-1' } },
  });
  expect(screen.getByText('不填则保留 Y******67')).toBeTruthy();
  type('称呼', '安妮');
  press('保存');
  await waitFor(() => expect(gateway.inputsOf('updateAsker')).toHaveLength(1));
  expect(gateway.inputsOf('updateAsker')).toEqual([
    {
      askerId: 'a-1',
      nickname: '安妮',
      gender: 'female',
      ageMonths: 401,
      country: 'IT',
      cardType: 'passport',
    },
  ]);
});

it('somebody is removed after a question', async () => {
  const { gateway } = await showPage(askers, {
    path: '/overseas/patient/setting',
    gateway: { deleteAsker: { askerId: 'a-1' } },
  });
  expect(screen.getByText(/33 岁/)).toBeTruthy();
  press('删除安娜');
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: '确认删除' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(gateway.inputsOf('deleteAsker')).toEqual([{ askerId: 'a-1' }]);
});

it('nobody is there yet', async () => {
  await showPage(askers, {
    path: '/overseas/patient/setting',
    gateway: { listAskers: listOf([]) },
  });
  expect(screen.getByRole('link', { name: '添加咨询人' })).toBeTruthy();
});

it('a document tells each of its sections, and from when it holds', async () => {
  await showPage(privacy, { path: '/overseas/privacy', user: null });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
  expect(screen.getByText('自 2026年11月1日 起生效')).toBeTruthy();
});
