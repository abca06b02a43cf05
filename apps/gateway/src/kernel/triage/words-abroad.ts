import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { triageFolder } from './knowledge-files';

/** Letters and what joins them: nothing that means something in a pattern. */
const Phrase = z.string().regex(/^[\p{L}' -]+$/u);

/** A word of the tables with what people say for it in the languages of the overseas portal that the tables lack. */
const AbroadWord = z.object({
  word: z.string().min(1),
  it: z.array(Phrase).min(1),
  fr: z.array(Phrase).min(1),
  id: z.array(Phrase).min(1),
});

/** Reads the words from abroad. */
export function readWordsAbroad(): readonly z.output<typeof AbroadWord>[] {
  const file = join(triageFolder(), 'words-abroad.json');
  return z.array(AbroadWord).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Small letters without accents, which are often left out. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('œ', 'oe');

/** Before a word: that it is not so. */
const denial = "(?:non ho|non ha|senza|pas de|pas d'|sans|tidak ada|tidak|tanpa)";

interface Found {
  readonly words: ReadonlyMap<string, string>;
  readonly pattern: RegExp;
}

let found: Found | null = null;

function finder(): Found {
  if (found !== null) return found;
  const words = new Map(
    readWordsAbroad().flatMap(({ word, it, fr, id }) =>
      [...it, ...fr, ...id].map((said) => [plain(said), word] as const),
    ),
  );
  // The longer first, so that no part of a phrase is taken before the phrase.
  const phrases = [...words.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(${denial})\\s*)?(${phrases.join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  found = { words, pattern };
  return found;
}

/**
 * A text in the words of the tables, which know Chinese and English: what is said in Italian, French or Indonesian is
 * put for it, and left out where it is denied. A text without such words stays as it is.
 */
export function inWordsOfTables(text: string): string {
  const { words, pattern } = finder();
  const letters = plain(text);
  const read = letters.replace(pattern, (_, denied: string | undefined, phrase: string) =>
    denied === undefined ? `，${words.get(phrase) ?? ''}，` : '，',
  );
  return read === letters ? text : read;
}
