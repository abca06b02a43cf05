// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { samplePharmacistMe } from '../reviews/review-samples';
import { renderStaff } from '../testing/render-staff';
import { sampleNotices } from '../testing/samples';
import { sampleListedOrder, sampleOrders } from './order-samples';

afterEach(cleanup);

const open = (path: string) =>
  renderStaff(path, {
    session: { me: () => ({ ...samplePharmacistMe, actions: ['list-drug-orders'] }) },
    actions: {
      'list-staff-notices': () => sampleNotices,
      'list-drug-orders': ({ tab }) => {
        const { counts, items } = sampleOrders();
        if (tab === 'over') return { counts, items: [] };
        if (tab === 'running')
          return {
            counts,
            items: [
              sampleListedOrder({
                state: 'onTheWay',
                isOverdue: true,
                lastHeardAt: '2026-11-25T14:10:00+08:00',
              }),
            ],
          };
        return { counts, items };
      },
    },
  });

it('marks what is overdue, and until when the others are to be confirmed', async () => {
  await open('/');
  const late = (await screen.findByRole('link', { name: '王秀兰' })).closest('li')!;
  expect(late.dataset['level']).toBe('over');
  expect(within(late).getByText(/^已超时 \d/)).toBeTruthy();
  expect(within(late).getByText(/药房还没有消息/)).toBeTruthy();
  const fine = screen.getByRole('link', { name: '李明轩' }).closest('li')!;
  expect(fine.dataset['level']).toBeUndefined();
  expect(within(fine).getByText(/前接单$/)).toBeTruthy();
  expect(within(fine).getByText('到店自取')).toBeTruthy();
});

it('says what was heard last of those under way', async () => {
  await open('/orders?tab=running');
  const row = (await screen.findByRole('link', { name: '王秀兰' })).closest('li')!;
  expect(row.textContent).toContain('最近消息 2026年11月25日 14:10');
  expect(within(row).getByText('已超时')).toBeTruthy();
  expect(within(row).getByText('配送中')).toBeTruthy();
});

it('says that a tab is empty', async () => {
  await open('/orders?tab=over');
  expect(await screen.findByText('还没有结束的配药单')).toBeTruthy();
});
