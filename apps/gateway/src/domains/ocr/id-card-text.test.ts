import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newIdCard } from '../../testing/people';
import { readIdCardLines } from './id-card-text';
import { checked } from './service';

const cardNo = '11010519491231002X';

/** Lines as they are recognised: words with blanks anywhere, all equally certain. */
const lines = (texts: readonly string[], confidence = 90) =>
  texts.map((text) => text.split(' ').map((word) => ({ text: word, confidence })));

const whole = ['姓 名 沈 知 秋', '性 别 女 民族 汉', '出 生 1949 年 12 月 31 日', cardNo];

describe('the text of an ID card', () => {
  it.each<[string, readonly string[], object]>([
    ['as printed', whole, { name: '沈知秋', gender: 'female', birthDate: '1949-12-31', cardNo }],
    ['with specks', ['姓名 ” 沈知秋', '人 性别 女 民族 汉', cardNo], { name: '沈知秋', cardNo }],
    ['a name of another people', ['姓名 买买提·艾山', cardNo], { name: '买买提·艾山' }],
    ['with the label of the number', [`公民身份号码 ${cardNo}`], { cardNo }],
    ['in pieces', ['1101 0519 4912 3100 2x'], { cardNo }],
    ['with a digit in front', [`9${cardNo}`], { cardNo }],
    ['a number that does not hold', ['110105194912310021'], { cardNo: null }],
    ['a number of fifteen digits', ['130503670401001'], { cardNo: null }],
    ['a month of one digit', ['出生 1985 年 3 月 7 日'], { birthDate: '1985-03-07' }],
    ['nothing', [], { name: null, gender: null, birthDate: null, cardNo: null }],
  ])('is read %s', (_, texts, expected) => {
    expect(readIdCardLines(lines(texts))).toMatchObject({ unsure: [], ...expected });
  });

  it('says which of it is unsure', () => {
    expect(readIdCardLines(lines(whole, 60)).unsure).toEqual(['name']);
    expect(readIdCardLines(lines(['llO1O5194912310O2X'])).unsure).toEqual(['cardNo']);
    // The label of the name was not made out, so it may be anything.
    expect(readIdCardLines(lines(['佳名 沈知秋', '性别 女'])).unsure).toEqual(['name']);
  });

  it('gives any number that holds, wherever it stands, and no other', () => {
    const noise = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !/\d/.test(text));
    fc.assert(
      fc.property(noise, noise, fc.boolean(), (before, after, isMale) => {
        const number = newIdCard('850307', isMale ? 'male' : 'female');
        const read = readIdCardLines(lines([before, `${before} ${number} ${after}`]));
        expect(read.cardNo).toBe(number);
      }),
      { numRuns: 50 },
    );
    fc.assert(
      fc.property(fc.array(fc.array(fc.string())), (texts) => {
        const words = texts.map((line) => line.map((text) => ({ text, confidence: 50 })));
        expect(checked(readIdCardLines(words))).toBeNull();
      }),
    );
  });
});

describe('a reading', () => {
  const text = { name: '沈知秋', gender: null, birthDate: null, cardNo, unsure: [] };

  it('takes sex and birth date from the number', () => {
    expect(checked(text)).toEqual({
      name: '沈知秋',
      gender: 'female',
      birthDate: '1949-12-31',
      cardNo,
      unsure: [],
    });
  });

  it.each<[string, object, readonly string[]]>([
    ['another sex', { gender: 'male' }, ['gender', 'cardNo']],
    ['another birth date', { birthDate: '1949-12-30' }, ['birthDate', 'cardNo']],
    ['the same', { gender: 'female', birthDate: '1949-12-31' }, []],
    ['no name', { name: null, unsure: ['name'] }, []],
  ])('that prints %s is unsure of it', (_, printed, unsure) => {
    expect(checked({ ...text, ...printed })?.unsure).toEqual(unsure);
  });

  it.each([null, '', '1', '110105194912310021', '130503670401001'])(
    'is none with the number %j',
    (number) => expect(checked({ ...text, cardNo: number })).toBeNull(),
  );
});
