import { toLocale } from './locales';
import type { Locale, PortalLanguages } from './locales';

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
 * the cookie, else the portal's own. `acceptLanguage` only picks the script of that one: the spec makes
 * Simplified Chinese the fallback, and a phone set to Traditional should not see it.
 * A value the portal does not offer counts as absent.
 */
export function chooseLocale(hints: LocaleHints, portal: PortalLanguages): Locale {
  const offered = (tag: string | null | undefined) => offeredLocale(tag, portal);
  const { defaultLocale } = portal;
  const writesDefault = (tag: string | undefined): Locale | null => {
    const locale = offered(tag);
    return locale !== null && languageOf(locale) === languageOf(defaultLocale) ? locale : null;
  };
  return (
    askedLocale(hints, portal) ??
    offered(hints.cookie) ??
    mostWanted(hints.acceptLanguage, writesDefault) ??
    defaultLocale
  );
}

/** The language that an address asks for itself, by `lang` or inside `target`; null where it asks for none on offer. */
export function askedLocale(
  { query, targetQuery }: Pick<LocaleHints, 'query' | 'targetQuery'>,
  portal: PortalLanguages,
): Locale | null {
  return offeredLocale(query, portal) ?? offeredLocale(langOfTarget(targetQuery), portal);
}

function offeredLocale(tag: string | null | undefined, portal: PortalLanguages): Locale | null {
  const locale = toLocale(tag);
  return locale !== null && portal.locales.includes(locale) ? locale : null;
}

/** The language without its script. */
function languageOf(locale: Locale): string {
  return locale.replace(/-.*/, '');
}

function langOfTarget(target: string | null | undefined): string | null {
  if (!target) return null;
  try {
    return new URL(target, 'http://portal.invalid').searchParams.get('lang');
  } catch {
    return null;
  }
}

/** The most wanted of an `Accept-Language` header's languages that counts; `null` when none does. */
function mostWanted(
  acceptLanguage: string | null | undefined,
  counts: (tag: string | undefined) => Locale | null,
): Locale | null {
  let best: Locale | null = null;
  let bestQuality = 0;
  for (const entry of (acceptLanguage ?? '').slice(0, 500).split(',')) {
    const [tag, ...parameters] = entry.split(';').map((part) => part.trim());
    const locale = counts(tag);
    if (locale === null) continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = weight === undefined ? 1 : Number(weight.slice(2));
    if (quality > bestQuality) {
      best = locale;
      bestQuality = quality;
    }
  }
  return best;
}
