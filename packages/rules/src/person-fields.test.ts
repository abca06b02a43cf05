import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkName, checkNickname, checkPassword, normalizeName } from './person-fields';

describe('checkName', () => {
  test.each([
    ['王明', null],
    ['欧阳娜娜', null],
    ['〇一', null],
    ['𠮷野', null],
    ['阿卜杜拉•买买提', null],
    ['阿卜杜拉 · 买买提', null],
    ["Mary-Jane O'Neil", null],
    ['J. Smith', null],
    ['J.R.R. Tolkien', null],
    ['St.John', null],
    ['\u2EE2小满', null],
    ['王\uFE00明\u200B', null],
    ['古丽.艾山', null],
    ['Mary‑Jane O`Neil', null],
    ['pay.evil.example', 'nameCharacters'],
    ['Pay.Evil', 'nameCharacters'],
    ['PAY.EVIL', 'nameCharacters'],
    ['t.co', 'nameCharacters'],
    ['ｐａｙ．evil', 'nameCharacters'],
    ['pay\u200B.evil', 'nameCharacters'],
    ['pay․evil', 'nameCharacters'],
    ['王明 evil.com', 'nameCharacters'],
    ['支付.com', 'nameCharacters'],
    ['pay。evil', 'nameCharacters'],
    ['www.evil', 'nameCharacters'],
    ['https://evil', 'nameCharacters'],
    ['evil@example', 'nameCharacters'],
    ['支付点com', 'nameCharacters'],
    ['PayPal點Com', 'nameCharacters'],
    ['加微信wxabc', 'nameCharacters'],
    ['WXID-abc', 'nameCharacters'],
    ['www·evil·com', 'nameCharacters'],
    ['HTTP evil', 'nameCharacters'],
    ['xn--fiq228c', 'nameCharacters'],
    ['1.2.3.4', 'nameCharacters'],
    ['evil｡com', 'nameCharacters'],
    ['ⓟⓐⓨ.evil', 'nameCharacters'],
    ['pay\u2028.evil', 'nameCharacters'],
    ['王明😀', 'nameCharacters'],
    ['evil dot com', 'nameCharacters'],
    ['evil·com', 'nameCharacters'],
    ['evil-com', 'nameCharacters'],
    ['evil com', 'nameCharacters'],
    ['evil•cn', 'nameCharacters'],
    ['hxxp evil', 'nameCharacters'],
    ['HXXPS', 'nameCharacters'],
    ['加薇信', 'nameCharacters'],
    ['加V信', 'nameCharacters'],
    ['威信号', 'nameCharacters'],
    ['一三八零零一三八零零零', 'nameCharacters'],
    ['幺三八零零幺三八零零零', 'nameCharacters'],
    ['扫码领奖', 'nameCharacters'],
    ['扫一扫码', 'nameCharacters'],
    ['二維碼', 'nameCharacters'],
    ['点击链接', 'nameCharacters'],
    ['健康公众号', 'nameCharacters'],
    ['验证码', 'nameCharacters'],
    ['李威信', null],
    ['陈加薇', null],
    ['Li Top', null],
    ['Marco Co', null],
    ['Anna Comi', null],
    ['中奖学', null],
    ['点点', null],
    ['王点 Wang', null],
    ['王点Conny', null],
    ['支付點 cn', 'nameCharacters'],
    ['Wang Wxin', null],
    ['José Núñez', null],
    ['Ｌｉ　Ｍｉｎｇ', null],
    ['', 'nameRequired'],
    ['  ', 'nameRequired'],
    ['王', 'nameLength'],
    ['王'.repeat(100), null],
    ['王'.repeat(101), 'nameLength'],
    [`Maria ${'a'.repeat(65)}`, null],
    ['Wu Li', null],
    ['Jean-Baptiste Lefèvre', null],
    ['O’Connor', null],
    ['María José', null],
    ["Jan van 't Hoff", null],
    ["D' Angelo", null],
    ['阿依古丽·买买提', null],
    ['12345', 'nameCharacters'],
    ['王\u0007明', 'nameCharacters'],
    ['王1', 'nameCharacters'],
    ['·王明', 'nameCharacters'],
    ['王明·', 'nameCharacters'],
    ['王··明', 'nameCharacters'],
    ['<b>', 'nameCharacters'],
    ['--', 'nameCharacters'],
    ['Иван', 'nameCharacters'],
  ])('%j: %s', (name, code) => {
    expect(checkName(name)).toBe(code);
  });

  test.each([
    ['李　明', '李明'],
    ['李 小明', '李小明'],
    [' 王  小 明 ', '王小明'],
    ['欧阳 修', '欧阳修'],
    ['𠮷 野', '𠮷野'],
    ['古丽 艾山', '古丽 艾山'],
    ['古丽∘艾山', '古丽·艾山'],
    ['古丽ᐧ艾山', '古丽·艾山'],
    ['李 Ming', '李 Ming'],
    ['Li Ming', 'Li Ming'],
    ['古丽 \t·\n 艾山', '古丽·艾山'],
    ['古丽 。  艾山', '古丽·艾山'],
    ['J.  Smith', 'J. Smith'],
    [`${' '.repeat(50_000)}李明`, '李明'],
    [`李${'\u3000'.repeat(50_000)}明`, '李明'],
  ])('%j is kept as %j', (typed, name) => {
    expect(normalizeName(typed)).toBe(name);
  });

  test('a longest name that is refused at its end is refused without trying every reading', () => {
    expect(checkName(`${'a'.repeat(49)}1`)).toBe('nameCharacters');
  });

  test('names of letters, joined by dots, pass; cleaning twice is cleaning once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z一-龥]{2,6}$/), { minLength: 1, maxLength: 6 }),
        fc.string(),
        (words, any) => {
          expect(checkName(words.join('·'))).toBeNull();
          expect(normalizeName(normalizeName(any))).toBe(normalizeName(any));
        },
      ),
    );
  });
});

