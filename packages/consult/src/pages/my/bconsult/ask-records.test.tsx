// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  failures,
  listOf,
  sampleAsked,
  sampleMatch,
  samplePatients,
  type GatewayAnswers,
} from '@xinglin/testing';
import { sampleRecords } from '../../../samples/attached-record-samples';
import { sampleOfferWithoutCoupons } from '../../../samples/consult-samples';
import { afterEach, expect, it } from 'vitest';
import { open as openPage } from '../../asking-fixture';
import * as ask from './ask.page';

afterEach(cleanup);

const [report, visit] = sampleRecords;
const told = '孩子从昨晚开始发烧，三十八度五，有点咳嗽';
const patients = Object.values(samplePatients);
const usual = patients.find(({ isDefault }) => isDefault)?.patientId;
const another = patients.find(({ isDefault }) => !isDefault);

const open = (answers: GatewayAnswers = {}) =>
  openPage(ask, '/my/bconsult/ask?doctorId=d-1', {
    listPatients: listOf(patients),
    getConsultDraft: { draft: null },
    getDoctorBlacklistStatus: { isShielded: false },
    listConsultCoupons: sampleOfferWithoutCoupons,
    saveConsultDraft: { savedAt: '2026-11-20T20:57:41+08:00' },
    getExpertConsultInfo: sampleAsked,
    matchConsultDept: sampleMatch,
    submitImageTextConsult: { orderKey: 'Z1', amountCents: 4900, payBefore: null },
    listAttachableRecords: { items: sampleRecords },
    ...answers,
  });
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const sheet = () => screen.findByRole('dialog', { name: '给医生看以前的资料' });
const box = async (name: RegExp) => within(await sheet()).findByRole('checkbox', { name });
const send = async () => {
  fireEvent.change(await screen.findByRole('textbox', { name: '病情描述' }), {
    target: { value: told },
  });
  await press('提交并支付');
};

it('shows what the doctor will see before it is chosen, saves the choice and sends it', async () => {
  const { gateway, router } = await open();
  await press('附上以前的资料（可不选）');
  fireEvent.click(await box(/入职体检/));
  expect(within(await sheet()).getByText(/血糖偏高，请复查/)).toBeTruthy();
  await press('选好了');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('button', { name: /^入职体检/ })).toBeTruthy();
  expect(await screen.findByText('已保存草稿', {}, { timeout: 3000 })).toBeTruthy();
  expect(gateway.inputsOf('saveConsultDraft')).toMatchObject([
    { draft: { recordNos: [report?.recordNo] } },
  ]);
  await send();
  await waitFor(() => expect(router.state.location.pathname).toBe('/consult/order-detail/Z1'));
  expect(gateway.inputsOf('submitImageTextConsult')).toMatchObject([
    { recordNos: [report?.recordNo] },
  ]);
});

it('goes on with the draft, without a record that there is no more', async () => {
  const { gateway, router } = await open({
    getConsultDraft: {
      draft: {
        question: told,
        fileIds: [],
        ...(usual && { patientId: usual }),
        recordNos: [visit?.recordNo ?? '', 'gone'],
        savedAt: '2026-11-20T20:57:41+08:00',
      },
    },
  });
  expect(await screen.findByRole('button', { name: /同仁医院挂号.*已选 1 份资料/ })).toBeTruthy();
  await send();
  await waitFor(() => expect(router.state.location.pathname).toBe('/consult/order-detail/Z1'));
  expect(gateway.inputsOf('submitImageTextConsult')).toMatchObject([
    { recordNos: [visit?.recordNo] },
  ]);
});

it('never sends the records of one patient for another', async () => {
  const { gateway, router } = await open();
  await press('附上以前的资料（可不选）');
  fireEvent.click(await box(/入职体检/));
  await press('选好了');
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${another?.name}`) }));
  expect(await screen.findByRole('button', { name: '附上以前的资料（可不选）' })).toBeTruthy();
  await send();
  await waitFor(() => expect(router.state.location.pathname).toBe('/consult/order-detail/Z1'));
  expect(gateway.inputsOf('submitImageTextConsult')[0]).not.toHaveProperty('recordNos');
});

it('says that there are none, and that they could not be read', async () => {
  await open({ listAttachableRecords: { items: [] } });
  await press('附上以前的资料（可不选）');
  expect(await screen.findByText('这位就诊人还没有可以附上的资料')).toBeTruthy();
  cleanup();
  const { gateway } = await open({ listAttachableRecords: failures.network });
  await press('附上以前的资料（可不选）');
  const again = await within(await sheet()).findByRole('button', { name: /重试|再试/ });
  gateway.answer({ listAttachableRecords: { items: sampleRecords } });
  fireEvent.click(again);
  expect(await box(/同仁医院挂号/)).toBeTruthy();
});

it('leaves out a record that was deleted meanwhile, says so, and sends the rest', async () => {
  let isGone = false;
  const { gateway, router } = await open({
    listAttachableRecords: () => ({ items: isGone ? sampleRecords.slice(1) : sampleRecords }),
    submitImageTextConsult: {
      kind: 'validation',
      code: 42_200,
      message: '',
      fields: [{ path: 'recordNos', message: '请检查这一项' }],
    },
  });
  await press('附上以前的资料（可不选）');
  fireEvent.click(await box(/入职体检/));
  fireEvent.click(await box(/同仁医院挂号/));
  await press('选好了');
  isGone = true;
  await send();
  expect(await screen.findByText('有的资料已经不在了，已为您去掉。请看一下再提交。')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^同仁医院挂号.*已选 1 份资料/ })).toBeTruthy();
  gateway.answer({
    submitImageTextConsult: { orderKey: 'Z1', amountCents: 4900, payBefore: null },
  });
  await press('提交并支付');
  await waitFor(() => expect(router.state.location.pathname).toBe('/consult/order-detail/Z1'));
  expect(gateway.inputsOf('submitImageTextConsult').at(-1)).toMatchObject({
    question: told,
    recordNos: [visit?.recordNo],
  });
});
