import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskDocument, maskMobile } from './masking';

it.each([
  ['idCard', '11010519491231002X', '110***********002X'],
  ['passport', 'E12345678', 'E******78'],
  ['passport', 'E1', '**'],
  ['none', null, null],
  ['birthCertificate', null, null],
] as const)('masks %s %s as %s', (cardType, cardNo, expected) => {
  expect(maskDocument(cardType, cardNo)).toBe(expected);
});

it('masks a mobile number in the middle', () => {
  expect(maskMobile('13812348000')).toBe('138****8000');
  expect(maskMobile('110')).toBe('****');
});

it('never shows more than seven characters of a document', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{1,30}$/), fc.constantFrom('idCard' as const, 'passport' as const), (cardNo, type) => {
      const masked = maskDocument(type, cardNo) ?? '';
      expect(masked).toHaveLength(cardNo.length);
      expect(masked.replaceAll('*', '').length).toBeLessThanOrEqual(7);
      expect(masked).toContain('*');
    }),
  );
});
