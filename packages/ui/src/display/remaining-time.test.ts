import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockText, minutesToAnnounce, remainingSeconds } from './remaining-time';

const until = '2026-11-20T10:30:00+08:00';
const end = Date.parse(until);

it.each([
  [end - 60_000, 0, 60],
  [end - 59_001, 0, 60],
  [end - 1, 0, 1],
  [end, 0, 0],
  [end + 5000, 0, 0],
  // A device an hour slow is put right by the server's clock, and one an hour fast too.
  [end - 3_660_000, 3_600_000, 60],
  [end + 3_540_000, -3_600_000, 60],
])('counts whole seconds, rounded up, on the server clock (%d, %d)', (now, offset, seconds) => {
  expect(remainingSeconds(until, now, offset)).toBe(seconds);
});

it('is at its end for an instant it cannot read', () => {
  expect(remainingSeconds('soon', end, 0)).toBe(0);
});

it.each([
  [0, '00:00'],
  [9, '00:09'],
  [1661, '27:41'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [36_061, '10:01:01'],
])('writes %d s as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

it('writes a text that reads back as the same number', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seconds) => {
      const read = clockText(seconds)
        .split(':')
        .reduce((sum, part) => sum * 60 + Number(part), 0);
      expect(read).toBe(seconds);
    }),
  );
});

it('announces only around five minutes and one minute', () => {
  const announced = Array.from({ length: 1000 }, (_, seconds) => minutesToAnnounce(seconds));
  expect(announced.filter((minutes) => minutes === 5)).toHaveLength(10);
  expect(announced.filter((minutes) => minutes === 1)).toHaveLength(10);
  expect(announced[300]).toBe(5);
  expect(announced[301]).toBeUndefined();
  expect(announced[60]).toBe(1);
  expect(announced[0]).toBeUndefined();
});
