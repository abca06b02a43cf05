import { NearLetters } from './near-letters';
import { latinOf } from './sounds';
import type { KnowledgeEntry } from './knowledge-files';
import { readKnowledge } from './knowledge-files';
import { toTraditional } from '../../platform/translate';
import { joined, unitsOf } from './units';
import { readWordsAbroad, type AbroadWord } from './words-abroad';
import { readWords, type TriageWords, type RedFlag } from './word-files';

type Weights = Readonly<Record<string, number>>;

/** What a word stands for. */
export type Meaning = {
  readonly kind: 'complaint' | 'department' | 'part' | 'feeling' | 'person' | 'redFlag';
  readonly id: string;
};

/** A complaint or disease as matching needs it. */
export interface Complaint {
  readonly id: string;
  readonly departments: Weights;
  readonly childDepartments: Weights | null;
  readonly pregnancyDepartments: Weights | null;
  /** Simplified Chinese and English. */
  readonly reason: readonly [string, string];
}

/** All words of care, ready to be looked up. */
export interface TriageIndex {
  /** Meanings by word, as `joined` writes it. */
  readonly words: ReadonlyMap<string, readonly Meaning[]>;
  /** Most units of a word. */
  readonly longestWord: number;
  /** Chinese words by how they sound, by the first letters of their syllables, and with one character covered. */
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  readonly byInitials: ReadonlyMap<string, readonly string[]>;
  readonly byCovered: ReadonlyMap<string, readonly string[]>;
  /** English words and sounds of Chinese ones: with slips, and by their first letters. */
  readonly nearLetters: Pick<NearLetters, 'nearest' | 'words'>;
  readonly byBeginning: ReadonlyMap<string, readonly string[]>;
  readonly complaints: ReadonlyMap<string, Complaint>;
  /** The complaint that a part and a feeling make: by `head+pain`. */
  readonly composed: ReadonlyMap<string, string>;
  readonly parts: ReadonlyMap<string, Weights>;
  readonly feelings: ReadonlyMap<string, Weights>;
  readonly people: ReadonlyMap<string, TriageWords['people'][number]>;
  readonly redFlags: ReadonlyMap<string, RedFlag>;
  /** The entries of the knowledge base that a complaint leads to, its own first. */
  readonly entriesOf: ReadonlyMap<string, readonly string[]>;
}

/** Letters from which a word may be guessed. */
export const beginning = 4;

/** A word of three characters and more, with each of them covered in turn: 糖?病. */
export function coveredForms(word: string): string[] {
  const characters = [...word];
  if (characters.length < 3) return [];
  return characters.map((_, place) => characters.with(place, '?').join(''));
}

/** What an entry of the knowledge base weighs for its first, second and third department. */
const weightOfRank = [3, 2, 1];

const complaintOf = (entry: KnowledgeEntry): Complaint => ({
  id: entry.id,
  departments: weighted(entry.departments),
  childDepartments: entry.childDepartments === undefined ? null : weighted(entry.childDepartments),
  pregnancyDepartments: null,
  reason: entry.whichDepartment[0] ?? entry.name,
});

function weighted(departments: readonly string[]): Weights {
  return Object.fromEntries(
    departments.map((department, rank) => [department, weightOfRank[rank] ?? 1]),
  );
}

/** Collects several values a key, each once. */
class Gathered<Value> extends Map<string, Value[]> {
  add(key: string, value: Value): void {
    const known = this.get(key);
    if (known === undefined) this.set(key, [value]);
    else if (!known.includes(value)) known.push(value);
  }
}

/**
 * Puts words and knowledge together. A word of the knowledge base that the tables of words lack is a word of its own;
 * a word from abroad means what its Chinese word means, and is not looked for with slips.
 * @throws Error when something names what is not there.
 */
