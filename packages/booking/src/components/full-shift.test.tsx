// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { businessRefusal, failures, sampleConfig, sampleShift, sampleWait } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { openReservation } from './reservation-fixture';

afterEach(cleanup);

const samplePreview = {
  position: 3,
  waiting: 2,
  chanceOfTen: 6,
  drawsAt: null,
  closesAt: '2026-11-22T06:00:00+08:00',
  offerMinutes: 30,
  mobile: '138****5521',
  alternatives: [],
  wait: null,
};

describe('a shift without places', () => {
  const full = {
    getOrderConfig: sampleConfig,
    checkBeforeSubmit: businessRefusal('slotTaken', '这个时间刚刚被别人约走了'),
    getShiftCase: { ...sampleShift, remaining: 0, status: 'full' as const, canWait: true },
    previewWait: samplePreview,
    joinWaitList: sampleWait,
  };

  it('shows the position, the chance and what follows, without the look of a failure', async () => {
    await openReservation(full);
    expect(await screen.findByRole('heading', { name: '候补' })).toBeTruthy();
    expect(await screen.findByText('第 3 位')).toBeTruthy();
    expect(screen.getByText('现在加入，您排')).toBeTruthy();
    expect(screen.getByText('前面 2 人')).toBeTruthy();
    expect(screen.getByText('过去 30 天，排第 3 位的，10 人里 6 人等到')).toBeTruthy();
    expect(screen.getByText('留 30 分钟')).toBeTruthy();
    expect(screen.getByText('付 ¥38 才挂上')).toBeTruthy();
    expect(screen.getByText('后天 06:00 截止，没等到不扣钱')).toBeTruthy();
    expect(screen.queryByText('这个时间刚刚被别人约走了')).toBeNull();
    expect(screen.queryByText('应付')).toBeNull();
    expect(screen.queryByRole('button', { name: '提交并支付' })).toBeNull();
    expect(screen.getByRole('link', { name: '选择其他时间' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /看看其他医生/ })).toBeTruthy();
  });

  it('says that the slot was taken where the shift seemed free a moment ago', async () => {
    await openReservation({ ...full, getShiftCase: sampleShift });
    expect(await screen.findByText('这个时间刚刚被别人约走了')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '加入候补 · 现在不收费' })).toBeTruthy();
  });

  it('leaves the chance out where too few waited before', async () => {
    await openReservation({ ...full, previewWait: { ...samplePreview, chanceOfTen: null } });
    expect(await screen.findByText('第 3 位')).toBeTruthy();
    expect(screen.queryByText(/过去 30 天/)).toBeNull();
  });

  it('is joined and left on the same page', async () => {
    const { gateway, router } = await openReservation({
      ...full,
      previewWait: (_, before) => ({
        ...samplePreview,
        wait: before === 1 ? { ...sampleWait, position: 3 } : null,
      }),
      leaveWaitList: { ...sampleWait, state: 'left', position: null },
    });
    fireEvent.click(await screen.findByRole('button', { name: '加入候补 · 现在不收费' }));
    expect(await screen.findByText('您排在')).toBeTruthy();
    expect(screen.getByText('第 3 位')).toBeTruthy();
    expect(screen.getByText('后面 2 人')).toBeTruthy();
    expect(gateway.inputsOf('joinWaitList')).toEqual([{ shiftCaseId: 's-1', patientId: 'p-1' }]);
    expect(router.state.location.pathname).toBe('/standard/booking/reservation/h-1/s-1');
    expect(screen.getByRole('link', { name: '查看我的候补' }).getAttribute('href')).toBe(
      '/my/order/waits',
    );
    fireEvent.click(screen.getByRole('button', { name: '退出候补' }));
    fireEvent.click(await screen.findByRole('button', { name: '退出' }));
    expect(await screen.findByRole('button', { name: '加入候补 · 现在不收费' })).toBeTruthy();
    expect(gateway.inputsOf('leaveWaitList')).toEqual([{ waitId: 'w-1' }]);
  });

  it('works while the position cannot be loaded', async () => {
    await openReservation({ ...full, previewWait: failures.network });
    expect(await screen.findByText(/按加入的先后顺序/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '加入候补 · 现在不收费' }));
    expect(await screen.findByText('第 2 位')).toBeTruthy();
  });

  it.each([
    ['waitListFull', '看看其他医生'],
    ['waitingAlready', '查看我的候补'],
    ['waitLimitReached', '查看我的候补'],
    ['overlappingVisit', '查看已有的预约'],
    ['consentRequired', '去确认授权'],
  ] as const)('tells why one is not taken into its list: %s leads to %s', async (name, way) => {
    await openReservation({
      ...full,
      joinWaitList: businessRefusal(name, '不能候补', { orderNo: 'R9' }),
    });
    fireEvent.click(await screen.findByRole('button', { name: '加入候补 · 现在不收费' }));
    expect(await screen.findByText('不能候补')).toBeTruthy();
    expect((await screen.findAllByRole('link', { name: way })).length).toBeGreaterThan(0);
  });

  it('is entered into the draw when it has just opened', async () => {
    await openReservation({
      ...full,
      previewWait: { ...samplePreview, position: null, chanceOfTen: null },
      checkBeforeSubmit: businessRefusal('drawnAtOpening', '抽签分号', {
        drawsAt: '2026-11-20T15:00:30+08:00',
      }),
    });
    expect(await screen.findByText(/在 今天 15:00 抽签/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '登记抽签 · 现在不收费' })).toBeTruthy();
  });

  it('has no list where the hospital keeps none', async () => {
    await openReservation({ ...full, getOrderConfig: { ...sampleConfig, waitListSize: 0 } });
    await screen.findByRole('link', { name: '选择其他时间' });
    expect(screen.queryByRole('button', { name: /加入候补/ })).toBeNull();
  });
});
