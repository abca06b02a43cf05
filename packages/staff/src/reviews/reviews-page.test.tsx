// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderStaff } from '../testing/render-staff';
import { sampleNotices } from '../testing/samples';
import { samplePharmacistMe, sampleReviewItem, sampleReviews } from './review-samples';

afterEach(cleanup);

const open = (path: string) =>
  renderStaff(path, {
    session: { me: () => samplePharmacistMe },
    actions: {
      'list-staff-notices': () => sampleNotices,
      'list-reviews': ({ tab }) =>
        tab === 'decided'
          ? { counts: { waiting: 2, decided: 1 }, items: [sampleReviewItem({ state: 'returned' })] }
          : sampleReviews(),
      'list-drug-orders': () => ({ counts: { waiting: 4, running: 0, over: 0 }, items: [] }),
    },
  });

it('is the first page of a pharmacist, with the worst finding and the promise of each', async () => {
  await open('/');
  const first = (await screen.findByRole('link', { name: '王秀兰' })).closest('li')!;
  expect(first.dataset['level']).toBe('warning');
  expect(within(first).getByText('警示')).toBeTruthy();
  expect(within(first).getByText(/前审完$/)).toBeTruthy();
  const second = (await screen.findByRole('link', { name: '李明轩' })).closest('li')!;
  expect(within(second).getByText('未发现问题')).toBeTruthy();
  expect(second.textContent).toContain('第 2 版');
  expect(screen.getByText('2 项待处理')).toBeTruthy();
  expect(screen.getByText('4 项待处理')).toBeTruthy();
  screen.getByRole('link', { name: '王秀兰' }).focus();
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe('李明轩');
});

it('lists how others were decided', async () => {
  await open('/reviews?tab=decided');
  const row = (await screen.findByRole('link', { name: '王秀兰' })).closest('li')!;
  expect(row.textContent).toContain('已退回');
  expect(row.textContent).not.toContain('前审完');
});
