import { cutText, spellings } from '@xinglin/rules';
import { searchForm } from '../../platform/search-form';
import { calledBy } from './department-nicknames';

/**
 * How text is made comparable and cut for search. A Chinese term is found anywhere inside a run of
 * Chinese; a term of letters or digits is found at the beginning of a word, so that `shen`, `szy`
 * and `card` work. Several terms must all be found. Traditional characters are folded to Simplified
 * one by one, so that a cut of a text folds as the text itself does. A word that people have for a department
 * (心内科) finds what the department is called (心血管内科). Names are kept a second time, marked, so that what
 * is called so can come before what only mentions it.
 */

/** Radicals and strokes are Han by script but no letters, so both are asked for. */
const runPattern = /(?:(?=\p{Script=Han})[\p{L}\p{N}])+|[\p{L}\p{N}]+/gu;
const han = /^\p{Script=Han}/u;

/** Runs of Chinese and words of other scripts, folded: `沈知遠 Shen-Zhiyuan` → 沈知远, shen, zhiyuan. */
export function runsOf(text: string): string[] {
  const folded = searchForm(text);
  // A word that began with other letters ends where Chinese begins.
  return (folded.match(runPattern) ?? []).flatMap((run) =>
    han.test(run) ? [run] : run.split(/(\p{Script=Han}+)/u).filter((part) => part !== ''),
  );
}

/** Longest text, in bytes of UTF-8, that still fits an index row with room to spare. */
const longestWords = 2200;

