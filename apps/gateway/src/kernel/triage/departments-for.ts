import { ageInText } from './age-in-text';
import { triageIndex, type TriageIndex, type Complaint } from './triage-index';
import { evidenceIn, sureWords, type Evidence } from './evidence';
import { findWords, withDenials } from './find-words';
import type { FoundWord } from './found-word';
import { findMistyped } from './mistyped-words';
import { ReadingBudget } from './near-letters';
import { joined, unitsOf, type Unit } from './units';
import { redFlagsOf, signsOf, type Signs } from './red-flags';
import type { RedFlag } from './word-files';

/** Whom a text is about, where that is known. */
export interface Whom {
  /** In years; a newborn is 0. */
  readonly age?: number;
  readonly sex?: 'female' | 'male';
}

/** A standard department that fits, with what led to it. */
export interface FittingDepartment {
  readonly departmentId: string;
  readonly score: number;
  /** The words of the text that speak for it. */
  readonly words: readonly string[];
  /** Why, in Simplified Chinese and English; none where only a department or a part of the body was named. */
  readonly reason: readonly [string, string] | null;
}

/** What a text about care says. */
export interface TriageAnswer {
  /** The best first, five at most. */
  readonly departments: readonly FittingDepartment[];
  /** What cannot wait, the most urgent first. Shown above everything else. */
  readonly redFlags: readonly RedFlag[];
  /** Entries of the knowledge base, the nearest first. */
  readonly diseases: readonly string[];
  /** What was taken for another word than was typed. */
  readonly corrections: readonly { readonly typed: string; readonly meant: string }[];
}

/** Departments that an answer names. */
export const mostDepartments = 5;
const mostDiseases = 8;
/** Part of the best score that a department needs to be named beside it. */
const leastShare = 0.2;

type People = ReadonlySet<string>;

/** Of whom the text speaks: its own words come before what is known of the person. */
function peopleIn(
  units: readonly Unit[],
  words: readonly FoundWord[],
  whom: Whom,
  index: TriageIndex,
): People {
  const named = new Set(
    words.flatMap(({ meanings }) =>
      meanings.flatMap(({ kind, id }) => (kind === 'person' ? [id] : [])),
    ),
  );
  const told = ageInText(joined(units));
  // A parent asks about a child: then the age that is known is the parent's.
  const age = told ?? (named.has('child') || named.has('newborn') ? undefined : whom.age);
  for (const { id, untilYears, sex } of index.people.values()) {
    if (untilYears !== undefined && age !== undefined) {
      if (age < untilYears) named.add(id);
      else named.delete(id);
    }
    if (sex !== undefined && sex === whom.sex) named.add(id);
  }
  return named;
}

/** Departments that are for people of whom the text surely does not speak. */
function closedFor(people: People, whom: Whom, index: TriageIndex): ReadonlySet<string> {
  return new Set(
    [...index.people.values()].flatMap(({ id, untilYears, sex, only = [] }) => {
      if (people.has(id)) return [];
      const surely =
        (untilYears !== undefined && whom.age !== undefined && whom.age >= untilYears) ||
        (sex !== undefined && whom.sex !== undefined && whom.sex !== sex);
      return surely ? only : [];
    }),
  );
}

/** The weights of one piece of evidence for these people. */
function weightsFor(
  { weights, complaint }: Evidence,
  people: People,
  index: TriageIndex,
): ReadonlyMap<string, number> {
  if (people.has('child') && complaint?.childDepartments != null && !people.has('newborn'))
    return new Map(Object.entries(complaint.childDepartments));
  const own =
    people.has('pregnant') && complaint?.pregnancyDepartments != null
      ? complaint.pregnancyDepartments
      : weights;
  const turned = new Map<string, number>();
  const turns = [...index.people.values()].filter(({ id }) => people.has(id));
  for (const [department, weight] of Object.entries(own)) {
    const into = turns.find((person) => person.turns[department] !== undefined);
    const place = into?.turns[department] ?? department;
    turned.set(place, Math.max(turned.get(place) ?? 0, weight));
  }
  return turned;
}

interface Scored {
  score: number;
  readonly words: string[];
  reason: readonly [string, string] | null;
  /** The best single weight so far: its reason is the one that is told. */
  best: number;
}

/** Words of people whom a department is for, or to whom it was turned: 宝宝 for 儿内科. */
function peopleSpeakingFor(
  department: string,
  words: readonly FoundWord[],
  index: TriageIndex,
): string[] {
  return words.flatMap(({ meanings, typed }) =>
    meanings.some(({ kind, id }) => {
      const person = kind === 'person' ? index.people.get(id) : undefined;
      return (
        person !== undefined &&
        (department in person.adds || Object.values(person.turns).includes(department))
      );
    })
      ? [typed]
      : [],
  );
}

