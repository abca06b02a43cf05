import { defaultLocale, toLocale } from './locales';
import type { Locale } from './locales';

/** What a request or a page says about the person's language. All of it is untrusted. */
export interface LocaleHints {
  /** The `lang` query parameter. */
  query?: string | null | undefined;
  /** The raw `target` query parameter: a URL or path that may carry a `lang` of its own. */
  targetQuery?: string | null | undefined;
  /** The value of the language cookie. */
  cookie?: string | null | undefined;
  /** The `Accept-Language` header, or `navigator.languages` joined by commas. */
  acceptLanguage?: string | null | undefined;
}

/**
 * The language of a request (spec 1 §2): the `lang` parameter, else the one inside `target`, else
 * the cookie, else Chinese. `acceptLanguage` only picks the script of that Chinese: the spec makes
 * Simplified the fallback of the main portal, and a phone set to Traditional should not see it.
 * A value the portal does not speak counts as absent.
 */
export function chooseLocale(hints: LocaleHints): Locale {
  return (
    toLocale(hints.query) ??
    toLocale(langOfTarget(hints.targetQuery)) ??
    toLocale(hints.cookie) ??
    chineseOf(hints.acceptLanguage) ??
    defaultLocale
  );
}

function langOfTarget(target: string | null | undefined): string | null {
  if (!target) return null;
  try {
    return new URL(target, 'http://portal.invalid').searchParams.get('lang');
  } catch {
    return null;
  }
}

/** The most wanted Chinese of an `Accept-Language` header; `null` when it lists none. */
function chineseOf(acceptLanguage: string | null | undefined): Locale | null {
  let best: Locale | null = null;
  let bestQuality = 0;
  for (const entry of (acceptLanguage ?? '').slice(0, 500).split(',')) {
    const [tag, ...parameters] = entry.split(';').map((part) => part.trim());
    const locale = toLocale(tag);
    if (locale !== 'zh-Hans' && locale !== 'zh-Hant') continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = weight === undefined ? 1 : Number(weight.slice(2));
    if (quality > bestQuality) {
      best = locale;
      bestQuality = quality;
    }
  }
  return best;
}
