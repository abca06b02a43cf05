import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskIdCard, maskName, maskPhone } from './masks';

describe('masks', () => {
  test.each([
    [maskIdCard('11010519491231002X'), '110***********002X'],
    [maskIdCard('130503670401001'), '130********1001'],
    [maskIdCard('E12345678'), 'E******78'],
    [maskIdCard('H1'), '**'],
    [maskIdCard(''), ''],
    [maskPhone('13800138000'), '138****8000'],
    [maskPhone('1380013'), '****'],
    [maskName('王小明'), '王**'],
    [maskName('Ann Lee'), 'A** L**'],
    [maskName('阿卜杜拉·买买提'), '阿***·买**'],
    [maskName('𠮷野'), '𠮷*'],
    [maskName(''), ''],
  ])('%s', (masked, expected) => {
    expect(masked).toBe(expected);
  });

  test('a document keeps its length and shows at most seven characters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{0,20}$/), (number) => {
        const masked = maskIdCard(number);
        const shown = masked.replaceAll('*', '').length;
        expect(masked).toHaveLength(number.length);
        expect(shown).toBeLessThanOrEqual(Math.min(7, number.length / 2 + 1));
      }),
    );
  });

  test('a phone number never shows more than seven digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,15}$/), (phone) => {
        expect(maskPhone(phone).replaceAll('*', '').length).toBeLessThanOrEqual(7);
        expect(maskPhone(phone)).toContain('****');
      }),
    );
  });

  test('a name keeps one character a word', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z王李]{1,8}$/), { minLength: 1 }), (words) => {
        const masked = maskName(words.join(' ')).split(' ');
        expect(masked.map((word) => word.replaceAll('*', ''))).toEqual(
          words.map((word) => word[0]),
        );
      }),
    );
  });
});
