// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ShownPage } from '@xinglin/api';
import {
  businessRefusal,
  createMockGateway,
  listOf,
  preparePage,
  type GatewayAnswers,
} from '@xinglin/testing';
import { sampleCheckIn, samplePatientService } from '../../../samples/precision-samples';
import { afterEach, describe, expect, it } from 'vitest';
import { feature } from '../../../features/precision';
import * as list from './patient.page';
import * as service from './patient/service/$doctorId/$patientId.page';
import * as submit from './patient/submit.page';

afterEach(cleanup);

async function open({ default: Page }: ShownPage, path: string, answers: GatewayAnswers) {
  const gateway = createMockGateway(answers);
  const page = await preparePage(<Page />, feature.namespaces, { path }, { gateway });
  render(page.element);
  return { gateway, ...page };
}
const linkTo = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href');
const submitPath = '/my/expert/patient/submit?orderNo=R1';

describe('checking in with a doctor', () => {
  it('lists the visits ahead with what was told of them', async () => {
    const told = { ...sampleCheckIn, orderNo: 'R2', state: 'told' as const };
    await open(list, '/my/expert/patient', { listPatientCheckIns: listOf([sampleCheckIn, told]) });
    expect(await linkTo('提交资料给沈知远医生')).toBe(submitPath);
    expect(await linkTo('修改资料：沈知远医生')).toBe('/my/expert/patient/submit?orderNo=R2');
    expect(
      screen.getAllByRole('link', { name: '查看服务：沈知远医生' })[0]?.getAttribute('href'),
    ).toBe('/my/expert/patient/service/d-1/p-1');
    expect(screen.getByText('已提交资料')).toBeTruthy();
  });

  it('tells the doctor, and goes back to the list', async () => {
    const { gateway, router } = await open(submit, submitPath, {
      getPatientCheckIn: sampleCheckIn,
      submitPatientCheckIn: { orderNo: 'R1' },
    });
    const condition = await screen.findByRole('textbox', { name: '想告诉医生的话' });
    fireEvent.click(screen.getByRole('button', { name: '提交给医生' }));
    // At its field and in the summary above.
    expect(await screen.findAllByText('请至少写 5 个字')).toHaveLength(2);
    fireEvent.change(condition, { target: { value: '近一周血压偏高' } });
    fireEvent.click(screen.getByRole('button', { name: '提交给医生' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/my/expert/patient'));
    expect(gateway.inputsOf('submitPatientCheckIn')).toEqual([
      { orderNo: 'R1', condition: '近一周血压偏高', fileIds: [] },
    ]);
  });

  it('says why the gateway took nothing', async () => {
    await open(submit, submitPath, {
      getPatientCheckIn: { ...sampleCheckIn, condition: '近一周血压偏高', toldAt: null },
      submitPatientCheckIn: businessRefusal('checkInClosed', '就诊已开始'),
    });
    fireEvent.click(await screen.findByRole('button', { name: '提交给医生' }));
    expect(await screen.findByText('就诊已开始')).toBeTruthy();
  });

  it('leads on where nothing more can be told', async () => {
    const closed = { ...sampleCheckIn, mayTell: false };
    await open(submit, submitPath, { getPatientCheckIn: { ...closed, state: 'there' } });
    expect(await screen.findByText('已到院报到')).toBeTruthy();
    expect(await linkTo('查看预约')).toBe('/my/order/detail/R1');
    cleanup();
    await open(submit, submitPath, { getPatientCheckIn: { ...closed, state: 'unpaid' } });
    expect(await linkTo('去支付')).toBe('/my/reservation/pay/R1');
    cleanup();
    await open(submit, submitPath, { getPatientCheckIn: { ...closed, state: 'unanswered' } });
    expect(await screen.findByText('医院确认、支付后可以提交资料')).toBeTruthy();
    expect(screen.queryByText(/已取消/)).toBeNull();
    expect(await linkTo('查看预约')).toBe('/my/order/detail/R1');
  });

  it('shows what a doctor is to a patient', async () => {
    await open(service, '/my/expert/patient/service/d-1/p-1', {
      getPatientService: samplePatientService,
    });
    expect(await screen.findByText('已告诉医生：近一周血压偏高')).toBeTruthy();
    expect(await linkTo('预约详情：10月12日')).toBe('/my/order/detail/R0');
    expect(await linkTo('再次预约')).toBe('/standard/expert/book/d-1');
  });
});
