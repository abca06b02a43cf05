import type { Locale } from '@xinglin/rules';
import type { Port } from '../../platform/ports';
import type { Services } from '../../platform/services';
import { glossary } from './glossary';

/** Puts what one side said into the language of the other. */
export interface Translator {
  /** Whether it knows no more than the words of a list. */
  readonly isGlossary: boolean;
  translate(text: string, to: Locale): Promise<string>;
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

/** Replaces the words of the list; what is not in it stays as it was said. */
export const glossaryTranslator: Translator = {
  isGlossary: true,
  async translate(text, to) {
    const entries = entriesFrom(to);
    let rest = text;
    let translated = '';
    while (rest !== '') {
      const found = entries.find(({ words }) => startsWithWords(rest, words, translated));
      translated += found?.meant ?? [...rest][0] ?? '';
      rest = rest.slice(found?.words.length ?? ([...rest][0] ?? '').length);
    }
    return translated;
  },
};

const letter = /[\p{Script=Latin}\p{N}]/u;

/** Whether a text begins with words of the list, as whole words where the script has such. */
function startsWithWords(text: string, words: string, before: string): boolean {
  if (text.slice(0, words.length).toLowerCase() !== words.toLowerCase()) return false;
  const isWord = letter.test(words[0] ?? '');
  return !(isWord && (letter.test(before.at(-1) ?? '') || letter.test(text[words.length] ?? '')));
}
