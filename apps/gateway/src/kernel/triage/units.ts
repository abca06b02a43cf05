import { cutText } from '@xinglin/rules';
import { searchForm } from '../../platform/search-form';

/** What is written between a unit and the next one, the weakest first. */
const marks = ['none', 'space', 'list', 'comma', 'colon', 'question', 'stop'] as const;
export type Mark = (typeof marks)[number];

/**
 * One step of a text as words are looked for in it: a Chinese character or a word of letters and digits, its clause,
 * and the strongest mark behind it.
 */
export interface Unit {
  readonly text: string;
  readonly chinese: boolean;
  readonly clause: number;
  readonly mark: Mark;
}

/** Longest text that is read by default: a search says no more behind it about where to go. */
const longestText = 200;

const chineseCharacter = /\p{Script=Han}/u;
const step = /\p{Script=Han}|[a-z0-9]+|[^a-z0-9\p{Script=Han}]/gu;
/** Marks inside a clause: between the parts of a list, of a word, of a name. */
const joining = new Set(['、', '-', '/', '·', '"', '“', '”', '(', ')', '+', '&']);
/** French and Italian words that lose their last vowel before the next word: l'essoufflement, dell'orecchio. */
const elided =
  /(?<![a-z0-9])(l|d|j|n|s|m|t|c|qu|jusqu|un|all|dall|dell|nell|sull|quest|quell|senz)['’](?=[a-z])/g;

/** What each mark is; a mark that is not listed here is a comma. */
const kindOf = new Map<string, Mark>([
  ...['、', '/', '+', '&'].map((mark) => [mark, 'list'] as const),
  ...['-', '·', '"', '“', '”', '(', ')'].map((mark) => [mark, 'space'] as const),
  ...['.', '。', '!', '！', ';', '；', '…', '\n'].map((mark) => [mark, 'stop'] as const),
  ...['?', '？'].map((mark) => [mark, 'question'] as const),
  ...[':', '：'].map((mark) => [mark, 'colon'] as const),
]);

const stronger = (one: Mark, other: Mark): Mark =>
  marks.indexOf(one) < marks.indexOf(other) ? other : one;

/**
 * The units of a text: folded to Simplified, small letters without accents, without what is between clauses.
 * @param longest most characters that are read.
 */
export function unitsOf(text: string, longest = longestText): Unit[] {
  const folded = searchForm(cutText(text, longest).replaceAll(/[\r\n]+/g, '\n'))
    .replaceAll(elided, '$1 ')
    .replaceAll(/['’]/g, '');
  const units: { text: string; chinese: boolean; clause: number; mark: Mark }[] = [];
  let clause = 0;
  for (const [found] of folded.matchAll(step)) {
    const chinese = chineseCharacter.test(found);
    if (chinese || /^[a-z0-9]/.test(found)) {
      units.push({ text: found, chinese, clause, mark: 'none' });
      continue;
    }
    const isSpace = found !== '\n' && /\s/u.test(found);
    if (!isSpace && !joining.has(found)) clause += 1;
    const last = units.at(-1);
    if (last !== undefined)
      last.mark = stronger(last.mark, isSpace ? 'space' : (kindOf.get(found) ?? 'comma'));
  }
  return units;
}

/** Units as one text, by which they are looked up: words of letters are parted, Chinese is not. */
export function joined(units: readonly Unit[]): string {
  let text = '';
  units.forEach((unit, place) => {
    const before = units[place - 1];
    text += before !== undefined && !before.chinese && !unit.chinese ? ` ${unit.text}` : unit.text;
  });
  return text;
}
