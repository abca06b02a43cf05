import type { BusinessErrorName } from '@xinglin/contract';
import { textIn, type ByLocale, type CommonLocale } from '@xinglin/rules';
import en from '../locales/en.json' with { type: 'json' };
import zhHans from '../locales/zh-Hans.json' with { type: 'json' };
import zhHant from '../locales/zh-Hant.json' with { type: 'json' };
import type { Locale } from './context';

type Texts = typeof zhHans;

/** The path of every text, for instance `sms.code.login`. */
type PathsOf<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${PathsOf<Node[Key]>}`;
}[keyof Node & string];

export type TextKey = PathsOf<Texts>;

const texts: ByLocale<Texts> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en };

/** The text of `key` for a reader of `locale`, each `{{name}}` replaced by its value. */
export function textOf(
  locale: Locale,
  key: TextKey,
  values: Record<string, string | number> = {},
): string {
  let node: unknown = textIn(texts, locale);
  // TextKey holds only paths that exist in every language, so each step finds an object or the text.
  for (const part of key.split('.')) node = (node as Record<string, unknown>)[part];
  return (node as string).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
}

/** The language in which a reader is given the gateway's own words: what is written with them says it is in. */
export function writtenIn(locale: Locale): CommonLocale {
  return textIn<CommonLocale>({ 'zh-Hans': 'zh-Hans', 'zh-Hant': 'zh-Hant', en: 'en' }, locale);
}

/** What a person reads when the call is refused. */
export function refusalText(locale: Locale, errorName: BusinessErrorName): string {
  return textOf(locale, `refusal.${errorName}`);
}
