import { expect, test } from 'vitest';
import { checkPaths, defineRoutes, type PagesOf, type RouteRow } from './route-row';
import { mergePartner } from './merge-partner';
import { misplacedPages, pageFile } from './page-file';
import { account } from './tables/account';
import { routes } from './generated/tables';

test('a personal page is never given a shared cache life', () => {
  for (const row of Object.values<RouteRow>(routes)) {
    if (row.requires) expect(row.cacheControlMaxAge).toBeUndefined();
  }
});

test('binding and verification are asked only of a person who is signed in', () => {
  for (const row of Object.values<RouteRow>(routes)) {
    if (row.requires) expect(row.requires[0]).toBe('login');
  }
});

test('a path that stands twice or has partial segments is refused, and no route has one', () => {
  expect(() => checkPaths(routes)).not.toThrow();
  expect(() =>
    checkPaths({
      'a.b': { path: '/a', title: 'a:a' },
      'a.c': { path: '/b', aliases: ['/a'], title: 'a:a' },
    }),
  ).toThrow('twice');
  for (const path of ['a', '/a?', '/a/x-:id', '/a/', '/a/*/b', '//a']) {
    expect(() => checkPaths({ 'a.b': { path, title: 'a:a' } }), path).toThrow('whole segments');
  }
  // @ts-expect-error sameAs names a route of the same table
  defineRoutes({ 'a.b': { path: '/a', title: 'a:a', sameAs: 'a.z' } });
});

test('a partner replaces meta and pages by name and removes a page with its twins', () => {
  const page = () => Promise.resolve({ default: 'page' });
  const merged = mergePartner(routes, {
    routes: {
      'directory.home': { meta: { requires: ['login'] }, page },
      'booking.orderList': false,
    },
  });
  expect(merged.table['directory.home']).toEqual({
    ...routes['directory.home'],
    requires: ['login'],
  });
  expect(merged.pages).toEqual({ 'directory.home': page });
  expect(Object.keys(routes).filter((name) => !(name in merged.table))).toEqual([
    'booking.orderList',
    'booking.standardOrderList',
  ]);
  // @ts-expect-error an unknown name
  mergePartner(account, { routes: { 'account.nowhere': false } });
  // @ts-expect-error a path cannot change
  mergePartner(account, { routes: { 'account.login': { meta: { path: '/x' } } } });
});

test('the file of a page is its path', () => {
  expect(pageFile('/')).toBe('pages/index.page');
  expect(pageFile('/standard/expert/book/:doctorId')).toBe(
    'pages/standard/expert/book/$doctorId.page',
  );
  expect(pageFile('/records/:id?')).toBe('pages/records/($id).page');
  expect(pageFile('/test/*')).toBe('pages/test/$.page');
  const table = defineRoutes({
    'a.right': { path: '/hospital/:id', title: 'a:a' },
    'a.wrong': { path: '/hospital/depts/:id', title: 'a:a' },
    'a.twin': { path: '/hospital/:id/twin', title: 'a:a', sameAs: 'a.right' },
  });
  // A loader is read, never called: only its source matters.
  const loaderOf = (file: string) =>
    Object.assign(() => Promise.resolve(), { toString: () => `() => import("${file}")` });
  const right = loaderOf('./pages/hospital/$id.page');
  expect(misplacedPages(table, { 'a.right': right, 'a.wrong': right })).toEqual([
    'a.wrong imports "./pages/hospital/$id.page", its path says "pages/hospital/depts/$id.page".',
  ]);
  expect(
    misplacedPages(table, { 'a.right': loaderOf('./pages/my/hospital/$id.page') }),
  ).toHaveLength(2);
});

test('a redirect and a twin need no page, every other route does', () => {
  const table = defineRoutes({
    'a.list': { path: '/list/:id?', title: 'a:a' },
    'a.twin': { path: '/twin', title: 'a:a', sameAs: 'a.list' },
    'a.moved': { path: '/old/:id', kind: 'redirect', redirectTo: '/list/:id', title: 'a:a' },
  });
  const page = Object.assign(() => Promise.resolve({ default: 'page' }), {
    toString: () => `() => import("./pages/list/($id).page")`,
  });
  const pages = { 'a.list': page } satisfies PagesOf<typeof table>;
  expect(misplacedPages(table, pages)).toEqual([]);
  // @ts-expect-error the page of a.list is missing
  const none = {} satisfies PagesOf<typeof table>;
  expect(misplacedPages(table, none)).toEqual(['a.list has no page.']);
});
