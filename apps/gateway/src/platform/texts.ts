import { textIn, type CommonLocale } from '@xinglin/rules';
import type { Locale } from './context';
import { defineTexts } from './define-texts';
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };
import it from './locales/it.json' with { type: 'json' };
import zhHans from './locales/zh-Hans.json' with { type: 'json' };
import zhHant from './locales/zh-Hant.json' with { type: 'json' };

export { refusalText } from './define-texts';

/** What the platform itself says: the brand, fields, and the refusals that any call may give. */
export const textOf = defineTexts({
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  en,
  it,
  fr,
  id,
});

/** In whose name a document is handed out. */
export const providedBy = (channel: string, locale: Locale): string =>
  textOf(locale, 'document.providedBy', { channel });

/**
 * The language in which a reader is given words that exist in the common languages only: documents and pages of the main
 * portal, which say what language they are in.
 */
export function writtenIn(locale: Locale): CommonLocale {
  return textIn<CommonLocale>({ 'zh-Hans': 'zh-Hans', 'zh-Hant': 'zh-Hant', en: 'en' }, locale);
}
