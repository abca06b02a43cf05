import { guidedPeople, type GuidedPerson } from '@xinglin/contract';
import { departmentsFor, type TriageAnswer, type Whom } from './departments-for';
import { readAreas, readWords, type TriageWords, type ComplaintArea } from './word-files';

/** Simplified Chinese and English. */
type Pair = readonly [string, string];

/** What was answered so far, as it stands in an address: anything may. */
export interface GuideAnswers {
  readonly whom?: string | undefined;
  readonly area?: string | undefined;
  readonly complaint?: string | undefined;
  readonly also: readonly string[];
}

type Question = 'whom' | 'area' | 'complaint' | 'also';

/** One answer with what it is called; null where the words are the caller's: who it is about, and none of these. */
interface Option {
  readonly key: string;
  readonly name: Pair | null;
}

/** Where the guide stands. */
export interface GuideStep {
  readonly answers: readonly (Option & { readonly question: Question })[];
  readonly next: { readonly question: Question; readonly options: readonly Option[] } | null;
  /** What the words of the answers say; its departments are told once there is no further question. */
  readonly care: TriageAnswer;
}

/** The answer that ends the further signs. */
export const noneOfThese = 'none';

/** How old, of which sex, and which people of the table each of them are. */
const people: Readonly<Record<GuidedPerson, Whom & { readonly are: readonly string[] }>> = {
  man: { age: 40, sex: 'male', are: [] },
  woman: { age: 40, sex: 'female', are: ['woman'] },
  pregnant: { age: 30, sex: 'female', are: ['pregnant', 'woman'] },
  child: { age: 6, are: ['child'] },
  youngInfant: { age: 0.15, are: ['child', 'young-infant'] },
  newborn: { age: 0.03, are: ['child', 'young-infant', 'newborn'] },
};

/** What the guide asks with: the table, and names by id of all that can be a sign. */
interface Guide {
  readonly areas: readonly ComplaintArea[];
  readonly words: TriageWords;
  readonly names: ReadonlyMap<string, Pair>;
}

let built: Guide | null = null;

function guide(): Guide {
  if (built !== null) return built;
  const words = readWords();
  const named = [...words.redFlags, ...words.feelings, ...words.complaints];
  const names = named.flatMap(({ id, words: [chinese], english: [english] }) =>
    chinese === undefined || english === undefined
      ? []
      : [[id, [chinese, english.charAt(0).toUpperCase() + english.slice(1)]] as const],
  );
  built = { areas: readAreas(), words, names: new Map(names) };
  return built;
}

const isGuided = (key: string | undefined): key is GuidedPerson =>
  guidedPeople.some((one) => one === key);

/** Signs that make what was named urgent when they come with it, and are not named yet. */
function furtherSigns(
  { words, names }: Guide,
  whom: GuidedPerson,
  named: readonly string[],
): string[] {
  const { are } = people[whom];
  const persons = new Set(words.people.map(({ id }) => id));
  const signs = words.redFlags
    .flatMap(({ when }) => when)
    .filter(
      (needed) =>
        needed.some((id) => named.includes(id)) &&
        needed.every((id) => !persons.has(id) || are.includes(id)),
    )
    .flat()
    .filter((id) => !persons.has(id) && !named.includes(id) && names.has(id));
  return [...new Set(signs)];
}

/**
 * Goes from whom over where and what to what comes with it, by the table alone. It ends when nothing that could be named
 * would make it more urgent, or something cannot wait already.
 */
export function guideStep({ whom, area, complaint, also }: GuideAnswers): GuideStep {
  const table = guide();
  const answers: (Option & { question: Question })[] = [];
  const pairOf = (id: string): Pair | null => table.names.get(id) ?? null;
  const nothing: TriageAnswer = { departments: [], redFlags: [], diseases: [], corrections: [] };
  const ask = (question: Question, options: readonly Option[], care = nothing): GuideStep => ({
    answers,
    next: { question, options },
    care,
  });

  if (!isGuided(whom))
    return ask(
      'whom',
      guidedPeople.map((key) => ({ key, name: null })),
    );
  answers.push({ question: 'whom', key: whom, name: null });

  const areas = table.areas.filter((one) => one.whom?.includes(whom) ?? true);
  const chosen = areas.find(({ id }) => id === area);
  if (chosen === undefined)
    return ask(
      'area',
      areas.map(({ id, name }) => ({ key: id, name })),
    );
  answers.push({ question: 'area', key: chosen.id, name: chosen.name });

  const main = chosen.complaints.find(({ id }) => id === complaint);
  if (main === undefined) {
    const options = chosen.complaints
      .map(({ id }) => ({ key: id, name: pairOf(id) }))
      // One that leads nowhere for them, such as what only women have, is not asked.
      .filter(({ key }) => careFor(table, whom, [key]).departments.length > 0);
    return ask('complaint', options);
  }
  answers.push({ question: 'complaint', key: main.id, name: pairOf(main.id) });

  const named = [main.id];
  for (const sign of also) {
    const isKnown = sign === noneOfThese || furtherSigns(table, whom, named).includes(sign);
    if (!isKnown) break;
    answers.push({ question: 'also', key: sign, name: pairOf(sign) });
    if (sign === noneOfThese) break;
    named.push(sign);
  }
  const care = careFor(table, whom, named);
  const further = furtherSigns(table, whom, named);
  const isOver =
    answers.at(-1)?.key === noneOfThese || further.length === 0 || care.redFlags.length > 0;
  if (isOver) return { answers, next: null, care };
  const options = further.map((key) => ({ key, name: pairOf(key) }));
  return ask('also', [...options, { key: noneOfThese, name: null }], care);
}

/**
 * What the table says of these signs together: their own words are read as a person would have typed them. Age and sex
 * are known beside them; pregnancy is a word of the table itself.
 */
function careFor({ names, words }: Guide, whom: GuidedPerson, signs: readonly string[]) {
  const { are, ...known } = people[whom];
  const pregnant = are.includes('pregnant')
    ? words.people.find(({ id }) => id === 'pregnant')
    : undefined;
  const said = signs.flatMap((id) => names.get(id)?.[0] ?? []);
  return departmentsFor([...(pregnant?.words.slice(0, 1) ?? []), ...said].join('，'), known);
}
