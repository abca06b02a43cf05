import { cutText } from '@xinglin/rules';
import { Converter } from 'opencc-js/t2cn';

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

const toSimplified = Converter({ from: 't', to: 'cn' });
const simplified = new Map<string, string>();

/** One character at a time, so that a part of a text folds as the text itself does. */
function foldCharacter(character: string): string {
  const known = simplified.get(character);
  if (known !== undefined) return known;
  const converted = toSimplified(character);
  const folded = converted.length === character.length ? converted : character;
  simplified.set(character, folded);
  return folded;
}

const chineseCharacter = /\p{Script=Han}/u;
const step = /\p{Script=Han}|[a-z0-9]+|[^\sa-z0-9\p{Script=Han}]/gu;
/** Marks that stand inside a clause: between the parts of a list, of a word, of a name. */
const joining = new Set(['、', '-', '/', '·', '"', '“', '”', '(', ')', '+', '&']);

/** The units of a text: folded to Simplified, small letters without accents, without what stands between clauses. */
export function unitsOf(text: string): Unit[] {
  const folded = cutText(text, longestText)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .normalize('NFC');
  const units: Unit[] = [];
  let clause = 0;
  for (const [found] of folded.matchAll(step)) {
    if (chineseCharacter.test(found))
      units.push({ text: foldCharacter(found), chinese: true, clause });
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
