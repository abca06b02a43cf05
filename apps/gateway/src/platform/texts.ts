import type { BusinessErrorName } from '@xinglin/contract';
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

const texts: Record<Locale, Texts> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en };

/** The text of `key` in `locale`, each `{{name}}` replaced by its value. */
export function textOf(
  locale: Locale,
  key: TextKey,
  values: Record<string, string | number> = {},
): string {
  let node: unknown = texts[locale];
  // TextKey holds only paths that exist in every language, so each step finds an object or the text.
  for (const part of key.split('.')) node = (node as Record<string, unknown>)[part];
  return (node as string).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
}

/** What a person reads when the call is refused. */
export function refusalText(locale: Locale, errorName: BusinessErrorName): string {
  return textOf(locale, `refusal.${errorName}`);
}
