// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeStaffGateway, prepareConsults } from '../consults/consult-fixture';
import {
  sampleConsult,
  sampleMe,
  SampleRefusal,
  samplePicture,
  type SampleAnswers,
} from '../consults/consult-samples';
import { samplePrescribing, samplePrescription } from '../prescriptions/prescription-samples';

let restore: (() => void) | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  restore?.();
});

async function open(answers: SampleAnswers = {}) {
  const gateway = fakeStaffGateway(
    {
      'open-consult': () => sampleConsult({ kind: 'convenient' }),
      'open-prescribing': () => samplePrescribing(),
      'search-drugs': { items: [] },
      ...answers,
    },
    { ...sampleMe, actions: [...sampleMe.actions, 'sign-prescription', 'open-drug-order'] },
  );
  ({ restore } = gateway);
  render((await prepareConsults('/consults/consult-1')).element);
  await screen.findByRole('heading', { level: 1 });
  const sent = (name: string) =>
    gateway.requests.filter((one) => one.name === name).map(({ input }) => input);
  return { user: userEvent.setup(), sent };
}

describe('prescribing in a consult', () => {
  it('begins with the request, what differs in the answers, and the allergies', async () => {
    await open({
      'open-prescribing': () =>
        samplePrescribing({
          renewal: { ...samplePrescribing().renewal!, proofs: [samplePicture('#888'), null] },
        }),
    });
    const request = within(await screen.findByRole('region', { name: '续方申请' }));
    expect(request.getByText('血压 138/84')).toBeTruthy();
    expect(request.getByText('总是').closest('[data-notable]')).toBeNull();
    expect(request.getByText('早上起床有点头晕').closest('[data-notable]')).not.toBeNull();
    expect(request.getByRole('img')).toBeTruthy();
    expect(screen.getByText('过敏：').parentElement?.textContent).toContain('青霉素类');
    expect(screen.queryByRole('region', { name: '开处方' })).toBeNull();
  });

  it('is not offered to a doctor whose consult it is not', async () => {
    const { sent } = await open({
      'open-consult': () =>
        sampleConsult({
          kind: 'convenient',
          doctorId: 'doctor-2',
          doctorName: '许敏',
          acts: [],
        }),
    });
    await screen.findByText('许敏医生已接诊');
    expect(screen.queryByRole('button', { name: '处方' })).toBeNull();
    expect(sent('open-prescribing')).toEqual([]);
  });

  it('copies the earlier lines by one tap, and finds them again after a reload', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '照原方开' }));
    const lines = within(screen.getByRole('list', { name: '药品' })).getAllByRole('listitem');
    expect(
      lines.map((line) => within(line).getByLabelText<HTMLInputElement>('数量').value),
    ).toEqual(['1', '2']);
    await user.type(screen.getByLabelText('给患者的医嘱（选填）'), '每天早上量血压');
    cleanup();
    restore?.();
    await open();
    expect(await screen.findByDisplayValue('每天早上量血压')).toBeTruthy();
    expect(screen.getByDisplayValue('高血压')).toBeTruthy();
  });

  it('refuses the renewal with a usual reason that was changed', async () => {
    const { user, sent } = await open({ 'refuse-renewal': { orderKey: 'consult-1' } });
    await user.click(await screen.findByRole('button', { name: '不予续方' }));
    await user.click(screen.getByRole('button', { name: '确认不予续方' }));
    expect(screen.getByText('请填写这一项')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '病情有变化，请到医院面诊后再开药。' }));
    await user.type(screen.getByLabelText(/不予续方的原因/), '带上血压记录。');
    await user.click(screen.getByRole('button', { name: '确认不予续方' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('refuse-renewal')).toEqual([
      { orderKey: 'consult-1', reason: '病情有变化，请到医院面诊后再开药。带上血压记录。' },
    ]);
  });

  it('opens a returned prescription with the reason of its pharmacist', async () => {
    const returned = samplePrescription({
      state: 'returned',
      review: {
        pharmacistName: '吴磊',
        at: '2026-11-25T10:00:00+08:00',
        isApproved: false,
        reason: '数量超过规定',
      },
    });
    await open({ 'open-prescribing': () => samplePrescribing({ prescriptions: [returned] }) });
    const form = within(await screen.findByRole('region', { name: '开处方' }));
    expect(form.getByText('吴磊药师退回：').parentElement?.textContent).toContain('数量超过规定');
    expect(form.getAllByLabelText('天数')).toHaveLength(2);
  });

  it('asks a pharmacy to stop what it has claimed, and shows that it has not answered', async () => {
    const { user, sent } = await open({
      'open-prescribing': () =>
        samplePrescribing({
          prescriptions: [samplePrescription({ state: 'claimed', orderNo: 'order-1' })],
        }),
      'cancel-prescription': { prescriptionId: 'prescription-1', isCancelled: false },
    });
    await user.click(await screen.findByRole('button', { name: '请药房停止配药' }));
    await user.click(screen.getByRole('button', { name: '处方内容有误' }));
    await user.click(screen.getAllByRole('button', { name: '请药房停止配药' }).at(-1)!);
    expect(await screen.findByText('已请药房停止配药，等待答复')).toBeTruthy();
    expect(sent('cancel-prescription')).toEqual([
      { prescriptionId: 'prescription-1', reason: '处方内容有误' },
    ]);
    expect(screen.getByRole('link', { name: '查看配药进度' }).getAttribute('href')).toBe(
      '/orders/order-1',
    );
  });

  it('shows why nothing can be prescribed', async () => {
    await open({
      'open-prescribing': () => samplePrescribing({ whyNot: '问诊已结束，不能再开方' }),
    });
    expect(await screen.findByText('问诊已结束，不能再开方')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '照原方开' })).toBeNull();
    expect(screen.queryByRole('button', { name: '开新处方' })).toBeNull();
  });

  it('holds the reason when the refusal fails', async () => {
    const { user } = await open({ 'refuse-renewal': new SampleRefusal('系统繁忙') });
    await user.click(await screen.findByRole('button', { name: '不予续方' }));
    await user.type(screen.getByLabelText(/不予续方的原因/), '请先面诊');
    await user.click(screen.getByRole('button', { name: '确认不予续方' }));
    expect(await screen.findByText('系统繁忙')).toBeTruthy();
    expect(screen.getByDisplayValue('请先面诊')).toBeTruthy();
  });
});
