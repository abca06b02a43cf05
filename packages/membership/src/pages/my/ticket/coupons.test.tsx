// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  businessRefusal,
  listOf,
  sampleBlockedCoupon,
  sampleCouponPack,
  sampleUserCoupon,
} from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import texts from '../../../locales/zh-Hans.json';
import { showPage } from '../../../testing/show-page';
import * as freePage from '../../member/free.page';
import * as levelPage from '../../member/free/level.page';
import * as rightPage from '../../member/free/rights/$id.page';
import * as couponsPage from './index.page';
import * as rulePage from './rule/detail/$id.page';
import * as rulesPage from './rule.page';

afterEach(cleanup);

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('receives a coupon, and says when none is left', async () => {
  const { gateway } = await showPage(couponsPage, {
    path: '/my/ticket/index?state=offered',
    gateway: {
      receiveCoupon: (_: unknown, before: number) =>
        before === 0 ? businessRefusal('couponGone', '这张优惠券已领完') : sampleUserCoupon(),
    },
  });
  const receive = screen.getByRole('button', { name: /^领取 / });
  fireEvent.click(receive);
  expect(await screen.findByText('这张优惠券已领完')).toBeTruthy();
  fireEvent.click(receive);
  await waitFor(() => expect(gateway.inputsOf('receiveCoupon')).toHaveLength(2));
});

it('lists coupons by state, and leads from a usable one to where it is used', async () => {
  await showPage(couponsPage, { path: '/my/ticket/index' });
  expect(screen.getByText('¥20')).toBeTruthy();
  expect(screen.getByText('满 ¥199')).toBeTruthy();
  expect(link(/^去用：/)).toBe('/mall/store/index');
  expect(screen.queryByRole('button', { name: /^领取 / })).toBeNull();
  cleanup();
  const { gateway } = await showPage(couponsPage, {
    path: '/my/ticket/index?state=expired',
    gateway: { pageUserCoupons: listOf([sampleUserCoupon({ state: 'expired', standing: null })]) },
  });
  expect(gateway.inputsOf('pageUserCoupons')[0]).toMatchObject({ state: 'expired' });
  expect(gateway.inputsOf('listCouponPacks')).toEqual([]);
  expect(screen.queryByRole('link', { name: /^去用/ })).toBeNull();
});

it('says of a coupon that cannot be used what is missing, and what fulfils it', async () => {
  await showPage(couponsPage, {
    path: '/my/ticket/index',
    gateway: { pageUserCoupons: listOf([sampleBlockedCoupon]) },
  });
  const conditions = screen.getByRole('list', { name: texts.coupon.why });
  const told = within(conditions)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(told).toEqual([
    '已满足：没过期',
    '已满足：本人可用',
    '未满足：购物车 ¥128.80，还差 ¥70.20 可用',
  ]);
  expect(link('再加一件血糖试纸 50 支 ¥93 就能用')).toBe('/mall/store/details/shop-1/g130');
  expect(screen.queryByRole('link', { name: /^去用/ })).toBeNull();
  cleanup();
  const standing = { canUse: false, inHand: null, whyNot: null, way: null };
  await showPage(couponsPage, {
    path: '/my/ticket/index',
    gateway: { pageUserCoupons: listOf([sampleUserCoupon({ standing })]) },
  });
  expect(screen.getByText(/在售的都不到 ¥199/)).toBeTruthy();
});

it('says what can no longer be received, and why', async () => {
  const pack = { ...sampleCouponPack, mostPerAccount: 1 };
  await showPage(couponsPage, {
    path: '/my/ticket/index?state=offered',
    gateway: {
      listCouponPacks: listOf([
        { ...pack, received: 1, isLeft: true, canReceive: 0 },
        { ...pack, packSendId: 'gone', received: 0, isLeft: false, canReceive: 0 },
      ]),
    },
  });
  expect(screen.getByText(texts.coupon.have)).toBeTruthy();
  expect(screen.getByText(texts.coupon.gone)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^领取 / })).toBeNull();
});

it('tells every rule', async () => {
  await showPage(rulesPage, { path: '/my/ticket/rule' });
  expect(link('规则：健康商城满 199 减 20')).toBe('/my/ticket/rule/detail/mall-20');
  cleanup();
  await showPage(rulePage, { path: '/my/ticket/rule/detail/mall-20' });
  expect(screen.getByText('满 ¥199')).toBeTruthy();
  expect(link(texts.coupon.go)).toBe('/mall/store/index');
});

it('tells the level of the free membership, all of them, and one right', async () => {
  await showPage(freePage, { path: '/member/free' });
  expect(screen.getByText('再完成 1 单升到铜牌会员')).toBeTruthy();
  cleanup();
  await showPage(levelPage, { path: '/member/free/level' });
  expect(screen.getByText(texts.freeLevel.everybody)).toBeTruthy();
  cleanup();
  await showPage(rightPage, {
    path: '/member/free/rights/free-coupons',
    gateway: {
      getVipFreeRight: {
        right: {
          rightId: 'free-coupons',
          title: '会员优惠券',
          summary: '每个人都能领',
          detail: '在我的优惠券里领取',
          way: 'coupons',
        },
        isOpen: true,
        fromLevel: '普通会员',
      },
    },
  });
  expect(link(texts.right.way.coupons)).toBe('/my/ticket/index');
  expect(screen.getByText('普通会员起可用')).toBeTruthy();
});
