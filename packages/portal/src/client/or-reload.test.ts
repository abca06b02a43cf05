// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadIfReplaced } from './or-reload';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [
    'loads a page again that a release has replaced',
    async () => new Response('', { status: 404 }),
    1,
  ],
  ['keeps a page whose file is there', async () => new Response(''), 0],
  ['keeps a page in trouble of the server', async () => new Response('', { status: 503 }), 0],
  ['keeps a page without a network', () => Promise.reject(new TypeError('no network')), 0],
])('%s', async (_, answer, loads) => {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await reloadIfReplaced('https://portal.example/assets/core-1.js');
  expect(fetch).toHaveBeenCalledWith('https://portal.example/assets/core-1.js', {
    method: 'HEAD',
    cache: 'no-store',
  });
  expect(assign).toHaveBeenCalledTimes(loads);
  // Once in a while only, whatever the server answers.
  await reloadIfReplaced('https://portal.example/assets/core-1.js');
  expect(assign).toHaveBeenCalledTimes(loads);
});
