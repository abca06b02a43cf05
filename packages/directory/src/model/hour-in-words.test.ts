import { expect, it } from 'vitest';
import texts from '../locales/zh-Hans.json';
import { hourInWords } from './hour-in-words';

/** Finds a text as i18next does. */
function t(key: string, values: Record<string, unknown>): string {
  let found: unknown = texts;
  for (const part of key.replace('directory:', '').split('.'))
    found = (found as Record<string, unknown> | undefined)?.[part];
  return String(found).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

it.each([
  ['00:30', '凌晨 12 点半'],
  ['04:59', '凌晨 4 点 59 分'],
  ['05:00', '早上 5 点'],
  ['08:05', '早上 8 点 05 分'],
  ['09:00', '上午 9 点'],
  ['12:00', '中午 12 点'],
  ['14:30', '下午 2 点半'],
  ['23:00', '晚上 11 点'],
])('says %s as people do', (time, words) => {
  expect(hourInWords(`2026-11-23T${time}:00+08:00`, 'Asia/Shanghai', t)).toBe(words);
});
