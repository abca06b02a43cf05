import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenOptions, mergedAnswers, surveyProblem, type SurveyAnswer } from './survey';
import { group, illnesses, question, says } from './survey-fixture';

const today = '2026-12-01';

describe('options that are chosen alone', () => {
  it.each([
    [[], ['none'], ['none']],
    [['cough', 'fever'], ['none', 'cough', 'fever'], ['none']],
    [['none'], ['none', 'cough'], ['cough']],
    [['none'], ['none', 'never'], ['never']],
    [['cough'], ['cough', 'fever'], ['cough', 'fever']],
    [[], ['none', 'cough'], ['cough']],
    [['none'], [], []],
  ])('after %j with %j: %j', (before, chosen, expected) => {
    expect(chosenOptions(illnesses, before, chosen)).toEqual(expected);
  });

  it('are never chosen with another one, in whatever order options are ticked', () => {
    const codes = illnesses.map(({ code }) => code);
    const asked = question('q', { repeats: true, options: illnesses });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...codes)), (ticks) => {
        let values: readonly string[] = [];
        for (const tick of ticks) {
          const ticked = values.includes(tick)
            ? values.filter((value) => value !== tick)
            : codes.filter((code) => code === tick || values.includes(code));
          values = chosenOptions(illnesses, values, ticked);
          expect(surveyProblem(asked, says('q', ...values), today)).toBeNull();
          expect(values.includes(tick)).toBe(ticked.includes(tick));
        }
      }),
    );
  });
});

describe('a draft that is saved from two devices', () => {
  const groups = [group('g', [question('a'), question('b'), question('c')])];
  it('keeps the answers of each', () => {
    const phone = mergedAnswers(groups, [], [says('a', 'yes')]);
    const tablet = mergedAnswers(groups, phone, [says('b', 'no')]);
    expect(tablet).toEqual([says('a', 'yes'), says('b', 'no')]);
    expect(mergedAnswers(groups, tablet, [says('a', 'no')])).toEqual([
      says('a', 'no'),
      says('b', 'no'),
    ]);
  });

  it('forgets an answer that was cleared, and what the survey does not ask', () => {
    const draft = [says('a', 'yes'), says('b', 'no')];
    expect(mergedAnswers(groups, draft, [says('a')])).toEqual([says('b', 'no')]);
    expect(mergedAnswers(groups, draft, [says('a', '')])).toEqual([says('b', 'no')]);
    expect(mergedAnswers(groups, draft, [says('x', 'yes')])).toEqual(draft);
  });

  it('is the same whichever of two saves of different answers comes first', () => {
    const answers = (linkIds: readonly string[]) =>
      fc.array(
        fc.record({
          linkId: fc.constantFrom(...linkIds),
          values: fc.array(fc.string(), { maxLength: 2 }),
        }),
      );
    const sorted = (all: readonly SurveyAnswer[]) =>
      all.toSorted((one, other) => one.linkId.localeCompare(other.linkId));
    fc.assert(
      fc.property(
        answers(['a', 'b', 'c']),
        answers(['a']),
        answers(['b', 'c']),
        (draft, one, other) => {
          const first = mergedAnswers(groups, mergedAnswers(groups, draft, one), other);
          const second = mergedAnswers(groups, mergedAnswers(groups, draft, other), one);
          expect(sorted(first)).toEqual(sorted(second));
        },
      ),
    );
  });
});
