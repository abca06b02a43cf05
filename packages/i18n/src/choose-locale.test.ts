import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseLocale } from './choose-locale';
import type { LocaleHints } from './choose-locale';
import { commonLocales, htmlLang, languageNames, locales, toLocale } from './locales';
import type { Locale, PortalLanguages } from './locales';

describe('toLocale', () => {
  test.each([
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh_SG', 'zh-Hans'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh_HK', 'zh-Hant'],
    ['ZH-mo', 'zh-Hant'],
    ['zh-Hant', 'zh-Hant'],
    ['zh-Hant-CN', 'zh-Hant'],
    ['en', 'en'],
    ['en-GB', 'en'],
    ['fr-CA', 'fr'],
    ['it_IT', 'it'],
    ['id', 'id'],
    ['in-ID', 'id'],
    ['de', null],
    ['english', null],
    ['', null],
    [undefined, null],
  ])('%s → %s', (tag, expected) => {
    expect(toLocale(tag)).toBe(expected);
  });

  test('every language is its own tag, its own html lang and has a name', () => {
    for (const locale of locales) {
      expect(toLocale(locale)).toBe(locale);
      expect(Intl.getCanonicalLocales(htmlLang(locale))).toEqual([locale]);
      expect(languageNames[locale]).not.toBe('');
    }
  });
});

const main: PortalLanguages = { locales: commonLocales, defaultLocale: 'zh-Hans' };

describe('chooseLocale', () => {
  const cases: [string, LocaleHints, string][] = [
    ['nothing is known', {}, 'zh-Hans'],
    ['query wins', { query: 'en', targetQuery: '/a?lang=zh-TW', cookie: 'zh-Hant' }, 'en'],
    ['target comes next', { targetQuery: '/expert/1?lang=zh-TW', cookie: 'en' }, 'zh-Hant'],
    ['an absolute target', { targetQuery: 'https://h5.example.com/?lang=en' }, 'en'],
    ['a target without a language', { targetQuery: '/expert/1', cookie: 'en' }, 'en'],
    ['a broken target', { targetQuery: 'http://[', cookie: 'en' }, 'en'],
    ['cookie', { cookie: 'zh-Hant', acceptLanguage: 'zh-CN' }, 'zh-Hant'],
    ['an unknown query counts as absent', { query: 'xx', cookie: 'en' }, 'en'],
    ['one the portal does not offer as well', { query: 'fr', cookie: 'en' }, 'en'],
    ['a phone set to Traditional', { acceptLanguage: 'zh-TW,zh;q=0.9,en;q=0.8' }, 'zh-Hant'],
    ['the heavier Chinese', { acceptLanguage: 'zh-HK;q=0.5,zh-CN;q=0.8' }, 'zh-Hans'],
    ['a Chinese that is refused', { acceptLanguage: 'zh-HK;q=0,zh-CN;q=0.1' }, 'zh-Hans'],
    ['an English browser sees the default', { acceptLanguage: 'en-US,en;q=0.9' }, 'zh-Hans'],
  ];
  test.each(cases)('%s', (_name, hints, expected) => {
    expect(chooseLocale(hints, main)).toBe(expected);
  });

  const abroad: PortalLanguages = { locales: ['it', 'id', 'zh-Hant'], defaultLocale: 'it' };
  test.each<[string, LocaleHints, Locale]>([
    ['its own default', {}, 'it'],
    ['a language of its own', { query: 'id' }, 'id'],
    ['the cookie of another portal', { cookie: 'en' }, 'it'],
    ['a target’s language', { targetQuery: '/a?lang=zh-TW', cookie: 'id' }, 'zh-Hant'],
    ['a browser says nothing that counts', { acceptLanguage: 'id,zh-TW;q=0.9' }, 'it'],
  ])('a portal with other languages: %s', (_name, hints, expected) => {
    expect(chooseLocale(hints, abroad)).toBe(expected);
  });

  test('whatever comes, the answer is a language of the portal', () => {
    const hint = fc.option(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })));
    fc.assert(
      fc.property(hint, hint, hint, hint, (query, targetQuery, cookie, acceptLanguage) => {
        const hints = { query, targetQuery, cookie, acceptLanguage };
        expect(main.locales).toContain(chooseLocale(hints, main));
      }),
    );
  });
});
