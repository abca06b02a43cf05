import { trimmedText } from './blank-text';
import { parseDay } from './calendar';
import { numberText, typedNumber } from './typed-number';

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
  readonly options: readonly {
    readonly code: string;
    readonly score: number | null;
    /** It is chosen alone, as "none of these" (FHIR R4 `questionnaire-optionExclusive`). */
    readonly exclusive?: boolean;
  }[];
  readonly min: number | null;
  readonly max: number | null;
  /** Limits of a day, `YYYY-MM-DD` or `today`. */
  readonly earliest?: string | null;
  readonly latest?: string | null;
  /** The number that is answered here must be above that of this question, as systolic is above diastolic. */
  readonly higherThan?: string | null;
}

/** Questions under one heading. */
export interface SurveyGroupRule<Question extends SurveyQuestionRule> extends Conditional {
  readonly linkId: string;
  readonly item: readonly Question[];
}

/** What is wrong with an answer. */
export type SurveyProblem =
  | 'missing'
  | 'invalid'
  | 'outOfRange'
  | 'tooEarly'
  | 'tooLate'
  /** An option that is chosen alone, with another one. */
  | 'exclusive'
  /** Not above the answer that it must be above. */
  | 'notHigher';

/** The limits of what is typed. */
export const surveyLimits = { text: 1000, pictures: 3 } as const;

const isNumber = ({ type }: Pick<SurveyQuestionRule, 'type'>): boolean =>
  type === 'integer' || type === 'quantity';

/**
 * What an answer says: without what is empty, each value once, numbers in their normal form (`6,1` is `6.1`). A text that is
 * no number stays as it was typed.
 */
export function answerValues(
  question: Pick<SurveyQuestionRule, 'type'>,
  answer: SurveyAnswer | undefined,
): readonly string[] {
  const typed = (answer?.values ?? []).map(trimmedText).filter((value) => value !== '');
  return [
    ...new Set(isNumber(question) ? typed.map((value) => numberText(value) ?? value) : typed),
  ];
}

/** Whether a condition holds for the {@link answerValues} of the question that it names. */
export function conditionHolds(
  { operator, answer }: SurveyCondition,
  values: readonly string[],
): boolean {
  if (operator === 'exists') return values.length > 0 === (answer !== 'false');
  if (operator === '!=') return values.length > 0 && !values.includes(answer);
  if (operator === '=') return values.includes(answer);
  const than = Number(answer);
  return values.some((text) => {
    const value = typedNumber(text);
    if (value === null) return false;
    if (operator === '>') return value > than;
    if (operator === '<') return value < than;
    return operator === '>=' ? value >= than : value <= than;
  });
}

/**
 * The groups and questions that are asked after these answers, in order. The answer of a question that is not asked has no
 * effect; conditions name questions further up (FHIR R4 `enableWhen`, spec 2 §2.28).
 */
export function enabledItems<
  Question extends SurveyQuestionRule,
  Group extends SurveyGroupRule<Question>,
>(
  groups: readonly (Group & SurveyGroupRule<Question>)[],
  answers: readonly SurveyAnswer[],
): { readonly group: Group; readonly questions: readonly Question[] }[] {
  const given = new Map(answers.map((answer) => [answer.linkId, answer]));
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
      counted.set(question.linkId, answerValues(question, given.get(question.linkId)));
      return true;
    });
    return questions.length === 0 ? [] : [{ group, questions }];
  });
}

/** Whether a text is a day of the years that calendars of phones offer. */
const isDay = (text: string): boolean => /^(?:19|20|21)/.test(text) && parseDay(text) !== null;

/** A limit of a question as a day. */
const dayOf = (limit: string | null | undefined, today: string): string | null =>
  (limit === 'today' ? today : limit) ?? null;

function choiceProblem(
  { options }: SurveyQuestionRule,
  values: readonly string[],
): SurveyProblem | null {
  const chosen = values.map((value) => options.find(({ code }) => code === value));
  if (chosen.includes(undefined)) return 'invalid';
  return chosen.length > 1 && chosen.some((option) => option?.exclusive) ? 'exclusive' : null;
}

function dayProblem(
  { earliest, latest }: SurveyQuestionRule,
  day: string,
  today: string,
): SurveyProblem | null {
  if (!isDay(day)) return 'invalid';
  const [first, last] = [dayOf(earliest, today), dayOf(latest, today)];
  if (first !== null && day < first) return 'tooEarly';
  return last !== null && day > last ? 'tooLate' : null;
}

