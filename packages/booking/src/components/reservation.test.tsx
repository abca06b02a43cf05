// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  failures,
  listOf,
  prepareLoadedPage,
  preparePage,
  sampleConfig,
  samplePatients,
  sampleRules,
  sampleShift,
  sampleTerms,
  sampleVisitSurvey,
  sampleWait,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { namespaces } from '../locales';
import ReservationPage, * as reservationPage from '../pages/standard/booking/reservation/$hospitalId/$shiftCaseId.page';

afterEach(cleanup);

async function open(changed: GatewayAnswers) {
  const gateway = createMockGateway({
    getShiftCase: sampleShift,
    getShiftCaseRules: sampleRules,
    listPatients: listOf([samplePatients.mother]),
    checkBeforeSubmit: {
      feeCents: 3800,
      remaining: 3,
      payWithinMinutes: 30,
      cancelBefore: '2026-11-21T17:00:00+08:00',
    },
    submitRegistrationOrder: {
      orderNo: 'R1',
      status: 'awaitingPayment',
      feeCents: 3800,
      payBefore: '2026-11-20T21:30:00+08:00',
    },
    ...changed,
  });
  const path = '/standard/booking/reservation/h-1/s-1';
  const page = await preparePage(<ReservationPage />, namespaces, { path }, { gateway });
  render(page.element);
  return { gateway, ...page };
}

describe('what stands in the way of a visit', () => {
  const path = '/standard/booking/reservation/h-1/s-1';

  it('is known before the page is shown: nothing on it moves down', async () => {
    const { element, lateCalls } = await prepareLoadedPage(reservationPage, namespaces, {
      path,
      gateway: {
        getShiftCase: sampleShift,
        getShiftCaseRules: sampleRules,
        getOrderConfig: sampleConfig,
        listPatients: listOf([samplePatients.mother]),
        checkBeforeSubmit: businessRefusal('slotTaken', '号源刚刚被约走'),
      },
    });
    render(element);
    expect(screen.getByText('号源刚刚被约走')).toBeTruthy();
    expect(lateCalls()).not.toContain('getOrderConfig');
    expect(await screen.findByRole('link', { name: '选择其他时间' })).toBeTruthy();
    expect(screen.getByText('号源刚刚被约走')).toBeTruthy();
  });

  it('is waited for where it comes late', async () => {
    let answer = () => undefined as void;
    const checked = new Promise<void>((done) => (answer = done));
    await open({
      checkBeforeSubmit: async () => {
        await checked;
        return businessRefusal('slotTaken', '号源刚刚被约走');
      },
    });
    expect(await screen.findByRole('heading', { name: '确认预约信息' })).toBeTruthy();
    expect(screen.queryByText('就诊信息')).toBeNull();
    answer();
    expect(await screen.findByText('号源刚刚被约走')).toBeTruthy();
    expect(screen.getByText('就诊信息')).toBeTruthy();
  });
});

const submit = () => screen.findByRole('button', { name: '提交预约' });

describe('the hospital’s rules', () => {
  it('are shown as they are for this visit: moments and numbers', async () => {
    await open({ getOrderConfig: sampleConfig, getOrderAdaptRule: { terms: [...sampleTerms] } });
    expect(await screen.findByText('全额退款取消截止')).toBeTruthy();
    expect(screen.getByText('2026年11月21日 17:00')).toBeTruthy();
    expect(screen.getByText('约好后可改期')).toBeTruthy();
    expect(screen.getAllByText('2 次')).toHaveLength(2);
    expect(screen.getByText(/可持医保卡到窗口按医保结算/)).toBeTruthy();
  });

  it('are those of the hospital alone where nothing more is told', async () => {
    await open({});
    expect(await screen.findByText('取消规则')).toBeTruthy();
  });
});

