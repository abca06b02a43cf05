// Owns: the one form in which what is typed is compared with what is looked for.
// Must not know: what is looked for.
// Used by: every search.
import { plainText, spellings, withoutAccents } from '@xinglin/rules';
import { simplified } from './simplified';

/** Latin letters that Unicode takes apart into nothing simpler. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A text as all searches compare it: written plainly, small letters without accents, Traditional characters as Simplified ones. */
export function searchForm(text: string): string {
  const letters = withoutAccents(plainText(text));
  return simplified(letters.replaceAll(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter));
}

/** The words that were typed, each in all of its spellings. */
export const typedWords = (typed: string): readonly (readonly string[])[] =>
  searchForm(typed).split(/\s+/u).filter(Boolean).map(spellings);

/** Whether a text holds each word that was typed; nothing typed is in every text. */
export function holdsTyped(text: string, typed: string): boolean {
  const form = searchForm(text);
  return typedWords(typed).every((ways) => ways.some((way) => form.includes(way)));
}
