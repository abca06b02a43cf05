import { isChinese, type Locale } from '@xinglin/rules';
import type { Port } from '../../platform/ports';
import type { Services } from '../../platform/services';
import { glossary } from './glossary';

/** Puts what one side said into the language of the other. */
export interface Translator {
  /** Whether it knows no more than the sentences and words of a list. */
  readonly isGlossary: boolean;
  /** Null where it cannot translate all of it: half a sentence of advice misleads. */
  translate(text: string, to: Locale): Promise<string | null>;
}

/** Translates messages; the product's own one knows a list of words, and says so. */
export const translatorPort: Port<Translator, Services> = {
  name: 'TRANSLATION',
  make: () => glossaryTranslator,
};

/** Each entry in every language, the longer first, so that no part of a phrase is replaced before the phrase. */
const entriesFrom = (to: Locale) =>
  glossary
    .flatMap((entry) =>
      Object.entries(entry).flatMap(([language, words]) =>
        language === to ? [] : [{ words, meant: entry[to] }],
      ),
    )
    .toSorted((one, other) => other.words.length - one.words.length);

const letter = /[\p{L}\p{N}]/u;
const han = /\p{Script=Han}/u;

/** Marks between sentences as the languages in Latin letters write them. */
const latinMarks: Readonly<Record<string, string>> = {
  '，': ', ',
  '、': ', ',
  '；': '; ',
  '：': ': ',
  '。': '. ',
  '？': '? ',
  '！': '! ',
};

/** Translates a message of which each sentence is in the list; a message with anything else stays untranslated. */
export const glossaryTranslator: Translator = {
  isGlossary: true,
  async translate(text, to) {
    const entries = entriesFrom(to);
    let rest = text;
    let before = '';
    let translated = '';
    while (rest !== '') {
      const found = entries.find(({ words }) => standsApart(rest, words, before));
      const [next = ''] = rest;
      if (found === undefined && /\p{L}/u.test(next))
        // Readers of one Chinese script can read the other.
        return isChinese(to) && han.test(text) ? text : null;
      translated += found?.meant ?? (isChinese(to) ? next : (latinMarks[next] ?? next));
      const length = found?.words.length ?? next.length;
      before = rest[length - 1] ?? '';
      rest = rest.slice(length);
    }
    return translated.replace(/ {2,}/g, ' ').trim();
  },
};

/** Whether a text begins with these words, and neither side of them goes on with a letter or a digit. */
function standsApart(text: string, words: string, before: string): boolean {
  if (text.slice(0, words.length).toLowerCase() !== words.toLowerCase()) return false;
  return !letter.test(before) && !letter.test(text[words.length] ?? '');
}
