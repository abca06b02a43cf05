import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { triageFolder } from './knowledge-files';

/** Letters and what joins them. */
const Phrase = z.string().regex(/^[\p{L}' -]+$/u);

/** A word of the tables with what people say for it in the languages of the overseas portal that the tables lack. */
const AbroadWord = z.object({
  word: z.string().min(1),
  it: z.array(Phrase).min(1),
  fr: z.array(Phrase).min(1),
  id: z.array(Phrase).min(1),
});

export type AbroadWord = z.output<typeof AbroadWord>;

/** Reads the words from abroad. */
export function readWordsAbroad(): readonly AbroadWord[] {
  const file = join(triageFolder(), 'words-abroad.json');
  return z.array(AbroadWord).parse(JSON.parse(readFileSync(file, 'utf8')));
}
