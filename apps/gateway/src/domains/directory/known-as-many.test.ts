import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Queryable } from '../../platform/database';
import { isKnownAsMany, knowAsMany } from './known-as-many';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

// Only its identity is looked at.
const database = () => ({}) as Queryable;

it('remembers a question for an hour, of one database', () => {
  const [one, other] = [database(), database()];
  expect(isKnownAsMany(one, 'q')).toBe(false);
  knowAsMany(one, 'q');
  expect(isKnownAsMany(one, 'q')).toBe(true);
  expect(isKnownAsMany(other, 'q')).toBe(false);
  vi.advanceTimersByTime(3_600_000);
  expect(isKnownAsMany(one, 'q')).toBe(false);
});

it('forgets the oldest of very many', () => {
  const db = database();
  for (let count = 0; count < 5000; count += 1) knowAsMany(db, String(count));
  knowAsMany(db, '0');
  knowAsMany(db, 'one more');
  expect(['0', '1', '2'].map((question) => isKnownAsMany(db, question))).toEqual([
    true,
    false,
    true,
  ]);
});