describe('what the hospital asks before a visit', () => {
  it('is answered first, for the patient who was chosen', async () => {
    const { gateway } = await open({ getVisitSurvey: sampleVisitSurvey });
    const first = await screen.findByRole('link', { name: '先填写就诊前问卷' });
    expect(first.getAttribute('href')).toBe(
      '/standard/booking/middle-page?hospitalId=h-1&shiftCaseId=s-1&patientId=p-1',
    );
    expect(screen.queryByRole('button', { name: '提交预约' })).toBeNull();
    expect(gateway.inputsOf('getVisitSurvey')).toEqual([{ patientId: 'p-1', shiftCaseId: 's-1' }]);
  });

  it.each<GatewayAnswers>([
    { getVisitSurvey: { ...sampleVisitSurvey, survey: null } },
    { getVisitSurvey: { ...sampleVisitSurvey, sentAt: '2026-11-20T02:00:00Z' } },
    { getVisitSurvey: failures.network },
  ])('stands in the way of nothing otherwise: %j', async (answers) => {
    const { gateway } = await open(answers);
    await waitFor(() => expect(gateway.inputsOf('getVisitSurvey')).not.toEqual([]));
    expect(await submit()).toBeTruthy();
  });
});

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
    await open(full);
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
    expect(screen.queryByRole('button', { name: '提交预约' })).toBeNull();
    expect(screen.getByRole('link', { name: '选择其他时间' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /看看其他医生/ })).toBeTruthy();
  });

  it('says that the slot was taken where the shift seemed free a moment ago', async () => {
    await open({ ...full, getShiftCase: sampleShift });
    expect(await screen.findByText('这个时间刚刚被别人约走了')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '加入候补 · 现在不收费' })).toBeTruthy();
  });

  it('leaves the chance out where too few waited before', async () => {
    await open({ ...full, previewWait: { ...samplePreview, chanceOfTen: null } });
    expect(await screen.findByText('第 3 位')).toBeTruthy();
    expect(screen.queryByText(/过去 30 天/)).toBeNull();
  });

  it('is joined and left on the same page', async () => {
    const { gateway, router } = await open({
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
    await open({ ...full, previewWait: failures.network });
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
    await open({ ...full, joinWaitList: businessRefusal(name, '不能候补', { orderNo: 'R9' }) });
    fireEvent.click(await screen.findByRole('button', { name: '加入候补 · 现在不收费' }));
    expect(await screen.findByText('不能候补')).toBeTruthy();
    expect((await screen.findAllByRole('link', { name: way })).length).toBeGreaterThan(0);
  });

  it('is entered into the draw when it has just opened', async () => {
    await open({
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
    await open({ ...full, getOrderConfig: { ...sampleConfig, waitListSize: 0 } });
    await screen.findByRole('link', { name: '选择其他时间' });
    expect(screen.queryByRole('button', { name: /加入候补/ })).toBeNull();
  });
});

describe('a hospital whose own system keeps the places', () => {
  const own = {
    getOrderConfig: sampleConfig,
    submitRegistrationOrder: {
      orderNo: 'R1',
      status: 'awaitingHospital' as const,
      feeCents: 3800,
      payBefore: null,
    },
  };

  it.each([
    ['awaitingPayment', '/my/reservation/pay/R1'],
    ['confirmed', '/my/order/status'],
    ['refusedByHospital', '/standard/my/order/detail/R1'],
  ] as const)('is waited for: %s leads to %s', async (status, path) => {
    const { gateway, router } = await open({
      ...own,
      submitOfflineBooking: { orderNo: 'R1', status },
    });
    fireEvent.click(await submit());
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(gateway.inputsOf('submitOfflineBooking')).toEqual([{ orderNo: 'R1' }]);
  });

  it('is asked in one go, however often the button is pressed', async () => {
    const { gateway } = await open({ ...own, submitOfflineBooking: 'never' });
    const button = await submit();
    fireEvent.click(button);
    await waitFor(() => expect(gateway.inputsOf('submitOfflineBooking')).toHaveLength(1));
    fireEvent.click(button);
    fireEvent.click(button);
    expect(gateway.inputsOf('submitRegistrationOrder')).toHaveLength(1);
    expect(gateway.inputsOf('submitOfflineBooking')).toHaveLength(1);
  });

  it('that does not answer leads to the order that stands, and offers no second one', async () => {
    await open({
      ...own,
      submitOfflineBooking: businessRefusal('hospitalUnanswered', '医院没有及时答复', {
        orderNo: 'R1',
        seconds: 5,
      }),
    });
    fireEvent.click(await submit());
    expect(await screen.findByText('医院没有及时答复')).toBeTruthy();
    const way = await screen.findByRole('link', { name: '查看这次预约' });
    expect(way.getAttribute('href')).toBe('/standard/my/order/detail/R1');
    expect(screen.getByRole('link', { name: '联系医院' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '提交预约' })).toBeNull();
  });
});

describe('a hospital that wants a code', () => {
  it('is shown the one of its picture before the order is sent', async () => {
    const { gateway } = await open({
      getOrderConfig: { ...sampleConfig, submitCheck: 'imageCode' },
      getCustomCode: { image: 'data:image/png;base64,', gmtExpired: '2026-11-20T21:00:00+08:00' },
      validateCustomCode: (_, madeBefore) =>
        madeBefore === 0
          ? businessRefusal('checkFailed', '输入不正确，请再试一次')
          : { validateParam: 'passed', gmtExpired: '2026-11-20T21:00:00+08:00' },
    });
    const field = await screen.findByRole('textbox', { name: '图形验证码' });
    fireEvent.change(field, { target: { value: 'AB12' } });
    fireEvent.click(await submit());
    expect(await screen.findByText('输入不正确，请再试一次')).toBeTruthy();
    // Who pressed the button far below is led to what is wrong.
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(gateway.inputsOf('submitRegistrationOrder')).toEqual([]);
    fireEvent.click(await submit());
    await waitFor(() =>
      expect(gateway.inputsOf('submitRegistrationOrder')).toEqual([
        { shiftCaseId: 's-1', patientId: 'p-1', validateParam: 'passed' },
      ]),
    );
  });

  it('is shown the one of its message', async () => {
    const { gateway } = await open({
      getOrderConfig: { ...sampleConfig, submitCheck: 'mobileCode' },
      getOrderCheckCode: { resendAfter: 60, expiresIn: 600 },
    });
    fireEvent.click(await screen.findByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(gateway.inputsOf('getOrderCheckCode')).toHaveLength(1));
    const field = await screen.findByRole('textbox', { name: '短信验证码' });
    fireEvent.change(field, { target: { value: '482913' } });
    fireEvent.click(await submit());
    await waitFor(() =>
      expect(gateway.inputsOf('submitRegistrationOrder')).toEqual([
        { shiftCaseId: 's-1', patientId: 'p-1', checkCode: '482913' },
      ]),
    );
  });
});
