import { parseIdCard } from '@xinglin/rules';
import type { IdCardField, IdCardText } from './ocr-provider';

/** A piece of a line as it was recognised. */
export interface RecognisedWord {
  readonly text: string;
  /** From 0 to 100. */
  readonly confidence: number;
}

/** Below this a piece is likely to hold a wrong character. */
const sureConfidence = 75;

/** Characters that are taken for a digit's when a picture is poor. */
const lookalikes: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  D: '0',
  Q: '0',
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  b: '6',
  B: '8',
  g: '9',
  q: '9',
};

/** One line without blanks, with the confidence of each of its characters. */
interface Line {
  readonly text: string;
  readonly confidences: readonly number[];
}

/**
 * Finds the fields of a mainland ID card's front among recognised lines, from top to bottom. Its
 * number is one only when its check character holds.
 */
export function readIdCardLines(words: readonly (readonly RecognisedWord[])[]): IdCardText {
  const lines = words.map(lineOf);
  const whole = lines.map(({ text }) => text).join('\n');
  const unsure = new Set<IdCardField>();
  const number = findNumber(lines);
  if (number?.mended) unsure.add('cardNo');
  const name = findName(lines);
  if (name !== null && name.confidence < sureConfidence) unsure.add('name');
  const sex = /别(男|女)|(男|女)(?:民|族)/.exec(whole);
  const born = /((?:19|20)\d{2})年(\d{1,2})月(\d{1,2})日?/.exec(whole);
  const [, year = '', month = '', day = ''] = born ?? [];
  return {
    name: name?.text ?? null,
    gender: sex === null ? null : (sex[1] ?? sex[2]) === '男' ? 'male' : 'female',
    birthDate: born === null ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    cardNo: number?.text ?? null,
    unsure: [...unsure],
  };
}

function lineOf(words: readonly RecognisedWord[]): Line {
  const characters = words.flatMap(({ text, confidence }) =>
    Array.from(text.replace(/\s/g, ''), (character) => ({ character, confidence })),
  );
  return {
    text: characters.map(({ character }) => character).join(''),
    confidences: characters.map(({ confidence }) => confidence),
  };
}

/** The number as it stands there, else one in which lookalikes of digits were put right. */
function findNumber(lines: readonly Line[]): { text: string; mended: boolean } | null {
  for (const mended of [false, true]) {
    for (const { text } of lines) {
      const digits = mended ? Array.from(text, (one) => lookalikes[one] ?? one).join('') : text;
      // Looked ahead at each place, so that a stray digit in front does not hide the number.
      for (const [, candidate = ''] of digits.matchAll(/(?=(\d{17}[\dXx×]))/g)) {
        const cardNo = candidate.replace(/[x×]$/, 'X');
        if (parseIdCard(cardNo).valid) return { text: cardNo, mended };
      }
    }
  }
  return null;
}

const nameShape = /^[\p{Script=Han}·]{2,20}/u;

/** What follows the label of the name; without one, the line above the one of the sex, which is a guess. */
function findName(lines: readonly Line[]): { text: string; confidence: number } | null {
  for (const [index, { text, confidences }] of lines.entries()) {
    const labelled = /姓名[^\p{Script=Han}]*/u.exec(text);
    if (labelled !== null) {
      const start = labelled.index + labelled[0].length;
      const [name] = nameShape.exec(text.slice(start)) ?? [];
      const from = Array.from(text.slice(0, start)).length;
      const used = confidences.slice(from, from + Array.from(name ?? '').length);
      return name === undefined ? null : { text: name, confidence: Math.min(...used) };
    }
    const next = lines[index + 1]?.text ?? '';
    if (/别(?:男|女)/.test(next)) {
      const [, name = ''] = /([\p{Script=Han}·]{2,6})$/u.exec(text) ?? [];
      if (name !== '') return { text: name, confidence: 0 };
    }
  }
  return null;
}
