import { describe, expect, it } from 'vitest';
import { byCursor, numbered, whole } from './paging';

const query = (text: string) => new URLSearchParams(text);
const answer = (next: string | null) => ({ items: ['one'], next });

describe('a list by cursor', () => {
  it.each([
    ['', [{}]],
    ['cursor=a&cursor=b', [{}, { cursor: 'a' }, { cursor: 'b' }]],
  ])('%j says which parts are in view', (text, parts) => {
    expect(byCursor.parts(query(text))).toEqual(parts);
  });

  it('goes on after the last part, and keeps those before', () => {
    expect(byCursor.next(query('cursor=a'), answer('b'))).toEqual([
      ['cursor', 'a'],
      ['cursor', 'b'],
    ]);
    expect(byCursor.next(query('cursor=a'), answer(null))).toBeNull();
  });

  it('shows ten parts at most, the last ones, without a gap between them', () => {
    const cursors = Array.from({ length: 12 }, (_, index) => `c${String(index)}`);
    const parts = byCursor.parts(query(cursors.map((cursor) => `cursor=${cursor}`).join('&')));
    expect(parts).toEqual(cursors.slice(2).map((cursor) => ({ cursor })));
  });

  it('is empty without an item', () => {
    expect(byCursor.isEmpty({ items: [], next: null })).toBe(true);
    expect(byCursor.isEmpty(answer(null))).toBe(false);
  });
});

describe('a list by pages', () => {
  const page = (pageNo: number) => ({ total: 41, pageNo, pageSize: 20 });

  it('shows all pages up to the one in the address', () => {
    expect(numbered.parts(query('pageNo=2'))).toEqual([{ pageNo: 1 }, { pageNo: 2 }]);
  });

  it('ends where all is shown', () => {
    expect(numbered.next(query(''), page(2))).toEqual([['pageNo', '3']]);
    expect(numbered.next(query(''), page(3))).toBeNull();
  });

  it('is empty where there is nothing at all', () => {
    expect(numbered.isEmpty({ ...page(1), total: 0 })).toBe(true);
    expect(numbered.isEmpty(page(1))).toBe(false);
  });
});

it('a whole list has one part and no next', () => {
  expect(whole.parts(query('pageNo=4'))).toEqual([{}]);
  expect(whole.next(query(''), { items: ['one'] })).toBeNull();
  expect(whole.isEmpty({ items: [] })).toBe(true);
});
