import { describe, expect, test } from 'vitest';
import { needsGuardian, resolvePatient, type PatientInput } from './patient';

const today = '2026-11-20';
const adultCard = '11010519491231002X';
const adult = {
  name: '王明',
  relation: 'self',
  cardType: 'idCard',
  cardNo: adultCard,
  mobile: '13800138000',
} satisfies PatientInput;
const newborn = {
  name: '王宝',
  relation: 'child',
  cardType: 'none',
  gender: 'male',
  birthDate: '2026-11-01',
} satisfies PatientInput;
const passport = {
  ...adult,
  cardType: 'passport',
  cardNo: 'E12345678',
  gender: 'female',
  birthDate: '1990-05-06',
} satisfies PatientInput;

describe('needsGuardian', () => {
  test.each([
    [adult, false],
    [passport, false],
    [{ ...passport, birthDate: '2020-01-01' }, true],
    [{ ...adult, cardNo: '130503201001010013' }, true],
    [{ cardType: 'none' }, true],
    [{ cardType: 'birthCertificate' }, true],
    [{}, false],
  ] satisfies [PatientInput, boolean][])('%o: %s', (input, needed) => {
    expect(needsGuardian(input, today)).toBe(needed);
  });
});

describe('resolvePatient', () => {
  test('an ID card outweighs what was typed', () => {
    expect(
      resolvePatient({
        ...adult,
        cardNo: ' 11010519491231002x',
        gender: 'male',
        birthDate: '2000-01-01',
      }),
    ).toMatchObject({
      cardNo: adultCard,
      gender: 'female',
      birthDate: '1949-12-31',
    });
  });

  test('without a document there is no number', () => {
    expect(resolvePatient({ ...newborn, cardNo: '1' }).cardNo).toBe('');
  });
});
