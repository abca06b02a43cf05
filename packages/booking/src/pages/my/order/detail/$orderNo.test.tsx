// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { watchFocus } from '@xinglin/api';
import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import {
  businessRefusal,
  createMockGateway,
  failures,
  later,
  listOf,
  preparePage,
  sampleOrder,
  sampleRefund,
  sampleShift,
  sampleWrongPayment,
  type GatewayAnswers,
} from '@xinglin/testing';
import { sampleCheckIn } from '../../../../samples/precision-samples';
import { afterEach, describe, expect, it } from 'vitest';
import { namespaces } from '../../../../locales';
import OrderDetailPage from './$orderNo.page';

afterEach(cleanup);

const cancelled = sampleOrder('refunding', sampleRefund('processing'));

async function open(answers: GatewayAnswers = {}) {
  const gateway = createMockGateway({ getRegistrationOrder: sampleOrder('confirmed'), ...answers });
  const page = await preparePage(
    <OrderDetailPage />,
    namespaces,
    { path: '/my/order/detail/R1' },
    { gateway },
  );
  render(page.element);
  return { gateway, ...page };
}

async function ask() {
  const button = await screen.findByRole('button', { name: '取消预约' });
  button.focus();
  fireEvent.click(button);
  return { button, dialog: await screen.findByRole('alertdialog', { name: '取消这次预约？' }) };
}
const press = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('button', { name }));

describe('a visit to come', () => {
  it('shows the hour, the code, the way inside, what to bring, and until when cancelling is free', async () => {
    await open();
    expect(await screen.findByRole('img', { name: '取号二维码' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '后天 08:00' })).toBeTruthy();
    expect(screen.getByText('第 4 位')).toBeTruthy();
    expect(screen.getByText('07:30 前到')).toBeTruthy();
    expect(screen.getByText('从门诊楼东门进，坐电梯到 3 楼，找B 区')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '带这 3 样' })).toBeTruthy();
    await screen.findByRole('button', { name: '没收到短信？重新发送' });
    const main = within(screen.getByRole('main'));
    const acts = [...main.getAllByRole('link'), ...main.getAllByRole('button')].toSorted(
      (one, other) =>
        one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(acts.map(({ textContent }) => textContent)).toEqual([
      '存到手机',
      '怎么去',
      '0571-88880000',
      '就诊报到提前把病情和检查资料告诉医生',
      '取消预约',
      '没收到短信？重新发送',
      '语音播报凭证号',
    ]);
    expect(acts[1]?.getAttribute('href')).toBe('/hospital/guide/h-1');
    const rule = within(screen.getByRole('list', { name: '取消能退多少，按时间看' }));
    expect(rule.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '全退 ¥38明天 17:00 前现在 21:00',
      '不退没来记爽约 1 次',
    ]);
    expect(screen.getByRole('link', { name: '改期或取消' }).getAttribute('href')).toBe('#change');
    expect(screen.getByRole('button', { name: '加入日历提醒' })).toBeTruthy();
  });

  it('says whether the doctor was told something beforehand', async () => {
    await open({ getPatientCheckIn: { ...sampleCheckIn, state: 'told' } });
    const link = await screen.findByRole('link', { name: /^就诊报到.*已提交资料/ });
    expect(link.getAttribute('href')).toBe('/my/expert/patient/submit?orderNo=R1');
  });

  it('has the names on the signs beside their translations', async () => {
    const inChinese = {
      doctorName: '沈知远',
      hospitalName: '浙江省立同仁医院',
      hospDeptName: '心血管内科',
      clinicAddress: '门诊 3 楼 B 区',
      hospitalAddress: '杭州市西湖区文三路 88 号',
    };
    const order = sampleOrder('confirmed', {
      hospitalName: 'Zhejiang Tongren Hospital',
      hospitalAddress: '88 Wensan Road',
      inChinese,
    });
    await open({ getRegistrationOrder: order });
    const sign = await screen.findByText('心血管内科 门诊 3 楼 B 区 杭州市西湖区文三路 88 号');
    expect(sign.lang).toBe('zh-Hans');
    expect(screen.getByText('沈知远 浙江省立同仁医院 心血管内科').lang).toBe('zh-Hans');
  });
});

it('says that it is too late to cancel, and whom to call', async () => {
  const order = sampleOrder('confirmed', {
    actions: ['showVoucher'],
    cancelBefore: '2026-11-20T20:59:00+08:00',
  });
  await open({ getRegistrationOrder: order });
  expect(await screen.findByText(/取消时间已过/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: '改期或取消' })).toBeNull();
});

it('shows the fact of a free visit alone: it can be cancelled until it begins', async () => {
  await open({ getRegistrationOrder: sampleOrder('confirmed', { feeCents: 0 }) });
  expect(await screen.findByText('可以取消')).toBeTruthy();
  expect(screen.getByText('后天 08:00 前')).toBeTruthy();
  expect(screen.queryByText('不退')).toBeNull();
});

describe('an order that is up to the hospital’s own system', () => {
  it('says while it waits that nothing is to be paid or booked again, and can be cancelled', async () => {
    await open({ getRegistrationOrder: sampleOrder('awaitingHospital') });
    expect(await screen.findByText(/正在等医院的系统确认，无需付款，也不要重复预约/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /支付/ })).toBeNull();
    const { dialog } = await ask();
    expect(dialog.textContent).not.toContain('退回');
  });

  it('offers other times once the hospital has refused', async () => {
    const { gateway } = await open({
      getRegistrationOrder: sampleOrder('refusedByHospital'),
      listRebookingShifts: listOf([{ ...sampleShift, shiftCaseId: 's-2', date: '2026-11-24' }]),
    });
    expect(await screen.findByText(/没有产生费用/)).toBeTruthy();
    await waitFor(() => expect(gateway.inputsOf('listRebookingShifts')).toHaveLength(1));
  });
});

