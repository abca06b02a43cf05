import { spellings } from '@xinglin/rules';
import { syllables } from '../../platform/translate';
import { readKnowledge } from './knowledge-files';
import { joined, unitsOf } from './units';
import { readWords } from './word-files';

let people: readonly string[] | null = null;

/** 小孩发烧 as the person and the trouble that it names; any other word as it is. */
export function personApart(word: string): readonly string[] {
  people ??= readWords()
    .people.flatMap(({ words }) => words)
    .toSorted((one, other) => other.length - one.length);
  const person = people.find((one) => word.startsWith(one) && word.length - one.length >= 2);
  return person === undefined ? [word] : [person, word.slice(person.length)];
}

/** Something by each of its names, comparable: folded, and as pinyin and its first letters. */
interface Named {
  readonly id: string;
  readonly forms: readonly string[];
}

const folded = (text: string): string => joined(unitsOf(text));

const formsOf = (chinese: readonly string[], english: readonly string[]): string[] => [
  ...chinese.flatMap((name) => {
    const parts = syllables(name);
    return [folded(name), parts.join(''), parts.map((part) => part.charAt(0)).join('')];
  }),
  ...english.map(folded),
];

let named: Readonly<Record<'entries' | 'departments', readonly Named[]>> | null = null;

/** Everything that has a name, with its names; made once. */
function everything() {
  named ??= {
    entries: readKnowledge().map(({ id, name, otherNames }) => ({
      id,
      forms: formsOf([name[0], ...otherNames[0]], [name[1], ...otherNames[1]]),
    })),
    departments: readWords().departments.map(({ id, words, english }) => ({
      id,
      forms: formsOf(words, english),
    })),
  };
  return named;
}

/** How near a name is to what was typed: the name itself, its beginning, inside it; null where it is not called so. */
function nearnessOf({ forms }: Named, typed: string): number | null {
  if (forms.includes(typed)) return 0;
  if (forms.some((form) => form.startsWith(typed))) return 1;
  // Letters inside a word of letters mean nothing.
  const chinese = /\p{Script=Han}/u.test(typed);
  return chinese && forms.some((form) => form.includes(typed)) ? 2 : null;
}

/** The ids of those that are called so in any language, the nearest first; pinyin and initials count. */
function called(all: readonly Named[], typed: string, most: number): string[] {
  const wanted = folded(typed);
  if (wanted === '') return [];
  const typedAs = /\p{Script=Han}/u.test(wanted) ? [wanted] : spellings(wanted);
  return all
    .flatMap((one) => {
      const near = Math.min(...typedAs.map((way) => nearnessOf(one, way) ?? Infinity));
      return near === Infinity ? [] : [{ id: one.id, near }];
    })
    .toSorted((one, other) => one.near - other.near)
    .slice(0, most)
    .map(({ id }) => id);
}

/** Entries of the knowledge base that are called so, also when their name is only begun. */
export const entriesCalled = (typed: string, most: number): string[] =>
  called(everything().entries, typed, most);

/** Standard departments that are called so, also when their name is only begun. */
export const departmentsCalled = (typed: string, most: number): string[] =>
  called(everything().departments, typed, most);
