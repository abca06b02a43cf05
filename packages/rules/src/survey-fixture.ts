import type { SurveyAnswer, SurveyCondition, SurveyQuestionRule } from './survey';

/** A choice of yes and no, unless the test says otherwise. */
export const question = (
  linkId: string,
  rest: Partial<SurveyQuestionRule> = {},
): SurveyQuestionRule => ({
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
export const group = (
  linkId: string,
  item: SurveyQuestionRule[],
  enableWhen: SurveyCondition[] = [],
) => ({
  linkId,
  item,
  enableWhen,
  enableBehavior: 'all' as const,
});
export const when = (of: string, operator: SurveyCondition['operator'], answer: string) => ({
  question: of,
  operator,
  answer,
});
export const says = (linkId: string, ...values: string[]): SurveyAnswer => ({ linkId, values });

/** Options of which two exclude all others. */
export const illnesses = [
  { code: 'none', score: 0, exclusive: true },
  { code: 'never', score: null, exclusive: true },
  { code: 'cough', score: 1 },
  { code: 'fever', score: 2 },
];
