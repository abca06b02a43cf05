import { describe, expect, it } from 'vitest';
import { nextDayText } from './availability';

const translate = (key: string) => key;

describe('nextDayText', () => {
  it.each([
    ['2026-11-20', 'zh-Hans', 'shared:day.today'],
    ['2026-11-21', 'zh-Hans', 'shared:day.tomorrow'],
    ['2026-11-22', 'zh-Hans', '周日'],
    ['2026-11-26', 'en', 'Thu'],
    ['2026-11-27', 'zh-Hans', '11月27日'],
    ['2026-12-01', 'en', 'Dec 1'],
  ])('calls %s from 2026-11-20 in %s %s', (date, locale, text) => {
    expect(nextDayText(date, '2026-11-20', locale, translate)).toBe(text);
  });
});
