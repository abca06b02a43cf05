import { createExpiringStorage } from '@xinglin/platform';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf } from '../testing/storage-area';
import { clearHistory, readHistory, rememberSearch } from './search-history';

const storage = (now: () => number = () => 0, entries = new Map<string, string>()) =>
  createExpiringStorage({ prefix: 'test', area: () => areaOf(entries), now });

describe('earlier searches', () => {
  it('stand newest first, once each, ten at most', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'abcdefghijklmn')), (searches) => {
        const store = storage();
        for (const words of searches) rememberSearch(store, null, ` ${words} `);
        const expected = [...new Set([...searches].reverse())].slice(0, 10);
        expect(readHistory(store, null)).toEqual(expected);
      }),
    );
  });

  it('leave out an empty search', () => {
    const store = storage();
    rememberSearch(store, null, '头痛');
    expect(rememberSearch(store, null, '  ')).toEqual(['头痛']);
  });

  it('are gone after a day, and when cleared', () => {
    let time = 0;
    const store = storage(() => time);
    rememberSearch(store, null, '头痛');
    time = 86_399_999;
    expect(readHistory(store, null)).toEqual(['头痛']);
    time = 86_400_000;
    expect(readHistory(store, null)).toEqual([]);
    rememberSearch(store, null, '咳嗽');
    clearHistory(store);
    expect(readHistory(store, null)).toEqual([]);
  });

  it('survive what others left in the storage', () => {
    const entries = new Map([
      [
        'test:searches',
        JSON.stringify({
          value: { owner: null, searches: [1, '', '头痛'] },
          savedAt: 0,
          lifeMs: 10,
        }),
      ],
    ]);
    expect(
      readHistory(
        storage(() => 0, entries),
        null,
      ),
    ).toEqual(['头痛']);
    entries.set('test:searches', 'broken');
    expect(
      readHistory(
        storage(() => 0, entries),
        null,
      ),
    ).toEqual([]);
  });

  it('belong to one person; signing in keeps them, signing out or another person ends them', () => {
    const store = storage();
    rememberSearch(store, null, '头痛');
    expect(readHistory(store, 'a')).toEqual(['头痛']);
    expect(rememberSearch(store, 'a', '咳嗽')).toEqual(['咳嗽', '头痛']);
    expect(readHistory(store, 'b')).toEqual([]);
    expect(readHistory(store, 'a')).toEqual([]);
    rememberSearch(store, 'a', '发热');
    expect(readHistory(store, null)).toEqual([]);
    expect(rememberSearch(store, null, '皮疹')).toEqual(['皮疹']);
  });
});
