import { describe, expect, it } from 'vitest';
import { nextDay } from './availability';

describe('nextDay', () => {
  it.each([
    ['2026-11-20', 'zh-Hans', { key: 'today' }],
    ['2026-11-21', 'zh-Hans', { key: 'tomorrow' }],
    ['2026-11-22', 'zh-Hans', { key: 'next', day: '周日' }],
    ['2026-11-26', 'en', { key: 'next', day: 'Thu' }],
    ['2026-11-27', 'zh-Hans', { key: 'next', day: '11月27日' }],
    ['2026-12-01', 'en', { key: 'next', day: 'Dec 1' }],
  ])('calls %s from 2026-11-20 in %s %j', (date, locale, named) => {
    expect(nextDay(date, '2026-11-20', locale)).toEqual(named);
  });
});
