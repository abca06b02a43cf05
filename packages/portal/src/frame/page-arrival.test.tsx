// @vitest-environment happy-dom
import { createStore } from '@xinglin/api';
import { createGateway } from '@xinglin/gateway-sdk';
import { createI18n } from '@xinglin/i18n';
import { mainSettings } from '@xinglin/routes';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../app';
import type { RouteHandle } from '../feature';
import { documentStart } from '../server/document';
import { PageArrival } from './page-arrival';
import { stayedEvent } from './stayed';
import { tinyIdentity } from '../testing/tiny-identity';

const handle = (name: string, htmlClassName?: string): RouteHandle => ({
  name,
  row: { path: `/${name}`, title: 'portal:none', ...(htmlClassName && { htmlClassName }) },
});
const pages = [handle('plain'), handle('wide', 'wide-page no-scroll')];

let root: Root;
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const store = createStore({
    gateway: createGateway({ baseUrl: 'http://gateway.invalid' }),
    preloadedState: { channel: { ...mainSettings, id: null, code: null } },
  });
  const frame = (
    <>
      <Outlet />
      <PageArrival />
    </>
  );
  const children = pages.map((page) => ({
    path: page.row.path,
    handle: page,
    element: <h1>{page.name}</h1>,
  }));
  router = createMemoryRouter([{ element: frame, children }], { initialEntries: ['/plain'] });
  const i18n = createI18n({ locale: 'zh-Hans', resources: {} });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <App portal={tinyIdentity} store={store} rendered={store.getState()} i18n={i18n}>
        <RouterProvider router={router} />
      </App>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  document.documentElement.className = '';
  vi.unstubAllGlobals();
});

/** The class that the server writes for a route. */
function servedClass(row: RouteHandle['row']): string {
  const { beforeStyles } = documentStart({
    preferences: { locale: 'zh-Hans', mode: 'standard', theme: 'light', city: null },
    head: { title: '', description: null },
    keywords: null,
    facts: null,
    meta: row,
    origin: 'http://localhost',
    base: '',
    channel: null,
    assistantOrigin: null,
    scripts: [],
    themeColor: '#000000',
    assets: null,
    styles: [],
    nonce: '',
  });
  return /<html[^>]* class="([^"]*)"/.exec(beforeStyles)?.[1] ?? '';
}

test('the document has the class of the page in view, as the server writes it', async () => {
  for (const page of [...pages.toReversed(), ...pages]) {
    await act(() => router.navigate(page.row.path));
    expect(document.querySelector('h1')?.textContent).toBe(page.name);
    expect(document.documentElement.className, page.name).toBe(servedClass(page.row));
  }
  expect(servedClass(handle('wide', 'wide-page no-scroll').row)).toBe('wide-page no-scroll');
});

test('a navigation that was called off is told at once, on the page that stays', async () => {
  const detail = '网络请求失败，请稍后再试～';
  await act(async () => void window.dispatchEvent(new CustomEvent(stayedEvent, { detail })));
  expect(document.querySelector('[role="alert"]')?.textContent).toBe(detail);
  expect(document.querySelector('h1')?.textContent).toBe('plain');
});
