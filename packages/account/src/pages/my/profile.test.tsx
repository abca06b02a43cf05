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
import { afterEach, describe, expect, it } from 'vitest';
import { locales } from '../../locales';
import ProfilePage from './profile.page';

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

async function open(answers: GatewayAnswers = {}, setting: PageSetting = {}) {
  const gateway = createMockGateway({
    getPersonalCenter: mine,
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
  await screen.findByText('小杏');
  return { gateway, ...page };
}

describe('the personal centre', () => {
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
