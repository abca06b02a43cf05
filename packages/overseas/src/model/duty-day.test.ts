import { nightEndsAt } from '@xinglin/rules';
import { expect, test } from 'vitest';
import { dutyDay } from './duty-day';

const doctors = { hours: { from: 7, to: 22 }, timeZone: 'Asia/Shanghai' };
const afternoon = Date.parse('2026-11-22T14:20:00+08:00');

test.each([
  ['Asia/Shanghai', '07:00', '22:00', [{ from: 7, to: 22 }]],
  [
    'America/Los_Angeles',
    '15:00',
    '06:00',
    [
      { from: 0, to: 6 },
      { from: 15, to: 24 },
    ],
  ],
  ['Europe/Rome', '00:00', '15:00', [{ from: 0, to: 15 }]],
  ['Asia/Kolkata', '04:30', '19:30', [{ from: 4.5, to: 19.5 }]],
  [
    'Pacific/Auckland',
    '12:00',
    '03:00',
    [
      { from: 0, to: 3 },
      { from: 12, to: 24 },
    ],
  ],
])('in %s the doctors are there from %s to %s', (zone, begins, ends, spans) => {
  expect(dutyDay(afternoon, zone, doctors)).toMatchObject({ begins, ends, spans });
});

test('shows the hour in the reader’s own day', () => {
  expect(dutyDay(afternoon, 'America/Los_Angeles', doctors).now).toBeCloseTo(22 + 20 / 60);
});

const zones = ['Asia/Shanghai', 'America/Vancouver', 'Europe/Rome', 'Asia/Jakarta', 'Asia/Kolkata'];

test.each(zones)(
  'all year the hour in %s is on duty when it is no night for the doctors',
  (zone) => {
    const begin = Date.parse('2026-01-01T00:00:00Z');
    for (let minutes = 0; minutes < 366 * 24 * 60; minutes += 97) {
      const now = begin + minutes * 60_000;
      const { spans, now: hour } = dutyDay(now, zone, doctors);
      const isOnDuty = spans.some(({ from, to }) => hour >= from - 1e-6 && hour < to - 1e-6);
      const isNight = nightEndsAt(new Date(now), doctors.timeZone) !== null;
      expect([now, isOnDuty]).toEqual([now, !isNight]);
    }
  },
);
