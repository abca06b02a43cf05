import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hospitalLevels,
  hospitalRequest,
  readHospitals,
  writeHospitals,
  type HospitalQuery,
} from './hospital-query';

const read = (query: string): HospitalQuery => readHospitals(new URLSearchParams(query));

describe('the address of the hospital list', () => {
  it('says what was asked, whatever it was', () => {
    const anyQuery: fc.Arbitrary<HospitalQuery> = fc.record({
      q: fc.string({ maxLength: 50 }).map((text) => text.trim()),
      level: fc.constantFrom('', ...hospitalLevels),
      available: fc.boolean(),
      pageNo: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(readHospitals(new URLSearchParams(writeHospitals(query)))).toEqual(query);
      }),
    );
  });

  it('reads nonsense as nothing', () => {
    expect(read('level=5A&available=yes&pageNo=-1')).toEqual({
      q: '',
      level: '',
      available: false,
      pageNo: 1,
    });
  });
});

it('asks for the city, the words and the filters', () => {
  expect(hospitalRequest(read('q=同仁&level=3A&available=1'), '330100', 2)).toEqual({
    q: '同仁',
    areaId: '330100',
    level: '3A',
    onlyAvailable: true,
    pageNo: 2,
  });
  expect(hospitalRequest(read(''), undefined, 1)).toEqual({ pageNo: 1 });
});
