// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ShownPage } from '@xinglin/api';
import {
  businessRefusal,
  createMockGateway,
  listOf,
  preparePage,
  sampleDoctor,
  sampleEntry,
  samplePatients,
  type GatewayAnswers,
} from '@xinglin/testing';
import { sampleExpert, samplePrecision, sampleRequest } from '../samples/precision-samples';
import { afterEach, describe, expect, it } from 'vitest';
import { feature } from '../features/precision';
import * as disease from './precision-disease-detail.page';
import * as appointment from './precise-appointment-info.page';
import * as symptoms from './in-view-of-the-symptoms.page';
import * as reserve from './precision-reserve.page';
import * as expert from './precision-reserve-detail.page';
import * as failed from './submit-information/audit-failed.page';
import * as instructions from './submit-information/submit-instructions.page';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open({ default: Page }: ShownPage, path: string, answers: GatewayAnswers = {}) {
  const gateway = createMockGateway(answers);
  const page = await preparePage(<Page />, feature.namespaces, { path }, { gateway });
  render(page.element);
  return { gateway, ...page };
}
const linkTo = async (name: string | RegExp) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

const told = '近一周血压偏高，早上头晕，吃过降压药';

describe('the way to a request', () => {
  it('goes from a department to a disease', async () => {
    const { gateway } = await open(reserve, '/precision-reserve?deptId=cardiology', {
      getAccurateReserve: samplePrecision,
    });
    expect(await linkTo('高血压')).toBe('/precision-disease-detail?entryId=hypertension');
    expect(await linkTo('骨科')).toBe('/precision-reserve?deptId=orthopaedics');
    expect(await linkTo(/^不知道看什么科/)).toBe('/booking/ai/reservation');
    expect(gateway.inputsOf('getAccurateReserve')).toEqual([{ deptId: 'cardiology' }]);
  });

  it('leads elsewhere where no expert takes requests', async () => {
    await open(reserve, '/precision-reserve', {
      getAccurateReserve: { departments: [], deptId: null, diseases: [] },
    });
    expect(await linkTo('直接预约医生')).toBe('/booking/hospital');
  });

  it('shows what cannot wait before the experts of a disease', async () => {
    await open(disease, '/precision-disease-detail?entryId=asthma', {
      getKnowledge: sampleEntry,
      listAccurateReserveDoctors: listOf([sampleDoctor]),
    });
    expect(await linkTo('拨打 120')).toBe('tel:120');
    expect(await linkTo('沈知远')).toBe('/precision-reserve-detail?doctorId=d-1&entryId=asthma');
    expect(await linkTo('更多可精准预约的专家')).toBe('/precision-reserve-doctor?entryId=asthma');
  });

  it('shows an expert’s rules, price and days before anything is written', async () => {
    await open(expert, '/precision-reserve-detail?doctorId=d-1&entryId=hypertension', {
      getAccurateReserveDoctor: sampleExpert,
    });
    expect(await screen.findByText('24 小时内')).toBeTruthy();
    expect(screen.getByText('24 小时内答复，没通过不收费')).toBeTruthy();
    expect(screen.getByText('11月24日 周二')).toBeTruthy();
    expect(await linkTo('填写病情')).toBe(
      '/in-view-of-the-symptoms?doctorId=d-1&entryId=hypertension',
    );
  });

  it('asks for a disease first where none is named, and for another expert without a clinic', async () => {
    await open(expert, '/precision-reserve-detail?doctorId=d-1', {
      getAccurateReserveDoctor: { ...sampleExpert, days: [] },
    });
    expect(await screen.findByText('近期没有门诊，请选择其他专家')).toBeTruthy();
    expect(await linkTo('先选择疾病')).toBe('/precision-reserve');
    cleanup();
    await open(expert, '/precision-reserve-detail?doctorId=d-1&entryId=asthma', {
      getAccurateReserveDoctor: { ...sampleExpert, days: [] },
    });
    expect(await linkTo('看其他专家')).toBe('/precision-reserve-doctor?entryId=asthma');
    cleanup();
    await open(instructions, '/submit-information/submit-instructions');
    expect(await linkTo('选疾病和专家')).toBe('/precision-reserve');
  });
});

