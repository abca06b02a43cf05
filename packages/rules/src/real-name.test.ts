import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertIdCard15To18 } from './id-card';
import {
  accountHolderAge,
  checkRealName,
  holderCardTypes,
  resolveRealName,
  type RealNameInput,
} from './real-name';

const today = '2026-11-21';
const card = '110105194912310021';
const whole = { name: '沈知秋', cardNo: '11010519491231002X' } satisfies RealNameInput;
const told = (input: RealNameInput, day = today) =>
  checkRealName(input, day).map(({ field, code }) => `${field}: ${code}`);

describe('checkRealName', () => {
  const cases: [string, RealNameInput, string[]][] = [
    ['a name and an ID card', whole, []],
    [
      'a small x, gaps and full-width digits',
      { ...whole, cardNo: '１１０１０５ 19491231 002x' },
      [],
    ],
    ['an ID card of 15 digits', { ...whole, cardNo: '110105491231002' }, []],
    ['a wrong check character', { ...whole, cardNo: card }, ['cardNo: idCardInvalid']],
    ['nothing', {}, ['name: nameRequired', 'cardNo: cardNoRequired']],
    ['a name of one character', { ...whole, name: '沈' }, ['name: nameLength']],
    [
      'an ID card of a birth to come',
      { ...whole, cardNo: '110105204912310021' },
      ['cardNo: idCardInvalid'],
    ],
    ['a passport', { ...whole, cardType: 'passport', cardNo: 'E12345678' }, []],
    [
      'a number of another document',
      { ...whole, cardType: 'taiwanPass', cardNo: 'E12345678' },
      ['cardNo: taiwanPassInvalid'],
    ],
    [
      'a child’s certificate',
      { ...whole, cardType: 'birthCertificate' },
      ['cardType: cardTypeRequired'],
    ],
    ['no document at all', { ...whole, cardType: 'none' }, ['cardType: cardTypeRequired']],
    ['a document nobody knows', { ...whole, cardType: 'library' }, ['cardType: cardTypeRequired']],
  ];
  test.each(cases)('%s', (_, input, problems) => {
    expect(told(input)).toEqual(problems);
  });

  test.each([
    ['2026-11-20', ['cardNo: holderTooYoung']],
    ['2026-11-21', []],
  ])('on %s of the year of fourteen: %j', (day, problems) => {
    const born = '11010520121121001';
    const number = [...'0123456789X']
      .map((last) => born + last)
      .find((one) => told({ ...whole, cardNo: one }, '2040-01-01').length === 0);
    expect(told({ ...whole, cardNo: number }, day)).toEqual(problems);
    expect(accountHolderAge).toBe(14);
  });

  test('accepts what it has cleaned, and cleans no further', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...holderCardTypes, 'none', 'x', undefined),
        fc.oneof(
          fc.string(),
          fc.constantFrom(whole.cardNo, '110105491231002', 'e 1234-5678', 'H12345678'),
        ),
        fc.oneof(fc.string(), fc.constantFrom('沈知秋', ' Anna  Lindgren ')),
        (cardType, cardNo, name) => {
          const input = { name, cardNo, ...(cardType !== undefined && { cardType }) };
          const once = resolveRealName(input);
          expect(resolveRealName(once)).toEqual(once);
          expect(told(once)).toEqual(told(input));
        },
      ),
    );
  });

  test('knows one person by both numbers of a card', () => {
    const { cardNo } = resolveRealName({ cardNo: '110105491231002' });
    expect(cardNo).toBe(convertIdCard15To18('110105491231002'));
  });
});