/** Whether the reason of a complaint is one for this department. */
const speaksOf = (
  { departments, childDepartments, pregnancyDepartments }: Complaint,
  department: string,
): boolean =>
  [departments, childDepartments, pregnancyDepartments].some(
    (weights) => weights !== null && department in weights,
  );

function rank(
  evidence: readonly Evidence[],
  people: People,
  closed: ReadonlySet<string>,
  index: TriageIndex,
): FittingDepartment[] {
  const scored = new Map<string, Scored>();
  const add = (department: string, weight: number, from: Evidence | null) => {
    if (closed.has(department)) return;
    const known = scored.get(department) ?? { score: 0, words: [], reason: null, best: 0 };
    known.score += weight;
    if (from !== null && !known.words.includes(from.typed)) known.words.push(from.typed);
    if (weight > known.best && from?.complaint != null) {
      known.best = weight;
      // A department that others were turned into, such as the children's, has its reason in the people.
      known.reason = speaksOf(from.complaint, department) ? from.complaint.reason : null;
    }
    scored.set(department, known);
  };
  for (const one of evidence)
    for (const [department, weight] of weightsFor(one, people, index))
      add(department, weight * one.share, one);
  if (scored.size > 0)
    for (const { id, adds } of index.people.values())
      if (people.has(id))
        for (const [department, weight] of Object.entries(adds)) add(department, weight, null);
  const ranked = [...scored].toSorted(([, one], [, other]) => other.score - one.score);
  const best = ranked[0]?.[1].score ?? 0;
  return ranked
    .filter(([, { score }]) => score >= best * leastShare)
    .slice(0, mostDepartments)
    .map(([departmentId, { score, words, reason }]) => ({ departmentId, score, words, reason }));
}

function diseasesOf(evidence: readonly Evidence[], index: TriageIndex): string[] {
  const scores = new Map<string, number>();
  for (const { complaint } of evidence)
    for (const entry of complaint === null ? [] : (index.entriesOf.get(complaint.id) ?? []))
      scores.set(entry, (scores.get(entry) ?? 0) + (entry === complaint?.id ? 3 : 1));
  return [...scores]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostDiseases)
    .map(([id]) => id);
}

/** What a text says, and the signs in it by which it can be read together with other texts. */
export interface CareReading extends TriageAnswer {
  readonly signs: Signs;
}

/**
 * The same as {@link readCare} of words that were found already.
 * @param known the words of the units, with what is denied among them.
 */
export function readFound(
  units: readonly Unit[],
  known: readonly FoundWord[],
  whom: Whom,
  index: TriageIndex,
  budget: ReadingBudget,
): CareReading {
  const mistyped = findMistyped(units, sureWords(known, units), index, budget);
  const written = known.filter(
    (word) => !mistyped.some(({ start, end }) => start < word.end && word.start < end),
  );
  const all = [...written, ...mistyped].toSorted((one, other) => one.start - other.start);
  // A mistyped word can be denied too, and it can be a part of a list.
  const words = (mistyped.length > 0 ? withDenials(units, all) : all).filter(
    ({ denied }) => !denied,
  );
  const people = peopleIn(units, words, whom, index);
  const evidence = evidenceIn(words, units, index);
  const ranked = rank(evidence, people, closedFor(people, whom, index), index);
  const signs = signsOf(words, evidence, people);
  return {
    departments: ranked.map((one) => ({
      ...one,
      words: [...new Set([...one.words, ...peopleSpeakingFor(one.departmentId, words, index)])],
    })),
    redFlags: redFlagsOf(signs, index),
    diseases: diseasesOf(evidence, index),
    corrections: words.flatMap(({ typed, meant }) => (meant === null ? [] : [{ typed, meant }])),
    signs,
  };
}

/**
 * Which departments fit a text in everyday words, what in it cannot wait, and which entries of the knowledge base
 * it touches. It guides and finds nothing out: never a diagnosis. Pure, bounded by the first 200 characters and, for words that
 * were mistyped, by the budget.
 */
export function readCare(
  text: string,
  whom: Whom = {},
  index: TriageIndex = triageIndex(),
  budget: ReadingBudget = new ReadingBudget(),
): CareReading {
  const units = unitsOf(text);
  return readFound(units, findWords(units, index), whom, index, budget);
}

/** A reading without its signs. */
export function answerOf({ signs: _signs, ...answer }: CareReading): TriageAnswer {
  return answer;
}

/** What a text says without its context; see {@link readCare}. */
export const departmentsFor = (...text: Parameters<typeof readCare>): TriageAnswer =>
  answerOf(readCare(...text));
