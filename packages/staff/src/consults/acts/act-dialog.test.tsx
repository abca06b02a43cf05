// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, test } from 'vitest';
import { fakeStaffGateway, prepareConsults } from '../consult-fixture';
import { sampleConsult, SampleRefusal, type SampleAnswers } from '../consult-samples';

let restore: (() => void) | undefined;
afterEach(() => {
  cleanup();
  restore?.();
});

async function open(answers: SampleAnswers = {}) {
  const gateway = fakeStaffGateway({
    'open-consult': () => sampleConsult({ refundedCents: 800 }),
    ...answers,
  });
  ({ restore } = gateway);
  render((await prepareConsults('/consults/consult-1')).element);
  return (name: string) =>
    gateway.requests.filter((one) => one.name === name).map(({ input }) => input);
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const orderKey = 'consult-1';

test.each([
  ['请患者补拍', /需要看清什么/, '发送请求', 'ask-consult-pictures', {}],
  ['退诊', /退诊原因/, '退诊并退款 ¥30.00', 'refuse-consult', {}],
  ['退款', /退款原因/, '退款 ¥30.00', 'refund-consult', { cents: 3000, refundedCents: 800 }],
])('%s needs a reason, and is then requested', async (act, label, confirm, name, more) => {
  const sent = await open({ [name]: { orderKey } });
  await press(act);
  await press(confirm);
  expect(screen.getByText('请填写这一项')).toBeDefined();
  expect(sent(name)).toEqual([]);
  type(label, '看不清');
  await press(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(name)).toEqual([{ orderKey, reason: '看不清', ...more }]);
});

it('ends the consult after saying what ends', async () => {
  const sent = await open({ 'end-consult': { orderKey } });
  await press('结束问诊');
  expect(screen.getByText(/双方不能再发消息/)).toBeDefined();
  fireEvent.click(screen.getAllByRole('button', { name: '结束问诊' }).at(-1) ?? document.body);
  await waitFor(() => expect(sent('end-consult')).toEqual([{ orderKey }]));
});

it('holds what was typed when the gateway refuses', async () => {
  await open({ 'refuse-consult': new SampleRefusal('问诊已结束') });
  await press('退诊');
  type(/退诊原因/, '不属于本科');
  await press('退诊并退款 ¥30.00');
  expect(await screen.findByText('问诊已结束')).toBeDefined();
  expect(screen.getByDisplayValue('不属于本科')).toBeDefined();
});

test.each(['31', '0', '十块', '1.234'])('a refund of “%s” is not requested', async (sum) => {
  const sent = await open();
  await press('退款');
  type(/退款金额/, sum);
  type(/退款原因/, '服务未完成');
  fireEvent.click(screen.getByRole('button', { name: /^退款 ¥/ }));
  expect(screen.getByText(/金额应在/)).toBeDefined();
  expect(sent('refund-consult')).toEqual([]);
});

it('says that a large refund waits for a second person', async () => {
  await open({ 'refund-consult': () => ({ done: null, approvalId: 'approval-1' }) });
  await press('退款');
  type(/退款金额/, '12.5');
  type(/退款原因/, '服务未完成');
  await press('退款 ¥12.50');
  expect(await screen.findByText('已提交复核')).toBeDefined();
});

it('puts a suggestion into the request for pictures', async () => {
  await open();
  await press('请患者补拍');
  await press('光线');
  expect(screen.getByDisplayValue('请在明亮的自然光下拍，不开闪光灯。')).toBeDefined();
});
