import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBankCard, normalizeBankCard } from './bank-card';

/** The number with the check digit that makes it hold. */
const withCheckDigit = (body: string): string => {
  const last = [...'0123456789'].find((digit) => checkBankCard(body + digit) === null);
  return body + (last ?? '');
};

describe('checkBankCard', () => {
  test.each<[string, string, string | null]>([
    ['a debit card of 19 digits', '6222021234567890128', null],
    ['in groups, full-width', '６２２２ 0212-3456 7890 128', null],
    ['a credit card of 16 digits', '4111111111111111', null],
    ['two digits that changed places', '4111111111111116', 'bankCardInvalid'],
    ['too short', '411111111111', 'bankCardInvalid'],
    ['too long', '62220212345678901280', 'bankCardInvalid'],
    ['letters', '4111a11111111111', 'bankCardInvalid'],
    ['nothing', ' ', 'bankCardRequired'],
  ])('%s', (_, number, code) => {
    expect(checkBankCard(number)).toBe(code);
  });

  test('finds every single wrong digit, and takes what it has cleaned', () => {
    const body = fc.stringMatching(/^[1-9]\d{11,17}$/);
    fc.assert(
      fc.property(body, fc.nat(), fc.integer({ min: 1, max: 9 }), (start, at, more) => {
        const number = withCheckDigit(start);
        expect(checkBankCard(number)).toBeNull();
        expect(normalizeBankCard(normalizeBankCard(` ${number} `))).toBe(number);
        const place = at % number.length;
        const wrong = String((Number(number[place]) + more) % 10);
        expect(checkBankCard(number.slice(0, place) + wrong + number.slice(place + 1))).toBe(
          'bankCardInvalid',
        );
      }),
    );
  });
});
