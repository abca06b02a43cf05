// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { wholeText } from '@xinglin/testing';
import { sampleCentreOrder, sampleCounts, sampleMerged } from '../samples/order-centre-samples';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../locales/zh-Hans.json';
import { showPage } from '../testing/show-page';
import * as listPage from './my/order/merge-list.page';
import * as recentPage from './my/order/recent-merge-list.page';
import * as resultPage from './ordercentre/pay/result.page';
import * as codePage from './ordercentre/qrcode.page';

afterEach(cleanup);

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('my orders of all kinds', () => {
  const path = '/my/order/merge-list';

  it('each lead to the page of their kind, and offer the one thing to do next', async () => {
    await showPage(listPage, { path });
    expect(link('西湖儿童医院 呼吸科')).toBe('/my/order/detail/R1');
    expect(link('支付 ¥50：西湖儿童医院 呼吸科')).toBe('/my/reservation/pay/R1');
    expect(screen.getByText(wholeText('11月24日 周二 14:30 · 王一诺'))).toBeTruthy();
    expect(link('林若溪 图文问诊')).toBe('/consult/order-detail/C1');
    expect(screen.queryByRole('button', { name: /取消/ })).toBeNull();
  });

  it('of a kind without a page here still say where they stand', async () => {
    const items = [sampleMerged({ kind: 'lessons', orderNo: 'L1', title: '课程' })];
    await showPage(listPage, {
      path,
      gateway: { listMergedOrders: { items, next: null, counts: null } },
    });
    expect(link('课程')).toBe('/ordercentre/pay/result?orderNo=L1');
    expect(screen.getByText(texts.kind.other)).toBeTruthy();
  });

  it('are asked for by state, kind and words', async () => {
    const { gateway } = await showPage(listPage, {
      path: `${path}?group=active&kind=consult&q=${encodeURIComponent('林')}`,
      gateway: { listMergedOrders: { items: [], next: null, counts: null } },
    });
    expect(gateway.inputsOf('listMergedOrders')[0]).toMatchObject({
      group: 'active',
      kind: 'consult',
      q: '林',
    });
    expect(screen.getByText(texts.orders.noneSuch)).toBeTruthy();
    expect(link(texts.orders.showAll)).toBe(path);
  });

  it('say what is left, and what waits for the person', async () => {
    const items = [
      sampleMerged({ orderNo: 'C2', waits: { what: 'read', until: null }, unreadCount: 2 }),
      sampleMerged({
        orderNo: 'S1',
        kind: 'servicePackage',
        title: '高血压管理季包',
        waits: { what: 'use', until: '2026-12-20T00:00:00+08:00' },
      }),
      sampleMerged({
        orderNo: 'R2',
        kind: 'registration',
        group: 'cancelled',
        title: '之江医院 · 顾明川医生',
        refundCents: 4500,
        movedAt: '2026-11-14T10:00:00+08:00',
      }),
    ];
    const gateway = { listMergedOrders: { items, next: null, counts: sampleCounts } };
    await showPage(listPage, { path, gateway });
    expect(link('去查看：林若溪 图文问诊')).toBe('/consult/dpchat?orderKey=C2');
    expect(screen.getByText(/2 条新消息/)).toBeTruthy();
    expect(link('去使用：高血压管理季包')).toBe('/my/order/package/detail/S1');
    expect(screen.getByText(wholeText('还剩 29 天'))).toBeTruthy();
    expect(screen.getByText(wholeText('退款 ¥45 · 11月14日'))).toBeTruthy();
    const tabs = screen.getByRole('navigation', { name: texts.orders.states });
    expect(tabs.textContent).toBe('全部待支付2进行中3待评价退款');
  });

  it('show their search and further kinds by address, so that both work without scripts', async () => {
    await showPage(listPage, { path });
    expect(screen.queryByRole('search')).toBeNull();
    expect(link(texts.orders.search)).toBe(`${path}?find=1`);
    expect(link(texts.orders.more)).toBe(`${path}?more=1`);
    cleanup();
    await showPage(listPage, { path: `${path}?find=1&more=1` });
    expect(screen.getByRole('search')).toBeTruthy();
    expect(link(texts.kind.tip)).toContain('kind=tip');
  });

  it('of the last months are a list of their own, with the way to the rest', async () => {
    const { gateway } = await showPage(recentPage, {
      path: '/my/order/recent-merge-list',
      gateway: { listMergedOrders: { items: [], next: null, counts: null } },
    });
    expect(gateway.inputsOf('listMergedOrders')[0]).toMatchObject({ recent: true });
    expect(link(texts.orders.older)).toBe(path);
  });
});

describe('what came of a payment', () => {
  const path = '/ordercentre/pay/result?orderNo=R1';

  it.each([
    ['failed', sampleCentreOrder({ payment: 'failed' }), '去支付 ¥50.00'],
    ['success', sampleCentreOrder({ payment: 'paid', actions: [], payBefore: null }), null],
    ['waiting', sampleCentreOrder({ payment: 'open' }), null],
  ] as const)('%s is said, and paying offered only where nothing is paid', async (...given) => {
    const [outcome, getCentreOrder, pay] = given;
    await showPage(resultPage, { path, gateway: { getCentreOrder } });
    expect(screen.getByText(texts.payResult.says[outcome])).toBeTruthy();
    const ways = screen.queryAllByRole('link', { name: /^去支付/ });
    expect(ways.map(({ textContent }) => textContent)).toEqual(pay === null ? [] : [pay]);
  });

  it('shows a visitor nothing but the way to sign in', async () => {
    const { gateway } = await showPage(resultPage, { path, user: null });
    expect(screen.getByText(texts.payResult.forOwner)).toBeTruthy();
    expect(gateway.inputsOf('getCentreOrder')).toEqual([]);
  });

  it('needs an order in its address', async () => {
    await showPage(resultPage, { path: '/ordercentre/pay/result' });
    expect(screen.getByText(texts.noOrder.title)).toBeTruthy();
  });
});

describe('the cashier as a code', () => {
  const path = '/ordercentre/qrcode?orderNo=R1';

  it('holds the way to pay, and goes once the order is paid', async () => {
    let isPaid = false;
    await showPage(codePage, {
      path,
      gateway: {
        getCentreOrder: () =>
          isPaid
            ? sampleCentreOrder({ payment: 'paid', actions: [], payBefore: null })
            : sampleCentreOrder(),
      },
    });
    expect(
      await screen.findByRole('img', { name: '西湖儿童医院 呼吸科的支付二维码' }),
    ).toBeTruthy();
    expect(link(texts.cashierCode.here)).toBe('/my/reservation/pay/R1');
    isPaid = true;
    fireEvent.focus(window);
    await waitFor(() => expect(screen.getByText(texts.payResult.says.success)).toBeTruthy(), {
      timeout: 5000,
    });
    expect(screen.queryByRole('img', { name: /二维码/ })).toBeNull();
  });
});
