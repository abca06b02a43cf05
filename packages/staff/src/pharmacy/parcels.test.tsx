// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, test } from 'vitest';
import { openOrder } from './open-order';
import { sampleOrderLine, sampleParcel, secondOrderLine } from './order-samples';
import { typedTenths } from './temperature';

afterEach(cleanup);

const orderNo = 'order-1';
const ready = [sampleOrderLine({ state: 'ready' }), secondOrderLine({ state: 'ready' })];

describe('a parcel', () => {
  it('takes the chosen lines that are ready, with carrier and number', async () => {
    const { user, press, sent } = await openOrder(
      { lines: ready },
      { 'send-drug-parcel': () => ({ orderNo, parcelId: 'parcel-1' }) },
    );
    await press('发货');
    await press('发货 2 种药品');
    expect(screen.getAllByText('请填写这一项')).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: '酒石酸美托洛尔片 2 盒' }));
    await user.type(screen.getByLabelText('承运方'), '顺丰同城');
    await user.type(screen.getByLabelText('运单号'), 'SF1001');
    await press('发货 1 种药品');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('send-drug-parcel')).toEqual([
      { orderNo, lineIds: ['1'], carrier: '顺丰同城', trackingNo: 'SF1001' },
    ]);
  });

  it('is not offered while nothing is ready', async () => {
    await openOrder();
    expect(screen.queryByRole('button', { name: '发货' })).toBeNull();
  });

  it('shows its temperature beside the limit, and takes news', async () => {
    const { user, press, sent } = await openOrder(
      { state: 'onTheWay', parcels: [sampleParcel] },
      { 'report-drug-parcel': () => ({ parcelId: 'parcel-1', isDelivered: false }) },
    );
    expect(screen.getByText('26.3 °C')).toBeTruthy();
    expect(screen.getByText('不超过 25.0 °C')).toBeTruthy();
    await press('更新进度');
    await press('即将送达');
    await user.type(screen.getByLabelText(/行程（%）/), '180');
    await press('更新');
    expect(screen.getByText('0 至 100')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/行程（%）/), { target: { value: '80' } });
    await user.type(screen.getByLabelText(/温度/), '24.5');
    await press('更新');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('report-drug-parcel')).toEqual([
      {
        parcelId: 'parcel-1',
        text: '即将送达',
        progressPercent: 80,
        temperatureTenths: 245,
      },
    ]);
  });

  it('is handed over at the door by its code', async () => {
    const { user, press, sent } = await openOrder(
      { state: 'onTheWay', parcels: [sampleParcel], acts: ['report-drug-parcel'] },
      { 'report-drug-parcel': () => ({ parcelId: 'parcel-1', isDelivered: true }) },
    );
    await user.type(screen.getByLabelText('交接码'), '4471');
    await press('核对并交接');
    await waitFor(() =>
      expect(sent('report-drug-parcel')).toEqual([
        { parcelId: 'parcel-1', text: '已当面交接', handoverCode: '4471' },
      ]),
    );
  });

  it('that was delivered takes no more news', async () => {
    await openOrder({
      state: 'received',
      parcels: [{ ...sampleParcel, deliveredAt: '2026-11-25T14:50:00+08:00' }],
    });
    expect(screen.queryByRole('button', { name: '更新进度' })).toBeNull();
    expect(screen.queryByLabelText('交接码')).toBeNull();
  });
});

test.each([
  ['4.5', 45],
  ['-18', -180],
  ['81', null],
  ['-51', null],
  ['warm', null],
])('%s degrees are %s tenths', (typed, tenths) => {
  expect(typedTenths(typed)).toBe(tenths);
});
