/** Every language the product knows, as BCP 47 tags, the source language first (spec 1 §1). A portal offers some of them. */
export const locales = ['zh-Hans', 'zh-Hant', 'en', 'it', 'fr', 'id'] as const;

/** A language of the product, as a BCP 47 tag. */
export type Locale = (typeof locales)[number];

/** The languages in which every text of the product exists, whichever portal shows it. */
export const commonLocales = ['zh-Hans', 'zh-Hant', 'en'] as const satisfies readonly Locale[];

/** One of {@link commonLocales}. */
export type CommonLocale = (typeof commonLocales)[number];

/** A text by language. The source language is always there, any other may be missing: {@link textIn} reads it. */
export type ByLocale<Text = string> = Readonly<
  Partial<Record<Locale, Text>> & Record<'zh-Hans', Text>
>;

/** Whether a language is written in Chinese, of either script. */
export function isChinese(locale: Locale): boolean {
  return locale.startsWith('zh');
}

/** Whether a value is exactly one of {@link locales}. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

const traditionalRegions = new Set(['tw', 'hk', 'mo']);

/**
 * The language for a language tag of any spelling: `zh-TW`, `zh_HK` and `zh-Hant-MO` are Traditional Chinese, other
 * `zh` tags Simplified, `en-GB` English, `in` the former code of Indonesian. A script in the tag outweighs its region.
 * `null` when the product does not know it.
 */
export function toLocale(tag: string | null | undefined): Locale | null {
  const [code, ...subtags] = (tag ?? '').trim().toLowerCase().split(/[-_]/);
  const language = code === 'in' ? 'id' : code;
  if (language !== 'zh') return locales.find((locale) => locale === language) ?? null;
  if (subtags.includes('hans')) return 'zh-Hans';
  if (subtags.includes('hant')) return 'zh-Hant';
  return subtags.some((subtag) => traditionalRegions.has(subtag)) ? 'zh-Hant' : 'zh-Hans';
}

/**
 * The languages in which a reader is given a text, the best first: their own; where that is missing, either Chinese
 * for the other and English before Chinese for everyone else. The one rule of falling back, for pages and gateway.
 */
export function readableLocales(locale: Locale): readonly Locale[] {
  const others: readonly Locale[] = locale.startsWith('zh') ? ['zh-Hans', 'en'] : ['en', 'zh-Hans'];
  return [locale, ...others.filter((other) => other !== locale)];
}

/** The text for a reader of a language, in the best of {@link readableLocales} that it has. */
export function textIn<Text>(texts: ByLocale<Text>, locale: Locale): Text {
  for (const readable of readableLocales(locale)) {
    const text = texts[readable];
    if (text !== undefined) return text;
  }
  return texts['zh-Hans'];
}
