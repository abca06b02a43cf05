import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageNoOf, pageWindow } from './page-window';

describe('pageNoOf', () => {
  it.each([
    [null, 1],
    ['', 1],
    ['3', 3],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['1e3', 1],
    ['9999', 1],
    ['x', 1],
  ])('%s is page %i', (query, pageNo) => {
    expect(pageNoOf({ get: (name) => (query === null || name !== 'pageNo' ? null : query) })).toBe(
      pageNo,
    );
  });
});

describe('pageWindow', () => {
  it('shows all pages up to the tenth, and ends at the wanted one', () => {
    expect(pageWindow(1)).toEqual([1]);
    expect(pageWindow(3)).toEqual([1, 2, 3]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), (pageNo) => {
        const pages = pageWindow(pageNo);
        expect(pages.length).toBe(Math.min(pageNo, 10));
        expect(pages.at(-1)).toBe(pageNo);
        expect(
          pages.every((page, index) => index === 0 || page === (pages[index - 1] ?? 0) + 1),
        ).toBe(true);
      }),
    );
  });
});
