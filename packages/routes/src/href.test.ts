import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { fillPath } from './fill-path';
import { declared } from './declared';
import { href, type LinkArguments, type ParamsOf, type ParamsOfPath } from './href';
import { leadOn } from './lead-on';
import { matchRoute } from './match-route';
import { pathsOf, type RouteRow } from './route-row';
import { routes } from './generated/tables';

test('links are site-relative, with encoded params and query', () => {
  expect(href('directory.home')).toBe('/');
  expect(href('directory.hospitalDoctors', { hospitalId: 'h/1', deptId: '内科' })).toBe(
    '/hospital/experts/h%2F1/%E5%86%85%E7%A7%91',
  );
  expect(href('booking.orderStatus', {}, { orderNo: 'A&1', page: 2, none: undefined })).toBe(
    '/my/order/status?orderNo=A%261&page=2',
  );
});

test('a missing, empty or dot param is refused', () => {
  for (const id of ['', '.', '..'])
    expect(() => href('directory.hospital', { id })).toThrow('needs a value');
  expect(() => fillPath('/hospital/:id')).toThrow('"id"');
});

test('an optional segment is left out without a value, a splat keeps its slashes', () => {
  expect(fillPath('/records/:id?', { id: 'a b' }, { page: 1 })).toBe('/records/a%20b?page=1');
  expect(fillPath('/records/:id?')).toBe('/records');
  expect(fillPath('/:id?')).toBe('/');
  expect(fillPath('/test/*', { '*': 'a/b c' })).toBe('/test/a/b%20c');
  expect(fillPath('/test/*')).toBe('/test');
  for (const rest of ['', 'a//b', '../b']) {
    expect(() => fillPath('/test/*', { '*': rest }), rest).toThrow('needs a value');
  }
  expect(() => fillPath('/records/:id?', { id: '' })).toThrow('"id"');
  expectTypeOf<ParamsOfPath<'/a/:b/:c?'>>().branded.toEqualTypeOf<{
    readonly b: string;
    readonly c?: string | undefined;
  }>();
  expectTypeOf<ParamsOfPath<'/test/*'>>().branded.toEqualTypeOf<{
    readonly '*'?: string | undefined;
  }>();
  expectTypeOf<[]>().toExtend<LinkArguments<'/a/:b?'>>();
  expectTypeOf<[]>().not.toExtend<LinkArguments<'/a/:b'>>();
});

test('a redirect keeps the query, and its own words win', () => {
  expect(leadOn('/list?scene=home&doctorId=:id', { id: '7&8' }, '?scene=x&from=a%20b')).toBe(
    '/list?scene=home&from=a%20b&doctorId=7%268',
  );
  expect(leadOn('/submit/first', {}, '')).toBe('/submit/first');
  expect(leadOn('/doctor/:id', { id: '医' }, '')).toBe('/doctor/%E5%8C%BB');
  expect(() => leadOn('/list?id=:id', {}, '')).toThrow('"id"');
});

test('each redirect of the tables can be filled from its own path', () => {
  for (const row of Object.values<RouteRow>({ ...routes, ...declared })) {
    if (row.redirectTo === undefined) continue;
    const names = [...row.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
    const params = Object.fromEntries(names.map((name) => [name, '1']));
    expect(leadOn(row.redirectTo, params, '')).toMatch(/^\/[^/]/);
    expect(row.kind).toBe('redirect');
  }
});

test('the types ask for each param and refuse personal data', () => {
  expectTypeOf<ParamsOf<'booking.reservation'>>().toEqualTypeOf<{
    readonly hospitalId: string;
    readonly shiftCaseId: string;
  }>();
  const wrong = [
    // @ts-expect-error params are required
    () => href('directory.hospital'),
    // @ts-expect-error the param has another name
    () => href('directory.hospital', { hospitalId: '1' }),
    // @ts-expect-error no such route
    () => href('directory.nowhere'),
    // @ts-expect-error a phone number does not belong into a URL
    () => href('directory.search', {}, { mobile: '13800000000' }),
  ];
  expect(wrong).toHaveLength(4);
});

test('whatever the params, a link leads back to its route with the same params', () => {
  const param = fc
    .string({ minLength: 1, maxLength: 8 })
    .filter((text) => text !== '.' && text !== '..' && !text.includes('%2F'));
  for (const [name, row] of Object.entries(routes)) {
    const path = pathsOf(row)[0] ?? '';
    const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
    fc.assert(
      fc.property(
        fc.array(param, { minLength: names.length, maxLength: names.length }),
        (values) => {
          const params = Object.fromEntries(names.map((key, index) => [key, values[index] ?? '']));
          // A value that equals a literal sibling ("depts") would be that page; ids are never such words.
          fc.pre(values.every((value) => !/^[a-z]+$/i.test(value)));
          expect(matchRoute(routes, fillPath(path, params))).toMatchObject({ name, params });
        },
      ),
      { numRuns: 50 },
    );
  }
});
