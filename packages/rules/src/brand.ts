import { isChinese, locales, type ByLocale, type Locale } from './locale';

/** What a hospital's own brand is called and by which number its customer service is reached. */
export interface Brand {
  /** Null for the product's own name. */
  readonly name: Readonly<Record<Locale, string>> | null;
  /** As it is dialled; null where no number is set. */
  readonly phone: string | null;
}

type Settings = Readonly<Record<string, string | undefined>>;

/** The settings of a brand's name, by the language they are for. */
const nameSettings = {
  'zh-Hans': 'BRAND_NAME',
  'zh-Hant': 'BRAND_NAME_ZH_HANT',
  en: 'BRAND_NAME_EN',
} as const satisfies ByLocale<string>;

/** A name opens each text message in brackets of its own, and is a part of titles. */
const nameShape = /^[^\p{Cc}【】[\]<>{}]{1,40}$/u;

/**
 * Reads `BRAND_NAME`, `BRAND_NAME_ZH_HANT`, `BRAND_NAME_EN` and `BRAND_PHONE`. A language without a name of its own has
 * the one of `BRAND_NAME`, languages of the overseas portal the English one.
 * @returns the brand, or one sentence on the setting that cannot be used.
 */
export function readBrand(
  settings: Settings,
): { readonly ok: true; readonly brand: Brand } | { readonly ok: false; readonly problem: string } {
  const given = Object.values(nameSettings).filter((setting) => settings[setting]?.trim());
  const bad = given.find((setting) => !nameShape.test(settings[setting]?.trim() ?? ''));
  if (bad !== undefined)
    return {
      ok: false,
      problem: `${bad} must be a name of at most 40 characters, without brackets`,
    };
  const main = settings[nameSettings['zh-Hans']]?.trim() || null;
  if (main === null && given.length > 0)
    return { ok: false, problem: `${given.join(' and ')} must be set together with BRAND_NAME` };
  const phone = settings['BRAND_PHONE']?.trim() || null;
  if (phone !== null && !/^\+?\d[\d-]{2,19}$/.test(phone))
    return { ok: false, problem: 'BRAND_PHONE must be a telephone number such as 0574-87654321' };
  if (main === null) return { ok: true, brand: { name: null, phone } };
  const traditional = settings[nameSettings['zh-Hant']]?.trim() || main;
  const english = settings[nameSettings.en]?.trim() || main;
  const nameIn = (locale: Locale): string =>
    locale === 'zh-Hans' ? main : isChinese(locale) ? traditional : english;
  const name = Object.fromEntries(locales.map((locale) => [locale, nameIn(locale)]));
  // Every language has one.
  return { ok: true, brand: { name: name as Record<Locale, string>, phone } };
}
