import { expect, it } from 'vitest';
import { holdsTyped, searchForm, typedWords } from './search-form';

it.each([
  ['ＡＢＣ', 'abc'],
  ['Lǚ', 'lu'],
  ['⼼內科', '心内科'],
  ['衞生', '卫生'],
  ['Straße', 'strasse'],
  ['Đặng', 'dang'],
  ['\u202D掛號\u202C', '挂号'],
])('%s is compared as %s', (text, form) => {
  expect(searchForm(text)).toBe(form);
  expect(searchForm(form)).toBe(form);
});

it('holds each word that was typed, in any of its spellings', () => {
  expect(holdsTyped('吕小满 Lü Xiaoman', 'lyu  呂')).toBe(true);
  expect(holdsTyped('吕小满 Lü Xiaoman', 'lyu 王')).toBe(false);
  expect(holdsTyped('吕小满', ' ')).toBe(true);
  expect(typedWords('慕容　LV')).toEqual([['慕容'], ['lv', 'lu']]);
});
