// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  listOf,
  preparePage,
  sampleOrder,
  sampleShift,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { namespaces } from '../locales';
import OrderDetailPage from '../pages/my/order/detail/$orderNo.page';

afterEach(cleanup);

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

const press = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('button', { name }));

describe('beside cancelling', () => {
  it('leads to another time of the doctor with the order, where it can be moved', async () => {
    await open({ getRegistrationOrder: sampleOrder('confirmed', { mayReschedule: true }) });
    const link = await screen.findByRole('link', { name: '改期' });
    expect(link.getAttribute('href')).toBe('/expert/book/d-1?hospitalId=h-1&orderNo=R1');
  });

  it('has the message sent again, and says why it is not', async () => {
    const { gateway } = await open({
      resendOrderMessage: (_, before) =>
        before === 0 ? { orderNo: 'R1' } : businessRefusal('rateLimited', '操作太频繁，请稍后再试'),
    });
    const button = await screen.findByRole('button', { name: '没收到短信？重新发送' });
    fireEvent.click(button);
    await waitFor(() => expect(gateway.inputsOf('resendOrderMessage')).toHaveLength(1));
    await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
    fireEvent.click(button);
    expect(await screen.findByText('操作太频繁，请稍后再试')).toBeTruthy();
    expect(gateway.inputsOf('resendOrderMessage')).toEqual([{ orderNo: 'R1' }, { orderNo: 'R1' }]);
  });

  it('has the voucher number read out by a call, says which number rings, and why none does', async () => {
    const { gateway } = await open({
      getOrderVoiceCode: (_, before) =>
        before === 0
          ? { orderNo: 'R1', mobile: '138****0001' }
          : businessRefusal('rateLimited', '操作太频繁，请稍后再试'),
    });
    const button = await screen.findByRole('button', { name: '语音播报凭证号' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('请接听 138****0001 的来电')).toBeTruthy();
    expect(gateway.inputsOf('getOrderVoiceCode')).toEqual([{ orderNo: 'R1' }]);
    fireEvent.click(button);
    expect(await screen.findByText('操作太频繁，请稍后再试')).toBeTruthy();
    expect(gateway.inputsOf('getOrderVoiceCode')).toHaveLength(2);
  });

  it('shows the other visits of that day which are still to come, and none that was given up', async () => {
    const orders = [
      sampleOrder('confirmed'),
      sampleOrder('confirmed', { orderNo: 'R2', startTime: '10:00', endTime: '10:30' }),
      sampleOrder('cancelledByPatient', { orderNo: 'R3', startTime: '14:00' }),
    ];
    await open({ getMergedOrder: { orders } });
    const list = await screen.findByRole('link', { name: /^10:00–10:30 沈知远/ });
    expect(list.getAttribute('href')).toBe('/my/order/detail/R2');
    expect(screen.queryByRole('link', { name: /^14:00/ })).toBeNull();
  });
});

describe('an appointment that is over', () => {
  const over = sampleOrder('cancelledByPatient', { mayDelete: true });

  it('is deleted once the person is sure, and the lists come next', async () => {
    const { gateway, router } = await open({
      getRegistrationOrder: over,
      deleteRegistrationOrder: { orderNo: 'R1' },
    });
    fireEvent.click(await screen.findByRole('button', { name: '删除这个预约' }));
    const dialog = await screen.findByRole('alertdialog', { name: '删除这个预约？' });
    press(dialog, '保留');
    expect(gateway.inputsOf('deleteRegistrationOrder')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '删除这个预约' }));
    press(await screen.findByRole('alertdialog'), '删除');
    await waitFor(() => expect(router.state.location.pathname).toBe('/my/order/list'));
    expect(gateway.inputsOf('deleteRegistrationOrder')).toEqual([{ orderNo: 'R1' }]);
  });

  it('says in the dialog why it stays', async () => {
    await open({
      getRegistrationOrder: over,
      deleteRegistrationOrder: businessRefusal('orderNotDeletable', '预约还没有结束'),
    });
    fireEvent.click(await screen.findByRole('button', { name: '删除这个预约' }));
    const dialog = await screen.findByRole('alertdialog');
    press(dialog, '删除');
    expect((await within(dialog).findByRole('alert')).textContent).toBe('预约还没有结束');
  });
});

describe('a visit that the hospital called off', () => {
  const stopped = sampleOrder('cancelledByHospital');
  const inTheAfternoon = {
    ...sampleShift,
    shiftCaseId: 's-2',
    date: '2026-11-24',
    startTime: '14:00',
    endTime: '14:30',
  };

  it('offers free times in its place, for the same patient', async () => {
    await open({ getRegistrationOrder: stopped, listRebookingShifts: listOf([inTheAfternoon]) });
    const offer = await screen.findByRole('link', { name: /^11月24日 周二 14:00–14:30.*¥38.00/ });
    expect(offer.getAttribute('href')).toBe('/my/reservation/h-1/s-2?patientId=p-1');
    expect(screen.getByRole('link', { name: '更多时间' }).getAttribute('href')).toBe(
      '/expert/book/d-1?hospitalId=h-1&patientId=p-1',
    );
  });

  it('leads to the other doctors of the department where this one has no time', async () => {
    await open({ getRegistrationOrder: stopped, listRebookingShifts: listOf([]) });
    expect((await screen.findByRole('link', { name: '看看其他医生' })).getAttribute('href')).toBe(
      '/hospital/experts/h-1/hd-1',
    );
  });
});
