// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  preparePage,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entranceLocales, locales } from '../../../locales';
import { riskToken } from '../../../model/entrance-storage';
import LoginPage from '../../user/login.page';
import VerificationPage from './verification.page';

const session = {
  token: 'x',
  userId: 'u-1',
  isTempLogin: false,
  verifyStatus: 0,
  gmtExpired: '2026-12-20T21:00:00+08:00',
};
const leaveFor = vi.fn();

beforeEach(() => {
  leaveFor.mockClear();
  vi.spyOn(window.location, 'replace').mockImplementation(leaveFor);
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});

const texts = { account: locales, entrance: entranceLocales };

async function open(answers: GatewayAnswers = {}) {
  riskToken.keep('risk-1');
  const gateway = createMockGateway({
    fetchHighRiskPatientInfo: { patientCount: 2 },
    fetchHighRiskOrderInfo: { orderCount: 1 },
    checkHighRiskOrder: { canAnswer: true, triesLeft: 5 },
    ...answers,
  });
  const path = '/login/high-risk/verification?target=%2Fmy%2Fpatients';
  const page = await preparePage(<VerificationPage />, texts, { path, user: null }, { gateway });
  render(page.element);
  await screen.findByText('回答一个问题');
  return gateway;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a sleeping account', () => {
  it('is not asked for by a visit that cannot be shown, and says when few answers are left', async () => {
    const gateway = await open({
      checkHighRiskOrder: (_, before) => ({ canAnswer: false, triesLeft: before === 0 ? 4 : 3 }),
      validateHighRiskPatient: businessRefusal('riskAnswerWrong', '与账号里的信息不符'),
    });
    await waitFor(() => expect(screen.queryByRole('radio', { name: '预约记录' })).toBeNull());
    expect(screen.queryByText(/还可以回答/)).toBeNull();
    type('就诊人姓名', '王建国');
    type('证件号后 4 位', '0011');
    press('核实');
    expect(await screen.findByText('还可以回答 3 次')).toBeTruthy();
    expect(gateway.inputsOf('checkHighRiskOrder')).toHaveLength(2);
  });

  it('is shown and opened for who knows the family, and the token is forgotten', async () => {
    const gateway = await open({
      validateHighRiskPatient: { passed: true },
      fetchHighRiskUserProfile: {
        nickname: '小林',
        mobile: '138****5521',
        gmtCreated: '2024-03-01T02:00:00.000Z',
      },
      bindMobileAndLogin: session,
    });
    type('就诊人姓名', '沈知秋');
    type('证件号后 4 位', '002X');
    press('核实');
    expect(await screen.findByText('小林')).toBeTruthy();
    press('登录这个账号');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/my/patients'));
    expect(riskToken.get()).toBeNull();
    expect(gateway.inputsOf('validateHighRiskPatient')).toEqual([
      { riskToken: 'risk-1', name: '沈知秋', cardTail: '002X' },
    ]);
  });

  it('may be shown by a visit instead', async () => {
    const gateway = await open({
      validateHighRiskOrder: businessRefusal('riskAnswerWrong', '与账号中的记录不一致'),
    });
    fireEvent.click(screen.getByRole('radio', { name: '预约记录' }));
    type('医生姓名', '沈知远');
    type('就诊日期', '2026-01-05');
    press('核实');
    expect(await screen.findByText('与账号中的记录不一致')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('医生姓名').value).toBe('沈知远');
    expect(gateway.inputsOf('validateHighRiskOrder')).toEqual([
      { riskToken: 'risk-1', doctorName: '沈知远', date: '2026-01-05' },
    ]);
  });

  it('asks for what is missing before it asks the gateway', async () => {
    const gateway = await open();
    press('核实');
    expect(screen.getByRole('link', { name: '请输入证件号后 4 位' })).toBeTruthy();
    expect(gateway.inputsOf('validateHighRiskPatient')).toEqual([]);
  });

  it('says so when no answer counts any more', async () => {
    await open({ validateHighRiskPatient: businessRefusal('riskCheckEnded', '核实已结束') });
    const why = /请先确认账号是您的/;
    expect(screen.getByText(why)).toBeTruthy();
    type('就诊人姓名', '沈知秋');
    type('证件号后 4 位', '0000');
    press('核实');
    expect(await screen.findByRole('link', { name: '验证码登录' })).toBeTruthy();
    // Nothing more is asked for.
    expect(screen.queryByText(why)).toBeNull();
    expect(riskToken.get()).toBeNull();
  });

  it('is left for a new one only after a question', async () => {
    const gateway = await open({ secondAllocationRegister: session });
    fireEvent.click(screen.getByText('用这个号码注册新账号'));
    expect(gateway.inputsOf('secondAllocationRegister')).toEqual([]);
    press('注册新账号');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/my/patients'));
    expect(gateway.inputsOf('secondAllocationRegister')).toEqual([
      { riskToken: 'risk-1', agreed: ['service', 'privacy'] },
    ]);
  });
});

it('sign-in leads to the verification, with the target and nothing personal in the address', async () => {
  const gateway = createMockGateway({
    loginByCheckCode: businessRefusal('highRiskSignIn', '请先核实'),
    checkHighRisk: {
      highRisk: true,
      riskToken: 'risk-2',
      proofs: ['patient'],
      gmtExpired: '2026-12-20T21:00:00+08:00',
    },
  });
  const path = '/user/login?target=%2Fmy%2Fpatients';
  const page = await preparePage(<LoginPage />, texts, { path, user: null }, { gateway });
  render(page.element);
  type('手机号', '13800005521');
  type('验证码', '123456');
  fireEvent.click(screen.getByRole('checkbox'));
  press('登录');
  await waitFor(() =>
    expect(page.router.state.location.pathname).toBe('/login/high-risk/verification'),
  );
  expect(page.router.state.location.search).toBe('?target=%2Fmy%2Fpatients');
  expect(riskToken.get()).toBe('risk-2');
});
