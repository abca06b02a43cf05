import { plainText } from '@xinglin/rules';
import { simplified } from '../../platform/simplified';

/** Letters of a text in one shape, without what stands between them, and where each of them stands in it. */
export interface Folded {
  readonly letters: string;
  /** By the place of a letter: where what it was made of begins in the text. */
  readonly starts: readonly number[];
  /** The same: where it ends, exclusive. */
  readonly ends: readonly number[];
}

/** Letters of Cyrillic, Greek and phonetic alphabets that look like Latin ones, and are used in their place. */
const lookAlikes = new Map(
  [
    'аa вb еe кk мm нh оo рp сc тt уy хx ѕs іi јj ԁd ѵv ѡw ո',
    'αa βb εe ικ κk ηn οo ρp τt υu χx νv',
    'ɐa ⱥa ɓb ƀb ɖd ɗd ǝe əe ɛe ɇe ƒf ɠg ǥg ɦh ɨi ǃi ƚl ɫl ɭl ǀl ɱm ɲn ŋn ƞn ɔo ɵo ƥp ɍr ɽr ɾr ʂs ƫt ʈt ʉu ʋv ⱳw ƴy ƶz ʐz',
    'ɑa ᴀa ʙb ᴄc ᴅd đd ᴇe ꜰf ɡg ɢg ʜh ħh ɪi ıi ɩi ᴊj ᴋk ʟl łl ᴍm ɴn ᴏo øo ᴘp ʀr ꜱs ᴛt ŧt ᴜu ᴠv ᴡw ʏy ᴢz',
  ]
    .join(' ')
    .split(' ')
    .flatMap((pair) => {
      const [from, to] = pair;
      return from !== undefined && to !== undefined && /[a-z]/.test(to)
        ? [[from, to] as const]
        : [];
    }),
);

/** Signs that are typed for a zero, and are no letters. */
const zeros = new Set(['○', '◯', '⭕', '◎', '⚪']);

const isLetter = /^[\p{L}\p{N}]$/u;

/**
 * Folds a text so that words are found however they are written: width, case, accents, Traditional characters and
 * look-alikes of other scripts make no difference, and neither does what stands between letters.
 */
export function fold(text: string): Folded {
  const starts: number[] = [];
  const ends: number[] = [];
  let letters = '';
  let place = 0;
  for (const character of text) {
    const end = place + character.length;
    for (const part of plainText(character).toLowerCase().normalize('NFKD')) {
      const letter = zeros.has(part) ? '〇' : (lookAlikes.get(part) ?? simplified(part));
      if (!isLetter.test(letter)) continue;
      letters += letter;
      // A letter outside the basic plane takes two places, as it does in what is searched.
      for (let unit = 0; unit < letter.length; unit += 1) {
        starts.push(place);
        ends.push(end);
      }
    }
    place = end;
  }
  return { letters, starts, ends };
}