const form = {
  getAccurateReserveDoctor: sampleExpert,
  getKnowledge: sampleEntry,
  listPatients: listOf(Object.values(samplePatients)),
};
const address = '/in-view-of-the-symptoms?doctorId=d-1&entryId=asthma';

describe('describing the case', () => {
  it('sends who, what and when, and leads to the request', async () => {
    const { gateway, router } = await open(symptoms, address, {
      ...form,
      submitAccurateReserve: { requestId: 'ar-9' },
    });
    fireEvent.change(await screen.findByRole('textbox', { name: '哪里不舒服' }), {
      target: { value: ` ${told} ` },
    });
    fireEvent.click(screen.getByRole('checkbox', { name: '11月26日 周四' }));
    fireEvent.click(screen.getByRole('button', { name: '提交审核' }));
    await waitFor(() => expect(router.state.location.search).toBe('?requestId=ar-9'));
    expect(gateway.inputsOf('submitAccurateReserve')).toEqual([
      {
        doctorId: 'd-1',
        entryId: 'asthma',
        patientId: 'p-1',
        symptoms: told,
        fileIds: [],
        days: ['2026-11-26'],
      },
    ]);
  });

  it('is for the person whose face is chosen', async () => {
    const { gateway } = await open(symptoms, address, {
      ...form,
      submitAccurateReserve: { requestId: 'ar-9' },
    });
    const people = await screen.findAllByRole('radio');
    const other = people.find((one) => !(one as HTMLInputElement).checked);
    if (other) fireEvent.click(other);
    fireEvent.change(screen.getByRole('textbox', { name: '哪里不舒服' }), {
      target: { value: told },
    });
    fireEvent.click(screen.getByRole('checkbox', { name: '11月26日 周四' }));
    fireEvent.click(screen.getByRole('button', { name: '提交审核' }));
    const chosen = other?.getAttribute('value');
    expect(chosen).not.toBe('p-1');
    await waitFor(() =>
      expect(gateway.inputsOf('submitAccurateReserve')).toMatchObject([{ patientId: chosen }]),
    );
  });

  it('says what is missing and sends nothing', async () => {
    const { gateway } = await open(symptoms, address, form);
    fireEvent.click(await screen.findByRole('button', { name: '提交审核' }));
    // At its field and in the summary above.
    expect(await screen.findAllByText('请至少写 10 个字，便于医生判断')).toHaveLength(2);
    expect(screen.getAllByText('请至少选一天')).toHaveLength(2);
    expect(gateway.inputsOf('submitAccurateReserve')).toEqual([]);
  });

  it('keeps what is written on the device', async () => {
    await open(symptoms, address, form);
    fireEvent.change(await screen.findByRole('textbox', { name: '哪里不舒服' }), {
      target: { value: told },
    });
    expect(await screen.findByText('已保存在本机')).toBeTruthy();
    cleanup();
    await open(symptoms, address, form);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: '哪里不舒服' })).toHaveProperty('value', told),
    );
  });

  it('shows a refusal at its field', async () => {
    await open(symptoms, address, {
      ...form,
      submitAccurateReserve: businessRefusal('accurateReserveOpen', '这位就诊人已有一份申请'),
    });
    fireEvent.change(await screen.findByRole('textbox', { name: '哪里不舒服' }), {
      target: { value: told },
    });
    fireEvent.click(screen.getByRole('checkbox', { name: '11月24日 周二' }));
    fireEvent.click(screen.getByRole('button', { name: '提交审核' }));
    const patient = await screen.findByRole('radiogroup', { name: '给谁看' });
    await waitFor(() => expect(patient.getAttribute('aria-invalid')).toBe('true'));
    expect(await linkTo('查看我的申请')).toBe('/precise-appointment-info');
  });

  it('asks for a patient first, and for a disease where the address names none', async () => {
    await open(symptoms, address, { ...form, listPatients: listOf([]) });
    expect(await linkTo('添加就诊人')).toBe(
      `/my/patient/node-add?backurl=${encodeURIComponent(address)}`,
    );
    cleanup();
    await open(symptoms, '/in-view-of-the-symptoms', form);
    expect(await linkTo('选择疾病')).toBe('/precision-reserve');
  });

  it('sends a changed request again', async () => {
    const { gateway, router } = await open(symptoms, `${address}&requestId=ar-1`, {
      ...form,
      getAccurateReserveRequest: sampleRequest('changesWanted'),
      resendAccurateReserve: { requestId: 'ar-1' },
    });
    fireEvent.click(await screen.findByRole('button', { name: '重新提交' }));
    await waitFor(() => expect(router.state.location.search).toBe('?requestId=ar-1'));
    expect(gateway.inputsOf('resendAccurateReserve')).toEqual([
      { requestId: 'ar-1', symptoms: told, fileIds: ['f-1'], days: ['2026-11-24'] },
    ]);
  });
});

