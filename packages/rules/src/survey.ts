/** One answer as it is typed: codes of options, a number, a day, a text, ids of pictures. */
export interface SurveyAnswer {
  readonly linkId: string;
  readonly values: readonly string[];
}

/** A condition of FHIR R4 `enableWhen`; `answer` is a code or a number. */
export interface SurveyCondition {
  readonly question: string;
  readonly operator: 'exists' | '=' | '!=' | '>' | '<' | '>=' | '<=';
  readonly answer: string;
}

interface Conditional {
  readonly enableWhen: readonly SurveyCondition[];
  readonly enableBehavior: 'all' | 'any';
}

/** A question by the types of FHIR R4; `repeats` makes a choice one of many. */
export interface SurveyQuestionRule extends Conditional {
  readonly linkId: string;
  readonly type: 'display' | 'choice' | 'integer' | 'quantity' | 'date' | 'text' | 'attachment';
  readonly required: boolean;
  readonly repeats: boolean;
  readonly options: readonly { readonly code: string; readonly score: number | null }[];
  readonly min: number | null;
  readonly max: number | null;
}

/** Questions that stand together. */
export interface SurveyGroupRule<Question extends SurveyQuestionRule> extends Conditional {
  readonly linkId: string;
  readonly item: readonly Question[];
}

/** What is wrong with an answer. */
export type SurveyProblem = 'missing' | 'invalid' | 'outOfRange';

/** The limits of what is typed. */
export const surveyLimits = { text: 1000, pictures: 3 } as const;

/** What is typed of an answer, without what is empty. */
const typed = ({ values }: SurveyAnswer): readonly string[] =>
  values.map((value) => value.trim()).filter((value) => value !== '');

/** Whether a condition holds for the values of the question that it names. */
export function conditionHolds(
  { operator, answer }: SurveyCondition,
  values: readonly string[],
): boolean {
  if (operator === 'exists') return values.length > 0 === (answer !== 'false');
  if (operator === '!=') return values.length > 0 && !values.includes(answer);
  if (operator === '=') return values.includes(answer);
  const than = Number(answer);
  return values.map(Number).some((value) => {
    if (operator === '>') return value > than;
    if (operator === '<') return value < than;
    return operator === '>=' ? value >= than : value <= than;
  });
}

/**
 * The groups and questions that are asked after these answers, in order. What a question that is not asked was answered
 * with counts for nothing; conditions name questions further up (FHIR R4 `enableWhen`, spec 2 §2.28).
 */
export function enabledItems<
  Question extends SurveyQuestionRule,
  Group extends SurveyGroupRule<Question>,
>(
  groups: readonly (Group & SurveyGroupRule<Question>)[],
  answers: readonly SurveyAnswer[],
): { readonly group: Group; readonly questions: readonly Question[] }[] {
  const given = new Map(answers.map((answer) => [answer.linkId, typed(answer)]));
  const counted = new Map<string, readonly string[]>();
  const isEnabled = ({ enableWhen, enableBehavior }: Conditional) => {
    if (enableWhen.length === 0) return true;
    const test = (condition: SurveyCondition) =>
      conditionHolds(condition, counted.get(condition.question) ?? []);
    return enableBehavior === 'any' ? enableWhen.some(test) : enableWhen.every(test);
  };
  return groups.flatMap((group) => {
    if (!isEnabled(group)) return [];
    const questions = group.item.filter((question) => {
      if (!isEnabled(question)) return false;
      counted.set(question.linkId, given.get(question.linkId) ?? []);
      return true;
    });
    return questions.length === 0 ? [] : [{ group, questions }];
  });
}

const decimal = /^-?\d{1,6}(?:\.\d{1,3})?$/;
const whole = /^-?\d{1,6}$/;

function isDay(text: string): boolean {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** What is wrong with the answer of one question; null for nothing. */
export function surveyProblem(
  { type, required, repeats, options, min, max }: SurveyQuestionRule,
  answer: SurveyAnswer | undefined,
): SurveyProblem | null {
  if (type === 'display') return null;
  const values = answer === undefined ? [] : typed(answer);
  const [first] = values;
  if (first === undefined) return required ? 'missing' : null;
  if (type === 'attachment') return values.length > surveyLimits.pictures ? 'invalid' : null;
  if (values.length > 1 && !repeats) return 'invalid';
  if (type === 'choice')
    return values.every((value) => options.some(({ code }) => code === value)) ? null : 'invalid';
  if (type === 'text') return first.length > surveyLimits.text ? 'outOfRange' : null;
  if (type === 'date') return isDay(first) ? null : 'invalid';
  if (!(type === 'integer' ? whole : decimal).test(first)) return 'invalid';
  const value = Number(first);
  return (min !== null && value < min) || (max !== null && value > max) ? 'outOfRange' : null;
}

/** What is wrong with the answers of all questions that are asked. */
export function surveyProblems(
  groups: readonly SurveyGroupRule<SurveyQuestionRule>[],
  answers: readonly SurveyAnswer[],
): { readonly linkId: string; readonly problem: SurveyProblem }[] {
  return enabledItems(groups, answers).flatMap(({ questions }) =>
    questions.flatMap((question) => {
      const problem = surveyProblem(
        question,
        answers.find(({ linkId }) => linkId === question.linkId),
      );
      return problem === null ? [] : [{ linkId: question.linkId, problem }];
    }),
  );
}

/** What is sent: the answers of questions that are asked and were answered. */
export function answersToSend(
  groups: readonly SurveyGroupRule<SurveyQuestionRule>[],
  answers: readonly SurveyAnswer[],
): SurveyAnswer[] {
  return enabledItems(groups, answers).flatMap(({ questions }) =>
    questions.flatMap(({ linkId, type }) => {
      const found = answers.find((answer) => answer.linkId === linkId);
      const values = found === undefined || type === 'display' ? [] : typed(found);
      return values.length === 0 ? [] : [{ linkId, values }];
    }),
  );
}

/** The sum of the scores of the options that were chosen; null where no option has one. */
export function surveyScore(
  groups: readonly SurveyGroupRule<SurveyQuestionRule>[],
  answers: readonly SurveyAnswer[],
): number | null {
  const questions = groups.flatMap(({ item }) => item);
  const isScored = questions.some(({ options }) => options.some(({ score }) => score !== null));
  if (!isScored) return null;
  const options = new Map(questions.map(({ linkId, options: all }) => [linkId, all]));
  return answersToSend(groups, answers)
    .flatMap(({ linkId, values }) =>
      values.map((value) => options.get(linkId)?.find(({ code }) => code === value)?.score ?? 0),
    )
    .reduce((sum, score) => sum + score, 0);
}

/** The highest score that the answers of a survey can reach, with all branches; null where no option has one. */
export function surveyMostScore(
  groups: readonly SurveyGroupRule<SurveyQuestionRule>[],
): number | null {
  const most = groups.flatMap(({ item }) =>
    item.flatMap(({ options, repeats }) => {
      const scores = options.flatMap(({ score }) => (score === null ? [] : [score]));
      if (scores.length === 0) return [];
      return repeats
        ? scores.reduce((sum, score) => sum + Math.max(0, score), 0)
        : Math.max(...scores);
    }),
  );
  return most.length === 0 ? null : most.reduce((sum, score) => sum + score, 0);
}

/** The band that a score lies in: the last one that begins at or below it. */
export function scoreBand<Band extends { readonly from: number }>(
  bands: readonly Band[],
  score: number | null,
): Band | undefined {
  return score === null ? undefined : bands.findLast(({ from }) => from <= score);
}
