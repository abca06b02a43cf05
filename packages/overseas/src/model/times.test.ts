import { expect, test } from 'vitest';
import { bothInstants, bothTimes } from './times';

// Clocks change in Rome on 29 March and 25 October 2026 at 01:00 UTC, in Vancouver on 2 November 2025 at 09:00 UTC and
// for the last time on 8 March 2026 at 10:00 UTC; in Jakarta and where the doctors are they never do.
test.each([
  [
    'Europe/Rome',
    'before summer time',
    '2026-03-29T00:59:00Z',
    '29 mar 2026 01:59',
    '29 mar 2026 08:59',
  ],
  [
    'Europe/Rome',
    'an hour that is left out',
    '2026-03-29T01:00:00Z',
    '29 mar 2026 03:00',
    '29 mar 2026 09:00',
  ],
  [
    'Europe/Rome',
    'half past two, in summer time',
    '2026-10-25T00:30:00Z',
    '25 ott 2026 02:30',
    '25 ott 2026 08:30',
  ],
  [
    'Europe/Rome',
    'half past two once more',
    '2026-10-25T01:30:00Z',
    '25 ott 2026 02:30',
    '25 ott 2026 09:30',
  ],
  [
    'America/Vancouver',
    'half past one, in summer time',
    '2025-11-02T08:30:00Z',
    '2 nov 2025 01:30',
    '2 nov 2025 16:30',
  ],
  [
    'America/Vancouver',
    'half past one once more',
    '2025-11-02T09:30:00Z',
    '2 nov 2025 01:30',
    '2 nov 2025 17:30',
  ],
  [
    'America/Vancouver',
    'before summer time',
    '2026-03-08T09:59:00Z',
    '8 mar 2026 01:59',
    '8 mar 2026 17:59',
  ],
  [
    'America/Vancouver',
    'an hour that is left out',
    '2026-03-08T10:00:00Z',
    '8 mar 2026 03:00',
    '8 mar 2026 18:00',
  ],
  [
    'Asia/Jakarta',
    'on the day of Rome’s change',
    '2026-03-29T01:00:00Z',
    '29 mar 2026 08:00',
    '29 mar 2026 09:00',
  ],
  [
    'Asia/Jakarta',
    'when a year ends there',
    '2026-12-31T16:30:00Z',
    '31 dic 2026 23:30',
    '1 gen 2027 00:30',
  ],
])('%s, %s', (zone, _when, at, own, theirs) => {
  expect(bothInstants(at, 'it', zone)).toEqual({ own, theirs });
});

test.each(['Asia/Shanghai', 'Asia/Singapore', 'Australia/Perth'])(
  'in %s, by whose clock it is the same time, it is told once',
  (zone) => {
    expect(bothInstants('2026-07-01T00:30:00Z', 'en', zone)).toEqual({
      own: 'Jul 1, 2026 08:30',
      theirs: null,
    });
    expect(bothTimes('2026-07-01T00:30:00Z', 'en', zone)).toEqual({ own: '08:30', theirs: null });
  },
);

test.each([
  ['Europe/Rome', '2026-07-01T10:00:00Z', '12:00', '18:00'],
  ['Europe/Rome', '2026-07-01T20:00:00Z', '22:00', '2 juil. 2026 04:00'],
  ['America/Vancouver', '2026-07-01T20:00:00Z', '13:00', '2 juil. 2026 04:00'],
  ['Asia/Jakarta', '2026-12-01T03:00:00Z', '10:00', '11:00'],
])('a message in %s of %s', (zone, at, own, theirs) => {
  expect(bothTimes(at, 'fr', zone)).toEqual({ own, theirs });
});
