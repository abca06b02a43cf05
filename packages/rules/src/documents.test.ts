import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardTypes, checkDocument, documentIdentity, normalizeCardNo } from './documents';
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
  ['taiwanPass', '1234567801(B)', null],
  ['taiwanPass', '12345678（B）', null],
  ['taiwanPass', '123456789', 'taiwanPassInvalid'],
  ['homeReturnPermit', 'H12345678(01)', null],
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

describe('documentIdentity', () => {
  test.each([
    ['taiwanPass', ['12345678', '1234567801', '1234567802(B)', '12345678 (B)', '１２３４５６７８']],
    [
      'taiwanPass',
      ['12345678｛B｝', '12345678《B》', '12345678「B」', '12345678<B>', '12345678/01/B'],
    ],
    [
      'homeReturnPermit',
      ['H12345678', 'h1234567801', 'H12345678(02)', 'H12345678/01', '№H12345678'],
    ],
    ['idCard', ['110105491231002', '11010519491231002x', ' 110105 19491231 002Ｘ']],
    ['passport', ['E12345678', 'e 1234 5678', '№ E12345678', 'E12345678<<<']],
  ] as const)('of a %s is one for every form of it', (cardType, forms) => {
    expect(new Set(forms.map((form) => documentIdentity(cardType, form))).size).toBe(1);
  });

  test.each([
    ['taiwanPass', '12345678', '12345679'],
    ['homeReturnPermit', 'H12345678', 'M12345678'],
    ['passport', '1234567801', '12345678'],
  ] as const)('of a %s tells people apart', (cardType, one, other) => {
    expect(documentIdentity(cardType, one)).not.toBe(documentIdentity(cardType, other));
  });
});
