import { createExpiringStorage } from '@xinglin/platform';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf } from '../testing/storage-area';
import { clearSeen, readSeen, rememberSeen, type Seen } from './recently-seen';

const storage = (now: () => number = () => 0, entries = new Map<string, string>()) =>
  createExpiringStorage({ prefix: 'test', area: () => areaOf(entries), now });
const doctor = (id: string): Seen => ({
  kind: 'doctor',
  id,
  name: `${id}医生`,
  note: '心血管内科',
});

describe('what was looked at', () => {
  it('stands newest first, once each, six at most', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'abcdefghij')), (ids) => {
        const kept = storage();
        for (const id of ids) rememberSeen(kept, null, doctor(id));
        const expected = [...new Set([...ids].reverse())].slice(0, 6);
        expect(readSeen(kept, null).map(({ id }) => id)).toEqual(expected);
      }),
    );
  });

  it('tells a doctor from a hospital with the same id', () => {
    const kept = storage();
    rememberSeen(kept, null, doctor('1'));
    rememberSeen(kept, null, { ...doctor('1'), kind: 'hospital' });
    expect(readSeen(kept, null)).toHaveLength(2);
  });

  it('is of the person alone, and a visitor takes theirs along', () => {
    const kept = storage();
    rememberSeen(kept, null, doctor('1'));
    expect(readSeen(kept, 'u-1')).toHaveLength(1);
    rememberSeen(kept, 'u-1', doctor('2'));
    expect(readSeen(kept, 'u-2')).toEqual([]);
    expect(readSeen(kept, 'u-1')).toEqual([]);
  });

  it('is forgotten after a month, and on asking', () => {
    let now = 0;
    const kept = storage(() => now);
    rememberSeen(kept, null, doctor('1'));
    now = 31 * 24 * 60 * 60 * 1000;
    expect(readSeen(kept, null)).toEqual([]);
    rememberSeen(kept, null, doctor('2'));
    clearSeen(kept);
    expect(readSeen(kept, null)).toEqual([]);
  });

  it('reads nothing that it did not write', () => {
    const kept = storage();
    for (const seen of [null, 'x', [null, { kind: 'drug', id: '1', name: 'x', note: '' }, {}]])
      kept.set('seen', { owner: null, seen });
    expect(readSeen(kept, null)).toEqual([]);
  });
});
