import type { Locale } from '@xinglin/rules';

export { commonLocales, isLocale, locales, toLocale } from '@xinglin/rules';
export type { Locale } from '@xinglin/rules';

/** The languages of a portal: which ones a person can choose, and which one speaks when nothing else is known. */
export interface PortalLanguages {
  /** In the order of the language switch. */
  readonly locales: readonly [Locale, ...Locale[]];
  /** One of them. */
  readonly defaultLocale: Locale;
}

/** Each language in its own words, for the language switch; it is never translated. */
export const languageNames: Record<Locale, string> = {
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  id: 'Bahasa Indonesia',
};

/** The same in one short word, for a row in which all stand side by side. */
export const shortLanguageNames: Record<Locale, string> = {
  ...languageNames,
  'zh-Hans': '简体',
  'zh-Hant': '繁體',
  id: 'Indonesia',
};

/** The offer to go on in a language, in that language, for a reader whose phone speaks it. */
export const continueInLanguage: Record<Locale, string> = {
  'zh-Hans': '使用简体中文',
  'zh-Hant': '使用繁體中文',
  en: 'Continue in English',
  it: 'Continua in italiano',
  fr: 'Continuer en français',
  id: 'Lanjut dalam bahasa Indonesia',
};

/** The `lang` attribute of the document; browsers pick the Han glyphs and voices by it. */
export function htmlLang(locale: Locale): string {
  return locale;
}
