import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { DeskShapeName, StaffMe } from '@xinglin/contract';
import type { DrugOrder } from '../api/shapes';
import { samplePharmacistMe } from '../reviews/review-samples';
import type { FakeAnswers } from '../testing/fake-staff';
import { renderStaff } from '../testing/render-staff';
import { sampleNotices } from '../testing/samples';
import { sampleOrder } from './order-samples';

/** Opens the page of an order over the fake gateway, for a test. */
export async function openOrder(
  more: Partial<DrugOrder> = {},
  actions: NonNullable<FakeAnswers['actions']> = {},
  me: StaffMe = samplePharmacistMe,
  handedIn: readonly DeskShapeName[] = [],
): Promise<{
  readonly user: UserEvent;
  readonly press: (name: string) => Promise<void>;
  /** What was requested of an action. */
  readonly sent: (name: string) => unknown[];
}> {
  const { user, calls } = await renderStaff('/orders/order-1', {
    session: { me: () => me },
    handedIn,
    actions: {
      'list-staff-notices': () => sampleNotices,
      'list-reviews': () => ({ counts: { waiting: 0, decided: 0 }, items: [] }),
      'list-drug-orders': () => ({ counts: { waiting: 0, running: 1, over: 0 }, items: [] }),
      'open-drug-order': () => sampleOrder(more),
      ...actions,
    },
  });
  await screen.findByRole('heading', { name: '配药：王秀兰' });
  return {
    user,
    press: async (name) => user.click(await screen.findByRole('button', { name })),
    sent: (name) =>
      calls.filter(({ path }) => path === `actions/${name}`).map(({ input }) => input),
  };
}
