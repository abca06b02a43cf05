import { createStore } from '@xinglin/api';
import { createGateway } from '@xinglin/gateway-sdk';
import { createI18n } from '@xinglin/i18n';
import { currentChannel, type RouteMatch } from '@xinglin/routes';
import { lazy, Suspense, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from './render-page';

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

test('a part in a chunk of its own stands in its place, and needs no script', async () => {
  const match: RouteMatch = {
    name: 'portal.error',
    row: { path: '/error', title: 'portal:error.title' },
    path: '/error',
    params: {},
  };
  const log = vi.fn();
  const markup = await renderPage({
    base: '',
    request: new Request('http://localhost/error'),
    match,
    module: { default: Page },
    store: createStore({
      gateway: createGateway({ baseUrl: '' }),
      preloadedState: { channel: currentChannel({ id: null, code: null }, {}) },
    }),
    i18n: createI18n({ locale: 'zh-Hans' }),
    log,
  });
  const html = Buffer.from(markup).toString();
  expect(html).toContain(`<p>${'x'.repeat(length)}</p>`);
  expect(html).not.toContain('waiting');
  expect(html).not.toContain('<script');
  expect(log).not.toHaveBeenCalled();
});
