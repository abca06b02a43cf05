import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardTypes, checkDocument, normalizeCardNo } from './documents';
import type { CardType, DocumentCode } from './documents';

const cases: [CardType, string, DocumentCode | null][] = [
  ['idCard', '11010519491231002x', null],
  ['idCard', ' 110105 19491231 002Ｘ', null],
  ['idCard', '110105194912310021', 'idCardInvalid'],
  ['idCard', '', 'cardNoRequired'],
  ['passport', 'E12345678', null],
  ['passport', 'ea1234567', null],
  ['passport', 'ABCDEFG', 'passportInvalid'],
  ['passport', 'E123', 'passportInvalid'],
  ['passport', 'E1234_678', 'passportInvalid'],
  ['homeReturnPermit', 'H12345678', null],
  ['homeReturnPermit', 'm1234567801', null],
  ['homeReturnPermit', 'A12345678', 'homeReturnPermitInvalid'],
  ['homeReturnPermit', 'H123456789', 'homeReturnPermitInvalid'],
  ['taiwanPass', '12345678', null],
  ['taiwanPass', '1234567801', null],
  ['taiwanPass', '123456789', 'taiwanPassInvalid'],
  ['birthCertificate', 'Q370000001', null],
  ['birthCertificate', '3700000011', 'birthCertificateInvalid'],
  ['none', '', null],
  ['none', 'anything', null],
];

describe('checkDocument', () => {
  test.each(cases)('%s %j: %s', (cardType, cardNo, code) => {
    expect(checkDocument(cardType, cardNo)).toBe(code);
  });

  test('the answer is the same for a number and its normal form', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...cardTypes),
        fc.string({ unit: 'binary' }),
        (cardType, text) => {
          const normal = normalizeCardNo(text);
          expect(checkDocument(cardType, text)).toBe(checkDocument(cardType, normal));
        },
      ),
    );
  });
});
