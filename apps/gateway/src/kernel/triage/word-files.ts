import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guidedPeople } from '@xinglin/contract';
import { z } from 'zod';
import { triageFolder, TriageKey, Pair, readLists } from './knowledge-files';

/** How much speaks for each standard department: 3 is the first choice, 1 is seldom. */
const Weights = z.record(TriageKey, z.int().min(1).max(3));

const Words = {
  id: TriageKey,
  /** Everyday Chinese words. */
  words: z.array(z.string().min(1)),
  english: z.array(z.string().min(1)),
};

/** A part of the body, alone or with a feeling beside it. */
const Part = z.strictObject({ ...Words, departments: Weights });

/** What a part of the body feels or does: it hurts, itches, swells. */
const Feeling = z.strictObject({ ...Words, departments: Weights });

/** One complaint or disease with all the words people have for it. */
const Complaint = z.strictObject({
  ...Words,
  departments: Weights,
  /** Those of a child, and in pregnancy, where they are not what `people.json` makes of the ones above. */
  childDepartments: Weights.optional(),
  pregnancyDepartments: Weights.optional(),
  /** A part and a feeling that say the same, however many words stand between them: `head+pain`. */
  composed: z.array(z.templateLiteral([TriageKey, '+', TriageKey])).optional(),
  /** Why this department, in a sentence. */
  reason: Pair,
});

/** Everyday names of a standard department. */
const NamedDepartment = z.strictObject(Words);

/** Of whom a text speaks, and what that changes. */
const Person = z.strictObject({
  ...Words,
  /** Below this age, in years. */
  untilYears: z.number().optional(),
  sex: z.enum(['female', 'male']).optional(),
  /** Departments that become others. */
  turns: z.record(TriageKey, TriageKey),
  adds: Weights,
  /** Departments that are for them alone. */
  only: z.array(TriageKey).optional(),
});

/** What cannot wait for an appointment. */
const RedFlag = z.strictObject({
  ...Words,
  /** Call 120 at once, or go to an emergency department at once. */
  urgency: z.enum(['call120', 'goNow']),
  title: Pair,
  /** What to do. */
  advice: Pair,
  departments: Weights,
  /** Each list is one way to be meant besides the words: complaints, feelings, people and red flags that come together. */
  when: z.array(z.array(TriageKey).min(1)),
});
export type RedFlag = z.output<typeof RedFlag>;

/** A part of the symptoms that people look for together; the file of that name holds them. */
const Area = z.strictObject({
  id: TriageKey,
  name: Pair,
  /** Whose area it is; everybody's where it is left out. */
  whom: z.array(z.enum(guidedPeople)).optional(),
});

/** Everything in `content/triage/words`. */
export interface TriageWords {
  readonly parts: readonly z.output<typeof Part>[];
  readonly feelings: readonly z.output<typeof Feeling>[];
  readonly complaints: readonly z.output<typeof Complaint>[];
  readonly departments: readonly z.output<typeof NamedDepartment>[];
  readonly people: readonly z.output<typeof Person>[];
  readonly redFlags: readonly RedFlag[];
}

/** An area with what belongs to it, in the order of the files. */
export type ComplaintArea = z.output<typeof Area> & {
  readonly complaints: readonly Pick<z.output<typeof Complaint>, 'id' | 'words' | 'english'>[];
};

const wordsFolder = () => join(triageFolder(), 'words');

const readList = <Item>(folder: string, file: string, item: z.ZodType<Item>): Item[] =>
  z.array(item).parse(JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8')));

/** Reads the areas in which people look for what troubles them. */
export function readAreas(folder = wordsFolder()): ComplaintArea[] {
  return readList(folder, 'areas', Area).map((area) => ({
    ...area,
    complaints: readList(join(folder, 'symptoms'), area.id, Complaint),
  }));
}

/** Reads the words of care. */
export function readWords(folder = wordsFolder()): TriageWords {
  const read = <Item>(file: string, item: z.ZodType<Item>) => readList(folder, file, item);
  return {
    parts: read('parts', Part),
    feelings: read('feelings', Feeling),
    complaints: readLists(join(folder, 'symptoms'), Complaint),
    departments: read('departments', NamedDepartment),
    people: read('people', Person),
    redFlags: read('red-flags', RedFlag),
  };
}
