// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { businessRefusal } from '@xinglin/testing';
import { sampleCoinGoods } from '../../../samples/coin-samples';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../../locales/coins/zh-Hans.json';
import { showCoinPage } from '../../../testing/show-coin-page';
import * as storePage from './coin-store.page';
import * as goodsPage from './detail/$id.page';
import * as formPage from './information.page';

afterEach(cleanup);

const frozen = { isFrozen: true, reason: '系统升级', until: '2099-11-20T20:00:00+08:00' };
const stopped = { isBlacklist: true, reason: '兑换记录异常', until: null };
const pages = [
  ['the store', storePage, '/member/healthcoin/coin-store'],
  ['goods', goodsPage, '/member/healthcoin/detail/coin-goods-1'],
  ['an exchange', formPage, '/member/healthcoin/information?goodsId=coin-goods-1'],
] as const;

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** Neither the way to an exchange nor its form is offered. */
function expectNoExchange() {
  expect(screen.queryByRole('link', { name: texts.exchange.title })).toBeNull();
  expect(screen.queryByRole('button', { name: /^确认兑换/ })).toBeNull();
}

describe.each(pages)('on the page of %s', (_, page, path) => {
  it('a store that is frozen for all is told to visitors as well', async () => {
    const { gateway } = await showCoinPage(page, {
      path,
      user: null,
      gateway: { checkFrozenShopState: frozen },
    });
    expect(screen.getByText(texts.stop.of.all)).toBeTruthy();
    expect(screen.getByText('原因：系统升级')).toBeTruthy();
    expect(screen.getByText(/^预计 2099年11月20日.*恢复/)).toBeTruthy();
    expect(link(texts.stop.ask)).toBe('/my/helper/hotquestion');
    expect(gateway.inputsOf('isHealthCoinBlacklisted')).toEqual([]);
    expectNoExchange();
  });

  it('an account that is stopped is told so before an exchange', async () => {
    await showCoinPage(page, { path, gateway: { isHealthCoinBlacklisted: stopped } });
    expect(await screen.findByText(texts.stop.of.account)).toBeTruthy();
    expect(screen.getByText('原因：兑换记录异常')).toBeTruthy();
    expect(screen.getByText(texts.stop.openEnd)).toBeTruthy();
    expectNoExchange();
  });

  it('nothing is said where coins can be spent, or where it is not known', async () => {
    await showCoinPage(page, {
      path,
      gateway: {
        getHealthCoinGoods: sampleCoinGoods(),
        isHealthCoinBlacklisted: businessRefusal('coinShopBlocked', '暂时查不到'),
      },
    });
    expect(screen.queryByText(texts.stop.title)).toBeNull();
  });
});