function numberProblem({ type, min, max }: SurveyQuestionRule, text: string): SurveyProblem | null {
  const value = typedNumber(text);
  if (value === null || (type === 'integer' && !Number.isInteger(value))) return 'invalid';
  return (min !== null && value < min) || (max !== null && value > max) ? 'outOfRange' : null;
}

/**
 * What is wrong with the answer of one question, whatever the others are; null for nothing.
 * @param today the day of the hospital's calendar.
 */
export function surveyProblem(
  question: SurveyQuestionRule,
  answer: SurveyAnswer | undefined,
  today: string,
): SurveyProblem | null {
  const { type, required, repeats } = question;
  if (type === 'display') return null;
  const values = answerValues(question, answer);
  const [first] = values;
  if (first === undefined) return required ? 'missing' : null;
  if (type === 'attachment') return values.length > surveyLimits.pictures ? 'invalid' : null;
  if (values.length > 1 && !repeats) return 'invalid';
  if (type === 'choice') return choiceProblem(question, values);
  if (type === 'text') return first.length > surveyLimits.text ? 'outOfRange' : null;
  return type === 'date' ? dayProblem(question, first, today) : numberProblem(question, first);
}

/**
 * What is wrong with the answers of all questions that are asked: each alone, then those that must be above another one.
 * @param today the day of the hospital's calendar.
 */
export function surveyProblems(
  groups: readonly SurveyGroupRule<SurveyQuestionRule>[],
  answers: readonly SurveyAnswer[],
  today: string,
): { readonly linkId: string; readonly problem: SurveyProblem }[] {
  const asked = enabledItems(groups, answers).flatMap(({ questions }) => questions);
  const answerOf = ({ linkId }: SurveyQuestionRule) =>
    answers.find((answer) => answer.linkId === linkId);
  /** The number of a question; null where it has none, or one that is refused already. */
  const numberOf = (question: SurveyQuestionRule | undefined): number | null => {
    if (question === undefined || !isNumber(question)) return null;
    const [text] = answerValues(question, answerOf(question));
    const isRefused = surveyProblem(question, answerOf(question), today) !== null;
    return text === undefined || isRefused ? null : typedNumber(text);
  };
  return asked.flatMap((question) => {
    const { linkId, higherThan } = question;
    const problem = surveyProblem(question, answerOf(question), today);
    if (problem !== null) return [{ linkId, problem }];
    const low = numberOf(asked.find((one) => one.linkId === higherThan));
    const high = numberOf(question);
    return low !== null && high !== null && high <= low ? [{ linkId, problem: 'notHigher' }] : [];
  });
}

/** The options that are chosen once `chosen` are: one that excludes the others is chosen alone, as the person ticks. */
export function chosenOptions(
  options: SurveyQuestionRule['options'],
  before: readonly string[],
  chosen: readonly string[],
): readonly string[] {
  const isExclusive = (value: string) =>
    options.some(({ code, exclusive }) => code === value && exclusive);
  if (chosen.length < 2 || !chosen.some(isExclusive)) return chosen;
  const added = chosen.filter((value) => !before.includes(value));
  const alone = added.find(isExclusive);
  // Both may be new where they were ticked before the page could follow: what says more stays.
  return alone !== undefined && added.every(isExclusive)
    ? [alone]
    : chosen.filter((value) => !isExclusive(value));
}

/**
 * A draft with the answers that changed: the others stay, an answer without a value is removed, and so is what no question
 * of the survey asks.
 */
export function mergedAnswers(
  groups: readonly SurveyGroupRule<SurveyQuestionRule>[],
  draft: readonly SurveyAnswer[],
  changed: readonly SurveyAnswer[],
): SurveyAnswer[] {
  const known = new Set(groups.flatMap(({ item }) => item.map(({ linkId }) => linkId)));
  const merged = new Map(
    [...draft, ...changed].map(({ linkId, values }) => [linkId, values] as const),
  );
  return [...merged].flatMap(([linkId, values]) =>
    known.has(linkId) && values.some((value) => value !== '') ? [{ linkId, values }] : [],
  );
}

/** What is sent: the {@link answerValues} of questions that are asked and were answered. */
export function answersToSend(
  groups: readonly SurveyGroupRule<SurveyQuestionRule>[],
  answers: readonly SurveyAnswer[],
): SurveyAnswer[] {
  return enabledItems(groups, answers).flatMap(({ questions }) =>
    questions.flatMap((question) => {
      const { linkId, type } = question;
      const found = answers.find((answer) => answer.linkId === linkId);
      const values = type === 'display' ? [] : answerValues(question, found);
      return values.length === 0 ? [] : [{ linkId, values }];
    }),
  );
}
