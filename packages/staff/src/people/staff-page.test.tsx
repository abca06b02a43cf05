// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { refusal, type FakeAnswers } from '../testing/fake-staff';
import { renderStaff } from '../testing/render-staff';
import { sampleAdministratorMe, sampleStaff } from '../testing/samples';

afterEach(cleanup);

const open = (actions: FakeAnswers['actions']) =>
  renderStaff('/staff', {
    session: { me: () => sampleAdministratorMe },
    actions: { 'list-staff': () => sampleStaff, ...actions },
  });

it('adds a doctor, whose invitation is shown once', async () => {
  const { user, calls } = await open({
    'add-staff': ({ account }) =>
      account === 'taken.name'
        ? refusal({ code: 44_006, message: '这个账号名已被使用' })
        : { staffId: 'S-7', token: 'secret+token', expiresAt: '2026-11-28T10:20:00+08:00' },
  });
  await user.click(await screen.findByRole('button', { name: '添加人员' }));
  await user.click(screen.getByRole('button', { name: '添加并生成邀请' }));
  expect(screen.getByText('请至少选择一个岗位')).toBeTruthy();
  expect(calls.some(({ path }) => path === 'actions/add-staff')).toBe(false);

  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('姓名'), '何静');
  await user.type(dialog.getByLabelText('账号'), 'taken.name');
  await user.click(dialog.getByLabelText('医生'));
  await user.type(dialog.getByLabelText('医生编号'), 'D-7');
  await user.click(dialog.getByRole('button', { name: '添加并生成邀请' }));
  expect(await dialog.findByText('这个账号名已被使用')).toBeTruthy();
  await user.clear(dialog.getByLabelText('账号'));
  await user.type(dialog.getByLabelText('账号'), 'He.Jing');
  await user.click(dialog.getByRole('button', { name: '添加并生成邀请' }));
  expect(await screen.findByText(/\/invitation#secret%2Btoken$/)).toBeTruthy();
  expect(calls.findLast(({ path }) => path === 'actions/add-staff')?.input).toEqual({
    name: '何静',
    account: 'he.jing',
    roles: ['doctor'],
    doctorId: 'D-7',
  });
});

it('changes roles, and drops the doctor with the role', async () => {
  const [doctor] = sampleStaff.items;
  if (!doctor) throw new Error('The sample has a doctor.');
  const { user, calls } = await open({ 'change-staff-roles': () => doctor });
  await user.click(await screen.findByRole('button', { name: '改岗位：沈知远' }));
  await user.click(screen.getByLabelText('护士'));
  await user.click(screen.getByLabelText('医生'));
  await user.click(screen.getByRole('button', { name: '保存岗位' }));
  expect((await screen.findAllByText('沈知远的岗位已保存')).length).toBeGreaterThan(0);
  expect(calls.find(({ path }) => path === 'actions/change-staff-roles')?.input).toEqual({
    staffId: 'S-1',
    roles: ['nurse'],
  });
});

it('closes an account after a question, and says why that was refused', async () => {
  const { user, calls } = await open({
    'close-staff': () => refusal({ code: 44_009, message: '至少需要保留一位可登录的管理员' }),
  });
  await user.click(await screen.findByRole('button', { name: '停用：周敏' }));
  expect(screen.getByText(/之后无法再登录/)).toBeTruthy();
  expect(calls.some(({ path }) => path === 'actions/close-staff')).toBe(false);
  await user.click(screen.getByRole('button', { name: '停用账号' }));
  expect((await screen.findAllByText('至少需要保留一位可登录的管理员')).length).toBeGreaterThan(0);
});

it('offers nothing on the own account', async () => {
  await open({});
  await screen.findByRole('button', { name: '停用：周敏' });
  expect(screen.queryByRole('button', { name: '停用：林晚晴' })).toBeNull();
  expect(screen.getByText('您本人')).toBeTruthy();
});
