import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { declared, external } from '../declared';
import type { RouteRow } from '../route-row';
import { routes } from '../generated/tables';
import {
  compareSpecification,
  judgeDifferences,
  type SpecifiedRoute,
} from './compare-specification';
import { reasonedDifferences } from './reasoned-differences';

const file = fileURLToPath(new URL('../../../../../shared/spec/routes.json', import.meta.url));
const all: Readonly<Record<string, RouteRow>> = { ...routes, ...declared, ...external };

describe.runIf(existsSync(file))('the tables and the specification', () => {
  const specification: readonly SpecifiedRoute[] = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : [];

  test('differ only where a reason says why', () => {
    const { unexplained, stale } = judgeDifferences(
      compareSpecification(all, specification),
      reasonedDifferences,
    );
    expect(unexplained).toEqual([]);
    expect(stale).toEqual([]);
  });

  test('each of the 624 entries is a row, or has a reason', () => {
    expect(specification).toHaveLength(624);
    const paths = new Set(Object.values(all).map(({ path }) => path));
    const reasoned = new Set(reasonedDifferences.map(({ path }) => path));
    expect(specification.filter(({ path }) => !paths.has(path) && !reasoned.has(path))).toEqual([]);
  });
});

const entry: SpecifiedRoute = {
  path: '/a/:id',
  aliases: ['/b/:id'],
  auth: true,
  binding: null,
  query: ['from'],
  params: ['id'],
  partners: [],
  redirectTo: null,
  fullPageLoad: true,
  cacheMaxAge: null,
  parent: null,
  kind: 'page',
  feature: 'a',
};
const row: RouteRow = {
  path: '/a/:id',
  aliases: ['/b/:id'],
  query: ['from'],
  requires: ['login', 'binding'],
  title: 'a:b.title',
  fullPageLoad: true,
};

test('what the specification does not show is not compared', () => {
  expect(compareSpecification({ 'a.b': row }, [entry])).toEqual([]);
});

test.each<[string, object, object, string]>([
  ['a.b', { aliases: [] }, {}, 'aliases'],
  ['a.b', { kind: 'middle' }, {}, 'kind'],
  ['a.b', { requires: [] }, {}, 'login'],
  ['a.b', {}, { binding: false }, 'binding'],
  ['a.b', { query: [] }, {}, 'query'],
  ['a.b', { partners: ['vip'] }, {}, 'partners'],
  ['a.b', { fullPageLoad: false }, {}, 'fullPageLoad'],
  ['a.b', {}, { cacheMaxAge: 600 }, 'cacheControlMaxAge'],
  ['a.b', {}, { params: ['x'] }, 'params'],
  ['a.b', {}, { redirectTo: '/x' }, 'redirectTo'],
  ['a.b', {}, { parent: '/x' }, 'parent'],
  ['c.b', {}, {}, 'feature'],
])('%s with %o against %o differs in %s', (name, ours, specified, field) => {
  const found = compareSpecification({ [name]: { ...row, ...ours } }, [{ ...entry, ...specified }]);
  expect(found.map((one) => one.field)).toEqual([field]);
});

test('a path of one table only is a difference, a reason without one is stale', () => {
  const found = compareSpecification({ 'a.b': { ...row, path: '/x' } }, [entry]);
  expect(found.map(({ path }) => path)).toEqual(['/x', '/a/:id']);
  const { unexplained, stale } = judgeDifferences(found, [
    { path: '/x', field: 'path', reason: 'ours' },
    { path: '/y', field: 'path', reason: 'gone' },
  ]);
  expect(unexplained.map(({ path }) => path)).toEqual(['/a/:id']);
  expect(stale.map(({ path }) => path)).toEqual(['/y']);
});
