import { describe, expect, it } from 'vitest';
import { daysLeft } from './last-day';

const endsAt = '2026-12-01T00:00:00+08:00';

describe('days left of a package', () => {
  it.each([
    ['2026-11-22T14:20:00+08:00', 9],
    ['2026-11-30T00:00:00+08:00', 1],
    ['2026-11-30T23:59:59+08:00', 1],
    ['2026-12-01T00:00:00+08:00', 0],
    ['2026-12-09T09:00:00+08:00', 0],
  ])('at %s are %i', (now, days) => {
    expect(daysLeft(endsAt, now)).toBe(days);
  });
});
