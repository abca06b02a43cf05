import type { TriageIndex, Complaint } from './triage-index';
import type { FoundWord } from './found-word';
import type { Unit } from './units';
import { joined } from './units';

/** Something in a text that speaks for departments. */
export interface Evidence {
  /** The complaint it is; null for a part of the body, a feeling or a department alone. */
  readonly complaint: Complaint | null;
  readonly weights: Readonly<Record<string, number>>;
  /** How much of its weight counts. */
  readonly share: number;
  readonly typed: string;
}

/** How much counts of a named department, of a part with a feeling that make no complaint, and of a part alone. */
const shares = {
  department: 2,
  partAndFeeling: 0.8,
  feelingOfPart: 0.6,
  partAlone: 0.4,
  redFlag: 1,
};

/** Most units between a part and what it feels: 肚子一阵一阵地疼, pain in my left knee. */
const reach = { chinese: { before: 7, behind: 3 }, letters: { before: 5, behind: 5 } };

const idOf = ({ meanings }: FoundWord, kind: 'part' | 'feeling'): string | null =>
  meanings.find((meaning) => meaning.kind === kind)?.id ?? null;

/** Whether a word says by itself what is the matter, as no part and no feeling does. */
const isWhole = ({ meanings }: FoundWord): boolean =>
  meanings.some(({ kind }) => kind === 'complaint' || kind === 'redFlag' || kind === 'department');

interface Pairing {
  readonly part: FoundWord;
  readonly feeling: FoundWord;
}

/** Parts and feelings that belong together: a feeling to the parts before it, else to the one behind it. */
function pairings(words: readonly FoundWord[], units: readonly Unit[]): Pairing[] {
  const pairs: Pairing[] = [];
  const felt = new Set<FoundWord>();
  const add = (part: FoundWord, feeling: FoundWord) => {
    pairs.push({ part, feeling });
    felt.add(part);
  };
  words.forEach((feeling, place) => {
    if (idOf(feeling, 'feeling') === null) return;
    const { before, behind } =
      units[feeling.start]?.chinese === true ? reach.chinese : reach.letters;
    const near = (one: FoundWord | undefined): one is FoundWord =>
      one !== undefined && idOf(one, 'part') !== null && one.clause === feeling.clause;
    const next = words[place + 1];
    const follows = near(next) && next.start - feeling.end <= behind ? next : null;
    const earlier = words
      .slice(0, place)
      .filter((one) => near(one) && feeling.start - one.end <= before);
    const last = earlier.at(-1);
    const touches = follows !== null && follows.start === feeling.end;
    if (last === undefined || (touches && felt.has(last) && last.end !== feeling.start)) {
      if (follows !== null) add(follows, feeling);
      return;
    }
    add(last, feeling);
    // 头和脖子都疼: those named before it that have no feeling of their own.
    for (const other of earlier.slice(0, -1)) if (!felt.has(other)) add(other, feeling);
  });
  return pairs;
}

function ofPair(
  { part, feeling }: Pairing,
  units: readonly Unit[],
  index: TriageIndex,
): Evidence[] {
  const [partId, feelingId] = [idOf(part, 'part') ?? '', idOf(feeling, 'feeling') ?? ''];
  const span = units.slice(Math.min(part.start, feeling.start), Math.max(part.end, feeling.end));
  const typed = joined(span);
  const complaint = index.complaints.get(index.composed.get(`${partId}+${feelingId}`) ?? '');
  if (complaint !== undefined)
    return [{ complaint, weights: complaint.departments, share: 1, typed }];
  return [
    {
      complaint: null,
      weights: index.parts.get(partId) ?? {},
      share: shares.partAndFeeling,
      typed,
    },
    {
      complaint: null,
      weights: index.feelings.get(feelingId) ?? {},
      share: shares.feelingOfPart,
      typed,
    },
  ];
}

function ofWhole(word: FoundWord, index: TriageIndex): Evidence[] {
  return word.meanings.flatMap(({ kind, id }): Evidence[] => {
    const typed = word.meant ?? word.typed;
    if (kind === 'department')
      return [{ complaint: null, weights: { [id]: 3 }, share: shares.department, typed }];
    const complaint = index.complaints.get(id);
    if (kind === 'complaint' && complaint !== undefined)
      return [{ complaint, weights: complaint.departments, share: 1, typed }];
    const flag = index.redFlags.get(id);
    if (kind === 'redFlag' && flag !== undefined)
      return [{ complaint: null, weights: flag.departments, share: shares.redFlag, typed }];
    return [];
  });
}

/** One character alone is too often a piece of another word. */
const isPiece = (word: FoundWord): boolean => word.typed.length < 2;

/** A part or a feeling with nothing beside it. */
function ofLoose(word: FoundWord, index: TriageIndex): Evidence[] {
  if (isPiece(word)) return [];
  return word.meanings.flatMap(({ kind, id }): Evidence[] => {
    const weights =
      kind === 'part'
        ? index.parts.get(id)
        : kind === 'feeling'
          ? index.feelings.get(id)
          : undefined;
    return weights === undefined
      ? []
      : [{ complaint: null, weights, share: shares.partAlone, typed: word.typed }];
  });
}

/** Everything in the words of a text that speaks for departments, from left to right; each complaint once. */
export function evidenceIn(
  words: readonly FoundWord[],
  units: readonly Unit[],
  index: TriageIndex,
): Evidence[] {
  const pairs = pairings(words, units);
  const paired = new Set(pairs.flatMap(({ part, feeling }) => [part, feeling]));
  const felt = new Set(pairs.map(({ part }) => part));
  const all = words.flatMap((word) => [
    // 甲状腺有结节: the part alone would have meant something else.
    ...(isWhole(word) && !felt.has(word) ? ofWhole(word, index) : []),
    ...pairs
      .filter(({ feeling }) => feeling === word)
      .flatMap((pair) => ofPair(pair, units, index)),
    ...(isWhole(word) || paired.has(word) ? [] : ofLoose(word, index)),
  ]);
  const seen = new Set<string>();
  return all.filter(({ complaint }) => {
    if (complaint === null) return true;
    if (seen.has(complaint.id)) return false;
    seen.add(complaint.id);
    return true;
  });
}

/** The words of a text that are surely meant; the others may be pieces of a word that was typed wrongly. */
export function sureWords(words: readonly FoundWord[], units: readonly Unit[]): FoundWord[] {
  const paired = new Set(pairings(words, units).flatMap(({ part, feeling }) => [part, feeling]));
  return words.filter((word) => word.denied || isWhole(word) || paired.has(word) || !isPiece(word));
}
