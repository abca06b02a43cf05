import { routes, type RouteRow } from '@xinglin/routes';
import { expect, test } from 'vitest';
import { addressWhole } from './address-whole';
import { allow, block } from './guard';

const visit = (row: Pick<RouteRow, 'path' | 'title' | 'needs'>, query: string) =>
  addressWhole({ route: { name: 'a.b', row, path: row.path }, url: `${row.path}${query}` });

const row = { path: '/a', title: 'a', needs: ['orderNo', ['packageCode', 'diseaseId']] };
const missing = block('notFound', 'addressIncomplete');

test.each([
  ['?orderNo=1&packageCode=2', allow],
  ['?orderNo=1&diseaseId=2', allow],
  ['', missing],
  ['?orderNo=1', missing],
  ['?orderNo=&packageCode=2', missing],
  ['?packageCode=2&diseaseId=2', missing],
])('a page that needs an order and a package or disease, at %j', (query, verdict) => {
  expect(visit(row, query)).toEqual(verdict);
});

test('a page that needs nothing is found at any address', () => {
  expect(visit({ path: '/a', title: 'a' }, '')).toBe(allow);
});

test('every page that needs a part of its query is not found without it', () => {
  const needing = Object.values<RouteRow>(routes).filter(({ needs }) => needs !== undefined);
  expect(needing.length).toBeGreaterThanOrEqual(8);
  for (const one of needing) expect(visit(one, ''), one.path).toEqual(missing);
});
