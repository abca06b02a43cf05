import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PageBody, PagePiece } from './page-body';
import { PageCache, type PageKey } from './page-cache';

const key: PageKey = {
  host: 'localhost',
  path: '/',
  query: '',
  locale: 'zh-Hans',
  mode: 'standard',
  theme: 'system',
  city: '',
  source: null,
  experiment: null,
  routerTag: null,
};
const page = (html: string) => ({
  status: 200,
  headers: {},
  inline: null,
  body: new PageBody({
    start: '',
    styles: new PagePiece(''),
    afterStyles: '',
    markup: Buffer.from(html),
    end: '',
  }),
});
const shown = (cached: ReturnType<PageCache['get']>) =>
  cached ? Buffer.from(cached.body.plain({ nonce: '', now: 0 })).toString() : null;

test('a page is shown until its time is over', () => {
  let now = 0;
  const cache = new PageCache(10, () => now);
  cache.set(key, page('a'), 60);
  now = 59_999;
  expect(shown(cache.get(key))).toBe('a');
  now = 60_000;
  expect(cache.get(key)).toBeNull();
});

test('the least recently used page leaves first, and a huge one is not kept', () => {
  const cache = new PageCache(2, () => 0);
  cache.set({ ...key, path: '/a' }, page('a'), 60);
  cache.set({ ...key, path: '/b' }, page('b'), 60);
  cache.get({ ...key, path: '/a' });
  cache.set({ ...key, path: '/c' }, page('c'), 60);
  expect(['/a', '/b', '/c'].map((path) => shown(cache.get({ ...key, path })))).toEqual([
    'a',
    null,
    'c',
  ]);
  cache.set(key, page('x'.repeat(600_000)), 60);
  expect(cache.get(key)).toBeNull();
});

test('two requests that differ in anything never share a page', () => {
  const part = fc.constantFrom('', 'a', 'b', '","', 'a","b');
  const anyKey = fc.record({
    host: part,
    path: part,
    query: part,
    locale: part,
    mode: part,
    theme: part,
    city: part,
    source: fc.option(part),
    experiment: fc.option(part),
    routerTag: fc.option(part),
  });
  fc.assert(
    fc.property(anyKey, anyKey, fc.boolean(), (first, other, alike) => {
      const second = alike ? { ...first } : other;
      const cache = new PageCache();
      cache.set(first, page('first'), 60);
      const same = Object.entries(first).every(
        ([name, value]) => second[name as keyof PageKey] === value,
      );
      expect(cache.get(second) !== null).toBe(same);
    }),
  );
});
