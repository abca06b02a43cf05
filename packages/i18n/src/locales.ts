/** Every language of the main portal, the source language first (quality.md, Inclusion). */
export const locales = ['zh-Hans', 'zh-Hant', 'en'] as const;

/** A language of the portal, as a BCP 47 tag. */
export type Locale = (typeof locales)[number];

/** The language when nothing else is known (spec 1 §2, Overseas screens). */
export const defaultLocale: Locale = 'zh-Hans';

/** Each language in its own words, for the language switch; it is never translated. */
export const languageNames: Record<Locale, string> = {
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  en: 'English',
};

/** Whether a value is exactly one of {@link locales}. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

const traditionalRegions = new Set(['tw', 'hk', 'mo']);

/**
 * The portal's language for a language tag of any spelling: `zh-TW`, `zh_HK` and `zh-Hant-MO` are
 * Traditional Chinese, other `zh` tags Simplified, `en-GB` English. A script in the tag outweighs
 * its region. `null` when the portal does not speak it.
 */
export function toLocale(tag: string | null | undefined): Locale | null {
  const [language, ...subtags] = (tag ?? '').trim().toLowerCase().split(/[-_]/);
  if (language === 'en') return 'en';
  if (language !== 'zh') return null;
  if (subtags.includes('hans')) return 'zh-Hans';
  if (subtags.includes('hant')) return 'zh-Hant';
  return subtags.some((subtag) => traditionalRegions.has(subtag)) ? 'zh-Hant' : 'zh-Hans';
}

/** The `lang` attribute of the document; browsers pick the Han glyphs and voices by it. */
export function htmlLang(locale: Locale): string {
  return locale;
}
