import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkName, checkNickname, refusedCharacter } from './index';

describe('the character that is refused', () => {
  test.each([
    ['nameCharacters', '王1', '1'],
    ['nameCharacters', '王①明', '①'],
    ['nameCharacters', '李<明>', '<'],
    ['nameCharacters', '李明＠家', '＠'],
    ['nameCharacters', 'pay.evil.example', '.'],
    ['nameCharacters', 'Mary & Jane', '&'],
    ['nameCharacters', '王明😀', '😀'],
    ['nameCharacters', '王😀明', '😀'],
    ['nameCharacters', '王··明', '·'],
    ['nameCharacters', '·王明', '·'],
    ['nameCharacters', '王明•', '•'],
    ['nameCharacters', 'Иван', 'И'],
    ['nameCharacters', 'Mаry', 'а'],
    ['nameCharacters', '王（小）明', '（'],
    ['nameCharacters', 'さくら', 'さ'],
    ['nameCharacters', '王\u0007明', 'unseen'],
    ['nameCharacters', '王\u2800明', 'unseen'],
    ['nameCharacters', '王\uF8FF明', 'unknown'],
    ['nameCharacters', '王\uD800明', 'unknown'],
    ['nameCharacters', '王\u0328明', '\u25CC\u0328'],
    ['nameCharacters', '王\u200B1明', '1'],
    ['guardianNameInvalid', '张3', '3'],
    ['guardianNameInvalid', '张', null],
    ['nicknameCharacters', 'a b', 'space'],
    ['nicknameCharacters', '小\u3000杏', 'space'],
    ['nicknameCharacters', '小杏❤', '❤'],
    ['nicknameCharacters', '小_杏', '_'],
    ['nicknameCharacters', '\u{1F469}\u200D\u{1F680}', '\u{1F469}'],
    ['mobileInvalid', '1380013800O', 'O'],
    ['mobileInvalid', '1380013800o', 'o'],
    ['mobileInvalid', '138001380', null],
    ['mobileInvalid', '+39 333 123', null],
    ['mobileInvalid', '138+00138000', '+'],
    ['mobileInvalid', '13800138#00', '#'],
    ['codeInvalid', '12a456', 'a'],
    ['codeInvalid', '1234', null],
    ['codeInvalid', '12345l', 'l'],
    ['idCardInvalid', '1101011990010112O3', 'O'],
    ['idCardInvalid', '11010119900x011233', 'x'],
    ['idCardInvalid', '110101199001011234', null],
    ['idCardInvalid', '11010119900101123*', '*'],
    ['guardianCardNoInvalid', '１１０１０１１９９００１０１１２Ｏ３', 'Ｏ'],
    ['passportInvalid', 'E1234_678', '_'],
    ['passportInvalid', 'Е12345678', 'Е'],
    ['homeReturnPermitInvalid', 'X12345678', 'X'],
    ['homeReturnPermitInvalid', 'h1234567o', 'o'],
    ['homeReturnPermitInvalid', 'H1234567', null],
    ['taiwanPassInvalid', '1234A678', 'A'],
    ['birthCertificateInvalid', '1234567890', '1'],
    ['bankCardInvalid', '6222 0212 3456 789l', 'l'],
    ['emailInvalid', '小满@例子.中国', '小'],
    ['emailInvalid', 'wang ming@example.com', 'space'],
    ['emailInvalid', 'wang@@example.com', '@'],
    ['emailInvalid', 'wang＠example。com', null],
    ['emailInvalid', 'wang', null],
    ['nameLength', '王', null],
    ['unheard-of', '王1', null],
  ])('%s of %j: %s', (code, typed, expected) => {
    const found = refusedCharacter(code, typed);
    expect(found?.kind === 'shown' ? found.character : (found?.kind ?? null)).toBe(expected);
  });

  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc
      .array(fc.constantFrom(..." .·-'王a1<\u200B😀Jr"), { maxLength: 20 })
      .map((parts) => parts.join('')),
  );

  test('every name and nickname that is refused for its characters has one that is told, and no other name has', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const name = checkName(text);
        if (name === 'nameCharacters' || name === null)
          expect(refusedCharacter('nameCharacters', text) === null).toBe(name === null);
        if (checkNickname(text) === 'nicknameCharacters')
          expect(refusedCharacter('nicknameCharacters', text)).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});
