import { Converter } from 'opencc-js/t2cn';

/**
 * How text is made comparable and cut for search. A Chinese term is found anywhere inside a run of
 * Chinese; a term of letters or digits is found at the beginning of a word, so that `shen`, `szy`
 * and `card` work. Several terms must all be found. Traditional characters are folded to Simplified
 * one by one, so that a cut of a text folds as the text itself does.
 */

const toSimplified = Converter({ from: 't', to: 'cn' });
const foldedCharacters = new Map<string, string>();

function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const converted = toSimplified(character);
  const folded = [...converted].length === 1 ? converted : character;
  foldedCharacters.set(character, folded);
  return folded;
}

/** Radicals and strokes are Han by script but no letters, so both are asked for. */
const runPattern = /(?:(?=\p{Script=Han})[\p{L}\p{N}])+|[\p{L}\p{N}]+/gu;
const han = /^\p{Script=Han}/u;
const hanCharacter = /\p{Script=Han}/gu;

/** Runs of Chinese and words of other scripts, folded: `沈知遠 Shen-Zhiyuan` → 沈知远, shen, zhiyuan. */
export function runsOf(text: string): string[] {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(hanCharacter, foldCharacter);
  // A word that began with other letters ends where Chinese begins.
  return (folded.match(runPattern) ?? []).flatMap((run) =>
    han.test(run) ? [run] : run.split(/(\p{Script=Han}+)/u).filter((part) => part !== ''),
  );
}

/** Longest text, in bytes of UTF-8, that still fits an index row with room to spare. */
const longestWords = 2200;

/** What one row of a search table holds. */
export interface SearchRow {
  /** All runs and marks, each once, with a space before and after each. */
  readonly words: string;
  /** The same as a tsvector literal. */
  readonly lexemes: string;
}

function grams(run: string): string[] {
  const characters = [...run];
  return characters.flatMap((character, place) => {
    const next = characters[place + 1];
    return next === undefined ? [character] : [character, character + next];
  });
}

/** Lexemes of a run: 1- and 2-grams of Chinese; of a word itself and its first one and two letters. */
function lexemesOf(run: string): string[] {
  if (han.test(run)) return grams(run);
  const letters = [...run];
  return [
    `^${letters[0] ?? ''}`,
    ...(letters.length > 1 ? [`^${letters.slice(0, 2).join('')}`] : []),
    run,
  ];
}

/** A filter that a row carries, such as `area` 330100; written so that no typed word can look like it. */
export type Mark = readonly [
  kind: 'hospital' | 'department' | 'area' | 'standard' | 'title' | 'level',
  value: string,
];

/** An identifier that can be a mark at all; anything else is in no row. */
export const canBeMark = (value: string): boolean => /^[A-Za-z0-9-]+$/.test(value);

const written = ([kind, value]: Mark): string => `${kind}:${value}`;

/**
 * Builds a row from texts, the most important first: what does not fit into an index row is left
 * out from the end, from words and lexemes alike.
 */
export function searchRow(texts: readonly string[], marks: readonly Mark[]): SearchRow {
  const kept = new Set(marks.map(written));
  const lexemes = new Set(kept);
  let bytes = Buffer.byteLength([...kept].join('  '));
  for (const run of texts.flatMap(runsOf)) {
    if (kept.has(run)) continue;
    bytes += Buffer.byteLength(run) + 1;
    if (bytes > longestWords) break;
    kept.add(run);
    for (const lexeme of lexemesOf(run)) lexemes.add(lexeme);
  }
  return {
    words: ` ${[...kept].join(' ')} `,
    lexemes: [...lexemes].map((lexeme) => `'${lexeme}'`).join(' '),
  };
}

/** What a question looks like in SQL: one tsquery, and patterns of LIKE. */
export interface SearchQuery {
  /** Text of a tsquery; empty when nothing is asked. */
  readonly tsquery: string;
  /** Patterns that the lexemes alone do not decide (Chinese of three characters and more). */
  readonly undecided: readonly string[];
  /** Patterns that decide everything without the lexemes. */
  readonly patterns: readonly string[];
  /** The typed text has nothing that could be found, such as punctuation only. */
  readonly impossible: boolean;
}

/** Most terms of a question that are looked at. */
const mostTerms = 8;

/** Turns typed text and filters into a question. */
export function searchQuery(typed: string | undefined, marks: readonly Mark[]): SearchQuery {
  const runs = [...new Set(runsOf((typed ?? '').slice(0, 50)))].slice(0, mostTerms);
  const parts: string[] = marks.map((mark) => `'${written(mark)}'`);
  const patterns = marks.map((mark) => `% ${written(mark)} %`);
  const undecided: string[] = [];
  for (const run of runs) {
    const length = [...run].length;
    if (han.test(run)) {
      const needed = length <= 2 ? [run] : grams(run).filter((gram) => [...gram].length === 2);
      parts.push(...needed.map((gram) => `'${gram}'`));
      patterns.push(`%${run}%`);
      if (length > 2) undecided.push(`%${run}%`);
    } else {
      parts.push(length <= 2 ? `'^${run}'` : `'${run}':*`);
      patterns.push(`% ${run}%`);
    }
  }
  return {
    tsquery: [...new Set(parts)].join(' & '),
    undecided,
    patterns,
    impossible: runs.length === 0 && (typed ?? '').trim() !== '',
  };
}

/** Whether a row answers a question, decided the plain way; the tests compare the index with it. */
export function matches(row: SearchRow, typed: string, marks: readonly Mark[]): boolean {
  const entries = row.words.trim().split(' ');
  return (
    marks.every((mark) => entries.includes(written(mark))) &&
    runsOf(typed).every((run) =>
      entries.some(
        (entry) =>
          !entry.includes(':') && (han.test(run) ? entry.includes(run) : entry.startsWith(run)),
      ),
    )
  );
}
