import { createStore, sessionSlice, usePageTime } from '@xinglin/api';
import { createGateway } from '@xinglin/gateway-sdk';
import { createI18n } from '@xinglin/i18n';
import { currentChannel, type RouteMatch } from '@xinglin/routes';
import { lazy, Suspense, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from './render-page';
import { tinyIdentity } from '../testing/tiny-identity';

/** Longer than what React by itself would send after the page, to be moved into its place by a script. */
const length = 40_000;
const Part = lazy(async () => ({ default: () => <p>{'x'.repeat(length)}</p> }));

function Page(): ReactElement {
  return (
    <main>
      <Suspense fallback={<p>waiting</p>}>
        <Part />
      </Suspense>
    </main>
  );
}

/** A row of its own each time. */
const newRow = (): RouteMatch['row'] => ({ path: '/error', title: 'portal:error.title' });

/** Renders a page with a store of its own. */
async function render(
  page: () => ReactElement,
  store = createStore({
    gateway: createGateway({ baseUrl: '' }),
    preloadedState: { channel: currentChannel({ id: null, code: null }, {}) },
  }),
  row = newRow(),
): Promise<string> {
  const match: RouteMatch = {
    name: 'portal.error',
    row,
    path: '/error',
    params: {},
  };
  const log = vi.fn();
  const markup = await renderPage({
    portal: tinyIdentity,
    base: '',
    request: new Request('http://localhost/error'),
    match,
    module: { default: page },
    store,
    state: store.getState(),
    i18n: createI18n({ locale: 'zh-Hans' }),
    log,
  });
  expect(log).not.toHaveBeenCalled();
  return Buffer.from(markup).toString();
}

test('a part in a chunk of its own stands in its place, and needs no script', async () => {
  const html = await render(Page);
  expect(html).toContain(`<p>${'x'.repeat(length)}</p>`);
  expect(html).not.toContain('waiting');
  expect(html).not.toContain('<script');
});

test('a part that comes later shows the same state, whatever happened meanwhile', async () => {
  const store = createStore({
    gateway: createGateway({ baseUrl: '' }),
    preloadedState: { channel: currentChannel({ id: null, code: null }, {}) },
  });
  const Time = (): ReactElement => <p>opened at {usePageTime()}</p>;
  const Later = lazy(async () => {
    store.dispatch(sessionSlice.actions.pageOpened(7));
    return { default: Time };
  });
  const html = await render(
    () => (
      <main>
        <Time />
        <Suspense>
          <Later />
        </Suspense>
      </main>
    ),
    store,
  );
  expect(store.getState().session.pageTime).toBe(7);
  expect(html.match(/opened at <!-- -->0/g)).toHaveLength(2);
});

test('a partner’s page under the row of the main portal’s is not mistaken for it', async () => {
  const row = newRow();
  expect(await render(() => <p>the product</p>, undefined, row)).toContain('the product');
  expect(await render(() => <p>the partner</p>, undefined, row)).toContain('the partner');
});
