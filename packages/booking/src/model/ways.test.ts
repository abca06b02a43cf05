import { matchRoute, routes } from '@xinglin/routes';
import { describe, expect, it } from 'vitest';
import { waysAt, type BookingWays } from './ways';

const at = (address: string): BookingWays => {
  const [pathname = '', search] = address.split('?');
  return waysAt({ pathname, query: new URLSearchParams(search) });
};

/** Every address of a flow, filled with some id. */
const addressesOf = (flow: BookingWays): readonly string[] => [
  flow.home,
  flow.hospitals,
  flow.departments,
  flow.fastDepartments,
  flow.fastDoctors({ deptId: 'cardiology' }),
  flow.search({ q: 'x' }),
  flow.hospital('h-1'),
  flow.department('cardiology'),
  flow.hospitalDepartment('h-1', 'hd-1'),
  flow.doctor('d-1'),
  flow.times('d-1'),
  flow.reservation({ hospitalId: 'h-1', shiftCaseId: 's-1' }, { patientId: 'p-1' }),
  flow.pay('R1'),
  flow.status('R1'),
  flow.orders(),
  flow.order('R1'),
];

describe('the flow of an address', () => {
  it.each(['/standard/index', '/standard/expert/book/d-1'])(
    'is the standard one at %s, and every link of it stays there',
    (address) => {
      for (const link of addressesOf(at(address))) expect(at(link).home).toBe('/standard/index');
    },
  );

  it.each(['/booking', '/my/reservation/pay/R1', '/standardepartment/cardiology'])(
    'is the main one at %s, and no link of it leaves it',
    (address) => {
      for (const link of addressesOf(at(address))) {
        expect(link).not.toMatch(/standard/);
        expect(at(link).home).toBe('/booking');
      }
    },
  );

  it('has a page at each of its addresses', () => {
    for (const address of ['/booking', '/standard/index'])
      for (const link of addressesOf(at(address)))
        expect(matchRoute(routes, link.replace(/\?.*/, '')), link).not.toBeNull();
  });
});
