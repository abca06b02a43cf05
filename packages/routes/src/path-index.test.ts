import { assert, constantFrom, property, array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsPath } from './holds-path';
import { matchRoute } from './match-route';
import { pathIndex } from './path-index';
import type { RouteTable } from './route-row';

const tableOf = (feature: string, paths: readonly string[]): RouteTable =>
  Object.fromEntries(
    paths.map((path, at) => [`${feature}.route${at}`, { path, title: `${feature}:title` }]),
  );

const tablesOf = (
  paths: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, RouteTable>> =>
  Object.fromEntries(
    Object.entries(paths).map(([feature, own]) => [feature, tableOf(feature, own)]),
  );

const indexOf = (paths: Readonly<Record<string, readonly string[]>>) => pathIndex(tablesOf(paths));

describe('the index of paths', () => {
  it('names a beginning once that one feature has alone, folded', () => {
    expect(
      indexOf({ help: ['/Help/hot', '/help/content/:id'], shop: ['/shop', '/shop/:id'] }),
    ).toEqual({ help: ['/help/*'], shop: ['/shop/*'] });
  });

  it('goes on where features share a beginning, as far as they do', () => {
    expect(
      indexOf({
        account: ['/my/profile', '/my/profile/setting', '/my/helper/hot', '/my/helper/category'],
        centre: ['/my/profile/privacy'],
      }),
    ).toEqual({
      account: ['/my/helper/*', '/my/profile', '/my/profile/setting'],
      centre: ['/my/profile/privacy'],
    });
  });

  it('knows the first page, dynamic and optional segments, and splats', () => {
    expect(
      indexOf({
        home: ['/', '/expert/:id', '/records/:id?'],
        book: ['/expert/book/:id', '/records/all/:year', '/test/a', '/test/*'],
        other: ['/test/b'],
      }),
    ).toEqual({
      home: ['/', '/expert/:', '/records', '/records/:'],
      book: ['/expert/book/*', '/records/all/*', '/test/*', '/test/a'],
      other: ['/test/b'],
    });
  });
});

describe('a path of the index', () => {
  it.each([
    ['/', '/', true],
    ['/', '/a', false],
    ['/my/profile', '/My/Profile/', true],
    ['/my/profile', '/my/profile/setting', false],
    ['/my/helper/*', '/my/helper', true],
    ['/my/helper/*', '/my/helper/content/1', true],
    ['/my/helper/*', '/my', false],
    ['/expert/:', '/expert/7', true],
    ['/expert/:', '/expert', false],
    ['/expert/:', '/expert/book/7', false],
    ['/*', '/whatever', true],
  ])('%s leads to %s: %s', (path, pathname, leads) => {
    expect(holdsPath([path], pathname)).toBe(leads);
  });
});

it('finds the feature of whatever path leads to a page', () => {
  const segment = constantFrom('a', 'b', ':x', ':y');
  const path = array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
  const paths = array(path, { maxLength: 4 });
  const address = array(constantFrom('a', 'b', 'c'), { maxLength: 5 });
  assert(
    property(paths, paths, address, (one, other, segments) => {
      const tables = tablesOf({ one, other });
      const found = matchRoute({ ...tables['one'], ...tables['other'] }, `/${segments.join('/')}`);
      const index = pathIndex(tables);
      if (found)
        expect(
          holdsPath(index[found.name.split('.')[0] ?? ''] ?? [], `/${segments.join('/')}`),
        ).toBe(true);
    }),
  );
});
