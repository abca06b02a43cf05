import { beginsWithSurname } from '@xinglin/rules';
import { contactsIn } from '../../../kernel/moderation/contacts';

/** A place in a text that could tell whose it is, and what may stand there instead; `end` is exclusive. */
export interface Identifying {
  readonly start: number;
  readonly end: number;
  readonly taken: 'name' | 'contact' | 'place' | 'date' | 'age';
  readonly text: string;
}

/** What is known beforehand to name people and places that have to do with the case. */
export interface Known {
  readonly names: readonly string[];
  readonly places: readonly string[];
}

type Rule = readonly [
  taken: Identifying['taken'],
  pattern: RegExp,
  /** What stands there instead; nothing unless told, and undefined where the words may stay. */
  instead?: (match: RegExpMatchArray) => string | undefined,
];

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

const numbers: readonly Rule[] = [
  // Telephones, numbers of records and documents: seven digits and more, whatever stands between them.
  ['contact', /(?<!\d)\d(?:[\s-]?\d){6,}(?!\d)/gu],
  ['contact', /[零〇一二三四五六七八九幺]{7,}/gu],
  ['contact', /(?<![A-Za-z\d])[A-Za-z]{1,2}\d{6,10}(?!\d)/gu],
];

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

const rules: readonly Rule[] = [...dates, ...ages, ...numbers, ...places, ...persons];

const escaped = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Everywhere a word stands that is known to name something; Latin letters only as words of their own. */
function standing(text: string, words: readonly string[], taken: 'name' | 'place'): Identifying[] {
  return words.flatMap((word) =>
    [...text.matchAll(new RegExp(`(?<![A-Za-z])${escaped(word)}(?![A-Za-z])`, 'giu'))].map(
      ({ index, 0: { length } }) => ({ start: index, end: index + length, taken, text: '' }),
    ),
  );
}

/** A Chinese name, and what its bearer is called without the surname. */
const asCalled = (name: string): readonly string[] =>
  /^\p{Script=Han}{3,4}$/u.test(name) ? [name, withoutFirst(name, 1)] : [name];

/** Everything in a text that could tell whose it is, in its order and without overlap: what stands first counts, and of two the longer. */
export function identifyingIn(text: string, { names, places: areas }: Known): Identifying[] {
  const told = (words: readonly string[]) => words.filter((word) => word.trim().length >= 2);
  const found = [
    ...standing(text, told(names.flatMap(asCalled)), 'name'),
    ...standing(text, told(areas), 'place'),
    ...contactsIn(text).map(({ start, end }) => ({
      start,
      end,
      taken: 'contact' as const,
      text: '',
    })),
    ...rules.flatMap(([taken, pattern, instead = () => '']) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const shown = instead(match);
        const [start, end] = spanOf(match);
        return shown === undefined ? [] : [{ start, end, taken, text: shown }];
      }),
    ),
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
