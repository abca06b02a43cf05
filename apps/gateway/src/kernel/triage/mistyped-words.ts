import { beginning, coveredForms, type TriageIndex } from './triage-index';
import type { FoundWord } from './found-word';
import type { ReadingBudget } from './near-letters';
import { soundOf, soundsTheSame, typedSound } from './sounds';
import { joined, type Unit } from './units';

/** Most characters of a word that is looked for by its sound, and most that one typed word may stand for. */
const longestBySound = 8;
const mostMeant = 3;

/** Most characters of a text of which one may be wrong: in a whole sentence it would be any word. */
const longestWithSlip = 6;

/** Fewest letters of a typed word that may hold one slip, or two. */
const fewestForOneSlip = 5;
const fewestForTwoSlips = 10;

/** What finding the sound of a few characters costs, beside a comparison of two words. */
const stepsOfLookup = 2;

interface Stretch {
  readonly units: readonly Unit[];
  readonly start: number;
}

/** Stretches of units of one script and clause that hold no known word. */
function unknownStretches(units: readonly Unit[], found: readonly FoundWord[]): Stretch[] {
  const known = new Set(
    found.flatMap(({ start, end }) =>
      Array.from({ length: end - start }, (_, step) => start + step),
    ),
  );
  const stretches: { units: Unit[]; start: number }[] = [];
  units.forEach((unit, place) => {
    if (known.has(place)) return;
    const last = stretches.at(-1);
    const before = last?.units.at(-1);
    const goesOn =
      last !== undefined &&
      last.start + last.units.length === place &&
      before?.clause === unit.clause &&
      before.chinese === unit.chinese;
    if (goesOn) last.units.push(unit);
    else stretches.push({ units: [unit], start: place });
  });
  return stretches;
}

function wordFor(meant: string, { units, start }: Stretch, index: TriageIndex): FoundWord[] {
  const meanings = index.words.get(meant);
  if (meanings === undefined) return [];
  const typed = joined(units);
  return [
    {
      meanings,
      typed,
      meant: typed === meant ? null : meant,
      start,
      end: start + units.length,
      clause: units[0]?.clause ?? 0,
      denied: false,
    },
  ];
}

/** The stretch cut into its longest parts that `meantBy` knows, from left to right. */
function cut(
  { units, start }: Stretch,
  fewest: number,
  meantBy: (part: Stretch) => readonly string[],
  index: TriageIndex,
  budget: ReadingBudget,
): FoundWord[] {
  const found: FoundWord[] = [];
  for (let place = 0; place < units.length && !budget.isUsedUp;) {
    let end = Math.min(units.length, place + longestBySound);
    let words: FoundWord[] = [];
    for (; end - place >= fewest; end -= 1) {
      const part = { units: units.slice(place, end), start: start + place };
      budget.spend(stepsOfLookup);
      words = meantBy(part)
        .slice(0, mostMeant)
        .flatMap((meant) => wordFor(meant, part, index));
      if (words.length > 0) break;
    }
    found.push(...words);
    place = words.length > 0 ? end : place + 1;
  }
  return found;
}

/** Words of grammar: a verb with one of them sounds like many a word and is none. 放了 is no 放疗. */
const particle = /[了的吗呢吧着过得]$/;

const sharesCharacter = (typed: string, meant: string) =>
  [...typed].some((character) => meant.includes(character));

/**
 * Words that sound like the Chinese that was typed, or differ in one character: 感帽, 甲状线, 糖料病. Two characters must
 * sound the same and not only alike.
 */
const byCharacters =
  (index: TriageIndex, mayDiffer: boolean) =>
  ({ units }: Stretch): readonly string[] => {
    const typed = joined(units);
    if (units.length === 2 && particle.test(typed)) return [];
    const sounding = (index.bySound.get(soundOf(typed)) ?? []).filter(
      (meant) => sharesCharacter(typed, meant) && (units.length > 2 || soundsTheSame(typed, meant)),
    );
    if (sounding.length > 0 || !mayDiffer) return sounding;
    return coveredForms(typed).flatMap((covered) => index.byCovered.get(covered) ?? []);
  };

/** Words that are read as the letters that were typed: toutong, tou tong. */
const byLetters =
  (index: TriageIndex) =>
  ({ units }: Stretch): readonly string[] =>
    index.bySound.get(typedSound(units.map(({ text }) => text).join(''))) ?? [];

/** The words that letters stand for, English ones or by their sound. */
const wordsOf = (letters: string, index: TriageIndex): readonly string[] =>
  index.words.has(letters) ? [letters] : (index.bySound.get(letters) ?? []);

/** The words that were typed with one slip, or with two where there are letters enough. */
function closest(typed: string, index: TriageIndex, budget: ReadingBudget): readonly string[] {
  const most = typed.length >= fewestForTwoSlips ? 2 : typed.length >= fewestForOneSlip ? 1 : 0;
  for (let slips = 1; slips <= most; slips += 1)
    for (const letters of new Set([typed, typedSound(typed)])) {
      const near = index.nearLetters.nearest(letters, slips, budget);
      if (near !== null) return wordsOf(near, index);
    }
  return [];
}

/** Letters that stand for nothing yet: first letters of syllables, the beginning of a word, a word with a slip. */
function guessed(typed: string, index: TriageIndex, budget: ReadingBudget): readonly string[] {
  const initials = index.byInitials.get(typed);
  if (initials !== undefined && typed.length > 1) return initials;
  for (const letters of new Set([typed, typedSound(typed)])) {
    const begun = index.byBeginning
      .get(letters.slice(0, beginning))
      ?.find((known) => known.startsWith(letters));
    if (begun !== undefined) return wordsOf(begun, index);
  }
  return closest(typed, index, budget);
}

/**
 * Words of the text that were typed by sound, in Latin letters, shortened or with a slip. Two characters are enough only
 * where the text has no known word at all: so many words sound alike.
 */
export function findMistyped(
  units: readonly Unit[],
  found: readonly FoundWord[],
  index: TriageIndex,
  budget: ReadingBudget,
): FoundWord[] {
  const nothingKnown = !found.some(({ meanings }) =>
    meanings.some(({ kind }) => kind !== 'person'),
  );
  const stretches = unknownStretches(units, found);
  const surely = stretches.flatMap((stretch) =>
    stretch.units[0]?.chinese === true
      ? cut(
          stretch,
          nothingKnown ? 2 : 3,
          byCharacters(index, nothingKnown && stretch.units.length <= longestWithSlip),
          index,
          budget,
        )
      : cut(stretch, 1, byLetters(index), index, budget),
  );
  // Letters in a Chinese sentence are names of things: ST 段, T3.
  if (!nothingKnown || surely.length > 0 || units.some(({ chinese }) => chinese)) return surely;
  return stretches.flatMap((stretch) =>
    cut(
      stretch,
      1,
      ({ units: part }) => guessed(part.map(({ text }) => text).join(''), index, budget),
      index,
      budget,
    ),
  );
}
