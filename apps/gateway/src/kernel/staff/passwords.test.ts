import { describe, expect, it } from 'vitest';
import { passwordProblem } from './passwords';

const person = { account: 'li.na', name: '李娜 Anna' };

describe('a new password', () => {
  it.each([
    ['of eleven characters', 'plum trees!', 'length'],
    ['of twelve characters', 'plum trees!!', null],
    ['of twelve Chinese characters', '今天天气很好去公园看杏花', null],
    ['of 128 characters', 'correct horse battery staple '.repeat(5).slice(0, 128), null],
    ['of 129 characters', 'correct horse battery staple '.repeat(5).slice(0, 129), 'length'],
    ['with the account inside', 'xx-LI.NA-plum-trees', 'personal'],
    ['with the name inside', '杏花李娜 Anna开满枝头呀呀', 'personal'],
    ['with the name without its blank', 'plum 李娜anna trees', 'personal'],
    ['from the list of common ones', '1qaz2wsx3edc', 'common'],
    ['that is a common one with digits behind it', 'password2026!', 'common'],
    ['that repeats a common one', 'dragondragon', 'common'],
    ['that repeats one character', 'zzzzzzzzzzzz', 'common'],
    ['that counts up', '012345678901', 'common'],
    ['that spells the alphabet backwards', 'zyxwvutsrqpo', 'common'],
    ['of digits without an order', '839201746152', null],
    ['that is a sentence', 'seven plum trees bloom', null],
  ])('%s', async (_, password, problem) => {
    expect(await passwordProblem(password, person)).toBe(problem);
  });
});