describe('a request', () => {
  const show = (request: ReturnType<typeof sampleRequest>, more: GatewayAnswers = {}) =>
    open(appointment, '/precise-appointment-info?requestId=ar-1', {
      getAccurateReserveRequest: request,
      ...more,
    });

  it('is withdrawn after a confirmation', async () => {
    const { gateway } = await show(sampleRequest('auditing'), {
      cancelAccurateReserve: { requestId: 'ar-1', state: 'cancelled' },
    });
    expect(await screen.findByText('专家团队正在看，结果发短信给您。')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '撤回申请' }));
    const dialog = await screen.findByRole('alertdialog', { name: '撤回这份申请？' });
    fireEvent.click(within(dialog).getByRole('button', { name: '撤回申请' }));
    // To be read, and to be heard.
    expect(await screen.findAllByText('申请已撤回')).toHaveLength(2);
    expect(gateway.inputsOf('cancelAccurateReserve')).toEqual([{ requestId: 'ar-1' }]);
  });

  it('that was approved leads to paying, and to the visit once it is paid', async () => {
    await show(sampleRequest('approved'));
    expect(await linkTo('去支付')).toBe('/my/reservation/pay/R1');
    expect(screen.queryByRole('button', { name: '撤回申请' })).toBeNull();
    cleanup();
    const { place } = sampleRequest('approved');
    const paid = place && { ...place, group: 'active' as const, payBefore: null };
    await show(sampleRequest('approved', { place: paid }));
    expect(await screen.findByText('已经约好，请按时到院。')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '去支付' })).toBeNull();
    expect(await linkTo('查看预约')).toBe('/my/order/detail/R1');
  });

  it('can be sent again after its slot was lost', async () => {
    const { place } = sampleRequest('approved');
    const lost = place && { ...place, group: 'cancelled' as const, payBefore: null };
    await show(sampleRequest('approved', { place: lost }));
    expect(await linkTo('重新预约')).toBe(
      '/in-view-of-the-symptoms?doctorId=d-1&entryId=hypertension',
    );
  });

  it('shows what the team wants changed, in words and advice', async () => {
    await open(failed, '/submit-information/audit-failed?requestId=ar-1', {
      getAccurateReserveRequest: sampleRequest('changesWanted', {
        reasons: ['recordsMissing', 'otherDepartment'],
      }),
    });
    expect(await screen.findByText('请上传与病情有关的检查报告或病历。')).toBeTruthy();
    expect(screen.getByText('请补充近期的心电图')).toBeTruthy();
    expect(await linkTo('智能导诊')).toBe('/booking/ai/reservation');
    expect(await linkTo('补充后重新提交')).toBe(
      '/in-view-of-the-symptoms?doctorId=d-1&entryId=hypertension&requestId=ar-1',
    );
    cleanup();
    await open(failed, '/submit-information/audit-failed?requestId=ar-1', {
      getAccurateReserveRequest: sampleRequest('auditing'),
    });
    expect(await screen.findByText('这份申请现在不需要修改')).toBeTruthy();
  });

  it('is in the list of all with its state', async () => {
    await open(appointment, '/precise-appointment-info', {
      listAccurateReserveRequests: listOf([sampleRequest('changesWanted')]),
    });
    expect(await screen.findByText('需要补充')).toBeTruthy();
    expect(await linkTo(/^沈知远 主任医师/)).toBe('/precise-appointment-info?requestId=ar-1');
  });
});
