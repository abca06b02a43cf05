import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countFilters,
  doctorRequest,
  doctorSorts,
  hospitalRequest,
  isAsking,
  readSearch,
  withoutFilters,
  writeSearch,
  type SearchQuery,
} from './search-query';
import { doctorTitles } from './doctor-titles';

const anySearch: fc.Arbitrary<SearchQuery> = fc.record({
  q: fc.string({ maxLength: 50 }).map((text) => text.trim()),
  tab: fc.constantFrom('all', 'doctor', 'hospital'),
  deptId: fc.constantFrom('', 'cardiology', '12'),
  areaId: fc.constantFrom('', 'all', '330100'),
  title: fc.constantFrom('', ...doctorTitles),
  available: fc.boolean(),
  sort: fc.constantFrom(...doctorSorts),
  pageNo: fc.integer({ min: 1, max: 999 }),
});

const read = (query: string): SearchQuery => readSearch(new URLSearchParams(query));

describe('the address of a search', () => {
  it('says what was searched, whatever it was', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(readSearch(new URLSearchParams(writeSearch(search)))).toEqual(search);
      }),
    );
  });

  it('keeps a sign whole where the words are cut, so that they can stand in an address', () => {
    const { q } = read(`q=${'a'.repeat(49)}%F0%9F%98%80`);
    expect(q).toBe('a'.repeat(49));
    expect(encodeURIComponent(q)).toBe(q);
  });

  it('takes any text without failing, and never asks with a value the gateway refuses', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, value) => {
        const search = readSearch(
          new URLSearchParams([
            ['q', value],
            ['deptId', value],
            ['areaId', value],
            ['title', value],
            ['pageNo', value],
            [name, value],
          ]),
        );
        expect(search.q.length).toBeLessThanOrEqual(50);
        expect(search.areaId).toMatch(/^(|all|\d{6})$/);
        expect(search.deptId).toMatch(/^[\w-]{0,64}$/);
        expect(['', ...doctorTitles]).toContain(search.title);
      }),
    );
  });

  it('is empty for a search of nothing', () => {
    expect(writeSearch(read(''))).toEqual({});
    expect(isAsking(read(''))).toBe(false);
    expect(isAsking(read('available=1'))).toBe(false);
    expect(isAsking(read('tab=doctor'))).toBe(true);
    expect(isAsking(read('q=%20头痛%20'))).toBe(true);
  });
});

describe('what the gateway is asked', () => {
  it('is the chosen city unless the address says otherwise', () => {
    expect(doctorRequest(read('q=头痛&tab=doctor'), '330100', 2)).toEqual({
      q: '头痛',
      areaId: '330100',
      pageNo: 2,
    });
    expect(doctorRequest(read('q=头痛&tab=doctor&areaId=all'), '330100', 1)).toEqual({
      q: '头痛',
      pageNo: 1,
    });
    expect(hospitalRequest(read('tab=hospital&areaId=310100'), '330100', 1)).toEqual({
      areaId: '310100',
      pageNo: 1,
    });
    expect(hospitalRequest(read('q=同仁'), undefined, 1)).toEqual({ q: '同仁', pageSize: 3 });
  });

  it('carries the filters of doctors only to doctors', () => {
    const search = read('tab=doctor&deptId=cardiology&title=chief&available=1');
    expect(doctorRequest(search, undefined, 1)).toEqual({
      deptId: 'cardiology',
      title: 'chief',
      onlyAvailable: true,
      pageNo: 1,
    });
    expect(hospitalRequest(search, undefined, 1)).toEqual({ onlyAvailable: true, pageNo: 1 });
  });
});

describe('filters', () => {
  it('are counted for what they narrow', () => {
    expect(countFilters(read('tab=doctor&deptId=1&title=chief&available=1&areaId=all'))).toBe(4);
    expect(countFilters(read('tab=hospital&deptId=1&title=chief&available=1'))).toBe(1);
  });

  it('are gone without them, the words are not', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const bare = withoutFilters(search);
        expect(countFilters(bare)).toBe(0);
        expect(bare.q).toBe(search.q);
        expect(bare.tab).toBe(search.tab);
      }),
    );
  });
});
