import { textIn } from '@xinglin/rules';
import type { Locale } from '../../platform/context';
import { localised, syllables, toTraditional } from '../../platform/translate';
import { readKnowledge, type KnowledgeEntry } from './knowledge-files';

/** Simplified Chinese and English. */
type Pair = readonly [string, string];

/** A text of the files in the language of a reader. */
export const textOfPair = ([chinese, english]: Pair, locale: Locale): string =>
  textIn(localised(chinese, english), locale);

/** What else a reader may call an entry. */
export function otherNamesOf({ otherNames }: KnowledgeEntry, locale: Locale): string[] {
  const [chinese, english] = otherNames;
  return textIn(
    { 'zh-Hans': chinese, 'zh-Hant': chinese.map((text) => toTraditional(text)), en: english },
    locale,
  );
}

/** An entry with what it is sorted by in each language. */
interface Filed {
  readonly entry: KnowledgeEntry;
  /** Pinyin and English, in small letters. */
  readonly sortedBy: Pair;
}

let filed: ReadonlyMap<string, Filed> | null = null;

function everything(): ReadonlyMap<string, Filed> {
  filed ??= new Map(
    readKnowledge().map((entry) => {
      const [chinese, english] = entry.name;
      return [entry.id, { entry, sortedBy: [syllables(chinese).join(' '), english.toLowerCase()] }];
    }),
  );
  return filed;
}

const readsChinese = (locale: Locale): boolean =>
  textIn({ 'zh-Hans': true, 'zh-Hant': true, en: false }, locale);

const sortedBy = ({ sortedBy: [pinyin, english] }: Filed, locale: Locale): string =>
  readsChinese(locale) ? pinyin : english;

/** An entry as a list shows it. */
export interface ListedEntry {
  readonly entry: KnowledgeEntry;
  readonly name: string;
  /** A to Z. */
  readonly letter: string;
}

const listed = (one: Filed, locale: Locale): ListedEntry => ({
  entry: one.entry,
  name: textOfPair(one.entry.name, locale),
  letter: sortedBy(one, locale).charAt(0).toUpperCase(),
});

/** Every entry in the order in which a reader looks for names. */
export function listEntries(locale: Locale): ListedEntry[] {
  return [...everything().values()]
    .toSorted((one, other) => (sortedBy(one, locale) < sortedBy(other, locale) ? -1 : 1))
    .map((one) => listed(one, locale));
}

/** One entry; null where there is none. */
export function findEntry(id: string, locale: Locale): ListedEntry | null {
  const one = everything().get(id);
  return one === undefined ? null : listed(one, locale);
}
