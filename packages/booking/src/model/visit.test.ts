import { describe, expect, it } from 'vitest';
import { arriveBy, dateBadge, isBooked, statusLook, visitText } from './visit';

const visit = { date: '2026-11-22', startTime: '08:00', endTime: '08:30' };

describe('visitText', () => {
  it.each([
    ['zh-Hans', '11月22日 周日 08:00–08:30'],
    ['en', 'Sun, Nov 22 08:00–08:30'],
  ])('in %s is %s', (locale, text) => {
    expect(visitText(visit, locale)).toBe(text);
  });
});

it.each([
  ['08:00', '07:30'],
  ['13:40', '13:10'],
  ['00:10', '00:00'],
])('is to be come to, when it begins at %s, by %s', (startTime, by) => {
  expect(arriveBy({ startTime })).toBe(by);
});

it('keeps the day of the hospital in the date block, whatever the reader’s zone', () => {
  expect(dateBadge('2026-11-02', 'zh-Hans')).toEqual({
    date: '2026-11-02',
    monthText: '11月',
    dayText: '2',
    weekdayText: '周一',
  });
});

it.each([
  ['awaitingHospital', false, 'attention'],
  ['awaitingPayment', false, 'attention'],
  ['confirmed', true, 'upcoming'],
  ['checkedIn', true, 'upcoming'],
  ['completed', true, 'done'],
  ['noShow', true, 'problem'],
  ['expired', false, 'cancelled'],
  ['refusedByHospital', false, 'cancelled'],
  ['refunding', false, 'cancelled'],
] as const)('%s came through: %s, and looks %s', (status, booked, state) => {
  expect(isBooked(status)).toBe(booked);
  expect(statusLook(status).state).toBe(state);
});
