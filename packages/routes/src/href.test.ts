import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { fillPath } from './fill-path';
import { href, type ParamsOf } from './href';
import { matchRoute } from './match-route';
import { pathsOf } from './route-row';
import { routes } from './tables';

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
