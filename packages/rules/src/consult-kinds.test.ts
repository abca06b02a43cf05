import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seenLength } from './blank-text';
import { checkConsultCase, consultKinds, consultLimits, consultTerms } from './consult-kinds';
import type { ConsultKind } from './consult-kinds';

// The keys of the table are the kinds.
const kinds = Object.keys(consultKinds) as ConsultKind[];
const question = '孩子发烧两天，吃过退烧药';

describe('the kinds of consult', () => {
  it.each(kinds)('%s promises an answer before it ends, and says what it costs', (kind) => {
    const { answerWithinMinutes, lastsHours, price, doctor, medium, callMinutes, takesTime } =
      consultTerms(kind);
    expect(answerWithinMinutes).toBeGreaterThan(0);
    // An answer in time never comes after the end.
    expect(lastsHours * 60).toBeGreaterThanOrEqual(answerWithinMinutes);
    // A doctor's own price is that of a doctor who is chosen.
    expect(price === 'doctor').toBe(doctor === 'chosen');
    expect(callMinutes !== null).toBe(medium !== 'text');
    if (takesTime) expect(doctor).toBe('chosen');
  });
});

describe('a case', () => {
  const codes = (kind: ConsultKind, more: object = {}) =>
    checkConsultCase(kind, { question, fileIds: [], ...more }).map(({ code }) => code);

  it.each([
    ['imageText', {}, []],
    ['imageText', { question: '  疼  ' }, ['questionTooShort']],
    ['imageText', { question: '疼'.repeat(1001) }, ['questionTooLong']],
    ['imageText', { treated: '药'.repeat(501) }, ['treatedTooLong']],
    ['imageText', { startsAt: '2026-12-01T10:00:00Z' }, []],
    ['video', {}, ['timeRequired']],
    ['video', { startsAt: '2026-12-01T10:00:00Z' }, []],
    ['fastPhone', {}, []],
    ['policlinic', {}, ['diagnosisRequired']],
    ['policlinic', { earlierDiagnosis: '   ' }, ['diagnosisRequired']],
    ['policlinic', { earlierDiagnosis: '高血压' }, []],
    ['convenient', { earlierDiagnosis: '病'.repeat(101) }, ['diagnosisTooLong']],
    ['fast', { fileIds: [...'0123456789'] }, ['tooManyPictures']],
    ['fast', { fileIds: Array.from({ length: 20 }, () => 'same') }, []],
  ] as const)('of %s with %o lacks %o', (kind, more, expected) => {
    expect(codes(kind, more)).toEqual(expected);
  });

  it('is judged the same for every kind where only words and pictures count', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.string({ maxLength: 60, unit: 'grapheme' }),
        fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 12 }),
        (kind, words, fileIds) => {
          const found = codes(kind, {
            question: words,
            fileIds,
            earlierDiagnosis: '高血压',
            startsAt: 'x',
          });
          const tooShort = seenLength(words) < consultLimits.question.least;
          expect(found.includes('questionTooShort')).toBe(tooShort);
          expect(found.includes('tooManyPictures')).toBe(fileIds.length > consultLimits.pictures);
        },
      ),
    );
  });
});
