import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberFromSeed, pickFromSeed } from './seed';

it('is stable: the same id is drawn the same way in every process', () => {
  expect(numberFromSeed('doctor-1')).toBe(numberFromSeed('doctor-1'));
  expect(numberFromSeed('')).toBe(0x811c9dc5);
  expect(numberFromSeed('a')).toBe(0xe40c292c);
});

it('picks a member of the list, and every member for some seed', () => {
  const items = ['a', 'b', 'c'] as const;
  fc.assert(
    fc.property(fc.string(), fc.nat(5), (seed, turn) =>
      items.includes(pickFromSeed(items, seed, turn)),
    ),
  );
  const picked = new Set(
    Array.from({ length: 100 }, (_, index) => pickFromSeed(items, `d-${String(index)}`)),
  );
  expect(picked.size).toBe(3);
});
