import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enabledItems, type SurveyAnswer, type SurveyQuestionRule } from './survey';
import { nextSurveyStep, raisedAlarms, surveySteps } from './survey-steps';

const today = '2026-12-01';

const question = (linkId: string, rest: Partial<SurveyQuestionRule> = {}): SurveyQuestionRule => ({
  linkId,
  type: 'choice',
  required: true,
  repeats: false,
  options: [
    { code: 'no', score: 0 },
    { code: 'yes', score: 2 },
  ],
  min: null,
  max: null,
  enableWhen: [],
  enableBehavior: 'all',
  ...rest,
});
const group = (linkId: string, item: SurveyQuestionRule[]) => ({
  linkId,
  item,
  enableWhen: [],
  enableBehavior: 'all' as const,
});
const ifYes = (of: string) => ({
  enableWhen: [{ question: of, operator: '=' as const, answer: 'yes' }],
});
const says = (linkId: string, ...values: string[]): SurveyAnswer => ({ linkId, values });
const measured = { type: 'quantity', options: [], min: 30, max: 260 } as const;

const survey = [
  group('pressure', [question('high', measured), question('low', measured)]),
  group('feeling', [
    question('dizzy'),
    question('other'),
    question('how', ifYes('dizzy')),
    question('since', { type: 'date', options: [], required: false, ...ifYes('how') }),
  ]),
];
const shown = (...answers: SurveyAnswer[]) =>
  surveySteps(survey, answers).map(({ questions, followUps }) => [
    questions.map(({ linkId }) => linkId),
    followUps.map(({ question: { linkId }, after }) => `${linkId} after ${after.linkId}`),
  ]);

describe('the screens of a survey', () => {
  it('show measured values together, and each other question alone', () => {
    expect(shown()).toEqual([
      [['high', 'low'], []],
      [['dizzy'], []],
      [['other'], []],
    ]);
  });

  it('show what an answer adds on the screen of its question, and what that adds too', () => {
    expect(shown(says('dizzy', 'yes'))[1]).toEqual([['dizzy'], ['how after dizzy']]);
    expect(shown(says('dizzy', 'yes'), says('how', 'yes'))[1]).toEqual([
      ['dizzy'],
      ['how after dizzy', 'since after how'],
    ]);
  });

  it('show each question that is asked once, and no other', () => {
    const kinds = fc.constantFrom('choice' as const, 'quantity' as const, 'text' as const);
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.record({ type: kinds, after: fc.nat(9) }), { maxLength: 5 }), {
          maxLength: 4,
        }),
        fc.array(fc.boolean(), { maxLength: 20 }),
        (blocks, said) => {
          let count = 0;
          const groups = blocks.map((items, at) =>
            group(
              `g${at}`,
              items.map(({ type, after }) => {
                const number = count++;
                // Conditions name questions further up.
                const condition = after < number ? ifYes(`q${after}`) : {};
                return question(`q${number}`, { type, ...condition });
              }),
            ),
          );
          const answers = said.map((isYes, at) => says(`q${at}`, isYes ? 'yes' : 'no'));
          const onScreens = surveySteps(groups, answers).flatMap(({ questions, followUps }) => [
            ...questions,
            ...followUps.map((one) => one.question),
          ]);
          const asked = enabledItems(groups, answers).flatMap(({ questions }) => questions);
          const ids = (all: readonly SurveyQuestionRule[]) =>
            all.map(({ linkId }) => linkId).sort();
          expect(ids(onScreens)).toEqual(ids(asked));
        },
      ),
    );
  });
});

describe('where a survey goes on', () => {
  const pressure = [says('high', '138'), says('low', '86')];
  it.each([
    ['nothing', [], 0, 3],
    ['half of the first', [says('high', '138')], 0, 3],
    ['the first', pressure, 1, 3],
    ['a value that cannot be right', [says('high', '999'), says('low', '86')], 0, 3],
    ['an answer without what it adds', [...pressure, says('dizzy', 'yes')], 1, 3],
    ['all', [...pressure, says('dizzy', 'no'), says('other', 'no')], 3, 3],
  ])('after %s', (_, answers, at, of) => {
    expect(nextSurveyStep(survey, answers, today)).toEqual({ at, of });
  });

  it('is behind what may be left out and was', () => {
    const groups = [
      group('g', [question('photo', { required: false }), question('a'), question('b')]),
    ];
    expect(nextSurveyStep(groups, [], today)).toEqual({ at: 0, of: 3 });
    expect(nextSurveyStep(groups, [says('a', 'yes')], today)).toEqual({ at: 2, of: 3 });
  });
});

describe('alarms', () => {
  const alarms = [{ operator: '>=', answer: '180', text: 'call' }] as const;
  it.each([
    ['179', 0],
    ['180', 1],
    ['260', 1],
    ['１８０', 1],
    ['180,5', 1],
    ['180000', 0],
    ['261', 0],
    ['', 0],
  ])('of 180 and above by %s: %s', (value, count) => {
    const asked = { ...question('high', measured), alarms };
    expect(raisedAlarms(asked, says('high', value), today)).toHaveLength(count);
  });

  it('are raised by the option that they name alone', () => {
    const asked = { ...question('dizzy'), alarms: [{ operator: '=', answer: 'yes' }] as const };
    expect(raisedAlarms(asked, says('dizzy', 'yes'), today)).toHaveLength(1);
    expect(raisedAlarms(asked, says('dizzy', 'no'), today)).toEqual([]);
    expect(raisedAlarms(asked, undefined, today)).toEqual([]);
  });
});
