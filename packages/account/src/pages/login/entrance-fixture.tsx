import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  createMockGateway,
  preparePage,
  samplePerson,
  type GatewayAnswers,
} from '@xinglin/testing';
import type { PageForward } from '@xinglin/api';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { entranceLocales, locales } from '../../locales';

/** Where a page sends the whole document, in place of going there. */
export const leaveFor = vi.fn();

beforeEach(() => {
  leaveFor.mockClear();
  vi.spyOn(window.location, 'replace').mockImplementation(leaveFor);
  vi.spyOn(window.location, 'assign').mockImplementation(leaveFor);
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});

/** Shows a page of entering over a gateway that gives these answers. */
export async function open(
  page: ReactElement,
  path: string,
  answers: GatewayAnswers = {},
  person: 'visitor' | 'signedIn' | { readonly mobile: string | null } = 'visitor',
) {
  const gateway = createMockGateway(answers);
  const user = typeof person === 'object' ? { ...samplePerson, ...person } : samplePerson;
  const setting = { path, user: person === 'visitor' ? null : user };
  const texts = { account: locales, entrance: entranceLocales };
  const prepared = await preparePage(page, texts, setting, { gateway });
  render(prepared.element);
  const at = () => {
    const { pathname, search } = prepared.router.state.location;
    return pathname + search;
  };
  const { store } = prepared;
  const { searchParams: query } = new URL(path, window.location.origin);
  /** Where the page leads on to, asked as navigation asks it. */
  const leadsTo = (forward: PageForward) =>
    forward(
      {
        route: '',
        params: {},
        query,
        preferences: store.getState().preferences,
        now: 0,
        userAgent: '',
      },
      store,
    );
  return { gateway, at, leadsTo };
}

/** Presses the button of that name. */
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
