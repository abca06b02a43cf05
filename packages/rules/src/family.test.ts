import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from './calendar';
import { freeRelations, gapsOfPatient, needsMobileProof, patientGaps } from './family';
import { checkPatient, relations } from './patient';
import type { PatientInput, Relation } from './patient';

const today = '2026-11-20';
const adult = {
  name: '王明',
  relation: 'self',
  cardType: 'idCard',
  cardNo: '11010519491231002X',
  mobile: '13800138000',
} satisfies PatientInput;
const child = {
  ...adult,
  cardType: 'none',
  cardNo: '',
  gender: 'female',
  birthDate: '2021-01-01',
  guardianName: '王明',
  guardianCardNo: adult.cardNo,
} satisfies PatientInput;

describe('freeRelations', () => {
  it.each<[Relation[], Relation | null, boolean]>([
    [[], null, true],
    [['child', 'other'], null, true],
    [['self'], null, false],
    [['child', 'self'], 'parent', false],
    [['child'], 'self', true],
    // Kept from before there was this rule.
    [['self'], 'self', true],
  ])('beside %j one who is %j may be oneself: %j', (others, current, mayBeSelf) => {
    expect(freeRelations(others, current).includes('self')).toBe(mayBeSelf);
  });

  test('nobody else is limited, and following it there is at most one', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...relations)), (wanted) => {
        const family: Relation[] = [];
        for (const relation of wanted) {
          const free = freeRelations(family);
          expect(free.filter((one) => one !== 'self')).toEqual(relations.slice(1));
          if (free.includes(relation)) family.push(relation);
        }
        expect(family.filter((one) => one === 'self').length).toBe(wanted.includes('self') ? 1 : 0);
      }),
    );
  });
});

describe('needsMobileProof', () => {
  it.each([
    ['13800138000', ['13800138000'], false],
    ['+86 138-0013-8000', ['13800138000'], false],
    ['１３８００１３８０００', ['13800138000'], false],
    ['13800138001', ['13800138000'], true],
    ['13800138000', [], true],
  ])('%s beside %j: %j', (mobile, proven, needed) => {
    expect(needsMobileProof(mobile, proven)).toBe(needed);
  });

  test('a number that was proven never needs it again', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^1[3-9]\d{9}$/), { minLength: 1 }), (proven) => {
        for (const mobile of proven) expect(needsMobileProof(mobile, proven)).toBe(false);
      }),
    );
  });
});

describe('gapsOfPatient', () => {
  it.each<[string, PatientInput, boolean, string, readonly string[]]>([
    ['an adult', adult, true, today, []],
    ['a withdrawn consent', adult, false, today, ['consentWithdrawn']],
    ['a child of five without a document', child, true, today, []],
    ['the same child on the sixth birthday', child, true, '2027-01-01', ['documentOutgrown']],
    [
      'the same without a guardian',
      { ...child, guardianName: '', guardianCardNo: '' },
      false,
      '2027-01-01',
      ['consentWithdrawn', 'documentOutgrown', 'guardianMissing'],
    ],
    ['no number', { ...adult, mobile: '' }, true, today, ['incomplete']],
  ])('of %s', (_, patient, consentHolds, day, gaps) => {
    expect(gapsOfPatient(patient, { today: day, consentHolds })).toEqual(gaps);
  });

  test('are none exactly when the rules find nothing and the consent holds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(adult, child),
        fc.integer({ min: 0, max: 7000 }),
        fc.boolean(),
        (patient, days, consentHolds) => {
          const day = addDays(today, days);
          const gaps = gapsOfPatient(patient, { today: day, consentHolds });
          const isSound = consentHolds && checkPatient(patient, day).length === 0;
          expect(gaps.length === 0).toBe(isSound);
          for (const gap of gaps) expect(patientGaps).toContain(gap);
        },
      ),
    );
  });
});
