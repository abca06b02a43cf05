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

/** The `lang` attribute of the document; browsers pick the Han glyphs and voices by it. */
export function htmlLang(locale: Locale): string {
  return locale;
}
