// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { businessRefusal, samplePatients } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../locales/zh-Hans.json';
import { showPage } from '../testing/show-page';
import * as commentsPage from './package/comment/$expertId.page';
import * as packagePage from './package/detail/$packageCode.page';
import * as expertPage from './package/expert/detail.page';
import * as teamPage from './package/team/detail.page';
import * as searchPage from './search/package.page';

afterEach(cleanup);

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('packages', () => {
  it('are searched by words and topic', async () => {
    const { gateway } = await showPage(searchPage, {
      path: '/search/package?q=血压&topic=hypertension',
    });
    expect(gateway.inputsOf('searchPackages')[0]).toMatchObject({
      q: '血压',
      topic: 'hypertension',
    });
    expect(link('看看高血压管理季包')).toBe('/package/detail/hypertension-quarter');
    expect(link('糖尿病')).toContain('topic=diabetes');
  });

  it('of a doctor stand on both of their addresses', async () => {
    const { gateway } = await showPage(expertPage, {
      path: '/package/expert/detail?doctorUserId=d-1',
    });
    expect(gateway.inputsOf('getPackageExpert')[0]).toEqual({ doctorUserId: 'd-1' });
    expect(link(/服务包评价/)).toBe('/package/comment/d-1');
    expect(screen.getByText('4.8 星，12 条')).toBeTruthy();
  });

  it('of a team stand below its doctors', async () => {
    await showPage(teamPage, { path: '/package/team/detail?teamId=t-1' });
    expect(screen.getByText('由心内科医生带队，看血压、看药、看检查。')).toBeTruthy();
    expect(link('看看高血压管理季包')).toBe('/package/detail/hypertension-quarter');
  });

  it('have comments without names', async () => {
    await showPage(commentsPage, { path: '/package/comment/d-1' });
    expect(screen.getByText('王*')).toBeTruthy();
    expect(screen.getByText('5 星')).toBeTruthy();
  });

  it('are bought at the price that is shown, for a person or for nobody yet', async () => {
    const path = '/package/detail/hypertension-quarter';
    const done = { orderNo: 'P1', amountCents: 49_900, payBefore: '2099-11-20T21:27:41+08:00' };
    const { gateway } = await showPage(packagePage, {
      path,
      gateway: { createPackageOrder: done, buyPackageOrder: done },
    });
    expect(screen.getByText(/没用的部分按下面的金额原路退回/)).toBeTruthy();
    expect(screen.getAllByText('未用可退 ¥100.00')).toHaveLength(3);
    expect(screen.getByText(/可以暂停，最多 2 次，一共 90 天/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: texts.buy.send }));
    await waitFor(() =>
      expect(gateway.inputsOf('createPackageOrder')).toEqual([
        { packageCode: 'hypertension-quarter', totalCents: 49_900 },
      ]),
    );
    expect(gateway.inputsOf('buyPackageOrder')).toEqual([]);
  });

  it('are bought for the person whose face is chosen, and open their order', async () => {
    const done = { orderNo: 'P1', amountCents: 49_900, payBefore: '2099-11-20T21:27:41+08:00' };
    const { gateway, router } = await showPage(packagePage, {
      path: '/package/detail/hypertension-quarter',
      gateway: { buyPackageOrder: done, listPayWays: { takesMoney: true, items: [] } },
    });
    const [first] = Object.values(samplePatients);
    if (!first) throw new Error('no patient');
    fireEvent.click(await screen.findByRole('radio', { name: new RegExp(first.name) }));
    fireEvent.click(screen.getByRole('button', { name: texts.buy.send }));
    await waitFor(() =>
      expect(gateway.inputsOf('buyPackageOrder')).toEqual([
        {
          packageCode: 'hypertension-quarter',
          totalCents: 49_900,
          patientId: first.patientId,
        },
      ]),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/my/order/package/detail/P1'));
  });

  it('are bought once more only where that is confirmed', async () => {
    const order = { orderNo: 'P7', kind: 'servicePackage', title: '高血压季度管理' };
    const { gateway } = await showPage(packagePage, {
      path: '/package/detail/hypertension-quarter',
      gateway: {
        createPackageOrder: businessRefusal('orderedAlready', '已经有一个了', { orders: [order] }),
      },
    });
    const press = () => fireEvent.click(screen.getByRole('button', { name: texts.buy.send }));
    expect(screen.queryByRole('checkbox', { name: texts.buy.again })).toBeNull();
    press();
    fireEvent.click(await screen.findByRole('checkbox', { name: texts.buy.again }));
    const earlier = await screen.findByRole('link', { name: '查看这笔订单：高血压季度管理' });
    expect(earlier.getAttribute('href')).toBe('/my/order/package/detail/P7');
    press();
    await waitFor(() =>
      expect(gateway.inputsOf('createPackageOrder')).toEqual([
        expect.not.objectContaining({ again: true }),
        expect.objectContaining({ again: true }),
      ]),
    );
  });

  it('are bought by who signs in, and nothing of a person is asked for before', async () => {
    const path = '/package/detail/hypertension-quarter';
    const { gateway } = await showPage(packagePage, { path, user: null });
    expect(link(texts.buy.signIn)).toBe(`/user/login?target=${encodeURIComponent(path)}`);
    expect(gateway.inputsOf('listPatients')).toEqual([]);
  });
});
