// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Store } from '@xinglin/api';
import { matterLocales } from '@xinglin/orders';
import {
  createMockGateway,
  failures,
  listOf,
  preparePage,
  sampleNextMatter,
  samplePatients,
  samplePersonalCenter,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { locales } from '../../locales';
import ProfilePage, { load } from './profile.page';

afterEach(cleanup);

const texts = { account: locales, matters: matterLocales };
const { mother, child } = samplePatients;
const mine = {
  ...samplePersonalCenter,
  orderCounts: { awaitingPayment: 1, active: 120, toReview: 3, refunding: 0 },
};
const unpaid = sampleNextMatter({
  what: 'pay',
  orderNo: 'R2',
  doctorName: '林若溪',
  people: [{ patientId: child.patientId, name: child.name, relation: 'child' }],
  at: '2026-11-24T14:30:00+08:00',
  until: '2026-11-20T21:27:41+08:00',
  amountCents: 5000,
});
const visit = sampleNextMatter({ orderNo: 'R1' });

const pageInput = (store: Store) => ({
  route: '',
  params: {},
  query: new URLSearchParams(),
  preferences: store.getState().preferences,
  now: 0,
});

async function open(answers: GatewayAnswers = {}, setting: PageSetting = {}, name = '小杏') {
  const gateway = createMockGateway({
    getPersonalCenter: mine,
    listNextMatters: { items: [unpaid, visit] },
    listPatients: listOf([mother, child]),
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
    texts,
    { path: '/my/profile', ...setting },
    { gateway },
  );
  render(page.element);
  await screen.findByText(name);
  await screen.findByRole('link', { name: '隐私政策' });
  return { gateway, ...page };
}

async function openAsVisitor(setting: PageSetting = {}) {
  const gateway = createMockGateway({});
  const page = await preparePage(
    <ProfilePage />,
    texts,
    { path: '/my/profile', user: null, ...setting },
    { gateway },
  );
  await Promise.all(load(pageInput(page.store)).map((thunk) => page.store.dispatch(thunk)));
  render(page.element);
  await screen.findByRole('link', { name: '隐私政策' });
  return gateway;
}

const link = (name: RegExp | string) => screen.getByRole('link', { name });

describe('the personal centre', () => {
  it('says how long the person has been here and how often they were seen, where that is known', async () => {
    await open();
    expect(await screen.findByText('2 年用户 · 就诊 3 次')).toBeTruthy();
    cleanup();
    await open({ getUserStat: failures.network });
    expect(screen.queryByText(/年用户/)).toBeNull();
  });

  it('shows a visitor what there is and the way to sign in, and calls nothing', async () => {
    const gateway = await openAsVisitor();
    expect(screen.getByText('欢迎来杏林健康')).toBeTruthy();
    expect(link('登录 / 注册').getAttribute('href')).toBe('/user/login?target=%2Fmy%2Fprofile');
    for (const name of [
      '待支付',
      '进行中',
      '待评价',
      '退款',
      /^我的问诊/,
      /^添加家人/,
      '设置',
      '帮助',
    ])
      expect(link(name)).toBeTruthy();
    expect(gateway.made).toEqual([]);
  });

  it.each([
    [{}, ['tel:95169020']],
    [{ phone: null }, []],
  ])('links customer service of the channel %j to %j', async (channel, numbers) => {
    await openAsVisitor({ channel });
    const links = [...document.querySelectorAll('a[href^="tel:"]')];
    expect(links.map((one) => one.getAttribute('href'))).toEqual(numbers);
  });

  it('marks a verified person, and asks an account without a number for one', async () => {
    await open();
    expect(screen.getByText('已实名')).toBeTruthy();
    cleanup();
    await open({ getPersonalCenter: { ...mine, mobile: null, verifyStatus: 0 } });
    expect(screen.queryByText('已实名')).toBeNull();
    expect(link('绑定手机号').getAttribute('href')).toBe('/authLogin?target=%2Fmy%2Fprofile');
  });

  it('calls an account without a nickname by the channel', async () => {
    await open({ getPersonalCenter: { ...mine, nickname: null } }, {}, '杏林健康用户');
  });

  it('says what a card saved, how long it is valid, and what one is for', async () => {
    await open();
    expect(link(/会员 ?家庭卡 ?已省 ¥612/)).toBeTruthy();
    cleanup();
    await open({
      getPersonalCenter: {
        ...mine,
        memberCard: mine.memberCard && { ...mine.memberCard, savedCents: 0 },
      },
    });
    expect(link(/还剩 30 天/)).toBeTruthy();
    cleanup();
    await open({ getPersonalCenter: { ...mine, memberCard: null } });
    expect(link(/开通看看能省多少/).getAttribute('href')).toBe('/member/super/index');
  });

  it('counts what is held and the orders of all kinds by state', async () => {
    await open();
    for (const name of [/3 ?张 ?优惠券/, /120 ?币 ?健康币/, /1 ?个 ?服务包/])
      expect(link(name)).toBeTruthy();
    expect(link('待支付 1').getAttribute('href')).toBe(
      '/my/order/merge-list?group=awaitingPayment',
    );
    expect(link('进行中 99').getAttribute('href')).toBe('/my/order/merge-list?group=active');
    expect(link('待评价 3')).toBeTruthy();
    expect(link('退款')).toBeTruthy();
  });

  it('has what ends first open with its deadline and its button', async () => {
    await open();
    expect(screen.getByText('林若溪 周二 14:30')).toBeTruthy();
    expect(screen.getByText(/王一诺，.*后关闭/)).toBeTruthy();
    expect(link('支付 ¥50').getAttribute('href')).toContain('R2');
    cleanup();
    await open({ listNextMatters: { items: [visit] } });
    expect(screen.queryByRole('link', { name: /支付 ¥/ })).toBeNull();
  });

  it('shows for each person what is next, nearest first, and the next visit', async () => {
    await open();
    const family = within(screen.getByRole('region', { name: '家人' }));
    const [first, second] = family.getAllByRole('listitem');
    expect(first?.textContent).toContain('王一诺');
    expect(first?.textContent).toContain('待支付 ¥50');
    expect(second?.textContent).toContain('明天 08:00');
    const next = within(screen.getByRole('region', { name: '下次就诊' }));
    expect(next.getByRole('link', { name: /王秀兰/ }).getAttribute('href')).toBe(
      '/my/order/detail/R1',
    );
    expect(next.getByRole('link', { name: /怎么去/ }).getAttribute('href')).toBe('/hospital/h-1');
  });

  it('offers to add someone where there is no one, and works without what is next', async () => {
    await open({ listPatients: listOf([]), listNextMatters: failures.network });
    expect(link(/^添加家人/)).toBeTruthy();
    expect(screen.queryByText('下次就诊')).toBeNull();
  });

  it('has a red dot where something is new, until the person goes there', async () => {
    const { gateway } = await open({
      getPersonalCenter: { ...mine, orderCounts: { ...mine.orderCounts, active: 0 } },
      getRedDotResources: (_, before) => ({
        places: before === 0 ? ['appointments', 'realName'] : ['realName'],
      }),
    });
    fireEvent.click(await screen.findByRole('link', { name: '进行中 有更新' }));
    await waitFor(() =>
      expect(gateway.inputsOf('refreshRedDotResources')).toEqual([{ place: 'appointments' }]),
    );
  });

  it('shows a result of staff, and works without an answer about dots', async () => {
    await open({ getRedDotResources: { places: ['realName'] } });
    const result = await screen.findByRole('link', { name: /实名信息.*有新结果/ });
    expect(result.getAttribute('href')).toBe('/my/acctinfo');
    cleanup();
    await open({ getRedDotResources: failures.network });
    expect(link('实名信息')).toBeTruthy();
  });

  it('shows nothing that the channel has closed', async () => {
    const hidden = { hidden: true };
    const pageConfig = {
      'account.profile': {
        realName: hidden,
        latestOrder: hidden,
        membership: hidden,
        coins: hidden,
        patients: hidden,
      },
    };
    await open({}, { channel: { pageConfig } });
    for (const text of ['实名信息', '下次就诊', '家庭卡', '健康币', '家人'])
      expect(screen.queryByText(text), text).toBeNull();
  });
});
