import type { BusinessErrorName } from '@xinglin/contract';
import { readableLocales, type CommonLocale } from '@xinglin/rules';
import type { Locale } from './context';

/** The path of every text below a node, for instance `sms.login`. */
type PathsOf<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${PathsOf<Node[Key]>}`;
}[keyof Node & string];

/** Texts of a language that says some of them only: what the overseas portal can show. */
type PartOf<Node> = {
  readonly [Key in keyof Node]?: Node[Key] extends string ? string : PartOf<Node[Key]>;
};

/** Texts by name, in groups. What a refusal is read as lies in the group `refusal`, by the error's name. */
interface Texts {
  readonly [name: string]: string | Texts;
}

/** The texts of one folder in each language; Simplified Chinese says which there are. */
type FolderTexts<Source extends Texts> = { readonly 'zh-Hans': Source } & Readonly<
  Record<Exclude<CommonLocale, 'zh-Hans'>, NoInfer<Source>> &
    Partial<Record<Exclude<Locale, CommonLocale>, PartOf<NoInfer<Source>>>>
>;

/**
 * The text of `key` for a reader of `locale`, each `{{name}}` replaced by its value. What no page of the overseas portal
 * can show is not said in its own languages: it is read in the best of `readableLocales`.
 */
export type TextOf<Key extends string> = (
  locale: Locale,
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The keys that a folder's `textOf` takes. */
export type KeyOf<Say> = Say extends TextOf<infer Key> ? Key : never;

type ByLocale = Readonly<Partial<Record<Locale, unknown>>>;

/** The folder whose texts a refusal is read from, by the error's name. */
const foldersByError = new Map<string, ByLocale>();

/** The text at a path; undefined where the language does not say it. */
function textAt(folder: ByLocale, locale: Locale, key: string): string | undefined {
  let node = folder[locale];
  for (const part of key.split('.')) node = (node as Record<string, unknown> | undefined)?.[part];
  return node as string | undefined;
}

function read(
  folder: ByLocale,
  locale: Locale,
  key: string,
  values: Readonly<Record<string, string | number>>,
): string {
  const [text] = readableLocales(locale).flatMap((readable) => textAt(folder, readable, key) ?? []);
  if (text === undefined) throw new Error(`no text ${key}`);
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/**
 * Declares the texts that lie beside a domain, a folder of the kernel or the platform, in its `locales.ts`. Returns what
 * reads them, by keys of this folder alone; {@link refusalText} finds its refusals once the folder is loaded.
 */
export function defineTexts<Source extends Texts>(
  texts: FolderTexts<Source>,
): TextOf<PathsOf<Omit<Source, 'refusal'>>> {
  const { refusal = {} } = texts['zh-Hans'];
  for (const name of Object.keys(refusal)) foldersByError.set(name, texts);
  return (locale, key, values = {}) => read(texts, locale, key, values);
}

/** What a person reads when the call is refused: the text lies in the folder that refuses with it. */
export function refusalText(locale: Locale, errorName: BusinessErrorName): string {
  return read(foldersByError.get(errorName) ?? {}, locale, `refusal.${errorName}`, {});
}
