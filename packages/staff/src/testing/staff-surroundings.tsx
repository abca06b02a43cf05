import type { I18n } from '@xinglin/i18n';
import { I18nProvider } from '@xinglin/i18n';
import { ToastProvider } from '@xinglin/ui';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import '../frame/staff.css';
import { staffRoutes } from '../frame/routes';
import { createStaffStore } from '../store';
import { fakeStaff, type FakeAnswers } from './fake-staff';

/** An event source that never connects, and what it was made with. */
export class FakeEventSource extends EventTarget {
  static last: FakeEventSource | undefined;
  isClosed = false;

  constructor(readonly url: string) {
    super();
    FakeEventSource.last = this;
  }

  close(): void {
    this.isClosed = true;
  }
}

/** The whole app at an address, over the fake. */
export function StaffAppAt({
  path,
  i18n,
  routes = staffRoutes,
}: {
  path: string;
  i18n: I18n;
  routes?: RouteObject[] | undefined;
}): ReactElement {
  const [store] = useState(createStaffStore);
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [path] }));
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </I18nProvider>
    </Provider>
  );
}

/** Replaces the browser's calls by the fake's until the component goes, and marks the root as the staff app's. */
export function FakeBrowser({
  answers,
  children,
}: {
  answers: FakeAnswers;
  children: ReactNode;
}): ReactNode {
  const [former] = useState(() => {
    const { fetch, EventSource } = globalThis;
    globalThis.fetch = fakeStaff(answers).fetch;
    // The app uses no more of one than this.
    globalThis.EventSource = FakeEventSource as unknown as typeof EventSource;
    document.documentElement.dataset['app'] = 'staff';
    return { fetch, EventSource };
  });
  useEffect(
    () => () => {
      Object.assign(globalThis, former);
      delete document.documentElement.dataset['app'];
    },
    [former],
  );
  return children;
}
