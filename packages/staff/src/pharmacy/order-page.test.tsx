// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, test } from 'vitest';
import { refusal } from '../testing/fake-staff';
import { openOrder } from './open-order';
import { sampleOrderLine, secondOrderLine } from './order-samples';

afterEach(cleanup);

const orderNo = 'order-1';

describe('an order of medicines', () => {
  it('is confirmed, and offers no more than the gateway allows', async () => {
    const { press, sent } = await openOrder(
      { state: 'sent', acts: ['confirm-drug-order'] },
      { 'confirm-drug-order': () => ({ orderNo }) },
    );
    expect(screen.queryByRole('button', { name: '拒单' })).toBeNull();
    expect(screen.queryByRole('button', { name: /开始配药/ })).toBeNull();
    await press('接单');
    await waitFor(() => expect(sent('confirm-drug-order')).toEqual([{ orderNo }]));
  });

  it('is declined with a reason after the refund was named', async () => {
    const { press, sent } = await openOrder(
      { state: 'sent', refundCents: 1_000 },
      { 'decline-drug-order': () => ({ orderNo }) },
    );
    await press('拒单');
    expect(screen.getByText(/全额退款 ¥50\.00/)).toBeTruthy();
    await press('超出配送范围');
    await press('拒单并退款 ¥50.00');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('decline-drug-order')).toEqual([{ orderNo, reason: '超出配送范围' }]);
  });

  it('waits for a second person where the refund is large', async () => {
    const { press } = await openOrder(
      { state: 'sent' },
      { 'decline-drug-order': () => ({ orderNo }) },
      undefined,
      ['decline-drug-order'],
    );
    await press('拒单');
    await press('超出配送范围');
    await press('拒单并退款 ¥60.00');
    expect((await screen.findAllByText(/已提交复核/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows why a move was refused', async () => {
    const { press } = await openOrder(
      {},
      { 'move-drug-line': () => refusal({ message: '订单状态已变化' }) },
    );
    await press('开始配药：苯磺酸氨氯地平片');
    expect(await screen.findByText('订单状态已变化')).toBeTruthy();
  });

  it('is handed over at the counter by its code', async () => {
    const { user, press, sent } = await openOrder(
      { state: 'readyToCollect', method: 'pickup', address: null },
      { 'hand-over-drugs': () => refusal({ message: '取药码不对' }) },
    );
    await press('核对并交接');
    expect(screen.getByText('请填写这一项')).toBeTruthy();
    await user.type(screen.getByLabelText('取药码'), ' 8842 ');
    await press('核对并交接');
    expect(await screen.findByText('取药码不对')).toBeTruthy();
    expect(screen.getByDisplayValue('8842', { exact: false })).toBeTruthy();
    expect(sent('hand-over-drugs')).toEqual([{ orderNo, pickupCode: '8842' }]);
  });

  it('says that the patient wants to cancel, and takes the answer', async () => {
    const { press, sent } = await openOrder(
      {
        state: 'cancellationAsked',
        cancellation: {
          askedAt: '2026-11-25T14:00:00+08:00',
          reason: '已在别处买到',
          answer: null,
        },
      },
      { 'answer-drug-cancellation': () => ({ orderNo }) },
    );
    expect(screen.getByText(/已在别处买到/)).toBeTruthy();
    await press('同意取消并退款 ¥60.00');
    fireEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: /同意取消并退款/ }),
    );
    await waitFor(() =>
      expect(sent('answer-drug-cancellation')).toEqual([{ orderNo, isAgreed: true }]),
    );
    await press('不能取消');
    await press('已交给骑手配送');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '不能取消' }));
    await waitFor(() =>
      expect(sent('answer-drug-cancellation').at(-1)).toEqual({
        orderNo,
        isAgreed: false,
        reason: '已交给骑手配送',
      }),
    );
  });
});

describe('a line', () => {
  test.each([
    ['waiting', '开始配药：苯磺酸氨氯地平片', 'preparing'],
    ['preparing', '配好了：苯磺酸氨氯地平片', 'ready'],
  ] as const)('that is %s moves by one tap', async (state, button, next) => {
    const { press, sent } = await openOrder(
      { lines: [sampleOrderLine({ state })] },
      { 'move-drug-line': () => ({ orderNo, lineId: '1' }) },
    );
    await press(button);
    await waitFor(() =>
      expect(sent('move-drug-line')).toEqual([{ orderNo, lineId: '1', state: next }]),
    );
  });

  it('waits with a reason and the hour at which it is expected, in the zone of the hospital', async () => {
    const { press, sent } = await openOrder(
      {},
      { 'move-drug-line': () => ({ orderNo, lineId: '2' }) },
    );
    await press('暂缓：酒石酸美托洛尔片');
    await press('暂缓');
    expect(screen.getByText('请填写这一项')).toBeTruthy();
    await press('正在调货');
    fireEvent.change(screen.getByLabelText(/预计到货时间/), {
      target: { value: '2026-11-26T15:30' },
    });
    await press('暂缓');
    await waitFor(() =>
      expect(sent('move-drug-line')).toEqual([
        {
          orderNo,
          lineId: '2',
          state: 'onHold',
          reason: '正在调货',
          expectedAt: '2026-11-26T07:30:00.000Z',
        },
      ]),
    );
  });

  it('that cannot be filled names its refund first', async () => {
    const { press } = await openOrder();
    await press('不能配：苯磺酸氨氯地平片');
    expect(screen.getByText('患者会收到这一项的退款 ¥32.40，并看到原因。')).toBeTruthy();
  });

  it('that is over has nothing more to do', async () => {
    await openOrder({
      lines: [sampleOrderLine({ state: 'declined' }), secondOrderLine({ state: 'returned' })],
    });
    expect(screen.getByText('不能配')).toBeTruthy();
    const list = within(screen.getByRole('region', { name: '药品' }));
    expect(list.queryAllByRole('button')).toEqual([]);
  });
});