describe('cancelling', () => {
  it('says first what is refunded, and does nothing when the person thinks again', async () => {
    const { gateway } = await open();
    const { button, dialog } = await ask();
    expect(dialog.textContent).toContain('¥38.00 将全额原路退回，最晚 11月25日 到账');
    press(dialog, '再想想');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(gateway.inputsOf('cancelRegistrationOrder')).toEqual([]);
  });

  it('sends the chosen reason once, shows the new state, and leaves the focus in the page', async () => {
    const answer = later<RegistrationOrder>();
    const { gateway } = await open({
      getRegistrationOrder: (_, before) =>
        before === 0 ? sampleOrder('confirmed') : answer.promise,
      cancelRegistrationOrder: { orderNo: 'R1', status: 'refunding', refundCents: 3800 },
    });
    const { button, dialog } = await ask();
    fireEvent.click(within(dialog).getByRole('radio', { name: '病情好转' }));
    press(dialog, '确认取消');
    press(dialog, '确认取消');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.activeElement).toBe(button);
    answer.resolve(cancelled);
    await waitFor(() => expect(screen.queryByRole('button', { name: '取消预约' })).toBeNull());
    expect(gateway.inputsOf('cancelRegistrationOrder')).toEqual([
      { orderNo: 'R1', reason: '病情好转' },
    ]);
    expect(screen.getByText(/¥38.00 退款处理中/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('keeps a refusal in the dialog, and is clean when asked again', async () => {
    await open({
      cancelRegistrationOrder: businessRefusal('cancelDeadlinePassed', '已过取消时限，请联系医院'),
    });
    const first = await ask();
    press(first.dialog, '确认取消');
    expect((await within(first.dialog).findByRole('alert')).textContent).toBe(
      '已过取消时限，请联系医院',
    );
    press(first.dialog, '再想想');
    expect(document.activeElement).toBe(first.button);
    const { dialog } = await ask();
    expect(within(dialog).queryByRole('alert')).toBeNull();
  });

  it('shows what another tab did to the order when that makes it impossible', async () => {
    await open({
      getRegistrationOrder: (_, before) =>
        before === 0 ? sampleOrder('confirmed') : sampleOrder('cancelledByPatient'),
      cancelRegistrationOrder: businessRefusal('orderNotCancellable', '订单状态已变化'),
    });
    const { dialog } = await ask();
    press(dialog, '确认取消');
    await waitFor(() => expect(screen.queryByRole('button', { name: '取消预约' })).toBeNull());
    expect(screen.getByText('您已取消这次预约，无需再做任何操作。')).toBeTruthy();
  });

  it.each([
    ['unpaid', sampleOrder('awaitingPayment'), '尚未支付'],
    ['free', sampleOrder('confirmed', { feeCents: 0 }), '本次挂号免费'],
  ])('promises no refund for an %s order', async (_, order, text) => {
    await open({ getRegistrationOrder: order });
    const { dialog } = await ask();
    expect(dialog.textContent).toContain(text);
    expect(dialog.textContent).not.toContain('原路退回');
  });
});

describe('after a payment of another amount', () => {
  it.each([
    [
      'while it can be paid, to pay again',
      sampleOrder('awaitingPayment', { payment: 'failed', wrongPayments: [sampleWrongPayment] }),
      [
        /¥50.00 的付款，与应付金额 ¥38.00 不符.*¥50.00 退款处理中，最晚 11月25日 到账/,
        /请在时限内重新支付 ¥38.00/,
      ],
      '去支付 ¥38',
    ],
    [
      'when the time is over, to book again',
      sampleOrder('expired', {
        wrongPayments: [
          sampleWrongPayment,
          { ...sampleWrongPayment, refundCents: 1, status: 'done' },
        ],
      }),
      [/¥50.00 的付款.*将全额原路退回/, /付款 ¥0.01 已全额原路退回/, /号源已释放，您可以再次预约/],
      '再次预约',
    ],
  ])('says what became of the money and, %s', async (_, order, texts, link) => {
    await open({ getRegistrationOrder: order });
    expect(await screen.findByRole('link', { name: link })).toBeTruthy();
    for (const text of texts) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText(/未产生费用/)).toBeNull();
  });
});

it('asks anew when the person comes back to the page', async () => {
  const { gateway, store } = await open({
    getRegistrationOrder: (_, before) =>
      before === 0 ? sampleOrder('confirmed') : sampleOrder('cancelledByHospital'),
  });
  const stop = watchFocus(store);
  await screen.findByRole('button', { name: '取消预约' });
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText(/医院取消了这次就诊/)).toBeTruthy();
  expect(gateway.inputsOf('getRegistrationOrder')).toHaveLength(2);
  stop();
});

it('keeps what it shows when asking anew fails', async () => {
  const { store } = await open({
    getRegistrationOrder: (_, before) =>
      before === 0 ? sampleOrder('confirmed') : failures.network,
  });
  const stop = watchFocus(store);
  await screen.findByRole('button', { name: '取消预约' });
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.getByText('482 913')).toBeTruthy());
  stop();
});
