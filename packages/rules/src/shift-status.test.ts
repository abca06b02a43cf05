import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cancelMoment,
  nextRelease,
  payMoment,
  releaseMoment,
  shiftStatus,
  type ShiftFacts,
  type TimingRules,
} from './shift-status';

const rules: TimingRules = {
  timeZone: 'Asia/Shanghai',
  windowDays: 7,
  releaseTime: '07:00',
  closeMinutesBefore: 30,
};

const shift: ShiftFacts = {
  date: '2026-12-08',
  startsAt: new Date('2026-12-08T08:30:00+08:00'),
  remaining: 3,
  stopped: false,
};

describe('payMoment', () => {
  it.each([
    ['long before the visit', '2026-12-05T12:00:00+08:00', '2026-12-05T12:20:00+08:00'],
    ['until the very visit', '2026-12-08T08:10:00+08:00', '2026-12-08T08:30:00+08:00'],
    ['cut short by the visit', '2026-12-08T08:25:00+08:00', '2026-12-08T08:30:00+08:00'],
  ])('%s', (_, now, expected) => {
    const until = payMoment(new Date(now), shift.startsAt, { payWithinMinutes: 20 });
    expect(until).toEqual(new Date(expected));
  });

  it('is never after the visit began, nor later than the hospital gives (property)', () => {
    const moments = fc.date({
      min: new Date('2026-11-01'),
      max: shift.startsAt,
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 1440 }), (now, payWithinMinutes) => {
        const until = payMoment(now, shift.startsAt, { payWithinMinutes }).getTime();
        expect(until).toBeLessThanOrEqual(shift.startsAt.getTime());
        expect(until - now.getTime()).toBeLessThanOrEqual(payWithinMinutes * 60_000);
      }),
    );
  });
});

describe('shiftStatus', () => {
  it.each([
    ['a minute before release', {}, '2026-12-01T06:59:59+08:00', 'notReleased'],
    ['at release', {}, '2026-12-01T07:00:00+08:00', 'released'],
    ['in the window', {}, '2026-12-05T12:00:00+08:00', 'released'],
    ['just before closing', {}, '2026-12-08T07:59:59.999+08:00', 'released'],
    ['at closing', {}, '2026-12-08T08:00:00+08:00', 'closed'],
    ['long over', {}, '2027-01-01T00:00:00+08:00', 'closed'],
    ['no place left', { remaining: 0 }, '2026-12-05T12:00:00+08:00', 'full'],
    ['no place left, not open yet', { remaining: 0 }, '2026-11-30T12:00:00+08:00', 'notReleased'],
    ['no place left, closed', { remaining: 0 }, '2026-12-08T08:10:00+08:00', 'closed'],
    ['stopped', { stopped: true }, '2026-12-05T12:00:00+08:00', 'stopped'],
    ['stopped before release', { stopped: true }, '2026-11-01T12:00:00+08:00', 'stopped'],
    ['stopped and over', { stopped: true }, '2026-12-09T12:00:00+08:00', 'stopped'],
  ] as const)('%s', (_, change, now, expected) => {
    expect(shiftStatus({ ...shift, ...change }, rules, new Date(now))).toBe(expected);
  });

  it('never goes back in time: not released, then open, then closed', () => {
    const order = ['notReleased', 'released', 'closed'];
    const moments = fc.integer({
      min: Date.parse('2026-11-20T00:00Z'),
      max: Date.parse('2026-12-12T00:00Z'),
    });
    fc.assert(
      fc.property(moments, moments, (left, right) => {
        const [early, late] = [Math.min(left, right), Math.max(left, right)];
        const before = order.indexOf(shiftStatus(shift, rules, new Date(early)));
        const after = order.indexOf(shiftStatus(shift, rules, new Date(late)));
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

it('tells when a day opens and until when an order can be cancelled, at the hospital', () => {
  expect(releaseMoment('2026-12-08', rules).toISOString()).toBe('2026-11-30T23:00:00.000Z');
  const cancel = { timeZone: 'Asia/Shanghai', cancelDaysBefore: 1, cancelUntil: '18:00' };
  expect(cancelMoment('2026-12-08', cancel).toISOString()).toBe('2026-12-07T10:00:00.000Z');
  expect(
    cancelMoment('2026-12-08', {
      ...cancel,
      cancelDaysBefore: 0,
      cancelUntil: '07:30',
    }).toISOString(),
  ).toBe('2026-12-07T23:30:00.000Z');
});

describe('nextRelease', () => {
  it.each([
    [
      'a moment before the hour',
      '2026-12-01T06:59:59+08:00',
      '2026-12-01T07:00:00+08:00',
      '2026-12-08',
    ],
    ['at the hour', '2026-12-01T07:00:00+08:00', '2026-12-02T07:00:00+08:00', '2026-12-09'],
    ['in the evening', '2026-12-01T22:00:00+08:00', '2026-12-02T07:00:00+08:00', '2026-12-09'],
    ['on another day in UTC', '2026-12-31T20:00:00Z', '2027-01-01T07:00:00+08:00', '2027-01-08'],
  ])('%s', (_, now, at, day) => {
    expect(nextRelease(rules, new Date(now))).toEqual({ at: new Date(at), day });
  });
});
