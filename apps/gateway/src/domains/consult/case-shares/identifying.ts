import { beginsWithSurname } from '@xinglin/rules';
import { areResults, contactsIn } from '../../../kernel/moderation/contacts';
import { fold, type Folded } from '../../../kernel/moderation/fold';
import { longNumbersIn } from '../../../kernel/moderation/number-runs';
import { houses, introduced, isName, recordNumbers } from './identifying-words';
import type { Identifying, Known, Rule } from './identifying-rule';

const monthNames =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const joined = (...words: readonly (string | undefined)[]): string =>
  words.filter((word) => word !== undefined && word !== '').join(' ');

/** Days, shown to the month. */
const dates: readonly Rule[] = [
  [
    'date',
    /(?<year>(?:19|20)\d{2})\s*年\s*(?<month>\d{1,2})\s*月\s*\d{1,2}\s*[日号]?/gu,
    ({ groups }) => `${groups?.['year']}年${groups?.['month']}月`,
  ],
  [
    'date',
    /(?<!\d)(?<year>(?:19|20)\d{2})(?<mark>[-./])(?<month>\d{1,2})\k<mark>\d{1,2}(?!\d)/gu,
    ({ groups }) => `${groups?.['year']}-${groups?.['month']}`,
  ],
  [
    'date',
    /(?<![\d一二三四五六七八九十])(?<month>\d{1,2}|[一二三四五六七八九十]{1,2})月(?:\d{1,2}|[一二三四五六七八九十]{1,3})[日号]/gu,
    ({ groups }) => `${groups?.['month']}月`,
  ],
  ['date', /(?<![\d.])(?:[12]?\d|3[01])[日号](?!\p{Script=Han}?[楼院线])/gu],
  [
    'date',
    new RegExp(
      `\\b(?<month>${monthNames})\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?\\b(?:,?\\s+(?<year>(?:19|20)\\d{2}))?`,
      'gu',
    ),
    ({ groups }) => joined(groups?.['month'], groups?.['year']),
  ],
  [
    'date',
    new RegExp(
      `\\b\\d{1,2}(?:st|nd|rd|th)?\\s+(?<month>${monthNames})\\b\\.?(?:,?\\s+(?<year>(?:19|20)\\d{2}))?`,
      'gu',
    ),
    ({ groups }) => joined(groups?.['month'], groups?.['year']),
  ],
];

/** The ten years in which an age lies; 90 and more are one band. */
export function ageBand(age: number): { readonly from: number; readonly to: number | null } {
  if (age < 30) return { from: 18, to: 29 };
  if (age >= 90) return { from: 90, to: null };
  const from = Math.floor(age / 10) * 10;
  return { from, to: from + 9 };
}

/** An age in words as its band; children's ages matter to the case, and are not the holder's. */
function bandInWords(age: number, words: (band: string) => string): string | undefined {
  if (age < 18) return undefined;
  const { from, to } = ageBand(age);
  return words(to === null ? `${from}+` : `${from}–${to}`);
}

const ages: readonly Rule[] = [
  [
    'age',
    /(?<!\d)(?<age>\d{2,3})\s*周?岁/gu,
    ({ groups }) => bandInWords(Number(groups?.['age']), (band) => `${band}岁`),
  ],
  [
    'age',
    /\b(?<age>\d{2,3})[\s-]years?[\s-]old\b/giu,
    ({ groups }) => bandInWords(Number(groups?.['age']), (band) => `${band} years old`),
  ],
];

/** Digits of a telephone, a record or a document: seven and more. */
const fewestDigits = 7;

/** Words in front of 医院 and the like that name none: 去附近的医院. */
const anyPlace =
  /(?:^|[了过去在到])(?:附近|当地|本地|老家|别|其他|其它|大|小|社区|我们|那|这|一|另|另外|几|三甲|县|市|省|镇|区)(?:的|家|所|个|级)*$|^[了过]?$/u;

const places: readonly Rule[] = [
  [
    'place',
    /(?:家住|住在|住址|地址|籍贯|户口)(?:是|在|为)?[:：\s]*(?<words>[^\s，。；！？,;!?\n]{2,})/dgu,
  ],
  [
    'place',
    /[\p{Script=Han}]{2,8}(?:路|街|大道|巷|弄|胡同)\s*\d+\s*(?:号|弄)?[\d\-号栋幢座单元层楼室]*/gu,
  ],
  ['place', /[\p{Script=Han}\d]{2,8}(?:小区|花园|公寓|大厦)[\d\-号栋幢座单元层楼室]*/gu],
  [
    'place',
    /(?<=[在于到去])(?<middle>[\p{Script=Han}]{2,14}?)(?:医院|卫生院|诊所|学校|小学|中学|大学|公司|工厂|幼儿园)/gu,
    ({ groups }) => (anyPlace.test(groups?.['middle'] ?? '') ? undefined : ''),
  ],
  [
    'place',
    /\b\d+\s+[A-Z]\w+(?:\s[A-Z]\w+)*\s(?:Street|St|Road|Rd|Avenue|Ave|Lane|Boulevard|Drive)\b\.?/gu,
  ],
];

