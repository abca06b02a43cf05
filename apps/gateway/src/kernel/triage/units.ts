import { cutText } from '@xinglin/rules';
import { searchForm } from '../../platform/search-form';

/**
 * One step of a text as words are looked for in it: a Chinese character or a word of letters and digits, and the clause
 * it stands in.
 */
export interface Unit {
  readonly text: string;
  readonly chinese: boolean;
  readonly clause: number;
}

/** Longest text that is looked into; the rest says no more about where to go. */
const longestText = 200;

const chineseCharacter = /\p{Script=Han}/u;
const step = /\p{Script=Han}|[a-z0-9]+|[^\sa-z0-9\p{Script=Han}]/gu;
/** Marks that stand inside a clause: between the parts of a list, of a word, of a name. */
const joining = new Set(['、', '-', '/', '·', '"', '“', '”', '(', ')', '+', '&']);

/** The units of a text: folded to Simplified, small letters without accents, without what stands between clauses. */
export function unitsOf(text: string): Unit[] {
  const folded = searchForm(cutText(text, longestText)).replaceAll(/['’]/g, '');
  const units: Unit[] = [];
  let clause = 0;
  for (const [found] of folded.matchAll(step)) {
    if (chineseCharacter.test(found)) units.push({ text: found, chinese: true, clause });
    else if (/^[a-z0-9]/.test(found)) units.push({ text: found, chinese: false, clause });
    else if (!joining.has(found)) clause += 1;
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
