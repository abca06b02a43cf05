import { expect, test } from 'vitest';
import { locales, readableLocales, textIn, type Locale } from './locale';

test.each<[Locale, readonly Locale[]]>([
  ['zh-Hans', ['zh-Hans', 'en']],
  ['zh-Hant', ['zh-Hant', 'zh-Hans', 'en']],
  ['en', ['en', 'zh-Hans']],
  ['fr', ['fr', 'en', 'zh-Hans']],
  ['id', ['id', 'en', 'zh-Hans']],
])('a reader of %s is given a text in %s', (locale, order) => {
  expect(readableLocales(locale)).toEqual(order);
});

test('a text is there for every reader, whichever languages it has', () => {
  const chinese = { 'zh-Hans': '医院' };
  const two = { ...chinese, en: 'hospital' };
  const three = { ...two, fr: 'hôpital' };
  const read = (texts: typeof chinese) => locales.map((locale) => textIn(texts, locale)).join();
  expect(read(chinese)).toBe('医院,医院,医院,医院,医院,医院');
  expect(read(two)).toBe('医院,医院,hospital,hospital,hospital,hospital');
  expect(read(three)).toBe('医院,医院,hospital,hospital,hôpital,hospital');
});

test('an empty list is a text', () => {
  expect(textIn({ 'zh-Hans': ['身份证'], en: [] }, 'it')).toEqual([]);
});
