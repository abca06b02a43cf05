import { textsIn } from '@xinglin/testing';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { locales } from '../locales';
import { fakeStaff, type FakeAnswers } from './fake-staff';
import { FakeEventSource, StaffAppAt } from './staff-surroundings';

/** The app at an address, over a fake gateway. */
export async function renderStaff(
  path: string,
  answers: FakeAnswers,
): Promise<{ readonly user: UserEvent; readonly calls: ReturnType<typeof fakeStaff>['calls'] }> {
  const fake = fakeStaff(answers);
  vi.stubGlobal('fetch', fake.fetch);
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('scrollTo', () => undefined);
  const i18n = await textsIn('zh-Hans', { staff: locales });
  render(<StaffAppAt path={path} i18n={i18n} />);
  await screen.findByRole('main');
  return { user: userEvent.setup(), calls: fake.calls };
}
