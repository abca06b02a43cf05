// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { refusal, type FakeAnswers } from '../testing/fake-staff';
import { renderStaff } from '../testing/render-staff';
import { sampleAdministratorMe, sampleApprovals } from '../testing/samples';

afterEach(cleanup);

const open = (decide: NonNullable<FakeAnswers['actions']>['decide-approval']) =>
  renderStaff('/approvals', {
    session: { me: () => sampleAdministratorMe },
    actions: {
      'list-approvals': () => sampleApprovals,
      ...(decide && { 'decide-approval': decide }),
    },
  });

const [first] = sampleApprovals.items;

it('refunds once, after a question that names the sum', async () => {
  let answer: (() => void) | undefined;
  const { user, calls } = await open(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ ...first!, state: 'approved' });
      }),
  );
  expect(await screen.findByText('需由另一位有权限的同事复核。')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '同意退款 ¥680.00' }));
  const confirm = screen.getAllByRole('button', { name: '同意退款 ¥680.00' }).at(-1)!;
  await user.dblClick(confirm);
  expect(calls.filter(({ path }) => path === 'actions/decide-approval')).toEqual([
    { path: 'actions/decide-approval', input: { approvalId: 'A-2', isApproved: true } },
  ]);
  answer?.();
  expect((await screen.findAllByText('已同意退款 ¥680.00')).length).toBeGreaterThan(0);
});

it('refuses with a reason, which stays when the gateway does not answer', async () => {
  const { user, calls } = await open(() => refusal({ status: 409, message: '这笔退款已处理' }));
  await user.click(await screen.findByRole('button', { name: '拒绝' }));
  await user.click(screen.getByRole('button', { name: '确认拒绝' }));
  expect(screen.getByText('请填写理由')).toBeTruthy();
  const reason = screen.getByLabelText<HTMLTextAreaElement>('理由');
  await user.type(reason, '订单已使用');
  await user.click(screen.getByRole('button', { name: '确认拒绝' }));
  expect((await screen.findAllByText('这笔退款已处理')).length).toBeGreaterThan(0);
  expect(reason.value).toBe('订单已使用');
  expect(calls.findLast(({ path }) => path === 'actions/decide-approval')?.input).toEqual({
    approvalId: 'A-2',
    isApproved: false,
    reason: '订单已使用',
  });
});
