import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { numberText, typedAmount, typedNumber } from './typed-number';

test.each([
  ['6.1', '6.1'],
  ['6,1', '6.1'],
  ['６．１', '6.1'],
  ['６，１', '6.1'],
  ['6。1', '6.1'],
  ['6｡1', '6.1'],
  ['6٫1', '6.1'],
  ['6.1\u200B', '6.1'],
  ['\u202D6.1\u202C', '6.1'],
  [' 6.1\u00A0', '6.1'],
  ['\u30006.1', '6.1'],
  ['.8', '0.8'],
  [',8', '0.8'],
  ['。8', '0.8'],
  ['１３０', '130'],
  ['1,5', '1.5'],
  ['6.10', '6.1'],
  ['6.0', '6'],
  ['007', '7'],
  ['0,125', '0.125'],
  ['1234.125', '1234.125'],
  ['-6.1', '-6.1'],
  ['−6.1', '-6.1'],
  ['－６．１', '-6.1'],
  ['+5', '5'],
  ['-0', '0'],
  ['999999', '999999'],
  ['', null],
  [' ', null],
  ['.', null],
  ['-', null],
  ['6.', null],
  ['6。', null],
  ['1,000', null],
  ['1.000', null],
  ['12,345', null],
  ['123.456', null],
  ['012,345', null],
  ['1,234.5', null],
  ['1.234,5', null],
  ['6..1', null],
  ['6,.1', null],
  ['1.2.3', null],
  ['12 345', null],
  ['12\u202F345', null],
  ['6 .1', null],
  ['- 6', null],
  ['--6', null],
  ['1e3', null],
  ['0x10', null],
  ['1/2', null],
  ['½', null],
  ['6²', null],
  ['①', null],
  ['٦', null],
  ['六', null],
  ['6·1', null],
  ["6'1", null],
  ['130mmHg', null],
  ['约130', null],
  ['6.1234', null],
  ['1000000', null],
  ['Infinity', null],
  ['NaN', null],
])('reads %j as %j', (typed, expected) => {
  expect(numberText(typed)).toBe(expected);
  expect(typedNumber(typed)).toBe(expected === null ? null : Number(expected));
});

test.each([
  ['62,5', 1, 62.5],
  ['62.55', 1, null],
  ['62.50', 1, 62.5],
  ['３', 0, 3],
  ['3.0', 0, 3],
  ['3.5', 0, null],
  ['-3', 0, null],
  ['12。50', 2, 12.5],
  ['three', 0, null],
])('reads the amount %j of at most %i digits as %j', (typed, digits, expected) => {
  expect(typedAmount(typed, digits)).toBe(expected);
});

describe('any text', () => {
  const digit = fc.constantFrom(...'0123456789');
  const digits = (minLength: number, maxLength: number) =>
    fc.string({ unit: digit, minLength, maxLength });
  const wide = (text: string) =>
    text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  const around = fc.constantFrom('', ' ', '\u3000', '\u00A0', '\u200B', '\uFEFF', '\u202C');
  const forms = fc.record({
    separator: fc.constantFrom('.', ',', '。', '｡', '٫'),
    minus: fc.constantFrom('-', '−', '－', '﹣'),
    isWide: fc.boolean(),
    before: around,
    after: around,
  });

  it('reads a decimal in each of its forms as itself', () => {
    const decimals = fc
      .record({ sign: fc.constantFrom('', '-'), whole: digits(1, 6), part: digits(0, 3) })
      .filter(({ whole, part }) => part.length < 3 || /^0+$/.test(whole) || whole.length > 3);
    fc.assert(
      fc.property(decimals, forms, ({ sign, whole, part }, form) => {
        const plain = sign + (part === '' ? whole : `${whole}.${part}`);
        const text = plain.replace('-', form.minus).replace('.', form.separator);
        const typed = form.before + (form.isWide ? wide(text) : text) + form.after;
        // Zero has no sign.
        expect(typedNumber(typed)).toBe(Number(plain) + 0);
      }),
    );
  });

  it('reads its normal form as the same number', () => {
    const near = fc.string({ unit: fc.constantFrom(...'0123456789.,-。 '), maxLength: 9 });
    fc.assert(
      fc.property(near, (typed) => {
        const text = numberText(typed);
        if (text === null) return;
        expect(text).toMatch(/^-?(?:0|[1-9]\d*)(?:\.\d{0,2}[1-9])?$/);
        expect(numberText(text)).toBe(text);
      }),
    );
  });

  it('reads no other text', () => {
    const other = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,。-+ e²①٦½/') }),
    );
    const grammar =
      /^[\s\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]*[+-]?(?:\d{1,6}|\d{0,6}[.,。]\d{1,3})[\s\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]*$/u;
    fc.assert(
      fc.property(other, (typed) => {
        if (!grammar.test(typed.normalize('NFKC'))) expect(typedNumber(typed)).toBeNull();
      }),
    );
  });
});
