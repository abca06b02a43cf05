import { describe, expect, it } from 'vitest';
import {
  answersToSend,
  enabledItems,
  surveyProblem,
  surveyProblems,
  type SurveyAnswer,
} from './survey';
import { group, illnesses, question, says, when } from './survey-fixture';
import { scoreBand, surveyMostScore, surveyScore } from './survey-score';

const today = '2026-12-01';

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
    [{ required: true, type: 'text' }, ['\u200b\u2800'], 'missing'],
    [{}, [], null],
    [{}, ['yes'], null],
    [{}, ['perhaps'], 'invalid'],
    [{}, ['yes', 'no'], 'invalid'],
    [{ repeats: true }, ['yes', 'no'], null],
    [{ type: 'integer', min: 0, max: 10 }, ['11'], 'outOfRange'],
    [{ type: 'integer', min: 0, max: 10 }, ['1.5'], 'invalid'],
    [{ type: 'quantity', min: 0, max: 10 }, ['1.5'], null],
    [{ type: 'integer', min: 0, max: 10 }, ['１０'], null],
    [{ type: 'quantity', min: 1, max: 40 }, ['6,1'], null],
    [{ type: 'quantity', min: 1, max: 40 }, ['6。1'], null],
    [{ type: 'quantity', min: 1, max: 40 }, ['.8'], 'outOfRange'],
    [{ type: 'quantity' }, ['1,000'], 'invalid'],
    [{ type: 'quantity' }, ['many'], 'invalid'],
    [{ repeats: true, options: illnesses }, ['cough', 'fever'], null],
    [{ repeats: true, options: illnesses }, ['none', 'none'], null],
    [{ repeats: true, options: illnesses }, ['none', 'cough'], 'exclusive'],
    [{ repeats: true, options: illnesses }, ['none', 'never'], 'exclusive'],
    [{}, ['yes', 'yes'], null],
    [{ type: 'date', latest: 'today' }, ['2026-12-01'], null],
    [{ type: 'date', latest: 'today' }, ['2099-01-01'], 'tooLate'],
    [{ type: 'date', latest: '2026-11-30' }, ['2026-12-01'], 'tooLate'],
    [{ type: 'date', earliest: 'today' }, ['2026-11-30'], 'tooEarly'],
    [{ type: 'date', earliest: '2000-01-01' }, ['1999-12-31'], 'tooEarly'],
    [{ type: 'date', earliest: null, latest: null }, ['2099-01-01'], null],
    [{ type: 'date', latest: 'today' }, ['1026-12-01'], 'invalid'],
    [{ type: 'date' }, ['2026-02-30'], 'invalid'],
    [{ type: 'date' }, ['2026-02-28'], null],
    [{ type: 'text' }, ['x'.repeat(1001)], 'outOfRange'],
    [{ type: 'attachment' }, ['1', '2', '3', '4'], 'invalid'],
    [{ type: 'display', required: true }, [], null],
  ] as const)('%j answered %j: %s', (rest, values, expected) => {
    expect(surveyProblem(question('q', rest), says('q', ...values), today)).toBe(expected);
  });

  it('only of what is asked', () => {
    expect(surveyProblems(branching, [says('smokes', 'no')], today)).toEqual([]);
    expect(surveyProblems(branching, [says('smokes', 'yes')], today)).toEqual([
      { linkId: 'years', problem: 'missing' },
    ]);
  });
});

describe('values that are compared', () => {
  const measured = { type: 'quantity', options: [], min: 30, max: 260 } as const;
  const pressure = [
    group('g', [
      question('systolic', { ...measured, higherThan: 'diastolic' }),
      question('diastolic', measured),
    ]),
  ];
  it.each([
    ['120', '70', []],
    ['70', '120', ['notHigher']],
    ['80', '80,0', ['notHigher']],
    ['１２０', '80.5', []],
    ['70', '', []],
    ['', '120', []],
    ['70', '999', ['outOfRange']],
  ])('%s above %s: %j', (systolic, diastolic, expected) => {
    const answers = [says('systolic', systolic), says('diastolic', diastolic)];
    expect(surveyProblems(pressure, answers, today).map(({ problem }) => problem)).toEqual(
      expected,
    );
  });

  it('are not compared with a question that is not asked', () => {
    const groups = [
      group('g', [question('low', measured)], [when('first', '=', 'yes')]),
      group('h', [question('high', { ...measured, higherThan: 'low' })]),
    ];
    expect(surveyProblems(groups, [says('low', '90'), says('high', '80')], today)).toEqual([]);
  });
});

describe('what is sent and what it comes to', () => {
  it('is numbers in their normal form, and each choice once', () => {
    const groups = [
      group('g', [
        question('sugar', { type: 'quantity', options: [] }),
        question('signs', { repeats: true, options: illnesses }),
        question('why', { type: 'text', options: [] }),
      ]),
    ];
    const answers = [
      says('sugar', ' ６，1'),
      says('signs', 'cough', 'cough', 'fever'),
      says('why', ' 6,1 '),
    ];
    expect(answersToSend(groups, answers)).toEqual([
      says('sugar', '6.1'),
      says('signs', 'cough', 'fever'),
      says('why', '6,1'),
    ]);
    expect(surveyScore(groups, answers)).toBe(3);
    expect(surveyMostScore(groups)).toBe(3);
  });

  it('reaches the highest score by the best option of each question', () => {
    expect(surveyMostScore(branching)).toBe(4);
    expect(surveyMostScore([group('g', [question('q', { repeats: true })])])).toBe(2);
    const alone = { code: 'alone', score: 9, exclusive: true };
    const options = [...illnesses, alone];
    expect(surveyMostScore([group('g', [question('q', { repeats: true, options })])])).toBe(9);
    const years = question('years', { type: 'integer', options: [] });
    expect(surveyMostScore([group('g', [years])])).toBeNull();
  });

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
