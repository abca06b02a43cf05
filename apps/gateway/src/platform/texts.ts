import type { BusinessErrorName } from '@xinglin/contract';
import { readableLocales, textIn, type CommonLocale } from '@xinglin/rules';
import en from '../locales/en.json' with { type: 'json' };
import fr from '../locales/fr.json' with { type: 'json' };
import id from '../locales/id.json' with { type: 'json' };
import it from '../locales/it.json' with { type: 'json' };
import zhHans from '../locales/zh-Hans.json' with { type: 'json' };
import zhHant from '../locales/zh-Hant.json' with { type: 'json' };
import type { Locale } from './context';

type Texts = typeof zhHans;

/** The path of every text, for instance `sms.code.login`. */
type PathsOf<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${PathsOf<Node[Key]>}`;
}[keyof Node & string];

export type TextKey = PathsOf<Texts>;

/** Texts of a language that says some of the product only: what the overseas portal can show. */
type Part<Node> = {
  readonly [Key in keyof Node]?: Node[Key] extends string ? string : Part<Node[Key]>;
};

const texts: Readonly<
  Record<CommonLocale, Texts> & Record<Exclude<Locale, CommonLocale>, Part<Texts>>
> = {
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  en,
  it,
  fr,
  id,
};

/** The text at a path; undefined where the language does not say it. */
function textAt(locale: Locale, key: TextKey): string | undefined {
  let node: unknown = texts[locale];
  for (const part of key.split('.')) node = (node as Record<string, unknown> | undefined)?.[part];
  return node as string | undefined;
}

/**
 * The text of `key` for a reader of `locale`, each `{{name}}` replaced by its value. What no page of the overseas portal
 * can show is not said in its own languages: it is read in the best of `readableLocales`.
 */
export function textOf(
  locale: Locale,
  key: TextKey,
  values: Record<string, string | number> = {},
): string {
  const [text] = readableLocales(locale).flatMap((readable) => textAt(readable, key) ?? []);
  if (text === undefined) throw new Error(`no text ${key}`);
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/**
 * The language in which a reader is given words that exist in the common languages only: documents and pages of the main
 * portal, which say what language they are in.
 */
export function writtenIn(locale: Locale): CommonLocale {
  return textIn<CommonLocale>({ 'zh-Hans': 'zh-Hans', 'zh-Hant': 'zh-Hant', en: 'en' }, locale);
}

/** What a person reads when the call is refused. */
export function refusalText(locale: Locale, errorName: BusinessErrorName): string {
  return textOf(locale, `refusal.${errorName}`);
}
