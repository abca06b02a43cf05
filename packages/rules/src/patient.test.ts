import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOn } from './ages';
import { addDays } from './calendar';
import { cardTypes } from './documents';
import { checkPatient, relations, resolvePatient } from './patient';
import { ruleCodes } from './rule-codes';
import type { PatientInput, PatientProblem } from './patient';

const today = '2026-11-20';
const adultCard = '11010519491231002X';
const adult = {
  name: '王明',
  relation: 'self',
  cardType: 'idCard',
  cardNo: adultCard,
  mobile: '13800138000',
} satisfies PatientInput;
const guardian = { guardianName: '王明', guardianCardNo: adultCard };
const newborn = {
  name: '王宝',
  relation: 'child',
  cardType: 'none',
  gender: 'male',
  birthDate: '2026-11-01',
  mobile: '13800138000',
  ...guardian,
} satisfies PatientInput;
const passport = {
  ...adult,
  cardType: 'passport',
  cardNo: 'E12345678',
  gender: 'female',
  birthDate: '1990-05-06',
} satisfies PatientInput;

const told = (problems: PatientProblem[]): string[] =>
  problems.map(({ field, code }) => `${field}: ${code}`);

describe('checkPatient', () => {
  const cases: [string, PatientInput, string[]][] = [
    ['an adult with an ID card', adult, []],
    [
      'an ID card in full-width characters',
      { ...adult, cardNo: '１１０１０５ 19491231 002ｘ' },
      [],
    ],
    [
      'gender and birth date that fit the card',
      { ...adult, gender: 'female', birthDate: '1949-12-31' },
      [],
    ],
    ['a gender that does not', { ...adult, gender: 'male' }, ['gender: genderMismatch']],
    [
      'a birth date that does not',
      { ...adult, birthDate: '1950-01-01' },
      ['birthDate: birthDateMismatch'],
    ],
    [
      'a broken card is told once',
      { ...adult, cardNo: '110105194912310021' },
      ['cardNo: idCardInvalid'],
    ],
    [
      'a card of somebody not yet born',
      { ...adult, cardNo: '130503203001010012' },
      ['cardNo: idCardInvalid'],
    ],
    ['an adult with a passport', passport, []],
    [
      'a passport alone says nothing about the person',
      { ...passport, gender: '', birthDate: '' },
      ['gender: genderRequired', 'birthDate: birthDateRequired'],
    ],
    [
      'a birth date that is no day',
      { ...passport, birthDate: '1990-02-30' },
      ['birthDate: birthDateInvalid'],
    ],
    [
      'a birth date to come',
      { ...passport, birthDate: '2026-11-21' },
      ['birthDate: birthDateInvalid'],
    ],
    [
      'a minor with a passport needs a guardian',
      { ...passport, birthDate: '2008-11-21' },
      ['guardianName: guardianNameRequired', 'guardianCardNo: guardianCardNoRequired'],
    ],
    ['on the 18th birthday no longer', { ...passport, birthDate: '2008-11-20' }, []],
    ['a newborn under a guardian', newborn, []],
    ['a birth certificate', { ...newborn, cardType: 'birthCertificate', cardNo: 'Q370000001' }, []],
    ['a child one day short of six', { ...newborn, birthDate: '2020-11-21' }, []],
    [
      'a child of six without a document',
      { ...newborn, birthDate: '2020-11-20' },
      ['cardType: withoutIdCardTooOld'],
    ],
    [
      'a child of six with a birth certificate',
      { ...newborn, cardType: 'birthCertificate', cardNo: 'Q370000001', birthDate: '2020-11-20' },
      ['cardType: withoutIdCardTooOld'],
    ],
    [
      'an adult without a document',
      { ...newborn, birthDate: '1990-01-01' },
      ['cardType: withoutIdCardTooOld'],
    ],
    [
      'no guardian',
      { ...newborn, guardianName: '', guardianCardNo: '' },
      ['guardianName: guardianNameRequired', 'guardianCardNo: guardianCardNoRequired'],
    ],
    [
      'a guardian with a strange name',
      { ...newborn, guardianName: '1' },
      ['guardianName: guardianNameInvalid'],
    ],
    [
      'a guardian with a broken card',
      { ...newborn, guardianCardNo: '110105194912310021' },
      ['guardianCardNo: guardianCardNoInvalid'],
    ],
    [
      'a guardian who is a minor',
      { ...newborn, guardianCardNo: '130503201001010013' },
      ['guardianCardNo: guardianNotAdult'],
    ],
    [
      'a guardian nobody needs is not looked at',
      { ...adult, guardianName: '1', guardianCardNo: '1' },
      [],
    ],
    [
      'nothing at all',
      {},
      [
        'relation: relationRequired',
        'name: nameRequired',
        'cardType: cardTypeRequired',
        'gender: genderRequired',
        'birthDate: birthDateRequired',
        'mobile: mobileRequired',
      ],
    ],
    [
      'values outside the lists',
      { ...adult, relation: 'friend', cardType: 'library' },
      [
        'relation: relationRequired',
        'cardType: cardTypeRequired',
        'gender: genderRequired',
        'birthDate: birthDateRequired',
      ],
    ],
  ];
  test.each(cases)('%s', (_name, input, problems) => {
    expect(told(checkPatient(input, today))).toEqual(problems);
  });

  test('an update may leave out what stays as it was, but not break it', () => {
    const update = { ...adult, cardNo: undefined, mobile: '' };
    expect(checkPatient(update, today, ['cardNo', 'mobile'])).toEqual([]);
    expect(told(checkPatient(update, today))).toEqual([
      'cardNo: cardNoRequired',
      'mobile: mobileRequired',
    ]);
    expect(told(checkPatient({ ...update, mobile: '1' }, today, ['cardNo', 'mobile']))).toEqual([
      'mobile: mobileInvalid',
    ]);
  });

  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '王明',
      adultCard,
      '13800138000',
      'E12345678',
      '2020-01-01',
      '2010-01-01',
      '1990-01-01',
    ),
  );
  const anyInput = fc.record(
    {
      name: text,
      relation: fc.oneof(fc.constantFrom(...relations), text),
      cardType: fc.oneof(fc.constantFrom(...cardTypes), text),
      cardNo: text,
      gender: fc.oneof(fc.constantFrom('female', 'male'), text),
      birthDate: text,
      mobile: text,
      guardianName: text,
      guardianCardNo: text,
    },
    { requiredKeys: [] },
  );

  test('any input is answered with known codes, one a field', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const problems = checkPatient(input, today);
        expect(new Set(problems.map(({ field }) => field)).size).toBe(problems.length);
        for (const { code } of problems) expect(ruleCodes).toContain(code);
      }),
    );
  });

  test('whoever passes is complete: a full person, an adult or under a guardian, with a document or under six', () => {
    const likely = fc.record({
      name: fc.constantFrom('王明', 'Ann Lee', ''),
      relation: fc.constantFrom(...relations),
      cardType: fc.constantFrom(...cardTypes),
      cardNo: fc.constantFrom(
        adultCard,
        '130503201001010013',
        'E12345678',
        'H12345678',
        '12345678',
        'Q370000001',
        '',
      ),
      gender: fc.constantFrom('female', 'male'),
      birthDate: fc.integer({ min: 0, max: 30_000 }).map((days) => addDays(today, -days)),
      mobile: fc.constantFrom('13800138000', ''),
      guardianName: fc.constantFrom('王明', ''),
      guardianCardNo: fc.constantFrom(adultCard, '130503201001010013', ''),
    });
    let passed = 0;
    fc.assert(
      fc.property(likely, (input) => {
        if (checkPatient(input, today).length > 0) return;
        passed += 1;
        const patient = resolvePatient(input);
        const age = ageOn(patient.birthDate, today);
        expect([patient.name, patient.mobile]).not.toContain('');
        expect([patient.relation, patient.cardType, patient.gender]).not.toContain(null);
        expect(patient.cardNo !== '' || age < 6).toBe(true);
        expect(age >= 18 || patient.guardianCardNo === adultCard).toBe(true);
      }),
      { numRuns: 3000 },
    );
    expect(passed).toBeGreaterThan(20);
  });
});
