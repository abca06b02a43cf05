// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  preparePage,
  sampleOrder,
  sampleRules,
  sampleShift,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import { namespaces } from '../locales';
import ReservationPage from '../pages/standard/booking/reservation/$hospitalId/$shiftCaseId.page';

afterEach(cleanup);

const paid = sampleOrder('confirmed', { mayReschedule: true });
const later = {
  ...sampleShift,
  shiftCaseId: 's-2',
  date: '2026-11-25',
  startTime: '10:00',
  endTime: '10:30',
};

async function open(answers: GatewayAnswers = {}) {
  const gateway = createMockGateway({
    getRegistrationOrder: paid,
    getShiftCase: later,
    getShiftCaseRules: sampleRules,
    rescheduleRegistrationOrder: { orderNo: 'R1', status: 'confirmed' },
    ...answers,
  });
  const page = await preparePage(
    <ReservationPage />,
    namespaces,
    { path: '/my/reservation/h-1/s-2?orderNo=R1' },
    { gateway },
  );
  render(page.element);
  return { gateway, ...page };
}

const confirm = () => screen.findByRole('button', { name: '换到周三 10:00' });

it('shows both times and what becomes of the money, and moves the order once', async () => {
  const { gateway, router } = await open();
  const button = await confirm();
  expect(screen.getByText('旧号，还是您的')).toBeTruthy();
  expect(screen.getByText('周日 08:00')).toBeTruthy();
  expect(screen.getByText('想换到，余 3')).toBeTruthy();
  expect(screen.getByText('周三 10:00')).toBeTruthy();
  expect(screen.getByText('这次换完，还能改 1 次。')).toBeTruthy();
  expect(screen.getByText('挂号费 ¥38 已付，改期后照样有效。')).toBeTruthy();
  expect(screen.getByText('改期后，11月24日 周二 17:00 前取消全退 ¥38。')).toBeTruthy();
  expect(screen.getByRole('link', { name: '不换了' }).getAttribute('href')).toBe(
    '/my/order/detail/R1',
  );
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/my/order/detail/R1'));
  expect(gateway.inputsOf('rescheduleRegistrationOrder')).toEqual([
    { orderNo: 'R1', shiftCaseId: 's-2' },
  ]);
  expect(gateway.inputsOf('submitRegistrationOrder')).toEqual([]);
});

it('says until when an unpaid fee is still to be paid, and of a free visit that nothing is', async () => {
  await open({ getRegistrationOrder: sampleOrder('awaitingPayment', { mayReschedule: true }) });
  expect(await screen.findByText(/¥38 不变，请在 今天 21:27 前支付/)).toBeTruthy();
  cleanup();
  await open({
    getRegistrationOrder: sampleOrder('confirmed', { mayReschedule: true, feeCents: 0 }),
    getShiftCase: { ...later, feeCents: 0 },
  });
  expect(await screen.findByText('本次挂号免费，改期也不收费。')).toBeTruthy();
});

it('keeps the order as it is where the place is gone, and says so', async () => {
  const { router } = await open({
    rescheduleRegistrationOrder: businessRefusal('slotTaken', '这个时间刚刚被别人约走了'),
  });
  fireEvent.click(await confirm());
  expect(await screen.findByText('这个时间刚刚被别人约走了')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/my/reservation/h-1/s-2');
});

it.each([
  ['slotTaken', '选择其他时间', /^\/expert\/book\/d-1\?.*orderNo=R1.*date=2026-11-25/],
  ['sameDoctorSameDay', '选择其他日期', /^\/expert\/book\/d-1\?.*orderNo=R1$/],
  ['overlappingVisit', '查看已有的预约', /^\/my\/order\/detail\/R9$/],
  ['orderNotReschedulable', '查看这个预约', /^\/my\/order\/detail\/R1$/],
] as const)('leads on from a refused move: %s to %s', async (name, way, to) => {
  await open({ rescheduleRegistrationOrder: businessRefusal(name, '不能改', { orderNo: 'R9' }) });
  fireEvent.click(await confirm());
  expect(await screen.findByText('不能改')).toBeTruthy();
  const link = await screen.findByRole('link', { name: way });
  expect(link.getAttribute('href')).toMatch(to);
  expect(screen.queryByRole('button', { name: /^换到/ })).toBeNull();
});

it.each([
  ['is over', { getRegistrationOrder: sampleOrder('completed') }, /不能再改期/, '查看这个预约'],
  [
    'is that one',
    { getShiftCase: { ...later, shiftCaseId: 's-1' } },
    /现在的就诊时间/,
    '选择其他时间',
  ],
  ['costs more', { getShiftCase: { ...later, feeCents: 5000 } }, /挂号费相同/, '选择其他时间'],
] as const)('offers no move where it %s', async (_, answers, reason, way) => {
  await open(answers);
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.getByRole('link', { name: way })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^换到/ })).toBeNull();
});
