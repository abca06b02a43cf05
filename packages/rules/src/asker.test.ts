import { expect, test } from 'vitest';
import { ageMonthsOn, checkAsker, type AskerInput } from './asker';

const anna: AskerInput = {
  nickname: 'Anna',
  gender: 'female',
  ageMonths: 400,
  country: 'IT',
  cardType: 'passport',
  cardNo: 'YA1234567',
};

test.each<[string, Partial<AskerInput>, readonly string[]]>([
  ['whole', {}, []],
  ['younger than a month', { ageMonths: 0 }, []],
  ['without an age', { ageMonths: undefined }, ['ageMonths ageRequired']],
  ['older than anybody', { ageMonths: 1800 }, ['ageMonths ageInvalid']],
  ['with half a month', { ageMonths: 1.5 }, ['ageMonths ageInvalid']],
  ['without a name', { nickname: ' ' }, ['nickname nameRequired']],
  ['with the longest name', { nickname: 'a'.repeat(100) }, []],
  ['with too long a name', { nickname: 'a'.repeat(101) }, ['nickname nameLength']],
  ['with a name of one letter', { nickname: '李' }, []],
  ['with two words', { nickname: 'Wu Li' }, []],
  ['with hyphens and accents', { nickname: 'Jean-Baptiste Lefèvre' }, []],
  ['with an apostrophe', { nickname: 'O’Connor' }, []],
  ['with a middle dot', { nickname: '阿依古丽·买买提' }, []],
  ['with a number for a name', { nickname: '12345' }, ['nickname nameCharacters']],
  ['with a picture in the name', { nickname: 'Anna 😀' }, ['nickname nameCharacters']],
  ['with a tag in the name', { nickname: '<b>' }, ['nickname nameCharacters']],
  ['with a control in the name', { nickname: 'An\u0007na' }, ['nickname nameCharacters']],
  ['without a country', { country: '' }, ['country countryRequired']],
  ['without a document', { cardType: undefined }, ['cardType cardTypeRequired']],
  ['with a wrong passport', { cardNo: 'A1' }, ['cardNo passportInvalid']],
  ['with a wrong ID card', { cardType: 'idCard', cardNo: '123' }, ['cardNo idCardInvalid']],
  [
    'with a wrong permit',
    { cardType: 'homeReturnPermit', cardNo: 'K12345678' },
    ['cardNo homeReturnPermitInvalid'],
  ],
  ['with a wrong pass', { cardType: 'taiwanPass', cardNo: '1' }, ['cardNo taiwanPassInvalid']],
  [
    'who is not born yet',
    { cardType: 'idCard', cardNo: '110101202611280017' },
    ['cardNo idCardInvalid'],
  ],
  ['without a gender', { gender: undefined }, ['gender genderRequired']],
])('an asker %s', (_name, changed, problems) => {
  const found = checkAsker({ ...anna, ...changed }, '2026-11-27');
  expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(problems);
});

test.each([
  ['2026-11-26', 0],
  ['2026-12-25', 0],
  ['2026-12-26', 1],
  ['2027-11-26', 12],
  // A clock that was turned back makes nobody younger.
  ['2026-10-01', 0],
])('on %s somebody is %i months older than said', (day, months) => {
  expect(ageMonthsOn({ ageMonths: 5, agedOn: '2026-11-26' }, day)).toBe(5 + months);
});
