import { expect, it } from 'vitest';
import { hospitalTimeZone } from './format-time';
import { shownDeadline } from './shown-deadline';

it.each([
  ['2026-11-25T00:00:00+08:00', '2026-11-24T23:59:00+08:00'],
  ['2026-11-25T00:01:00+08:00', '2026-11-25T00:01:00+08:00'],
  ['2026-11-24T23:59:00+08:00', '2026-11-24T23:59:00+08:00'],
  ['2026-11-24T21:20:00+08:00', '2026-11-24T21:20:00+08:00'],
])('a deadline at %s is shown as %s', (end, shown) => {
  expect(shownDeadline(new Date(end), hospitalTimeZone)).toEqual(new Date(shown));
});

it('is of the day in its own zone', () => {
  const end = new Date('2026-12-01T23:00:00Z');
  expect(shownDeadline(end, 'Europe/Paris')).toEqual(new Date('2026-12-01T22:59:00Z'));
  expect(shownDeadline(end, 'Asia/Shanghai')).toEqual(end);
});
