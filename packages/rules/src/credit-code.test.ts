import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCreditCode } from './credit-code';

const characters = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'];

/** The code with its check character, by another road: Horner from the right instead of a table of weights. */
function withCheckCharacter(body: string): string {
  const sum = [...body]
    .toReversed()
    .reduce((total, character) => (total * 3 + characters.indexOf(character)) % 31, 0);
  return body + (characters[(31 - sum) % 31] ?? '');
}

const body = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...characters), minLength: 2, maxLength: 2 }),
    fc.stringMatching(/^\d{6}$/),
    fc.string({ unit: fc.constantFrom(...characters), minLength: 9, maxLength: 9 }),
  )
  .map((parts) => parts.join(''));

describe('isCreditCode', () => {
  test.each<[string, string, boolean]>([
    ['a company', '91350100M000100Y43', true],
    ['an institution', '12350400400000018D', true],
    ['a wrong check character', '91350100M000100Y44', false],
    ['two characters that changed places', '91350100M001000Y43', false],
    ['letters that look like digits', '9135O100M000100Y43', false],
    ['small letters', '91350100m000100y43', false],
    ['a place of letters', '91A50100M000100Y43', false],
    ['too short', '91350100M000100Y4', false],
    ['too long', '91350100M000100Y433', false],
    ['full-width digits', '９１350100M000100Y43', false],
    ['a space behind it', '91350100M000100Y43 ', false],
    ['nothing', '', false],
  ])('%s', (_, code, holds) => {
    expect(isCreditCode(code)).toBe(holds);
  });

  test('takes what is well made, and finds every single wrong character', () => {
    fc.assert(
      fc.property(body, fc.nat(17), fc.integer({ min: 1, max: 30 }), (start, at, by) => {
        const code = withCheckCharacter(start);
        expect(isCreditCode(code)).toBe(true);
        const wrong = characters[(characters.indexOf(code[at] ?? '') + by) % 31] ?? '';
        expect(isCreditCode(code.slice(0, at) + wrong + code.slice(at + 1))).toBe(false);
      }),
    );
  });
});
