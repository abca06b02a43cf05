// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderStaff } from '../testing/render-staff';
import { sampleDoctorMe, sampleNotices, sampleQueue } from '../testing/samples';

afterEach(cleanup);

it('groups by day, links to what a notice is about, and marks it as read', async () => {
  let { items } = sampleNotices;
  const { user, calls } = await renderStaff('/notices', {
    session: { me: () => sampleDoctorMe },
    actions: {
      'list-consult-queue': () => sampleQueue,
      'list-staff-notices': () => ({
        unread: items.filter(({ isRead }) => !isRead).length,
        items,
        hasMore: false,
      }),
      'read-staff-notices': ({ noticeIds }) => {
        items = items.map((one) =>
          noticeIds === undefined || noticeIds.includes(one.noticeId)
            ? { ...one, isRead: true }
            : one,
        );
        return { unread: 0 };
      },
    },
  });
  const link = await screen.findByRole('link', { name: /患者在视频中等候/ });
  expect(link.getAttribute('href')).toBe('/consults/C-104');
  expect(screen.getByRole('link', { name: '退款已同意' }).getAttribute('href')).toBe(
    '/approvals?state=decided',
  );
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBe(2);
  await user.click(screen.getByRole('button', { name: '标为已读：还剩 10 分钟' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: '标为已读：还剩 10 分钟' })).toBeNull(),
  );
  await user.click(screen.getByRole('button', { name: '全部标为已读' }));
  await waitFor(() => expect(screen.queryByText('全部标为已读')).toBeNull());
  expect(
    calls.filter(({ path }) => path === 'actions/read-staff-notices').map(({ input }) => input),
  ).toEqual([{ noticeIds: ['N-3'] }, {}]);
});

it.each([
  ['reviewWaits', null, '/reviews'],
  ['prescriptionReturned', 'C-1', '/consults/C-1?part=prescribing'],
  ['prescriptionRecalled', null, '/orders'],
  ['drugOrderSilent', 'DO-1', '/orders/DO-1'],
  ['drugOrderWrong', 'DO-1', '/orders/DO-1'],
  ['substitutionAsked', 'DO-1', '/orders/DO-1'],
] as const)('%s of %s links to %s', async (kind, orderKey, target) => {
  await renderStaff('/notices', {
    session: { me: () => sampleDoctorMe },
    actions: {
      'list-consult-queue': () => sampleQueue,
      'list-staff-notices': () => ({
        unread: 1,
        hasMore: false,
        items: [
          {
            noticeId: 'N-9',
            kind,
            at: '2026-11-25T10:18:00+08:00',
            title: '需要处理',
            text: '请尽快处理。',
            orderKey,
            isRead: false,
          },
        ],
      }),
    },
  });
  const link = await screen.findByRole('link', { name: /需要处理/ });
  expect(link.getAttribute('href')).toBe(target);
});

it('says that there is none', async () => {
  await renderStaff('/notices', {
    session: { me: () => sampleDoctorMe },
    actions: {
      'list-consult-queue': () => sampleQueue,
      'list-staff-notices': () => ({ unread: 0, items: [], hasMore: false }),
    },
  });
  expect(await screen.findByText('暂无通知')).toBeTruthy();
});