export function buildIndex(
  words: TriageWords,
  knowledge: readonly KnowledgeEntry[],
  abroad: readonly AbroadWord[] = [],
): TriageIndex {
  const meanings = new Map<string, Meaning[]>();
  const bySound = new Gathered<string>();
  const byInitials = new Gathered<string>();
  const byCovered = new Gathered<string>();
  const nearLetters = new NearLetters();
  const byBeginning = new Gathered<string>();
  const letterWords = new Set<string>();
  const addLetters = (letters: string) => {
    if (letterWords.has(letters)) return;
    letterWords.add(letters);
    nearLetters.add(letters);
    if (letters.length > beginning) byBeginning.add(letters.slice(0, beginning), letters);
  };
  let longestWord = 0;
  const add = (
    kind: Meaning['kind'],
    id: string,
    chinese: readonly string[],
    english: readonly string[],
  ) => {
    const written = [
      ...chinese,
      // What Taiwan calls otherwise is typed otherwise: 肠易激综合征 is 大腸激躁症 there.
      ...chinese.map((text) => toTraditional(text)),
      ...english.flatMap((text) => [text, `${text}s`]),
    ];
    for (const word of written) {
      const units = unitsOf(word);
      const key = joined(units);
      longestWord = Math.max(longestWord, units.length);
      if (units.every((unit) => !unit.chinese)) addLetters(key);
      const known = meanings.get(key) ?? [];
      if (known.some((meaning) => meaning.kind === kind && meaning.id === id)) continue;
      meanings.set(key, [...known, { kind, id }]);
    }
    // A part or a feeling of one character sounds like too much else.
    for (const word of chinese.filter((text) => text.length > 1)) {
      const key = joined(unitsOf(word));
      const { sounds, initials } = latinOf(word);
      for (const sound of sounds) {
        bySound.add(sound, key);
        addLetters(sound);
      }
      byInitials.add(initials, key);
      for (const covered of coveredForms(key)) byCovered.add(covered, key);
    }
  };

  const complaints = new Map<string, Complaint>(
    knowledge.map((entry) => [entry.id, complaintOf(entry)]),
  );
  const composed = new Map<string, string>();
  const parts = new Map(words.parts.map(({ id, departments }) => [id, departments]));
  const feelings = new Map(words.feelings.map(({ id, departments }) => [id, departments]));
  for (const one of words.complaints) {
    complaints.set(one.id, {
      ...one,
      childDepartments: one.childDepartments ?? null,
      pregnancyDepartments: one.pregnancyDepartments ?? null,
    });
    add('complaint', one.id, one.words, one.english);
    for (const pair of one.composed ?? []) {
      const [part = '', feeling = ''] = pair.split('+');
      expectKnown(pair, part, parts);
      expectKnown(pair, feeling, feelings);
      composed.set(pair, one.id);
    }
  }
  const entriesOf = new Gathered<string>();
  for (const { id, name, otherNames } of knowledge) {
    add('complaint', id, [name[0], ...otherNames[0]], [name[1], ...otherNames[1]]);
    entriesOf.add(id, id);
  }
  for (const { id, signs = [] } of knowledge)
    for (const sign of signs) {
      expectKnown(id, sign, complaints);
      entriesOf.add(sign, id);
    }
  for (const { id, words: chinese, english } of words.departments)
    add('department', id, chinese, english);
  for (const { id, words: chinese, english } of words.parts) add('part', id, chinese, english);
  for (const { id, words: chinese, english } of words.feelings)
    add('feeling', id, chinese, english);
  const people = new Map(words.people.map((person) => [person.id, person]));
  for (const { id, words: chinese, english } of words.people) add('person', id, chinese, english);
  const redFlags = new Map(words.redFlags.map((flag) => [flag.id, flag]));
  for (const { id, when, words: chinese, english } of words.redFlags) {
    add('redFlag', id, chinese, english);
    for (const needed of when.flat())
      expectKnown(id, needed, complaints, feelings, people, redFlags);
  }
  addPeopleWithin(meanings, words.people);
  for (const { word, it, fr, id } of abroad) {
    const known = meanings.get(joined(unitsOf(word)));
    if (known === undefined) throw new Error(`words abroad: there is no ${word}`);
    for (const said of [...it, ...fr, ...id]) {
      const units = unitsOf(said);
      longestWord = Math.max(longestWord, units.length);
      const others = (meanings.get(joined(units)) ?? []).filter(
        (one) => !known.some(({ kind, id: same }) => kind === one.kind && same === one.id),
      );
      meanings.set(joined(units), [...known, ...others]);
    }
  }
  return {
    words: meanings,
    longestWord,
    bySound,
    byInitials,
    byCovered,
    nearLetters,
    byBeginning,
    complaints,
    composed,
    parts,
    feelings,
    people,
    redFlags,
    entriesOf,
  };
}

/** 孩子发烧 is a word of its own and speaks of a child all the same. */
function addPeopleWithin(meanings: Map<string, Meaning[]>, people: TriageWords['people']): void {
  const named = people.flatMap(({ id, words, english }) =>
    [...words, ...english].map((word) => ({ id, key: joined(unitsOf(word)) })),
  );
  for (const [word, known] of meanings)
    for (const { id, key } of named) {
      const isWithin = /^[a-z]/.test(key) ? ` ${word} `.includes(` ${key} `) : word.includes(key);
      if (isWithin && !known.some((meaning) => meaning.kind === 'person' && meaning.id === id))
        known.push({ kind: 'person', id });
    }
}

function expectKnown(
  by: string,
  id: string,
  ...places: readonly ReadonlyMap<string, unknown>[]
): void {
  if (!places.some((place) => place.has(id))) throw new Error(`${by}: there is no ${id}`);
}

let built: TriageIndex | null = null;

/** The index of the files that come with the gateway, built when it is first asked for. */
export function triageIndex(): TriageIndex {
  built ??= buildIndex(readWords(), readKnowledge(), readWordsAbroad());
  return built;
}