describe('checkPassword', () => {
  test.each([
    ['abcd1234', null],
    ['abcd!@#$', null],
    ['1234!@#$', null],
    ['aA1!'.repeat(5), null],
    ['', 'passwordRequired'],
    ['abc123!', 'passwordInvalid'],
    [`${'aA1!'.repeat(5)}x`, 'passwordInvalid'],
    ['abcdefgh', 'passwordInvalid'],
    ['12345678', 'passwordInvalid'],
    ['!!!!!!!!', 'passwordInvalid'],
    ['abcd 1234', 'passwordInvalid'],
    ['密码abcd1234', 'passwordInvalid'],
  ])('%j: %s', (password, code) => {
    expect(checkPassword(password)).toBe(code);
  });

  test('two kinds in 8 to 20 characters pass; a space anywhere fails', () => {
    const letters = fc.stringMatching(/^[A-Za-z]{4,10}$/);
    const others = fc.stringMatching(/^(\d{4,10}|[!-/:-@]{4,10})$/);
    fc.assert(
      fc.property(letters, others, fc.nat(20), (first, second, at) => {
        const password = first + second;
        expect(checkPassword(password)).toBeNull();
        expect(checkPassword(`${password.slice(0, at)} ${password.slice(at)}`)).toBe(
          'passwordInvalid',
        );
        expect(checkPassword(first)).toBe('passwordInvalid');
      }),
    );
  });
});

describe('checkNickname', () => {
  test.each([
    ['杏林', null],
    ['杏'.repeat(10), null],
    ['杏'.repeat(11), 'nicknameTooLong'],
    ['a1'.repeat(10), null],
    [`${'a1'.repeat(10)}a`, 'nicknameTooLong'],
    [`${'杏'.repeat(9)}ab`, null],
    [`${'杏'.repeat(9)}abc`, 'nicknameTooLong'],
    ['', 'nicknameRequired'],
    ['a b', 'nicknameCharacters'],
    ['<a>', 'nicknameCharacters'],
  ])('%j: %s', (nickname, code) => {
    expect(checkNickname(nickname)).toBe(code);
  });

  test('the width decides, wherever the characters stand', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('杏', 'a', '7'), { minLength: 1, maxLength: 24 }),
        (characters) => {
          const width = characters.reduce(
            (sum, character) => sum + (character === '杏' ? 2 : 1),
            0,
          );
          expect(checkNickname(characters.join(''))).toBe(width <= 20 ? null : 'nicknameTooLong');
        },
      ),
    );
  });
});
