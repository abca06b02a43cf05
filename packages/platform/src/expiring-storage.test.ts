import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createExpiringStorage,
  defaultStorageLifeMs,
  sessionStorageLifeMs,
} from './expiring-storage';
import type { StorageArea } from './expiring-storage';

/** An area that holds so many characters and then refuses, as browsers do. */
function areaOf(
  capacity = Number.POSITIVE_INFINITY,
): StorageArea & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      const used = [...values].reduce(
        (sum, [name, text]) => sum + (name === key ? 0 : text.length),
        0,
      );
      if (used + value.length > capacity) throw new Error('QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  };
}

function clockAt(start: number) {
  const clock = { at: start, now: () => clock.at };
  return clock;
}

describe('expiring storage', () => {
  test('keeps a value for its life and not longer', () => {
    const clock = clockAt(1000);
    const area = areaOf();
    const storage = createExpiringStorage({ area: () => area, prefix: 'xl', now: clock.now });
    expect(storage.set('draft', { text: '头痛' })).toBe(true);
    clock.at += defaultStorageLifeMs - 1;
    expect(storage.get('draft')).toEqual({ text: '头痛' });
    clock.at += 1;
    expect(storage.get('draft')).toBeNull();
    expect(area.values.size).toBe(0);
  });

  test('of a session keeps a value for 10,800 s', () => {
    const clock = clockAt(1000);
    const area = areaOf();
    const lifeMs = sessionStorageLifeMs;
    const storage = createExpiringStorage({
      area: () => area,
      prefix: 'xl',
      lifeMs,
      now: clock.now,
    });
    storage.set('draft', 1);
    clock.at += 10_800_000 - 1;
    expect(storage.get('draft')).toBe(1);
    clock.at += 1;
    expect(storage.get('draft')).toBeNull();
  });

  test('outlives the page', () => {
    const area = areaOf();
    createExpiringStorage({ area: () => area, prefix: 'xl', now: () => 0 }).set('a', 1, 10);
    expect(createExpiringStorage({ area: () => area, prefix: 'xl', now: () => 9 }).get('a')).toBe(
      1,
    );
  });

  test('a value from the future is dead', () => {
    const clock = clockAt(Date.parse('2027-11-20'));
    const area = areaOf();
    const storage = createExpiringStorage({ area: () => area, prefix: 'xl', now: clock.now });
    storage.set('a', 1);
    clock.at = Date.parse('2026-11-20');
    expect(storage.get('a')).toBeNull();
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"value":1}',
    '{"value":1,"savedAt":"0","lifeMs":9}',
  ])('corrupt text %j reads as nothing and is thrown away', (text) => {
    const area = areaOf();
    area.values.set('xl:a', text);
    const storage = createExpiringStorage({ area: () => area, prefix: 'xl', now: () => 1 });
    expect(storage.get('a')).toBeNull();
    expect(area.values.has('xl:a')).toBe(false);
  });

  test('a full area makes room from what is dead', () => {
    const clock = clockAt(0);
    const area = areaOf(100);
    const storage = createExpiringStorage({ area: () => area, prefix: 'xl', now: clock.now });
    storage.set('old', 'x'.repeat(40), 10);
    clock.at = 20;
    expect(storage.set('new', 'y'.repeat(40))).toBe(true);
    expect(storage.get('new')).toBe('y'.repeat(40));
    expect(area.values.has('xl:old')).toBe(false);
  });

  test('a full area falls back on memory, and an older value never comes back', () => {
    const area = areaOf(100);
    const storage = createExpiringStorage({ area: () => area, prefix: 'xl', now: () => 0 });
    storage.set('a', 'first');
    expect(storage.set('a', 'z'.repeat(200))).toBe(false);
    expect(storage.get('a')).toBe('z'.repeat(200));
    expect(storage.set('a', 'last')).toBe(true);
    expect(storage.get('a')).toBe('last');
  });

  test.each([
    [
      'throws at a look',
      () => {
        throw new Error('SecurityError');
      },
    ],
    // Some web views really give null here, against the type.
    ['is null', () => null as unknown as StorageArea],
    ['is not given', undefined],
  ] as [string, (() => StorageArea) | undefined][])(
    'an area that %s: values live in memory',
    (_name, area) => {
      const clock = clockAt(0);
      const storage = createExpiringStorage({
        ...(area && { area }),
        prefix: 'xl',
        now: clock.now,
      });
      expect(storage.set('a', 1, 10)).toBe(false);
      expect(storage.get('a')).toBe(1);
      clock.at = 10;
      expect(storage.get('a')).toBeNull();
      storage.set('b', 2);
      storage.clear();
      expect(storage.get('b')).toBeNull();
    },
  );

  test('a value JSON has no words for is not kept', () => {
    const cycle: Record<string, unknown> = {};
    cycle['self'] = cycle;
    const storage = createExpiringStorage({ area: areaOf, prefix: 'xl' });
    expect(storage.set('a', cycle)).toBe(false);
    expect(storage.get('a')).toBeNull();
  });

  test('clear leaves the values of others alone', () => {
    const area = areaOf();
    area.values.set('other:a', '1');
    const storage = createExpiringStorage({ area: () => area, prefix: 'xl' });
    storage.set('a', 1);
    storage.set('b', 2);
    storage.clear();
    expect([...area.values.keys()]).toEqual(['other:a']);
  });

  test('any JSON value comes back, from an area of any size', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(60), (value, capacity) => {
        const area = areaOf(capacity);
        const storage = createExpiringStorage({ area: () => area, prefix: 'xl', now: () => 5 });
        storage.set('a', value);
        expect(storage.get('a')).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
