import { afterEach, expect, test, vi } from 'vitest';
import { preloadPages, type PreloadProgress } from './preload-pages';

afterEach(() => vi.unstubAllGlobals());

const documents: Readonly<Record<string, string>> = {
  '/': '<link rel="stylesheet" href="/assets/a.css"><link rel="modulepreload" href="/assets/core.js"><link rel="icon" href="/favicon.svg">',
  '/search':
    '<link rel="modulepreload" href="/assets/core.js"><link rel="modulepreload" href="/assets/gone.js"><link rel="modulepreload" href="//evil.example/x.js"><script src="/assets/run.js"></script>',
};

test('asks each document, then each of its files once, and nothing of another site', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path === '/assets/gone.js' || path === '/offline') throw new TypeError('Failed to fetch');
    return new Response(documents[path] ?? '', { status: path === '/broken' ? 503 : 200 });
  });
  const seen: PreloadProgress[] = [];
  const { signal } = new AbortController();
  const paths = ['/', '/search', '/broken', '/offline'];
  await preloadPages(paths, (progress) => seen.push(progress), signal);
  expect(asked).toEqual([...paths, '/assets/a.css', '/assets/core.js', '/assets/gone.js']);
  expect(seen.at(0)).toEqual({ done: 0, all: 3 });
  expect(seen.at(-1)).toEqual({ done: 3, all: 3 });
});

test('says nothing more to a page that was left', async () => {
  const ended = new AbortController();
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/') ended.abort();
    return new Response(documents[path] ?? '');
  });
  const report = vi.fn();
  await preloadPages(['/'], report, ended.signal);
  expect(report.mock.calls).toEqual([[{ done: 0, all: 2 }]]);
});
