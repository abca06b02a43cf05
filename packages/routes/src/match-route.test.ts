import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { matchRoute } from './match-route';
import { declared } from './declared';
import { defineRoutes, pathsOf, type RouteRow, type RouteTable } from './route-row';
import { routes } from './generated/tables';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

/** The same rows as react-router takes them. */
function byReactRouter(
  table: RouteTable,
  pathname: string,
): { name: string; params: object } | null {
  const objects = Object.entries(table).flatMap(([name, row]) =>
    pathsOf(row).map((path) => ({ id: name, path })),
  );
  const match = matchRoutes(objects, { pathname })?.[0];
  return match ? { name: match.route.id, params: { ...match.params } } : null;
}

function byUs(table: RouteTable, pathname: string): { name: string; params: object } | null {
  const match = matchRoute(table, pathname);
  return match ? { name: match.name, params: match.params } : null;
}

const word = fc.constantFrom('a', 'b', 'Hospital', 'my', 'x.y', 'order-list');
const segment = fc.oneof(
  { weight: 3, arbitrary: word },
  { weight: 2, arbitrary: fc.constantFrom(':p', ':q', ':r') },
  { weight: 1, arbitrary: fc.constantFrom(':p?', ':q?', 'a?', 'order-list?') },
);
const path = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.boolean())
  .map(([segments, splat]) => `/${[...segments, ...(splat ? ['*'] : [])].join('/')}`)
  .filter((value) => new Set(value.match(/:\w/g)).size === (value.match(/:\w/g) ?? []).length);
const table = fc
  .uniqueArray(
    fc.oneof({ weight: 9, arbitrary: path }, { weight: 1, arbitrary: fc.constant('*') }),
    { minLength: 1, maxLength: 12 },
  )
  .map((paths): RouteTable =>
    Object.fromEntries(
      paths.map((value, index): [string, RouteRow] => [
        `t.r${index}`,
        { path: value, title: 't:t' },
      ]),
    ),
  );
const part = fc.oneof(
  { weight: 5, arbitrary: word },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      'HOSPITAL',
      '%2F',
      'a%2Fb',
      '%E5%8C%BB',
      '%',
      '%0A',
      'b%0Dc',
      '%252F',
      '*',
      ':p',
      '\u212A',
      '.',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 4 }).map((text) => text.replaceAll('/', '')) },
);
const pathname = fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);

describe('matchRoute', () => {
  test('equals react-router on any table and path', () => {
    fc.assert(
      fc.property(table, pathname, (rows, value) => {
        expect(byUs(rows, value)).toEqual(byReactRouter(rows, value));
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    ['/records/7', { path: '/records/:id?', params: { id: '7' } }],
    ['/records', { path: '/records/:id?', params: {} }],
    ['/records/new', { path: '/records/new', params: {} }],
    ['/test', { path: '/test/*', params: { '*': '' } }],
    ['/test/a/b%2Fc', { path: '/test/*', params: { '*': 'a/b/c' } }],
  ])('an optional segment or a splat: %s', (value, expected) => {
    const rows = defineRoutes({
      't.records': { path: '/records/:id?', title: 't:t' },
      't.new': { path: '/records/new', title: 't:t' },
      't.test': { path: '/test/*', title: 't:t' },
    });
    expect(matchRoute(rows, value)).toMatchObject(expected);
    expect(byUs(rows, value)).toEqual(byReactRouter(rows, value));
  });

  test('equals react-router on the composed and the declared routes together', () => {
    const rows: RouteTable = { ...routes, ...declared };
    const paths = Object.values(rows).flatMap(pathsOf);
    const near = fc
      .tuple(fc.constantFrom(...paths), fc.array(part, { maxLength: 1 }), fc.func(part))
      .map(([path, more, fill]) =>
        [...path.split('/').map((one) => (/[:*]/.test(one) ? fill(one) : one)), ...more].join('/'),
      );
    fc.assert(
      fc.property(near, (value) => {
        expect(byUs(rows, value)).toEqual(byReactRouter(rows, value));
      }),
      // react-router compiles all rows anew for each path.
      { numRuns: 40 },
    );
  });

  test.each([
    ['/', 'directory.home', {}],
    ['/index', 'directory.home', {}],
    ['/hospital/12', 'directory.hospital', { id: '12' }],
    ['/hospital/depts/12/', 'directory.hospitalDepartments', { hospitalId: '12' }],
    ['/HOSPITAL/experts/1/2', 'directory.hospitalDoctors', { hospitalId: '1', deptId: '2' }],
    ['/expert/book/7', 'booking.expertBookShort', { doctorId: '7' }],
    ['/expert/7', 'directory.doctor', { id: '7' }],
    ['/no/such/page', 'portal.notFound', { '*': 'no/such/page' }],
  ])('%s is %s', (value, name, params) => {
    expect(byUs(routes, value)).toEqual({ name, params });
    expect(byReactRouter(routes, value)).toEqual({ name, params });
  });
});
