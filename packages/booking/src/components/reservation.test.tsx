// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  businessRefusal,
  failures,
  listOf,
  prepareLoadedPage,
  sampleConfig,
  samplePatients,
  sampleRules,
  sampleShift,
  sampleTerms,
  sampleVisitSurvey,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { namespaces } from '../locales';
import * as reservationPage from '../pages/standard/booking/reservation/$hospitalId/$shiftCaseId.page';
import { openReservation, submitButton } from './reservation-fixture';

afterEach(cleanup);

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
    await openReservation({
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

describe('the hospital’s rules', () => {
  it('are shown as they are for this visit: moments and numbers', async () => {
    await openReservation({
      getOrderConfig: sampleConfig,
      getOrderAdaptRule: { terms: [...sampleTerms] },
    });
    expect(await screen.findByText('全额退款截止')).toBeTruthy();
    expect(screen.getByText('2026年11月21日 17:00')).toBeTruthy();
    expect(screen.getByText('约好后可改期')).toBeTruthy();
    expect(screen.getAllByText('2 次')).toHaveLength(2);
    expect(screen.getByText(/可持医保卡到窗口按医保结算/)).toBeTruthy();
  });

  it('are those of the hospital alone where nothing more is told', async () => {
    await openReservation({});
    expect(await screen.findByText('取消规则')).toBeTruthy();
  });
});

describe('what the hospital asks before a visit', () => {
  it('is answered first, for the patient who was chosen', async () => {
    const { gateway } = await openReservation({ getVisitSurvey: sampleVisitSurvey });
    const first = await screen.findByRole('link', { name: '先填写就诊前问卷' });
    expect(first.getAttribute('href')).toBe(
      '/standard/booking/middle-page?hospitalId=h-1&shiftCaseId=s-1&patientId=p-1',
    );
    expect(screen.queryByRole('button', { name: '提交并支付' })).toBeNull();
    expect(gateway.inputsOf('getVisitSurvey')).toEqual([{ patientId: 'p-1', shiftCaseId: 's-1' }]);
  });

  it.each<GatewayAnswers>([
    { getVisitSurvey: { ...sampleVisitSurvey, survey: null } },
    { getVisitSurvey: { ...sampleVisitSurvey, sentAt: '2026-11-20T02:00:00Z' } },
    { getVisitSurvey: failures.network },
  ])('stands in the way of nothing otherwise: %j', async (answers) => {
    const { gateway } = await openReservation(answers);
    await waitFor(() => expect(gateway.inputsOf('getVisitSurvey')).not.toEqual([]));
    expect(await submitButton()).toBeTruthy();
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
    const { gateway, router } = await openReservation({
      ...own,
      submitOfflineBooking: { orderNo: 'R1', status },
    });
    fireEvent.click(await submitButton());
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(gateway.inputsOf('submitOfflineBooking')).toEqual([{ orderNo: 'R1' }]);
  });

  it('is asked in one go, however often the button is pressed', async () => {
    const { gateway } = await openReservation({ ...own, submitOfflineBooking: 'never' });
    const button = await submitButton();
    fireEvent.click(button);
    await waitFor(() => expect(gateway.inputsOf('submitOfflineBooking')).toHaveLength(1));
    fireEvent.click(button);
    fireEvent.click(button);
    expect(gateway.inputsOf('submitRegistrationOrder')).toHaveLength(1);
    expect(gateway.inputsOf('submitOfflineBooking')).toHaveLength(1);
  });

  it('that does not answer leads to the order that stands, and offers no second one', async () => {
    await openReservation({
      ...own,
      submitOfflineBooking: businessRefusal('hospitalUnanswered', '医院没有及时答复', {
        orderNo: 'R1',
        seconds: 5,
      }),
    });
    fireEvent.click(await submitButton());
    expect(await screen.findByText('医院没有及时答复')).toBeTruthy();
    const way = await screen.findByRole('link', { name: '查看这次预约' });
    expect(way.getAttribute('href')).toBe('/standard/my/order/detail/R1');
    expect(screen.getByRole('link', { name: '联系医院' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '提交并支付' })).toBeNull();
  });
});

describe('a hospital that wants a code', () => {
  it('is shown the one of its picture before the order is sent', async () => {
    const { gateway } = await openReservation({
      getOrderConfig: { ...sampleConfig, submitCheck: 'imageCode' },
      getCustomCode: { image: 'data:image/png;base64,', gmtExpired: '2026-11-20T21:00:00+08:00' },
      validateCustomCode: (_, madeBefore) =>
        madeBefore === 0
          ? businessRefusal('checkFailed', '输入不正确，请再试一次')
          : { validateParam: 'passed', gmtExpired: '2026-11-20T21:00:00+08:00' },
    });
    const field = await screen.findByRole('textbox', { name: '图形验证码' });
    fireEvent.change(field, { target: { value: 'AB12' } });
    fireEvent.click(await submitButton());
    expect(await screen.findByText('输入不正确，请再试一次')).toBeTruthy();
    // Who pressed the button far below is led to what is wrong.
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(gateway.inputsOf('submitRegistrationOrder')).toEqual([]);
    fireEvent.click(await submitButton());
    await waitFor(() =>
      expect(gateway.inputsOf('submitRegistrationOrder')).toEqual([
        { shiftCaseId: 's-1', patientId: 'p-1', validateParam: 'passed' },
      ]),
    );
  });

  it('is shown the one of its message', async () => {
    const { gateway } = await openReservation({
      getOrderConfig: { ...sampleConfig, submitCheck: 'mobileCode' },
      getOrderCheckCode: { resendAfter: 60, expiresIn: 600 },
    });
    fireEvent.click(await screen.findByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(gateway.inputsOf('getOrderCheckCode')).toHaveLength(1));
    const field = await screen.findByRole('textbox', { name: '短信验证码' });
    fireEvent.change(field, { target: { value: '482913' } });
    fireEvent.click(await submitButton());
    await waitFor(() =>
      expect(gateway.inputsOf('submitRegistrationOrder')).toEqual([
        { shiftCaseId: 's-1', patientId: 'p-1', checkCode: '482913' },
      ]),
    );
  });
});