const persons: readonly Rule[] = [
  [
    'name',
    /(?:我叫|名叫|姓名|名字(?:是|叫)?)(?:是|为)?[:：\s]*(?<words>[\p{Script=Han}·]{2,4})/dgu,
  ],
  ['name', introduced, ({ groups }) => (isName(groups?.['words'] ?? '') ? '' : undefined)],
  [
    'name',
    /(?<words>[\p{Script=Han}]{1,3})(?:医生|大夫|主任|教授|护士|先生|女士|小姐|阿姨|叔叔|大爷|大妈|老师)/dgu,
    ({ groups }) => (surnameIn(groups?.['words'] ?? '') === undefined ? undefined : ''),
  ],
  ['name', /\b(?:Dr|Mr|Mrs|Ms|Miss|Prof)\b\.?\s+(?<words>[A-Z][\w'’-]+(?:\s+[A-Z][\w'’-]+)*)/dgu],
  ['name', /\b[Mm]y name is\s+(?<words>\w[\w'’-]*(?:\s+[A-Z][\w'’-]+)*)/dgu],
];

/** A text without so many letters at its beginning; a rare one takes two units of the text. */
const withoutFirst = (text: string, letters: number): string => [...text].slice(letters).join('');

/** The part of the words before a title that begins as a name does: 张 of 请问张. */
function surnameIn(words: string): string | undefined {
  return [0, 1, 2]
    .map((letters) => withoutFirst(words, letters))
    .find((part) => part !== '' && beginsWithSurname(part));
}

/** Where a rule's own words stand: those of its group, and of a title those that are the name. */
function spanOf(match: RegExpMatchArray): readonly [number, number] {
  const [start, end] = match.indices?.groups?.['words'] ?? [
    match.index ?? 0,
    (match.index ?? 0) + match[0].length,
  ];
  return [start, end];
}

const rules: readonly Rule[] = [
  ...dates,
  ...ages,
  ...recordNumbers,
  ...places,
  ...houses,
  ...persons,
];

const escaped = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const isChinese = /^\p{Script=Han}+$/u;

/**
 * Each position of a word that is known to name something: Chinese in either script and whatever is between its
 * characters, Latin letters only as words of their own.
 */
function standing(
  text: string,
  { letters, starts, ends }: Folded,
  words: readonly string[],
  taken: 'name' | 'place',
): Identifying[] {
  const at = (start: number, end: number): Identifying => ({ start, end, taken, text: '' });
  return words.flatMap((word) => {
    if (!isChinese.test(word))
      return [...text.matchAll(new RegExp(`(?<![A-Za-z])${escaped(word)}(?![A-Za-z])`, 'giu'))].map(
        ({ index, 0: { length } }) => at(index, index + length),
      );
    const wanted = fold(word).letters;
    const found: Identifying[] = [];
    for (
      let place = letters.indexOf(wanted);
      place >= 0;
      place = letters.indexOf(wanted, place + 1)
    )
      found.push(at(starts[place] ?? 0, ends[place + wanted.length - 1] ?? 0));
    return found;
  });
}

/** A Chinese name, and what its bearer is called without the surname. */
const asCalled = (name: string): readonly string[] =>
  /^\p{Script=Han}{3,4}$/u.test(name) ? [name, withoutFirst(name, 1)] : [name];

/** Everything in a text that could tell whose it is, in its order and without overlap: what stands first counts, and of two the longer. */
export function identifyingIn(text: string, { names, places: areas }: Known): Identifying[] {
  const told = (words: readonly string[]) => words.filter((word) => word.trim().length >= 2);
  const folded = fold(text);
  const numbers = longNumbersIn(text, folded, fewestDigits)
    .map(({ begin, end }) => ({
      start: folded.starts[begin] ?? 0,
      end: folded.ends[end - 1] ?? 0,
    }))
    .filter(({ start, end }) => !areResults(text, start, end));
  const found = [
    ...standing(text, folded, told(names.flatMap(asCalled)), 'name'),
    ...standing(text, folded, told(areas), 'place'),
    ...rules.flatMap(([taken, pattern, instead = () => '']) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const shown = instead(match);
        const [start, end] = spanOf(match);
        return shown === undefined ? [] : [{ start, end, taken, text: shown }];
      }),
    ),
    // A rule that knows more of the same place comes first: a day is shown as its month.
    ...[...numbers, ...contactsIn(text, folded)].map(({ start, end }): Identifying => ({
      start,
      end,
      taken: 'contact',
      text: '',
    })),
  ].toSorted((one, other) => one.start - other.start || other.end - one.end);
  const kept: Identifying[] = [];
  for (const one of found) {
    const last = kept.at(-1);
    if (last === undefined || one.start >= last.end) kept.push(one);
    // What reaches further than what it begins in hides both.
    else if (one.end > last.end) kept[kept.length - 1] = { ...last, end: one.end, text: '' };
  }
  return kept;
}
