import { describe, expect, it } from 'vitest';
import {
  answersToSend,
  enabledItems,
  scoreBand,
  surveyProblem,
  surveyProblems,
  surveyScore,
  type SurveyAnswer,
  type SurveyCondition,
  type SurveyQuestionRule,
} from './survey';

const question = (linkId: string, rest: Partial<SurveyQuestionRule> = {}): SurveyQuestionRule => ({
  linkId,
  type: 'choice',
  required: false,
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
const group = (linkId: string, item: SurveyQuestionRule[], enableWhen: SurveyCondition[] = []) => ({
  linkId,
  item,
  enableWhen,
  enableBehavior: 'all' as const,
});
const when = (of: string, operator: SurveyCondition['operator'], answer: string) => ({
  question: of,
  operator,
  answer,
});
const says = (linkId: string, ...values: string[]): SurveyAnswer => ({ linkId, values });

const branching = [
  group('g1', [
    question('smokes', { required: true }),
    question('years', {
      type: 'integer',
      options: [],
      required: true,
      min: 1,
      max: 90,
      enableWhen: [when('smokes', '=', 'yes')],
    }),
  ]),
  group('g2', [question('quit', { enableWhen: [] })], [when('years', '>=', '10')]),
];
const asked = (...answers: SurveyAnswer[]) =>
  enabledItems(branching, answers).flatMap(({ questions }) =>
    questions.map(({ linkId }) => linkId),
  );

describe('which questions are asked', () => {
  it.each([
    ['nothing said', [], ['smokes']],
    ['no', [says('smokes', 'no')], ['smokes']],
    ['yes', [says('smokes', 'yes')], ['smokes', 'years']],
    ['a few years', [says('smokes', 'yes'), says('years', '9')], ['smokes', 'years']],
    ['many', [says('smokes', 'yes'), says('years', '10')], ['smokes', 'years', 'quit']],
    ['an answer of a branch that is gone', [says('smokes', 'no'), says('years', '10')], ['smokes']],
  ])('after %s', (_, answers, expected) => {
    expect(asked(...answers)).toEqual(expected);
  });

  it.each([
    ['exists', 'true', ['a'], true],
    ['exists', 'true', [], false],
    ['exists', 'false', [], true],
    ['=', 'a', ['b', 'a'], true],
    ['!=', 'a', ['b'], true],
    ['!=', 'a', [], false],
    ['>', '3', ['3'], false],
    ['<=', '3', ['3'], true],
    ['<', '3', [], false],
  ] as const)('where it stands %s %s of %j: %s', (operator, answer, values, expected) => {
    const groups = [
      group('g', [
        question('first', { type: 'text' }),
        question('next', { enableWhen: [when('first', operator, answer)] }),
      ]),
    ];
    const found = enabledItems(groups, [says('first', ...values)])[0]?.questions.length;
    expect(found === 2).toBe(expected);
  });

  it('by any of several conditions', () => {
    const enableWhen = [when('a', '=', 'yes'), when('b', '=', 'yes')];
    const groups = (enableBehavior: 'all' | 'any') => [
      group('g', [question('a'), question('b'), question('c', { enableWhen, enableBehavior })]),
    ];
    const count = (behavior: 'all' | 'any') =>
      enabledItems(groups(behavior), [says('b', 'yes')])[0]?.questions.length;
    expect([count('any'), count('all')]).toEqual([3, 2]);
  });
});

describe('what is wrong with an answer', () => {
  it.each([
    [{ required: true }, [], 'missing'],
    [{ required: true }, ['  '], 'missing'],
    [{}, [], null],
    [{}, ['yes'], null],
    [{}, ['perhaps'], 'invalid'],
    [{}, ['yes', 'no'], 'invalid'],
    [{ repeats: true }, ['yes', 'no'], null],
    [{ type: 'integer', min: 0, max: 10 }, ['11'], 'outOfRange'],
    [{ type: 'integer', min: 0, max: 10 }, ['1.5'], 'invalid'],
    [{ type: 'quantity', min: 0, max: 10 }, ['1.5'], null],
    [{ type: 'quantity' }, ['12,5'], 'invalid'],
    [{ type: 'date' }, ['2026-02-30'], 'invalid'],
    [{ type: 'date' }, ['2026-02-28'], null],
    [{ type: 'text' }, ['x'.repeat(1001)], 'outOfRange'],
    [{ type: 'attachment' }, ['1', '2', '3', '4'], 'invalid'],
    [{ type: 'display', required: true }, [], null],
  ] as const)('%j answered %j: %s', (rest, values, expected) => {
    expect(surveyProblem(question('q', rest), says('q', ...values))).toBe(expected);
  });

  it('only of what is asked', () => {
    expect(surveyProblems(branching, [says('smokes', 'no')])).toEqual([]);
    expect(surveyProblems(branching, [says('smokes', 'yes')])).toEqual([
      { linkId: 'years', problem: 'missing' },
    ]);
  });
});

describe('what is sent and what it comes to', () => {
  it('leaves out a branch that is gone, and its score', () => {
    const answers = [says('smokes', 'no'), says('years', '12'), says('quit', 'yes')];
    expect(answersToSend(branching, answers)).toEqual([says('smokes', 'no')]);
    expect(surveyScore(branching, answers)).toBe(0);
    const all = [says('smokes', 'yes'), says('years', '12'), says('quit', 'yes')];
    expect(surveyScore(branching, all)).toBe(4);
  });

  it('has no score where no option has one', () => {
    const groups = [group('g', [question('q', { options: [{ code: 'a', score: null }] })])];
    expect(surveyScore(groups, [says('q', 'a')])).toBeNull();
  });

  it.each([
    [null, undefined],
    [0, 'none'],
    [4, 'none'],
    [5, 'mild'],
    [27, 'mild'],
  ])('a score of %s is %s', (score, name) => {
    const bands = [
      { from: 0, name: 'none' },
      { from: 5, name: 'mild' },
    ];
    expect(scoreBand(bands, score)?.name).toBe(name);
  });
});
