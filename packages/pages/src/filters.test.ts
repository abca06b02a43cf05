import { describe, expect, expectTypeOf, it } from 'vitest';
import { choice, flag, readFilters, type ValuesOf, words, writeFilters } from './filters';

const filters = { group: choice(['open', 'closed']), available: flag, q: words(4) };
const read = (query: string) => readFilters(filters, new URLSearchParams(query));
const none = { group: undefined, available: false, q: '' };

describe('what an address says of a list', () => {
  it.each([
    ['', none],
    ['group=open&available=1&q=%20knee%20joint', { group: 'open', available: true, q: 'knee' }],
    ['group=everything&available=yes&q=', none],
    ['q=kne%F0%9F%98%80', { ...none, q: 'kne' }],
  ])('%j is read, and what does not fit counts as absent', (query, values) => {
    expect(read(query)).toEqual(values);
  });

  it('is written without defaults, so that equal lists have equal addresses', () => {
    expect(writeFilters(filters, none)).toEqual({});
    const written = { group: 'closed', available: '1', q: 'hand' };
    expect(writeFilters(filters, read('q=hand&available=1&group=closed'))).toEqual(written);
  });

  it('has the types of its filters', () => {
    expectTypeOf<ValuesOf<typeof filters>>().toEqualTypeOf<{
      readonly group: 'open' | 'closed' | undefined;
      readonly available: boolean;
      readonly q: string;
    }>();
  });
});
