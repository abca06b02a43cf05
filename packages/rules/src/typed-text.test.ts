import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeAddressDetail } from './address';
import { normalizeBankCard } from './bank-card';
import { normalizeCardNo } from './documents';
import {
  normalizeCode,
  normalizeEmail,
  normalizeMobile,
  normalizeName,
  normalizeNickname,
} from './person-fields';
import { plainText, typedText } from './typed-text';

describe('what is typed', () => {
  test.each([
    ['\u2EE2小满', '马小满'],
    ['\u2F00\u2F08', '一人'],
    ['\u2EF0飞', '龙飞'],
    ['\uE863', '䶮'],
    ['\uF90A', '金'],
    ['\u202D13800138000\u202C', '13800138000'],
    ['王\u200B\uFEFF明\uFE00\u{E0100}', '王明'],
    ['1‐2‑3–4—5−6－7ー8', '1-2-3-4-5-6-7-8'],
    ['O’Neil OʼNeil O`Neil O´Neil', "O'Neil O'Neil O'Neil O'Neil"],
    ['一•二・三‧四･五', '一·二·三·四·五'],
    ['サービス', 'サービス'],
    ['12½弄', '12½弄'],
    ['３²楼', '3²楼'],
  ])('%j: %j', (text, expected) => {
    expect(typedText(text)).toBe(expected);
  });

  test.each([
    ['古丽.艾山', '古丽·艾山'],
    ['古丽 ． 艾山', '古丽·艾山'],
    ['古丽。艾山', '古丽·艾山'],
    ['古丽˙艾山', '古丽·艾山'],
    ['J.R.R. Tolkien', 'J. R. R. Tolkien'],
  ])('the name %j: %j', (text, expected) => {
    expect(normalizeName(text)).toBe(expected);
  });

  test.each([
    ['Ｈ１２３４５６７８', 'H12345678'],
    ['\u202Dh-1234 5678\u202C', 'H12345678'],
    ['33010619900101123×', '33010619900101123X'],
    ['３３０１０６ 19900101 123х', '33010619900101123X'],
    ['33010619900101×', '33010619900101×'],
  ])('the document %j: %j', (text, expected) => {
    expect(normalizeCardNo(text)).toBe(expected);
  });

  test.each([
    [normalizeMobile, '1.ー1', '11'],
    [normalizeCode, '0,ー0', '00'],
    [normalizeCardNo, 'A.\u0301', 'Á'],
    [normalizeBankCard, '6ー.6', '66'],
  ])('%o of %j: %j', (normalize, text, expected) => {
    expect(normalize(text)).toBe(expected);
    expect(normalize(expected)).toBe(expected);
  });

  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
          ...'.·。 ,+-´˙\u0301\u200B\u2EE2\u2F00\uE863王JAst8610ー½\uFFA0\u00AD'.split(''),
        ),
        { maxLength: 20 },
      )
      .map((parts) => parts.join('')),
  );

  test.each(
    Object.entries({
      typedText,
      plainText,
      normalizeName,
      normalizeNickname,
      normalizeMobile,
      normalizeCode,
      normalizeEmail,
      normalizeCardNo,
      normalizeBankCard,
      normalizeAddressDetail,
    }),
  )('%s twice changes nothing', (_, normalize) => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(normalize(normalize(text))).toBe(normalize(text));
      }),
      { numRuns: 2000 },
    );
  });
});
