// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  createMockGateway,
  failures,
  listOf,
  preparePage,
  sampleGoods,
  sampleVipEntry,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { locales } from '../locales';
import { MallFeed } from './mall-feed';
import { MallGoods } from './mall-goods';
import { Membership } from './membership';

afterEach(cleanup);

async function show(block: ReactElement, answers: GatewayAnswers, setting: PageSetting = {}) {
  const gateway = createMockGateway(answers);
  const { element } = await preparePage(
    block,
    { directory: locales },
    { path: '/', user: null, ...setting },
    { gateway },
  );
  render(element);
  return gateway;
}
const hidden = (key: 'mall' | 'mallFeed' | 'membership'): PageSetting => ({
  channel: { pageConfig: { 'directory.home': { [key]: { hidden: true } } } },
});

describe('goods of the mall on home', () => {
  it('lead to each of them with its price, and to the mall', async () => {
    const gateway = await show(<MallGoods />, { listHomeMallItems: listOf([sampleGoods()]) });
    const goods = await screen.findByRole('link', { name: /上臂式电子血压计/ });
    expect(goods.getAttribute('href')).toBe('/mall/store/details/shop-1/g101');
    expect(goods.textContent).toContain('¥159 · 杏林大药房');
    const mall = screen.getByRole('link', { name: '逛健康商城' });
    expect(mall.getAttribute('href')).toBe('/mall/store/index');
    expect(gateway.inputsOf('listHomeMallItems')).toEqual([{ pageSize: 4 }]);
  });

  it('are not there where there are none, and where the channel hides them', async () => {
    await show(<MallGoods />, { listHomeMallItems: listOf([]) });
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    cleanup();
    const gateway = await show(<MallGoods />, {}, hidden('mall'));
    expect(gateway.made).toEqual([]);
  });

  it('can be asked for again', async () => {
    const gateway = await show(<MallGoods />, { listHomeMallItems: failures.network });
    const again = await screen.findByRole('button', { name: '重试' });
    gateway.answer({ listHomeMallItems: listOf([sampleGoods()]) });
    fireEvent.click(again);
    expect(await screen.findByRole('link', { name: /血压计/ })).toBeTruthy();
  });
});

describe('more goods at the end of home', () => {
  const part = (pageNo: number, total = 8): GatewayAnswers => ({
    listHomeMallFeeds: {
      items: [sampleGoods({ goodsNo: `g${pageNo}`, title: `商品 ${pageNo}` })],
      total,
      pageNo,
      pageSize: 6,
    },
  });

  it('come a few at each tap, to the last', async () => {
    const gateway = await show(<MallFeed />, part(1));
    expect(await screen.findByRole('link', { name: /商品 1/ })).toBeTruthy();
    gateway.answer(part(2));
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
    const second = await screen.findByRole('link', { name: /商品 2/ });
    expect(second.getAttribute('href')).toBe('/mall/store/details/shop-1/g2');
    expect(screen.getByRole('link', { name: /商品 1/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
    const behind = { after: 4, pageSize: 6 };
    expect(gateway.inputsOf('listHomeMallFeeds')).toEqual([behind, { ...behind, pageNo: 2 }]);
  });

  it('keep what is there where the next ones fail, and can be asked for again', async () => {
    const gateway = await show(<MallFeed />, part(1));
    const more = await screen.findByRole('button', { name: '加载更多' });
    gateway.answer({ listHomeMallFeeds: failures.network });
    fireEvent.click(more);
    const again = await screen.findByRole('button', { name: /失败/ });
    expect(screen.getByRole('link', { name: /商品 1/ })).toBeTruthy();
    gateway.answer(part(2));
    fireEvent.click(again);
    expect(await screen.findByRole('link', { name: /商品 2/ })).toBeTruthy();
  });

  it('say so where the first ones fail, and are not there without any and where hidden', async () => {
    await show(<MallFeed />, { listHomeMallFeeds: failures.network });
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
    cleanup();
    await show(<MallFeed />, { listHomeMallFeeds: listOf([]) });
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    cleanup();
    const gateway = await show(<MallFeed />, {}, hidden('mallFeed'));
    expect(gateway.made).toEqual([]);
  });
});

describe('super membership on home', () => {
  it.each([
    ['the rights and the lowest price without a card', {}, '¥99起，不自动续费 · 专属医生 · 会员价'],
    ['a card that waits', { toActivate: 2 }, '有 2 张会员卡待激活'],
    [
      'the card in service',
      { card: { title: '超级会员年卡', endsAt: '2027-03-01T15:59:00Z' }, toActivate: 1 },
      '超级会员年卡，有效期至2027年3月1日',
    ],
  ])('tells %s', async (_, changed, words) => {
    await show(<Membership />, { getHomeVipEntry: sampleVipEntry(changed) });
    const link = await screen.findByRole('link', { name: /超级会员/ });
    expect(link.getAttribute('href')).toBe('/member/super/index');
    expect(link.textContent).toContain(words);
  });

  it('is not asked for where the channel hides it', async () => {
    const gateway = await show(<Membership />, {}, hidden('membership'));
    expect(gateway.made).toEqual([]);
  });
});
