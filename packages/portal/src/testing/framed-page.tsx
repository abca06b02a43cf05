import { createStore, type Store } from '@xinglin/api';
import { createGateway } from '@xinglin/gateway-sdk';
import { createI18n, type I18n } from '@xinglin/i18n';
import { currentChannel, routes, type CurrentChannel, type RouteRow } from '@xinglin/routes';
import { Page, PageHeader, SearchBox } from '@xinglin/ui';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { App } from '../app';
import { frameNamespaces, loadTexts } from '../load-texts';
import { pageRoutes } from '../page-routes';
import { tinyIdentity } from './tiny-identity';

let i18n: I18n;
let root: Root;

/** Says how a test's document may differ from a browser's, and clears it between tests. Call once a test file. */
export function withFramedPages(): void {
  beforeAll(async () => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    // The test's document does not scroll, and hears that a dialog closes after nobody listens.
    Reflect.set(Element.prototype, 'scrollIntoView', () => undefined);
    Reflect.set(HTMLDialogElement.prototype, 'close', () => undefined);
    // Nor does it load scripts of others, and says so unless told that this is as good.
    Reflect.set(
      Reflect.get(window, 'happyDOM').settings,
      'handleDisabledFileLoadingAsSuccess',
      true,
    );
    // Nor does it report errors, such as that of a signature without a gateway.
    Reflect.set(window, 'reportError', () => undefined);
    i18n = createI18n({ locale: 'zh-Hans' });
    await loadTexts(i18n, 'zh-Hans', frameNamespaces, { portal: tinyIdentity, partner: null });
  });
  beforeEach(() => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no gateway'));
    localStorage.clear();
    document.body.innerHTML = '<div id="root"></div>';
    window.history.replaceState(null, '', '/');
  });
  afterEach(async () => {
    await leave();
    const html = document.documentElement;
    for (const name of html.getAttributeNames()) html.removeAttribute(name);
    vi.restoreAllMocks();
  });
}

/** Takes the page down. */
export async function leave(): Promise<void> {
  await act(async () => root.unmount());
}

/** Shows one page in the frame, on a channel that differs from the main portal as told. */
export async function show(
  row: Partial<RouteRow> = {},
  channel: Partial<CurrentChannel> = {},
  user: Partial<NonNullable<ReturnType<Store['getState']>['session']['user']>> | null = null,
): Promise<void> {
  const store = createStore({
    gateway: createGateway({ baseUrl: '' }),
    preloadedState: {
      channel: { ...currentChannel({ id: null, code: null }, routes), ...channel },
      session: {
        // Only what the frame reads of a person.
        user: user as ReturnType<Store['getState']>['session']['user'],
        pageTime: 0,
        serverTimeOffset: 0,
      },
    },
  });
  const handle = { name: 'a.page', row: { path: '/', title: 'portal:error.title', ...row } };
  const Screen = () => (
    <Page header={<PageHeader title="页面" backTo="/booking/hospital" />}>
      <form>搜索</form>
      <SearchBox action="/search" label="找医院" />
    </Page>
  );
  const router = createMemoryRouter(
    pageRoutes([
      { path: '/', Component: Screen, handle },
      { path: '*', Component: Screen, handle },
    ]),
  );
  root = createRoot(document.getElementById('root') ?? document.body);
  await act(async () =>
    root.render(
      <App portal={tinyIdentity} store={store} rendered={store.getState()} i18n={i18n}>
        <RouterProvider router={router} />
      </App>,
    ),
  );
}

/** Waits for what comes in a chunk of its own, inside an `act`, as React wants of all that changes a page. */
export async function eventually<Value>(look: () => Value): Promise<Value> {
  await act(async () => {
    await import('../frame/frame-life');
    await new Promise((resolve) => setTimeout(resolve));
  });
  return vi.waitFor(look);
}
