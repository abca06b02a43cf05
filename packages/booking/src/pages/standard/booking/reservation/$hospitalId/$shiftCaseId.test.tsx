// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  bookingCalls,
  createGateway,
  patientsCalls,
  type Gateway,
  type Patient,
  type SubmitRegistrationOrderRefusal,
} from '@xinglin/gateway-sdk';
import {
  businessRefusal,
  createMockGateway,
  failures,
  preparePage,
  samplePatients,
  sampleRules,
  sampleShift,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { namespaces } from '../../../../../locales';
import ReservationPage from './$shiftCaseId.page';

const broughtIntoSight = vi.spyOn(Element.prototype, 'scrollIntoView');
afterEach(() => {
  cleanup();
  broughtIntoSight.mockClear();
});

const { mother, child } = samplePatients;
const listOf = (...items: Patient[]) => ({ items, total: items.length, pageNo: 1, pageSize: 20 });
const checked = {
  feeCents: 3800,
  remaining: 3,
  payWithinMinutes: 30,
  cancelBefore: '2026-11-21T17:00:00+08:00',
};
const unpaid = {
  orderNo: 'R1',
  status: 'awaitingPayment',
  feeCents: 3800,
  payBefore: '2026-11-20T21:30:00+08:00',
} as const;
const answers: GatewayAnswers = {
  getShiftCase: sampleShift,
  getShiftCaseRules: sampleRules,
  listPatients: listOf(child, mother),
  checkBeforeSubmit: checked,
  submitRegistrationOrder: unpaid,
};

async function show(gateway: Gateway, query = '', at = '/my/reservation/h-1/s-1') {
  const path = `${at}${query}`;
  const page = await preparePage(<ReservationPage />, namespaces, { path }, { gateway });
  render(page.element);
  return page;
}

async function open(changed: GatewayAnswers = {}, query = '') {
  const gateway = createMockGateway({ ...answers, ...changed });
  return { gateway, ...(await show(gateway, query)) };
}

const submit = () => screen.findByRole('button', { name: '提交并支付' });
const schedule = '/expert/book/d-1?hospitalId=h-1';
const otherTime = { 选择其他时间: `${schedule}&date=2026-11-22&patientId=p-1` };
const otherPatient = {
  换一位就诊人:
    '/standard/booking/patientlist?backurl=%2Fmy%2Freservation%2Fh-1%2Fs-1&patientId=p-1',
};
const otherDoctor = { 看看其他医生: `/hospital/experts/h-1/${sampleShift.hospDeptId}` };
const openOrders = { 查看待就诊的预约: '/my/order/list?group=confirmed' };
const hospital = { 联系医院: '/hospital/h-1' };
const orderInTheWay = { 查看已有的预约: '/my/order/detail/R9' };
/** Every refusal of a submit, with the links that it shows. */
const leads: Record<SubmitRegistrationOrderRefusal, Readonly<Record<string, string>>> = {
  consentRequired: { 去确认授权: '/my/patients', ...otherPatient },
  shiftStopped: { ...otherTime, ...otherDoctor },
  shiftClosed: otherTime,
  shiftNotReleased: otherTime,
  slotTaken: { ...otherTime, ...otherDoctor },
  suspendedForNoShows: otherPatient,
  firstVisitClinic: { ...otherDoctor, ...otherPatient, ...hospital },
  drawnAtOpening: otherTime,
  overlappingVisit: { ...otherTime, ...orderInTheWay },
  sameDoctorSameDay: {
    选择其他日期: `${schedule}&patientId=p-1`,
    ...orderInTheWay,
    ...otherPatient,
  },
  bookedElsewhere: {
    选择其他日期: `${schedule}&patientId=p-1`,
    ...otherDoctor,
    ...otherPatient,
  },
  accountOrderLimitReached: { ...openOrders, ...hospital },
  dayLimitReached: { ...hospital, ...openOrders },
  openOrderLimitReached: { ...openOrders, ...otherPatient },
};

/** The toasts keep an empty region for alerts beside it. */
const refusal = () =>
  waitFor(
    () =>
      screen.getAllByRole('alert').find(({ textContent }) => textContent) ??
      Promise.reject(new Error('No refusal')),
  );
const linkTo = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

describe('who the visit is for', () => {
  it('is the default family member', async () => {
    const { gateway } = await open();
    fireEvent.click(await submit());
    await waitFor(() =>
      expect(gateway.inputsOf('submitRegistrationOrder')).toEqual([
        { shiftCaseId: 's-1', patientId: 'p-1' },
      ]),
    );
  });

  it('is whom the address names', async () => {
    const { gateway } = await open({}, '?patientId=p-2');
    expect(await screen.findByText('王一诺')).toBeTruthy();
    expect(gateway.inputsOf('checkBeforeSubmit')).toEqual([
      { shiftCaseId: 's-1', patientId: 'p-2' },
    ]);
  });

  it('is to be added where there is nobody, and comes back to this very place', async () => {
    const { gateway } = await open({ listPatients: listOf() });
    const links = await screen.findAllByRole('link', { name: '添加就诊人' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      links.map(() => '/my/patient/node-add?backurl=%2Fmy%2Freservation%2Fh-1%2Fs-1'),
    );
    expect(screen.queryByRole('button', { name: '提交并支付' })).toBeNull();
    expect(gateway.inputsOf('checkBeforeSubmit')).toEqual([]);
  });
});

describe('submitting', () => {
  it('sends once however often the button is pressed, and leads to payment in place of the form', async () => {
    const { gateway, router } = await open();
    const button = await submit();
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe('/my/reservation/pay/R1'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(gateway.inputsOf('submitRegistrationOrder')).toHaveLength(1);
  });

  it('opens the cashier, with the pay page behind it and the result after it', async () => {
    const { gateway, router } = await open({
      listPayWays: {
        items: [{ provider: 'sandbox', title: '体验支付', lastUsed: false }],
        takesMoney: true,
      },
      getH5PayUrl: { url: 'https://pay.example.org/cashier/1' },
    });
    const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
    fireEvent.click(await submit());
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    expect(router.state.location.pathname).toBe('/my/reservation/pay/R1');
    expect(gateway.inputsOf('getH5PayUrl')).toEqual([
      {
        orderNo: 'R1',
        provider: 'sandbox',
        returnUrl: `${window.location.origin}/my/order/status?orderNo=R1`,
      },
    ]);
    leave.mockRestore();
  });

  it('leads a free visit straight to its confirmation', async () => {
    const { router } = await open({
      getShiftCase: { ...sampleShift, feeCents: 0 },
      submitRegistrationOrder: { ...unpaid, status: 'confirmed', feeCents: 0, payBefore: null },
    });
    expect(await screen.findByText(/本次挂号免费/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '提交预约' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/my/order/status'));
    expect(router.state.location.search).toBe('?orderNo=R1');
  });

  it('stays on the form after a failure that a second try may mend, and says so in view', async () => {
    const { router } = await open({ submitRegistrationOrder: failures.timeout });
    const button = await submit();
    fireEvent.click(button);
    const told = await refusal();
    expect(told.textContent).toBe('网络请求失败，请稍后再试～');
    await waitFor(() => expect(broughtIntoSight.mock.contexts).toContain(told));
    expect(await submit()).toBeTruthy();
    expect(router.state.location.pathname).toBe('/my/reservation/h-1/s-1');
  });

  it.each(Object.entries(leads))(
    'after %s says why in view, and leads on in place of sending the same again',
    async (name, links) => {
      // Keys of the table above, which is of the contract's refusals.
      const refused = name as keyof typeof leads;
      await open({
        submitRegistrationOrder: businessRefusal(refused, '这样不能预约', { orderNo: 'R9' }),
      });
      const button = await submit();
      fireEvent.click(button);
      const told = await refusal();
      expect(told.textContent).toBe('这样不能预约');
      await waitFor(() => expect(broughtIntoSight.mock.contexts).toContain(told));
      for (const [text, to] of Object.entries(links)) expect(await linkTo(text)).toBe(to);
      expect(screen.queryByRole('button', { name: '提交并支付' })).toBeNull();
    },
  );

  it('links to what is in the way where it is no clinic visit', async () => {
    await open({
      checkBeforeSubmit: businessRefusal('overlappingVisit', '这个时间已有远程门诊', {
        orderNo: 'T9',
        kind: 'telemedicine',
      }),
    });
    await refusal();
    expect(await linkTo('查看已有的预约')).toBe('/teleclinict/booking/order?orderNo=T9');
  });

  it('leads to my appointments where the order in the way is not told', async () => {
    await open({ checkBeforeSubmit: businessRefusal('overlappingVisit', '这个时间已有预约') });
    await refusal();
    expect(await linkTo('查看已有的预约')).toBe('/my/order/list');
  });

  it('tells a refusal before anything is sent', async () => {
    const { gateway } = await open({
      checkBeforeSubmit: businessRefusal('slotTaken', '号源刚刚被约走'),
    });
    expect((await refusal()).textContent).toBe('号源刚刚被约走');
    expect(await linkTo('选择其他时间')).toContain('/expert/book/d-1');
    expect(gateway.inputsOf('submitRegistrationOrder')).toEqual([]);
  });

  it('tells the frame that the session has ended', async () => {
    const { sessionEnds } = await open({ submitRegistrationOrder: failures.sessionEnded });
    fireEvent.click(await submit());
    await waitFor(() => expect(sessionEnds).toEqual(['/my/reservation/h-1/s-1']));
  });

  it('tries again under the same request id when the outcome is unknown, and under a new one when it was told', async () => {
    const ids: string[] = [];
    const told = new Map<string, unknown>([
      [bookingCalls.getShiftCase.path, sampleShift],
      [bookingCalls.getShiftCaseRules.path, sampleRules],
      [patientsCalls.listPatients.path, listOf(mother)],
      [bookingCalls.checkBeforeSubmit.path, checked],
    ]);
    const fakeFetch = vi.fn<typeof fetch>(async (input, init) => {
      // With an empty base the gateway client asks by path alone.
      const path = input as string;
      if (path !== bookingCalls.submitRegistrationOrder.path)
        return Response.json({ code: 0, data: told.get(path) });
      ids.push(new Headers(init?.headers).get('requestid') ?? '');
      if (ids.length === 1) throw new TypeError('connection reset');
      if (ids.length === 2)
        return Response.json({ code: 42005, message: '已有预约' }, { status: 409 });
      return Response.json({ code: 0, data: unpaid });
    });
    const { router } = await show(createGateway({ baseUrl: '', fetch: fakeFetch }));
    fireEvent.click(await submit());
    await screen.findByText(/网络请求失败/);
    fireEvent.click(await submit());
    await screen.findByText('已有预约');
    fireEvent.click(await submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/my/reservation/pay/R1'));
    expect(ids).toHaveLength(3);
    expect(ids[0]).toMatch(/.{16,}/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });
});

it('says of a time that is no more that it is gone, and leads to its hospital', async () => {
  await open({ getShiftCase: businessRefusal('forbidden', '没有找到这条信息') });
  expect(await screen.findByText('这个号已经没有了')).toBeTruthy();
  expect(await linkTo('看看这家医院')).toBe('/hospital/h-1');
});

it('shows an error with a retry that asks only for what failed', async () => {
  const { gateway } = await open({ getShiftCaseRules: failures.serverTrouble });
  const retry = await screen.findByRole('button', { name: '重试' });
  gateway.answer({ getShiftCaseRules: sampleRules });
  fireEvent.click(retry);
  expect(await submit()).toBeTruthy();
  expect(gateway.inputsOf('getShiftCase')).toHaveLength(1);
  expect(gateway.inputsOf('getShiftCaseRules')).toHaveLength(2);
});

describe('in the standard flow', () => {
  const at = '/standard/booking/reservation/h-1/s-1';

  it('every way on stays in it', async () => {
    const gateway = createMockGateway({
      ...answers,
      checkBeforeSubmit: businessRefusal('slotTaken', '号源刚刚被约走'),
    });
    await show(gateway, '', at);
    await refusal();
    expect(await linkTo('选择其他时间')).toMatch(/^\/standard\/expert\/book\/d-1\?/);
    expect(await linkTo('看看其他医生')).toBe(
      `/standard/expert/list?hospitalId=h-1&hospDeptId=${sampleShift.hospDeptId}`,
    );
    expect(await linkTo('更改 姓名')).toContain('backurl=%2Fstandard%2Fbooking%2Freservation');
  });

  it('paying remembers it', async () => {
    const { router } = await show(createMockGateway(answers), '', at);
    fireEvent.click(await submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/my/reservation/pay/R1'));
    expect(router.state.location.search).toBe('?flow=standard');
  });
});
