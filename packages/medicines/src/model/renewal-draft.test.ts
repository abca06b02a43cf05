import { describe, expect, it } from 'vitest';
import {
  chosenAllergies,
  emptyDraft,
  problemsOf,
  questions,
  restoreDraft,
  surveyOf,
  type RenewalDraft,
} from './renewal-draft';
import { questionsFor } from './renewal-questions';

const answered: RenewalDraft = {
  takes: 'always',
  hasSideEffects: 'no',
  sideEffects: '',
  lastReading: '138/84',
  allergies: ['penicillins', 'other'],
  otherAllergy: '花粉',
  isPregnant: 'no',
  isGuardianPresent: 'yes',
  proofFileIds: ['f-1'],
};

describe('problemsOf', () => {
  it('names every question that has no answer, but not the reading', () => {
    expect(problemsOf(emptyDraft, questions, true).map(({ code }) => code)).toEqual([
      'takes',
      'sideEffects',
      'allergies',
      'pregnancy',
      'guardian',
      'proof',
    ]);
  });

  it.each([
    ['sideEffectsText', { hasSideEffects: 'yes', sideEffects: ' ' }],
    ['otherAllergy', { otherAllergy: '' }],
    ['guardianAbsent', { isGuardianPresent: 'no' }],
  ] as const)('finds %s', (code, changed) => {
    const draft: RenewalDraft = { ...answered, ...changed };
    expect(problemsOf(draft, questions, true).map((one) => one.code)).toEqual([code]);
  });

  it('finds nothing wrong with what is answered, nor with proof that is not required', () => {
    expect(problemsOf(answered, questions, true)).toEqual([]);
    expect(problemsOf({ ...answered, proofFileIds: [] }, questions, false)).toEqual([]);
  });
});

describe('surveyOf', () => {
  it('sends what was answered', () => {
    expect(surveyOf(answered, questions)).toEqual({
      takesAsPrescribed: 'always',
      lastReading: '138/84',
      allergyClasses: ['penicillins'],
      otherAllergy: '花粉',
      isPregnant: false,
      isGuardianPresent: true,
      proofFileIds: ['f-1'],
    });
  });

  it('leaves out what was not asked, and what belongs to another answer', () => {
    const draft: RenewalDraft = { ...answered, sideEffects: '咳嗽', allergies: ['none'] };
    expect(surveyOf(draft, ['takes', 'sideEffects', 'allergies'])).toEqual({
      takesAsPrescribed: 'always',
      lastReading: '138/84',
      allergyClasses: [],
      proofFileIds: [],
    });
  });
});

describe('chosenAllergies', () => {
  it.each([
    ['none after some', ['iodine'], ['none', 'iodine'], ['none']],
    ['some after none', ['none'], ['none', 'iodine'], ['iodine']],
    ['two', ['iodine'], ['iodine', 'statins'], ['iodine', 'statins']],
  ])('%s', (_, before, chosen, after) => {
    expect(chosenAllergies(before, chosen)).toEqual(after);
  });
});

describe('restoreDraft', () => {
  it('restores what was stored', () => {
    expect(restoreDraft(JSON.parse(JSON.stringify(answered)))).toEqual(answered);
  });

  it.each([null, 'text', 3])('takes nothing from %j', (kept) => {
    expect(restoreDraft(kept)).toBeNull();
  });

  it('drops values that no answer has', () => {
    expect(restoreDraft({ takes: 'perhaps', allergies: ['cats', 'iodine', 4] })).toEqual({
      ...emptyDraft,
      allergies: ['iodine'],
    });
  });
});

describe('questionsFor', () => {
  const person = (patientAge: number | null, patientGender: 'male' | 'female') => ({
    patientAge,
    patientGender,
  });
  it.each([
    [13, 'female', false],
    [14, 'female', true],
    [55, 'female', true],
    [56, 'female', false],
    [null, 'female', true],
    [30, 'male', false],
  ] as const)('asks at %s (%s) whether the patient is pregnant: %s', (age, gender, isAsked) => {
    for (const kind of ['fast', 'usual', 'specialist'] as const)
      expect(questionsFor(kind, person(age, gender), null).includes('pregnancy')).toBe(isAsked);
  });

  it('asks for a guardian of a child, and where the gateway wants one', () => {
    const asksGuardian = (age: number | null, refusal: { why: 'child' } | null) =>
      questionsFor('specialist', person(age, 'male'), refusal).includes('guardian');
    expect(asksGuardian(5, null)).toBe(true);
    expect(asksGuardian(6, null)).toBe(false);
    expect(asksGuardian(null, { why: 'child' })).toBe(true);
  });
});