/** What one row of a search table holds. */
export interface SearchRow {
  /** All runs and marks, each once, with a space before and after each; behind a bar the runs of its names again. */
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

/**
 * A filter that a row carries, such as `area` 330100; written so that no typed word can look like it. A question may
 * name several values, of which a row has to carry one.
 */
export type Mark = readonly [
  kind: 'hospital' | 'department' | 'area' | 'standard' | 'title' | 'level',
  value: string,
  ...or: readonly string[],
];

/** An identifier that can be a mark at all; anything else is in no row. */
export const canBeMark = (value: string): boolean => /^[A-Za-z0-9-]+$/.test(value);

const written = ([kind, ...values]: Mark): string[] => values.map((value) => `${kind}:${value}`);

/** The beginning of a name among the lexemes. */
const atName = (run: string): string => `=${run}`;
/** A cut of a name among the lexemes. */
const insideName = (gram: string): string => `~${gram}`;

/** Lexemes of a run of a name: its first one and two characters, and the rest of it as its script is cut. */
function lexemesOfName(run: string): string[] {
  const characters = [...run];
  const beginnings = [1, 2].map((length) => atName(characters.slice(0, length).join('')));
  return [...beginnings, ...(han.test(run) ? grams(run).map(insideName) : [atName(run)])];
}

/**
 * Builds a row from texts, the most important first: what does not fit into an index row is left
 * out from the end, from words and lexemes alike. `names` are those of the texts by which the row is called.
 */
export function searchRow(
  texts: readonly string[],
  marks: readonly Mark[],
  names: readonly string[] = [],
): SearchRow {
  const nameRuns = [...new Set(names.flatMap(runsOf))];
  const kept = new Set(marks.flatMap(written));
  const lexemes = new Set([...kept, ...nameRuns.flatMap(lexemesOfName)]);
  let bytes = Buffer.byteLength([...kept, ...nameRuns].join('  '));
  for (const run of texts.flatMap(runsOf)) {
    if (kept.has(run)) continue;
    bytes += Buffer.byteLength(run) + 1;
    if (bytes > longestWords) break;
    kept.add(run);
    for (const lexeme of lexemesOf(run)) lexemes.add(lexeme);
  }
  return {
    words: ` ${[...kept, '|', ...nameRuns].join(' ')} `,
    lexemes: [...lexemes].map((lexeme) => `'${lexeme}'`).join(' '),
  };
}

/** What a question looks like in SQL: a tsquery, and patterns that stand for it or narrow it. */
export interface Condition {
  /** Text of a tsquery; empty when nothing is asked. */
  readonly tsquery: string;
  /** Patterns that the lexemes alone do not decide (Chinese of three characters and more). */
  readonly undecided: readonly Pattern[];
  /** Patterns that decide everything without the lexemes. */
  readonly patterns: readonly Pattern[];
}

/** Patterns of LIKE for `words`, of which one has to be met. */
export type Pattern = readonly string[];

/** A question as a whole. */
export interface SearchQuery extends Condition {
  /** Rows that are called so, those whose name begins so first; empty where no word was typed. */
  readonly named: readonly Condition[];
  /** Patterns for names alone, the nearest first: every word is a name, begins one, is inside one. */
  readonly nearness: readonly (readonly Pattern[])[];
  /** The typed text has nothing that could be found, such as punctuation only. */
  readonly impossible: boolean;
}

/** Most terms of a question that are looked at. */
const mostTerms = 8;

/** The ways to meet a run: in the text, at the beginning of a name, inside a name. */
const ways = {
  text: {
    parts: (run: string) =>
      han.test(run) ? pairs(run) : [[...run].length <= 2 ? `'^${run}'` : `'${run}':*`],
    pattern: (run: string) => (han.test(run) ? `%${run}%` : `% ${run}%`),
  },
  beginning: {
    parts: (run: string) => {
      const characters = [...run];
      if (characters.length <= 2) return [`'${atName(run)}'`];
      return han.test(run)
        ? [`'${atName(characters.slice(0, 2).join(''))}'`, ...pairs(run, insideName)]
        : [`'${atName(run)}':*`];
    },
    pattern: (run: string) => `%|% ${run}%`,
  },
  inside: {
    parts: (run: string): string[] =>
      han.test(run) ? pairs(run, insideName) : ways.beginning.parts(run),
    pattern: (run: string): string => (han.test(run) ? `%|%${run}%` : ways.beginning.pattern(run)),
  },
} as const;

/** The lexemes of a Chinese run of which each row that has the run has all. */
function pairs(run: string, write = (gram: string): string => gram): string[] {
  const needed = [...run].length <= 2 ? [run] : grams(run).filter((gram) => [...gram].length === 2);
  return [...new Set(needed)].map((gram) => `'${write(gram)}'`);
}

/** A run in each of its spellings, and what departments that people call so are really called. */
const wordsFor = (run: string): readonly string[] => [
  ...(han.test(run) ? [run] : spellings(run)),
  ...calledBy(run),
];

function conditionOf(
  runs: readonly string[],
  marks: readonly Mark[],
  { parts, pattern }: (typeof ways)[keyof typeof ways],
): Condition {
  const asked = runs.map(wordsFor);
  const filters = marks.map(written);
  const oneOf = (each: readonly string[]): string =>
    each.length === 1 ? each.join('') : `(${each.map((one) => `(${one})`).join(' | ')})`;
  const alternatives = (words: readonly string[]): string =>
    oneOf(words.map((word) => parts(word).join(' & ')));
  const patternsOf = (words: readonly (readonly string[])[]): Pattern[] =>
    words.map((alternative) => alternative.map(pattern));
  return {
    tsquery: [
      ...new Set([
        ...filters.map((values) => oneOf(values.map((value) => `'${value}'`))),
        ...asked.map(alternatives),
      ]),
    ].join(' & '),
    undecided: patternsOf(
      asked.filter((words) => words.some((word) => han.test(word) && [...word].length > 2)),
    ),
    patterns: [
      ...filters.map((values) => values.map((value) => `% ${value} %`)),
      ...patternsOf(asked),
    ],
  };
}

/** Turns typed text and filters into a question. */
export function searchQuery(typed: string | undefined, marks: readonly Mark[]): SearchQuery {
  const runs = [...new Set(runsOf(cutText(typed ?? '', 50)))].slice(0, mostTerms);
  return {
    ...conditionOf(runs, marks, ways.text),
    named:
      runs.length === 0
        ? []
        : [conditionOf(runs, marks, ways.beginning), conditionOf(runs, marks, ways.inside)],
    nearness: [(run: string) => `%|% ${run} %`, ways.beginning.pattern, ways.inside.pattern].map(
      (pattern) => runs.map((run) => wordsFor(run).map(pattern)),
    ),
    impossible: runs.length === 0 && (typed ?? '').trim() !== '',
  };
}

/** Whether a row answers a question, decided the plain way; the tests compare the index with it. */
export function matches(row: SearchRow, typed: string, marks: readonly Mark[]): boolean {
  const entries = row.words.split('|')[0]?.trim().split(' ') ?? [];
  return (
    marks.every((mark) => written(mark).some((value) => entries.includes(value))) &&
    runsOf(typed).every((run) =>
      wordsFor(run).some((word) =>
        entries.some(
          (entry) =>
            !entry.includes(':') &&
            (han.test(word) ? entry.includes(word) : entry.startsWith(word)),
        ),
      ),
    )
  );
}

/** How near a row's names are to what was typed: 0 the very name, 1 its beginning, 2 inside it, 3 only mentioned. */
export function nearness(row: Pick<SearchRow, 'words'>, typed: string): 0 | 1 | 2 | 3 {
  const names = row.words.split('|')[1]?.trim().split(' ') ?? [];
  const every = (meets: (name: string, word: string) => boolean): boolean =>
    runsOf(typed).every((run) =>
      wordsFor(run).some((word) => names.some((name) => meets(name, word))),
    );
  if (runsOf(typed).length === 0) return 3;
  if (every((name, word) => name === word)) return 0;
  if (every((name, word) => name.startsWith(word))) return 1;
  return every((name, word) => (han.test(word) ? name.includes(word) : name.startsWith(word)))
    ? 2
    : 3;
}
