// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listOf } from '@xinglin/testing';
import { sampleCoinGoods, sampleCoinHome, visitorCoinHome } from '../../../samples/coin-samples';
import { afterEach, describe, expect, it, vi } from 'vitest';
import texts from '../../../locales/coins/zh-Hans.json';
import { showCoinPage } from '../../../testing/show-coin-page';
import * as recordPage from './coin-record.page';
import * as storePage from './coin-store.page';
import * as goodsPage from './detail/$id.page';
import * as gainPage from './gain-coin.page';
import * as homePage from './index.page';
import * as rulePage from './rule.page';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the home of coins', () => {
  const path = '/member/healthcoin/index';
  const near = { coins: 320, nextExpiry: { coins: 45, at: '2026-11-30T07:50:00+08:00' } };

  it('shows the balance, the week of check-ins, tasks, goods in reach and the true odds', async () => {
    await showCoinPage(homePage, {
      path,
      gateway: {
        getHealthCoinHome: { ...sampleCoinHome, balance: near },
        listHealthCoinGoods: listOf([
          sampleCoinGoods({ coins: 320 }),
          sampleCoinGoods({ goodsId: 'coin-goods-2', title: '保温杯', coins: 380, missing: 60 }),
        ]),
      },
    });
    expect(screen.getByText('320')).toBeTruthy();
    expect(screen.getByText('连签 3 天')).toBeTruthy();
    const week = within(screen.getByRole('list', { name: texts.home.week }));
    expect(week.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '+5 17日 已签到',
      '+5 18日 已签到',
      '+10 19日 已签到',
      '+5 今天 可签到',
      '+5 21日 未到',
      '+10 22日 未到',
      '+30 23日 未到',
    ]);
    expect(screen.getByText(/11月30日到期/)).toBeTruthy();
    expect(link('去认证：完成实名认证')).toBe('/my/acctinfo');
    expect(link(/口罩 10 只.*正好/)).toBe('/member/healthcoin/detail/coin-goods-1');
    expect(link(/保温杯.*差 60 币/)).toBe('/member/healthcoin/detail/coin-goods-2');
    expect(screen.getByText('平均拿回 34 币，图个乐')).toBeTruthy();
    expect(screen.getByRole('row', { name: /20 健康币.*40%/ })).toBeTruthy();
    expect(screen.queryByText(/SHA-256/)).toBeNull();
  });

  it('receives everything with the sum on the button, and a check-in alone by its name', async () => {
    const { gateway } = await showCoinPage(homePage, {
      path,
      gateway: { receiveAllHealthCoins: { coins: 25, balance: 345 } },
    });
    press('领取 25 币');
    await waitFor(() => expect(gateway.inputsOf('receiveAllHealthCoins')).toHaveLength(1));
    cleanup();
    await showCoinPage(homePage, {
      path,
      gateway: { getHealthCoinHome: { ...sampleCoinHome, readyCoins: 5 } },
    });
    expect(screen.getByRole('button', { name: '签到 +5' })).toBeTruthy();
  });

  it('leaves out what expires in a year, and the draw in elder mode', async () => {
    const { gateway } = await showCoinPage(homePage, { path, preferences: { mode: 'elder' } });
    expect(screen.queryByText(/到期/)).toBeNull();
    expect(screen.queryByText(texts.play.short)).toBeNull();
    expect(gateway.inputsOf('getHealthCoinMemberHome')).toEqual([]);
  });

  it('asks a visitor to sign in, and back', async () => {
    await showCoinPage(homePage, {
      path,
      user: null,
      gateway: { getHealthCoinHome: visitorCoinHome },
    });
    expect(link(texts.balance.signIn)).toBe(`/user/login?target=${encodeURIComponent(path)}`);
  });
});

describe('earning', () => {
  const path = '/member/healthcoin/gain-coin';

  it('takes what is done by one tap, and leads to what is not', async () => {
    const { gateway } = await showCoinPage(gainPage, {
      path,
      gateway: { receiveAllHealthCoins: { coins: 25, balance: 345 } },
    });
    expect(link('去认证：完成实名认证')).toBe('/my/acctinfo');
    press('领取 25 币');
    press('领取 25 币');
    await waitFor(() => expect(gateway.inputsOf('receiveAllHealthCoins')).toHaveLength(1));
  });

  it('has no button where nothing waits', async () => {
    await showCoinPage(gainPage, {
      path,
      gateway: { getHealthCoinHome: { ...sampleCoinHome, readyCoins: 0 } },
    });
    expect(screen.getByText(texts.home.signed)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^领取/ })).toBeNull();
  });
});

describe('the store', () => {
  it('lists what the balance is enough for', async () => {
    const { gateway } = await showCoinPage(storePage, {
      path: '/member/healthcoin/coin-store?reach=1',
    });
    expect(gateway.inputsOf('listHealthCoinGoods')[0]).toMatchObject({ inReach: true });
    expect(link(/口罩 10 只.*还有 20 件/)).toBe('/member/healthcoin/detail/coin-goods-1');
  });

  it('asks for one kind of goods', async () => {
    const { gateway } = await showCoinPage(storePage, {
      path: '/member/healthcoin/coin-store?category=food',
    });
    expect(gateway.inputsOf('listHealthCoinGoods')[0]).toMatchObject({ category: 'food' });
  });

  it.each([
    [{}, '用 60 币兑换', '/member/healthcoin/information?goodsId=coin-goods-1'],
    [
      { balance: null, missing: null },
      '用 60 币兑换',
      '/member/healthcoin/information?goodsId=coin-goods-1',
    ],
    [{ balance: 10, missing: 50 }, texts.gain.title, '/member/healthcoin/gain-coin'],
    [{ stock: 0 }, texts.goods.others, '/member/healthcoin/coin-store'],
  ])('leads from goods with %o to %s', async (changed, name, to) => {
    await showCoinPage(goodsPage, {
      path: '/member/healthcoin/detail/coin-goods-1',
      gateway: { getHealthCoinGoods: sampleCoinGoods(changed) },
    });
    expect(link(name)).toBe(to);
  });
});

describe('records and rules', () => {
  it('tell what came and went', async () => {
    await showCoinPage(recordPage, { path: '/member/healthcoin/coin-record' });
    expect(screen.getByText('−60')).toBeTruthy();
    expect(screen.getByText('+20')).toBeTruthy();
    const days = screen.getAllByRole('heading', { level: 2 });
    expect(days.map(({ textContent }) => textContent)).toEqual([
      '2026年11月20日',
      '2026年11月19日',
    ]);
  });

  it('are told in the gateway’s numbers', async () => {
    await showCoinPage(rulePage, { path: '/member/healthcoin/rule' });
    expect(screen.getByText('得到后 365 天有效，到期自动失效。')).toBeTruthy();
  });
});
