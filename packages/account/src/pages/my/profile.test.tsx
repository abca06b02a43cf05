// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  createMockGateway,
  failures,
  preparePage,
  sampleOrder,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import type { Store } from '@xinglin/api';
import { afterEach, describe, expect, it } from 'vitest';
import { locales } from '../../locales';
import ProfilePage, { load } from './profile.page';

afterEach(cleanup);

const order = sampleOrder('confirmed');
const mine = {
  nickname: '小杏',
  mobile: '138****5521',
  verifyStatus: 0,
  patientCount: 2,
  awaitingPaymentCount: 1,
  confirmedCount: 120,
  latestOrder: order,
};

const pageInput = (store: Store) => ({
  params: {},
  query: new URLSearchParams(),
  preferences: store.getState().preferences,
  now: 0,
});

async function open(answers: GatewayAnswers = {}, setting: PageSetting = {}, name = '小杏') {
  const gateway = createMockGateway({
    getPersonalCenter: mine,
    getUserStat: {
      patientCount: 2,
      registrationCount: 5,
      completedCount: 3,
      memberSince: '2024-03-01T08:00:00+08:00',
    },
    getRedDotResources: { places: [] },
    refreshRedDotResources: { done: true },
    ...answers,
  });
  const page = await preparePage(
    <ProfilePage />,
    { account: locales },
    { path: '/my/profile', ...setting },
    { gateway },
  );
  render(page.element);
  await screen.findByText(name);
  return { gateway, ...page };
}

describe('the personal centre', () => {
  it('says how long the person has been here and how often they were seen, where that is known', async () => {
    await open();
    expect(await screen.findByText('2 年用户 · 就诊 3 次')).toBeTruthy();
    cleanup();
    await open({ getUserStat: failures.network });
    expect(screen.queryByText(/年用户/)).toBeNull();
  });

  it('shows a visitor what there is and the way to sign in, and asks nothing of the gateway', async () => {
    const gateway = createMockGateway({});
    const setting = { path: '/my/profile', user: null };
    const page = await preparePage(<ProfilePage />, { account: locales }, setting, { gateway });
    await Promise.all(load(pageInput(page.store)).map((thunk) => page.store.dispatch(thunk)));
    render(page.element);
    expect(screen.getByText('欢迎来到杏林健康')).toBeTruthy();
    const signIn = screen.getByRole('link', { name: '登录 / 注册' });
    expect(signIn.getAttribute('href')).toBe('/user/login?target=%2Fmy%2Fprofile');
    for (const name of [
      '待支付',
      '待就诊',
      '全部预约',
      /^我的咨询/,
      /^就诊人/,
      /^设置/,
      '隐私政策',
    ])
      expect(screen.getByRole('link', { name })).toBeTruthy();
    expect(gateway.made).toEqual([]);
  });

  it.each([
    [{}, ['tel:95169020']],
    [{ phone: null }, []],
  ])('links customer service of the channel %j to %j', async (channel, numbers) => {
    const setting = { path: '/my/profile', user: null, channel };
    const gateway = createMockGateway({});
    const page = await preparePage(<ProfilePage />, { account: locales }, setting, { gateway });
    const { container } = render(page.element);
    const links = [...container.querySelectorAll('a[href^="tel:"]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(numbers);
    expect(screen.getByRole('link', { name: '隐私政策' })).toBeTruthy();
  });

  it('asks an account without a number for one', async () => {
    await open({ getPersonalCenter: { ...mine, mobile: null } });
    const bind = screen.getByRole('link', { name: '绑定手机号' });
    expect(bind.getAttribute('href')).toBe('/authLogin?target=%2Fmy%2Fprofile');
  });

  it('calls an account without a nickname by the channel', async () => {
    await open({ getPersonalCenter: { ...mine, nickname: null } }, {}, '杏林健康用户');
  });

  it('counts what waits on its entries', async () => {
    await open();
    expect(screen.getByRole('link', { name: '待支付 1' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '待就诊 99' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '全部预约' })).toBeTruthy();
  });

  it('leads to the latest appointment, and shows none before the first', async () => {
    await open();
    const link = screen.getByRole('link', { name: new RegExp(order.doctorName) });
    expect(link.getAttribute('href')).toBe(`/my/order/detail/${order.orderNo}`);
    cleanup();
    await open({ getPersonalCenter: { ...mine, latestOrder: null } });
    expect(screen.queryByText('最近预约')).toBeNull();
  });

  it('has a red dot where something is new, until the person goes there', async () => {
    const { gateway } = await open({
      getRedDotResources: (_, before) => ({
        places: before === 0 ? ['appointments', 'realName'] : ['realName'],
      }),
    });
    fireEvent.click(await screen.findByRole('link', { name: '全部预约 有更新' }));
    await waitFor(() =>
      expect(gateway.inputsOf('refreshRedDotResources')).toEqual([{ place: 'appointments' }]),
    );
  });

  it('tells of a result of staff, and stands without an answer about dots', async () => {
    await open({ getRedDotResources: { places: ['realName'] } });
    const link = await screen.findByRole('link', { name: /实名信息.*有新结果/ });
    expect(link.getAttribute('href')).toBe('/my/acctinfo');
    cleanup();
    await open({ getRedDotResources: failures.network });
    expect(screen.getByRole('link', { name: '实名信息' })).toBeTruthy();
  });

  it('shows nothing that the channel has closed', async () => {
    const pageConfig = {
      'account.profile': { realName: { hidden: true }, latestOrder: { hidden: true } },
    };
    await open({}, { channel: { pageConfig } });
    expect(screen.queryByText('实名信息')).toBeNull();
    expect(screen.queryByText('最近预约')).toBeNull();
  });
});
