// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderStaff } from '../testing/render-staff';
import { sampleAdministratorMe, sampleLedger, sampleStaff } from '../testing/samples';

afterEach(cleanup);

const [sample] = sampleLedger.items;
const lines = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    ...sample!,
    actId: `L-${from - place}`,
    subject: `C-${from - place}`,
  }));

it('shows who did what, filters, and reads on where there is more', async () => {
  const { user, calls } = await renderStaff('/ledger', {
    session: { me: () => sampleAdministratorMe },
    actions: {
      'list-staff': () => sampleStaff,
      'read-desk-ledger': ({ action, before }) => {
        if (action !== undefined) return { items: [] };
        return { items: before === undefined ? lines(200, 100) : lines(100, 5) };
      },
    },
  });
  expect(await screen.findByText('C-200')).toBeTruthy();
  expect(screen.getAllByText('接诊', { selector: 'td' }).length).toBe(100);
  await user.click(screen.getByRole('button', { name: '加载更多' }));
  expect(await screen.findByText('C-96')).toBeTruthy();
  expect(screen.getByText('C-200')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
  expect(calls.findLast(({ path }) => path === 'actions/read-desk-ledger')?.input).toEqual({
    before: 'L-101',
  });

  await user.selectOptions(screen.getByLabelText('人员'), 'S-2');
  await user.type(screen.getByRole('textbox', { name: '操作' }), 'end-consult{Enter}');
  expect(await screen.findByText('没有符合条件的记录')).toBeTruthy();
  expect(calls.findLast(({ path }) => path === 'actions/read-desk-ledger')?.input).toEqual({
    staffId: 'S-2',
    action: 'end-consult',
  });
  await user.click(screen.getByRole('button', { name: '清除条件' }));
  await waitFor(() => expect(screen.getByText('C-200')).toBeTruthy());
});
